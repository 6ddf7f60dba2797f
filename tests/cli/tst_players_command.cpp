// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/shell.h"

#include <gmock/gmock.h>

#include <fstream>

namespace flagfall::cli::test {
namespace {

using testing::HasSubstr;

void write(fs::path const& file, std::string const& text) { std::ofstream(file, std::ios::binary) << text; }

std::string const list = "Meno;Elo;Fed;FIDE ID;Narodený;Vklad;E-mail\n"
                         "GM Čižmár, Ján;2501;SVK;14900001;1980-02-29;15;jan@example.org\n"
                         "Hronová, Anna;about 1900;Slovakia;;1999;;\n"
                         "Hronova, Anna;;;;;;\n";

TEST(PlayersCommand, AListBecomesCsvAndWhatIsUnclearIsSaid) {
    Shell const shell;
    write(shell / "list.csv", list);
    auto const said = shell.run("players list.csv");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(said.out, "name,title,rating,federation,fide_id,birth\r\n"
                        "\"Čižmár, Ján\",GM,2501,SVK,14900001,1980\r\n"
                        "\"Hronová, Anna\",,,,,1999\r\n"
                        "\"Hronova, Anna\",,,,,\r\n");
    for (char const* line : {"list.csv: row 2, column 1: the title stood in the name: 'GM'",
                             "list.csv: row 3, column 2: not a rating: left out: 'about 1900'",
                             "list.csv: row 3, column 3: not the three letters of a federation: left out: 'Slovakia'",
                             "list.csv: row 4: Hronova, Anna: the same name as row 3: Hronová, Anna"})
        EXPECT_NE(said.problems.find(line), std::string::npos) << line << "\n" << said;
    EXPECT_NE(shell.run("players list.csv --private").out.find("1980-02-29,15"), std::string::npos);
}

TEST(PlayersCommand, EveryFormIsReadAgain) {
    Shell const shell;
    write(shell / "list.csv", list);
    std::string const csv = shell.run("players list.csv").out;
    for (std::string const form : {"tsv", "xlsx", "ods"}) {
        EXPECT_EQ(shell.run("players list.csv --to " + form + " -o list." + form).code, 0);
        EXPECT_EQ(shell.run("players list." + form).out, csv) << form;
    }
    EXPECT_EQ(shell.run("players list.csv --to trf -o list.trf").code, 0);
    auto const trf = shell.run("players list.trf");
    EXPECT_EQ(trf.code, 0) << trf;
    EXPECT_NE(trf.out.find("\"Čižmár, Ján\",GM,2501,2501,SVK,14900001,1980"), std::string::npos) << trf;
}

TEST(PlayersCommand, AReportKeepsAllRatingsOfAPlayer) { // TRF26: 001 has FIDE's, a record of the federation its own
    Shell const shell;
    write(shell / "list.csv", "name,rating,fide_rating,national_rating,federation,national_id\r\n"
                              "\"Both, Jan\",2050,2000,2100,SVK,R1\r\n"
                              "\"Home, Eva\",1800,,1800,SVK,R2\r\n"
                              "\"Nobody, Jo\",,,,SVK,\r\n");
    ASSERT_EQ(shell.run("players list.csv --to trf -o list.trf").code, 0);
    std::string const trf = textOf(shell / "list.trf");
    EXPECT_NE(trf.find("001    1      Both, Jan                         2000 SVK"), std::string::npos) << trf;
    EXPECT_NE(trf.find("001    2      Home, Eva                              SVK"), std::string::npos) << trf;
    EXPECT_NE(trf.find("SVK    2      Home, Eva                         1800 SVK          R2"), std::string::npos)
        << trf;
    EXPECT_NE(trf.find("### Ratings used: 1=2050"), std::string::npos) << trf;
    auto const again = shell.run("players list.trf");
    EXPECT_EQ(again.code, 0) << again;
    EXPECT_EQ(again.out, shell.run("players list.csv").out);
}

TEST(PlayersCommand, AReportKeepsTheNationalRatingOfWhoHasNoFederation) {
    Shell const shell;
    write(shell / "list.csv", "name,rating,national_rating,federation\r\n"
                              "\"Guest, Ann\",1700,1700,CZE\r\n"
                              "\"Home, Eva\",1800,1800,SVK\r\n"
                              "\"Homely, Ivo\",1850,1850,SVK\r\n"
                              "\"Nobody, Jo\",1900,1900,\r\n");
    auto const said = shell.run("players list.csv --to trf -o list.trf");
    EXPECT_EQ(said.problems,
              "flagfall-cli: list.csv: Nobody, Jo: no federation: what is national is written as of SVK\n");
    EXPECT_EQ(shell.run("players list.trf").out, shell.run("players list.csv").out);

    write(shell / "bare.csv", "name,rating,national_rating\r\n\"Nobody, Jo\",1900,1900\r\n");
    EXPECT_EQ(
        shell.run("players bare.csv --to trf -o bare.trf").problems,
        "flagfall-cli: bare.csv: Nobody, Jo: what is national is left out: nobody on the list has a federation; say "
        "whose list it is with --federation\n");
    auto const told = shell.run("players bare.csv --federation SVK --to trf -o bare.trf");
    EXPECT_EQ(told.problems, "");
    EXPECT_THAT(shell.run("players bare.trf").out, HasSubstr("\"Nobody, Jo\",1900,1900,SVK"));
    write(shell / "more.csv", "name,national_rating\r\n\"Nobody, Jo\",1900\r\n\"No, Al\",1800\r\n\"Non, B\",1700\r\n");
    EXPECT_THAT(shell.run("players more.csv --to trf").problems,
                HasSubstr(": Nobody, Jo and 2 more: what is national"));
    EXPECT_EQ(shell.run("players bare.csv --federation svk").code, 2);
}

TEST(PlayersCommand, ALineWithItsColumnsOutOfPlaceGivesNobody) {
    Shell const shell;
    write(shell / "loose.trf",
          "012 Open\n001    1 m g  Berg, Ann 2500 SVK 14900001 1980/01/01  2.5 1  4 w 1  5 b 1  2 w =\n"
          "001    2 w    Home, Eva                         2400 SVK    14900002 1981/02/03\n");
    auto const read = shell.run("players loose.trf");
    EXPECT_THAT(read.out, HasSubstr("Home, Eva"));
    EXPECT_THAT(read.out, testing::Not(HasSubstr("Berg")));
    EXPECT_THAT(read.problems, HasSubstr("the columns of the line are not where a report file has them: left out"));
}

TEST(PlayersCommand, ASpreadsheetIsNeverWrittenOverAnEvent) {
    Shell const shell;
    write(shell / "list.csv", list);
    std::string const event{"SQLite format 3\0 and more", 25};
    write(shell / "open.flagfall", event);
    auto const said = shell.run("players list.csv --to xlsx -o open.flagfall");
    EXPECT_EQ(said.code, 2) << said;
    EXPECT_EQ(textOf(shell / "open.flagfall"), event);
}

TEST(PlayersCommand, ARowWithoutANameIsToldToTheShell) {
    Shell const shell;
    write(shell / "list.csv", "Name;Elo\nA;1\n;2\n");
    auto const said = shell.run("players list.csv");
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_NE(said.problems.find("row 3, column 1: no name"), std::string::npos) << said;
}

TEST(PlayersCommand, AListOfGamesAndAnEventWithoutPlayersAreSaidToBeSuch) {
    Shell const shell;
    write(shell / "games.csv", "Board;White;Result;Black\n1;Novák, Ján;1-0;Kos, Emil\n2;Hron, Peter;½-½;Malá, Eva\n");
    auto const games = shell.run("players games.csv");
    EXPECT_EQ(games.code, 2) << games;
    EXPECT_NE(games.problems.find("a list of games and not of players: column 3 has results"), std::string::npos)
        << games;
    EXPECT_TRUE(games.out.empty()) << games;
    write(shell / "empty.csv", "Name;Elo\n");
    auto const empty = shell.run("players empty.csv");
    EXPECT_EQ(empty.code, 2) << empty;
    EXPECT_NE(empty.problems.find("there are no players in it"), std::string::npos) << empty;
}

TEST(PlayersCommand, WhatIsNoListIsRefused) {
    Shell const shell;
    write(shell / "numbers.csv", "1;2\n3;4\n");
    write(shell / "open.csv", "Name;Elo\n\"A;1\n");
    EXPECT_EQ(shell.run("players numbers.csv").code, 2);
    auto const open = shell.run("players open.csv");
    EXPECT_EQ(open.code, 2);
    EXPECT_NE(open.problems.find("open.csv: row 2, column 1: a quotation mark is never closed"), std::string::npos)
        << open;
    EXPECT_EQ(shell.run("players nowhere.csv").code, 2);
    write(shell / "list.csv", list);
    EXPECT_EQ(shell.run("players list.csv --to xlsx").code, 2);
    EXPECT_EQ(shell.run("players list.csv --to ods").code, 2);
    EXPECT_EQ(shell.run("players list.csv --to pdf").code, 2);
}

} // namespace
} // namespace flagfall::cli::test
