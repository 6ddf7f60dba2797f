// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/table_columns.h"
#include "tests/lists/list_fixtures.h"

#include <gmock/gmock.h>

namespace flagfall::lists {
namespace {

using testing::ElementsAre;

TEST(Fields, ArePartedBySeparatorsOutsideQuotes) {
    EXPECT_THAT(fieldsOf("a;b;;c", ';'), ElementsAre("a", "b", "", "c"));
    EXPECT_THAT(fieldsOf(R"("Vzor; Jan";"the ""Rook""";x)", ';'), ElementsAre("Vzor; Jan", "the \"Rook\"", "x"));
    EXPECT_THAT(fieldsOf(R"(5" high,x)", ','), ElementsAre("5\" high", "x"));
    EXPECT_THAT(fieldsOf("\"never closed;x", ';'), ElementsAre("never closed;x"));
}

TEST(TableColumns, AreFoundByTitlesInSeveralLanguages) {
    struct Case {
        char const* header;
        char const* line;
    };
    for (auto const& [header, line] :
         {Case{"Reg. číslo;Priezvisko;Krstné meno;FIDE ID;Pohlavie;Titul;ELO;Dátum narodenia;Klub",
               "77;Vzorová;Anna;14900001;Ž;WIM;2201;3.2.1998;ŠK Vzor"},
          Case{"ID,Příjmení,Jméno,FIDE,Pohlaví,Titul,ELO,Datum narození,Oddíl",
               "77,Vzorová,Anna,14900001,Z,wim,2201,1998-02-03,ŠK Vzor"},
          Case{"National ID\tName\tFIDE ID\tSex\tTitle\tRating\tBirth date\tClub",
               "77\tVzorová, Anna\t14900001\tF\tWIM\t2201.0\t1998/02/03\tŠK Vzor"},
          Case{"licenza|apelidos|nome|id fide|sexo|título|elo|data de nacemento|clube",
               "77|Vzorová|Anna|014900001|muller|WIM|2201|03/02/1998|ŠK Vzor"}}) {
        auto const columns = TableColumns::fromHeader(header, {});
        ASSERT_TRUE(columns) << header;
        auto const player = columns->player(line);
        ASSERT_TRUE(player) << line;
        EXPECT_EQ(player->name, "Vzorová, Anna") << header;
        EXPECT_EQ(player->nationalId, "77");
        EXPECT_EQ(player->fideId, "14900001");
        EXPECT_EQ(player->sex, session::Sex::Woman) << header;
        EXPECT_EQ(player->title, session::Title::Wim);
        EXPECT_EQ(player->in(PlayType::Standard).value, 2201);
        EXPECT_EQ(player->birth, "1998-02-03") << header;
        EXPECT_EQ(player->club, "ŠK Vzor");
    }
}

TEST(TableColumns, MayBeGivenAMeaning) {
    EXPECT_FALSE(TableColumns::fromHeader("Wer;Zahl", {}));
    auto const columns =
        TableColumns::fromHeader("Wer;Zahl", {{"wer", TableColumn::Name}, {"ZAHL", TableColumn::Rapid}});
    auto const player = columns.value().player("Vzor, Jan;1700").value();
    EXPECT_EQ(player.name, "Vzor, Jan");
    EXPECT_EQ(player.in(PlayType::Rapid).value, 1700);
}

TEST(TableColumns, AgreeWithTheirWords) {
    for (std::string_view const word : tableColumnWords()) EXPECT_TRUE(tableColumnOf(word)) << word;
    EXPECT_EQ(tableColumnOf("rapid-k"), TableColumn::RapidK);
    EXPECT_FALSE(tableColumnOf("Rapid"));
}

TEST(TableColumns, LeaveOutWhoHasNoName) {
    auto const columns = TableColumns::fromHeader("Name;Elo", {}).value();
    EXPECT_FALSE(columns.player(";1700"));
    EXPECT_EQ(columns.player("Vzor").value().in(PlayType::Standard).value, 0) << "a line may be shorter";
    EXPECT_EQ(columns.player("Vzor;many").value().in(PlayType::Standard).value, 0);
}

TEST(ListedValues, AreReadAsListsWriteThem) {
    EXPECT_EQ(birthOf("1990/00/00"), "1990") << "a day that is not known";
    EXPECT_EQ(birthOf("29.2.2001"), "") << "there is no such day";
    EXPECT_EQ(birthOf("0000"), "");
    EXPECT_EQ(titleOf("g"), session::Title::Gm) << "as in the lists of 2012";
    EXPECT_EQ(titleOf("NM"), session::Title::None);
    EXPECT_EQ(numberOf("2450.0", 3999), 2450);
    EXPECT_EQ(numberOf("2450.5", 3999), 0);
    EXPECT_EQ(numberOf("99999", 3999), 0);
    EXPECT_EQ(numberOf("-5", 3999), 0);
    EXPECT_EQ(fideIdOf("000123"), "123");
    EXPECT_EQ(fideIdOf("123456789012"), "") << "eleven digits at most";
    EXPECT_EQ(fideIdOf("12a"), "");
}

} // namespace
} // namespace flagfall::lists
