// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/spreadsheet.h"
#include "tests/tables/packing.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace flagfall::tables {
namespace {

using Rows = std::vector<Row>;
using What = Problem::What;

TEST(Xlsx, CellsOfEveryKindAreRead) {
    auto const table = readTable(workbook(
        R"(<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Rating</t></is></c></row>)"
        R"(<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>2100</v></c><c r="D3" s="1"><v>29281</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c></row>)"
        R"(<row><c><v>1.8E3</v></c><c s="2"><v>36526.5</v></c><c><v>1.5</v></c><c t="str"><f>A1</f><v>x</v></c></row>)",
        "<si><t>Name</t></si><si><r><t>Čižmár</t></r><r><t>, Ján</t></r><rPh><t>no</t></rPh></si>",
        R"(<numFmts><numFmt numFmtId="164" formatCode="dd\.mm\.yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs>)"));
    ASSERT_TRUE(table);
    EXPECT_EQ(table->kind, Kind::Xlsx);
    EXPECT_EQ(table->sheetNames, (std::vector<std::string>{"Empty", "Players"}));
    EXPECT_EQ(table->sheetRead, 1U) << "the first one is empty";
    EXPECT_EQ(table->sheet.rows, (Rows{{"Name", "Rating"},
                                       {},
                                       {"Čižmár, Ján", "2100", "", "1980-03-01", "1"},
                                       {"1800", "2000-01-01", "1.5", "x"}}));
}

TEST(Ods, CellsAreReadAndEmptyRepetitionsAreNot) {
    auto const table = readTable(openDocument(
        R"(<table:table-row><table:table-cell><text:p>Name</text:p></table:table-cell><table:table-cell table:number-columns-repeated="2"><text:p>x</text:p></table:table-cell><table:table-cell table:number-columns-repeated="1000000"/></table:table-row>)"
        R"(<table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>)"
        R"(<table:table-row><table:table-cell><text:p>Čižmár,<text:s/>Ján</text:p><office:annotation><text:p>a note</text:p></office:annotation></table:table-cell><table:table-cell office:value-type="float" office:value="2100"><text:p>2 100</text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="1980-02-29T00:00:00"><text:p>29.02.80</text:p></table:table-cell></table:table-row>)"
        R"(<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>)"));
    ASSERT_TRUE(table);
    EXPECT_EQ(table->kind, Kind::Ods);
    EXPECT_EQ(table->sheet.rows, (Rows{{"Name", "x", "x"}, {}, {}, {"Čižmár, Ján", "2100", "1980-02-29"}}));
}

TEST(Spreadsheet, AnotherPackedFileOrAnOldOneIsNamed) {
    EXPECT_EQ(readTable(packed({{"a.txt", "b"}})).error().what, What::NotText);
    EXPECT_EQ(readTable("\xD0\xCF\x11\xE0 old").error().what, What::OldExcel);
    EXPECT_EQ(readTable("PK\x03\x04 torn").error().what, What::Damaged);
    EXPECT_EQ(readTable(workbook("")).error().what, What::Empty);
    EXPECT_EQ(readTable(workbook("<row><c></row>")).error().what, What::Damaged);
    EXPECT_EQ(readTable(packed({{"xl/workbook.xml", "<workbook/>"}})).error().what, What::Damaged)
        << "parts are missing";
    std::string const whole = workbook("<row><c><v>1</v></c></row>");
    EXPECT_FALSE(readTable(std::string_view{whole}.substr(0, whole.size() / 2)));
}

TEST(Spreadsheet, EntitiesAreNotExpanded) {
    std::string const bomb =
        R"(<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><workbook><sheets><sheet name="&b;"/></sheets></workbook>)";
    EXPECT_EQ(readTable(packed({{"xl/workbook.xml", bomb}})).error().what, What::Suspicious);
    std::string const outside = R"(<!DOCTYPE w SYSTEM "file:///etc/passwd"><workbook/>)";
    EXPECT_EQ(readTable(packed({{"content.xml", outside}})).error().what, What::Suspicious);
}

TEST(Spreadsheet, WhatUnpacksWithoutEndIsStopped) {
    Limits limits;
    limits.unpacked = 1'000'000;
    std::string const spaces(5'000'000, ' ');
    EXPECT_EQ(readTable(workbook(spaces), {}, limits).error().what, What::TooLarge);
    limits = {};
    limits.cells = 100;
    std::string rows;
    for (int i = 0; i < 200; ++i) rows += "<row><c><v>1</v></c></row>";
    EXPECT_EQ(readTable(workbook(rows), {}, limits).error(), (Problem{What::TooManyCells, 101, 1}));
    EXPECT_EQ(readTable(workbook(R"(<row r="99999999"><c><v>1</v></c></row>)")).error().what, What::TooManyCells);
    EXPECT_EQ(readTable(workbook(R"(<row r="1"><c r="ZZZZ1"><v>1</v></c></row>)")).error().what, What::TooManyCells);
    EXPECT_EQ(
        readTable(
            openDocument(
                R"(<table:table-row table:number-rows-repeated="9999999"><table:table-cell table:number-columns-repeated="9999"><text:p>x</text:p></table:table-cell></table:table-row>)"))
            .error()
            .what,
        What::TooManyCells);
    std::string const often = R"(<table:table-row table:number-rows-repeated="500">)";
    std::string wide = often;
    for (int i = 0; i < 100; ++i) wide += "<table:table-cell><text:p>x</text:p></table:table-cell>";
    EXPECT_EQ(readTable(openDocument(wide + "</table:table-row>")).error().what, What::TooManyCells);
    auto const few =
        readTable(openDocument(often + "<table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>"));
    ASSERT_TRUE(few) << "equal rows of a real sheet";
    EXPECT_EQ(few->sheet.rows.size(), 500U);
    std::string deep;
    for (int i = 0; i < 1000; ++i) deep += "<is>";
    EXPECT_EQ(readTable(workbook(deep)).error().what, What::Suspicious);
}

} // namespace
} // namespace flagfall::tables
