// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/sheet_file.h"

#include "app/tables/spreadsheet.h"
#include "tests/support/temp_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <clocale>
#include <cstdlib>

namespace flagfall::tables {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

Sheet const players{{{"Name", "Rating", "FIDE ID", "Points"},
                     {"Čižmár, <Ján> & \"Ďuro\"", "2100", "0123", "2.5"},
                     {"=1+1", "", "", "3"}}};

class EverySheetFile : public ::testing::TestWithParam<SheetFile> {};

TEST_P(EverySheetFile, IsReadAgainAsItWasWritten) {
    auto const bytes = fileBytes(players, GetParam(), "Players: of [all] a very long name indeed č");
    ASSERT_TRUE(bytes);
    auto const table = readTable(*bytes);
    ASSERT_TRUE(table);
    EXPECT_EQ(table->sheet, players);
    EXPECT_EQ(isSpreadsheet(GetParam()), table->kind != Kind::Text);
    EXPECT_EQ(sheetFileBy(endingOf(GetParam())), GetParam());
}

INSTANTIATE_TEST_SUITE_P(Tables, EverySheetFile, ::testing::ValuesIn(sheetFiles),
                         [](auto const& kind) { return std::string{endingOf(kind.param)}; });

TEST(SheetFile, WhatNoTableIsWrittenAsHasNoKind) {
    EXPECT_EQ(sheetFileBy("xls"), std::nullopt);
    EXPECT_EQ(sheetFileBy(""), std::nullopt);
}

TEST(SheetFile, AnOpenDocumentSaysFirstAndUnpackedWhatItIs) {
    auto const bytes = fileBytes(players, SheetFile::Ods, "Players");
    ASSERT_TRUE(bytes);
    EXPECT_EQ(bytes->substr(30, 54), "mimetypeapplication/vnd.oasis.opendocument.spreadsheet");
}

TEST(SheetFile, LinesOfACellStayLines) {
    Sheet const sheet{{{"Note"}, {"fee paid\nby the club"}, {}, {"x"}}};
    auto const bytes = fileBytes(sheet, SheetFile::Ods, "");
    ASSERT_TRUE(bytes);
    auto const table = readTable(*bytes);
    ASSERT_TRUE(table);
    EXPECT_THAT(table->sheet.cell(1, 0), StartsWith("fee paid"));
    EXPECT_THAT(table->sheet.cell(1, 0), HasSubstr("by the club"));
    EXPECT_EQ(table->sheet.cell(3, 0), "x");
}

TEST(SheetFile, AFolderForTemporaryFilesThatIsNotThereIsSaid) {
    test::TempFolder const folder;
    std::string const before = std::getenv("TMPDIR") ? std::getenv("TMPDIR") : "";
    setenv("TMPDIR", (folder.path() / "gone").c_str(), 1);
    auto const bytes = fileBytes(players, SheetFile::Xlsx, "x");
    if (before.empty())
        unsetenv("TMPDIR");
    else
        setenv("TMPDIR", before.c_str(), 1);
    ASSERT_FALSE(bytes);
    EXPECT_EQ(bytes.error().what, Problem::What::NotWritten);
}

/// The window takes on the locale of the desktop, and half the points of a standings table hang on it.
TEST(SheetFile, ADesktopWithADecimalCommaWritesTheSameNumbers) {
    test::TempFolder const folder;
    std::string const make = "localedef -i sk_SK -f UTF-8 '" + (folder.path() / "sk_SK.UTF-8").string() + "'";
    ASSERT_EQ(std::system(make.c_str()), 0) << "package locales";
    setenv("LOCPATH", folder.path().c_str(), 1);
    ASSERT_TRUE(std::setlocale(LC_NUMERIC, "sk_SK.UTF-8"));
    ASSERT_STREQ(std::localeconv()->decimal_point, ",");
    auto const bytes = fileBytes(players, SheetFile::Xlsx, "Players");
    std::string const still = std::localeconv()->decimal_point;
    std::setlocale(LC_NUMERIC, "C");
    unsetenv("LOCPATH");
    ASSERT_TRUE(bytes);
    EXPECT_EQ(still, ",") << "nobody else's numbers change";
    auto const table = readTable(*bytes);
    ASSERT_TRUE(table);
    EXPECT_EQ(table->sheet, players);
}

} // namespace
} // namespace flagfall::tables
