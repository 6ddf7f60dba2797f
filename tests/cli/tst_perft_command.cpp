// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/shell.h"

#include <gmock/gmock.h>

namespace flagfall::cli::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

struct PerftCommand : testing::Test {
    Shell shell;
};

TEST_F(PerftCommand, CountsFromTheInitialPosition) {
    auto const said = shell.run("perft 4");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(said.out, "197281\n");
    EXPECT_EQ(shell.run("perft 0").out, "1\n");
}

TEST_F(PerftCommand, CountsFromAPositionInOneWordOrSeveral) {
    EXPECT_EQ(shell.run("perft 3 '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1'").out, "2812\n");
    EXPECT_EQ(shell.run("perft 3 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1").out, "2812\n");
}

TEST_F(PerftCommand, DividesByFirstMove) {
    auto const said = shell.run("perft 2 --divide");
    EXPECT_THAT(said.out, StartsWith("a2a3: 20\na2a4: 20\nb1a3: 20\n")) << said;
    EXPECT_THAT(said.out, EndsWith("h2h4: 20\n400\n"));
}

TEST_F(PerftCommand, PlaysChess960) {
    std::string const fen = "'4k3/8/8/8/8/8/8/1RK5 w B - 0 1'";
    EXPECT_THAT(shell.run("perft 1 --chess960 --divide " + fen).out, HasSubstr("c1b1: 1\n"));
    auto const said = shell.run("perft 1 " + fen);
    EXPECT_EQ(said.code, 2);
    EXPECT_THAT(said.problems, HasSubstr("FEN: White: no rook to castle with (b1); "));
}

TEST_F(PerftCommand, SaysWhereAPositionCannotBeRead) {
    auto const said = shell.run("perft 1 '4k3/8/x7 w'");
    EXPECT_EQ(said.code, 2);
    EXPECT_EQ(said.out, "");
    EXPECT_THAT(said.problems, HasSubstr("FEN: column 7: pieces: not a letter that belongs here"));
}

} // namespace
} // namespace flagfall::cli::test
