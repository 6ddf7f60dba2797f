// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/shell.h"

#include <gmock/gmock.h>

namespace flagfall::cli::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string const whole = "[Event \"Open\"]\n"
                          "[Site \"Bratislava SVK\"]\n"
                          "[Date \"2026.11.21\"]\n"
                          "[Round \"3.17\"]\n"
                          "[White \"Čižmár, Ján\"]\n"
                          "[Black \"Novák, Eva\"]\n"
                          "[Result \"1/2-1/2\"]\n"
                          "[WhiteFideId \"14900000\"]\n"
                          "\n"
                          "1. e4 {[%clk 1:29:58]} 1... e5 {(=) [%clk 1:29:41]} 1/2-1/2\n"
                          "\n";

std::string const twice = whole + whole;

struct PgnCommand : testing::Test {
    void write(char const* name, std::string const& text) const { std::ofstream(shell / name) << text; }
    Shell shell;
};

TEST_F(PgnCommand, WritesAFileInTheExportFormatAsItIs) {
    write("games.pgn", twice);
    auto const said = shell.run("pgn games.pgn");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(said.out, twice);
    EXPECT_EQ(said.problems, "");
}

TEST_F(PgnCommand, WritesSeveralFilesIntoOneAndCounts) {
    write("a.pgn", whole);
    write("b.pgn", whole);
    auto const said = shell.run("pgn a.pgn b.pgn -o both.pgn --count");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(said.out, "");
    EXPECT_EQ(textOf(shell / "both.pgn"), twice);
    EXPECT_EQ(said.problems, "2 games, 4 moves, 0 problems\n");
}

TEST_F(PgnCommand, SaysWhereAGameCannotBeReadAndKeepsItAsText) {
    write("games.pgn", "[Event \"A\"]\n\n1. e4 e5\n2. Nf6 Nc6 1-0\n\n[Event \"B\"]\n\n1. d4 0-1\n");
    auto const said = shell.run("pgn games.pgn");
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_THAT(said.problems, HasSubstr("games.pgn: line 4, column 4: Nf6: no such piece can go there: no move here"));
    EXPECT_THAT(said.out, HasSubstr("1. e4 e5 2. Nf6 Nc6 1-0\n"));
    EXPECT_THAT(said.out, HasSubstr("1. d4 0-1\n"));
}

TEST_F(PgnCommand, TellsWhatIsOnlyUnusualAndFindsItGood) {
    write("games.pgn", "[White \"M\xFCller\"]\n\n1. e4+ *\n");
    auto const said = shell.run("pgn games.pgn");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, HasSubstr("[White \"Müller\"]"));
    EXPECT_THAT(said.problems, HasSubstr("line 1, column 1: M\xC3\xBCller: not UTF-8; read as Latin-1"));
    EXPECT_THAT(said.problems, HasSubstr("line 3, column 4: e4+: no check: read as the move it is"));
}

TEST_F(PgnCommand, SaysWhichPositionIsNone) {
    write("games.pgn", "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n");
    auto const said = shell.run("pgn games.pgn");
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_THAT(said.problems, HasSubstr("no king"));
    EXPECT_THAT(said.out, HasSubstr("\n1. e4 *\n"));
}

TEST_F(PgnCommand, ReadsTheOtherFilesWhereOneIsMissing) {
    write("games.pgn", whole);
    auto const said = shell.run("pgn gone.pgn games.pgn");
    EXPECT_EQ(said.code, 2) << said;
    EXPECT_EQ(said.out, whole);
    EXPECT_THAT(said.problems, HasSubstr("gone.pgn: cannot be read"));
}

TEST_F(PgnCommand, SaysThatAFileIsInUtf16) {
    write("games.pgn", std::string{"\xFF\xFE[\0E\0", 6});
    auto const said = shell.run("pgn games.pgn");
    EXPECT_EQ(said.code, 2) << said;
    EXPECT_THAT(said.problems, HasSubstr("games.pgn: line 1: the file is in UTF-16"));
}

TEST_F(PgnCommand, DoesNotWriteOverWhatItReads) {
    write("games.pgn", whole);
    auto const said = shell.run("pgn games.pgn -o ./games.pgn");
    EXPECT_EQ(said.code, 2) << said;
    EXPECT_EQ(textOf(shell / "games.pgn"), whole);
}

TEST_F(PgnCommand, SaysThatTheDiskIsFull) {
    write("games.pgn", whole);
    auto const said = shell.run("pgn games.pgn -o /dev/full");
    EXPECT_EQ(said.code, 2) << said;
    EXPECT_THAT(said.problems, StartsWith("flagfall-cli: /dev/full: cannot be written"));
}

TEST_F(PgnCommand, GoesThroughFilesLargerThanWhatIsReadAtOnce) {
    std::ofstream file(shell / "many.pgn");
    for (int i = 0; i < 10'000; ++i) file << whole;
    file.close();
    auto const said = shell.run("pgn many.pgn -o out.pgn --count");
    EXPECT_EQ(said.problems, "10000 games, 20000 moves, 0 problems\n") << said.code;
    EXPECT_EQ(fs::file_size(shell / "out.pgn"), fs::file_size(shell / "many.pgn"));
}

} // namespace
} // namespace flagfall::cli::test
