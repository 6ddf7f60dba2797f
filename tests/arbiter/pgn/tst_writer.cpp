// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/commands.h"
#include "tests/arbiter/pgn/texts.h"

#include <sstream>

namespace flagfall::pgn::test {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;

board::Move move(board::Position const& position, char const* text) { return notation::readMove(position, text)->move; }

TEST(WrittenGame, BeginsWithTheSevenTagsInTheirOrder) {
    Game game;
    setTag(game, "Xyzzy", "1");
    setTag(game, "Black", "B");
    setTag(game, "White", "A \"the\" \\");
    game.ending = Result::BlackWins;
    EXPECT_EQ(gameText(complete(game)), "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                                        "[White \"A \\\"the\\\" \\\\\"]\n[Black \"B\"]\n[Result \"0-1\"]\n"
                                        "[Xyzzy \"1\"]\n\n0-1\n\n");
}

TEST(WrittenGame, IsTheSameCompletedTwice) {
    Game game;
    game.start = *board::positionFromFen("4k3/8/8/8/8/8/4P3/4K3 b - - 3 30");
    auto const once = complete(game);
    EXPECT_EQ(complete(once), once);
    EXPECT_EQ(tagOf(once, "SetUp"), "1");
    EXPECT_EQ(tagOf(once, "FEN"), "4k3/8/8/8/8/8/4P3/4K3 b - - 3 30");
}

TEST(WrittenGame, SaysThatItIsChess960) {
    Game game;
    game.start =
        *board::positionFromFen("nbbrknrq/pppppppp/8/8/8/8/PPPPPPPP/NBBRKNRQ w KQkq - 0 1", board::Game::Chess960);
    EXPECT_EQ(tagOf(complete(game), "Variant"), "Chess960");
}

/// T198: the Laws write `11. Kb1 (=)`, files `11. Kb1 {(=)}`.
TEST(WrittenGame, HasTheDrawOfferAndTheClockInTheCommentBehindTheMove) {
    Game game;
    board::Position const start;
    game.line.plies.emplace_back(move(start, "e4"), Comments{clockCommand(90min)});
    auto const afterE4 = start.after(*game.line.plies[0].move);
    game.line.plies.emplace_back(move(afterE4, "e5"),
                                 Comments{std::string(drawOffer) + " " + clockCommand(89min + 41s)});
    EXPECT_EQ(movetextOf(game), "1. e4 {[%clk 1:30:00]} 1... e5 {(=) [%clk 1:29:41]} *");
}

TEST(WrittenGame, HasLinesOfNoMoreThanEightyColumns) {
    std::string text = "1. e4 {";
    for (int i = 0; i < 60; ++i) text += "Šach a mat [%clk 1:30:00] ";
    auto const game = read(text + "} *").game;
    std::istringstream lines(gameText(game));
    for (std::string line; std::getline(lines, line);) {
        EXPECT_LE(std::ranges::count_if(line, [](char byte) { return (byte & 0xC0) != 0x80; }), 80) << line;
        EXPECT_FALSE(line.starts_with('[')) << "no line of a comment may look like a tag: " << line;
    }
    EXPECT_EQ(read(gameText(game)).game, game);
}

TEST(WrittenGame, NeverBeginsALineWithAnEscape) {
    std::string text = "1. e4 {";
    for (int i = 0; i < 100; ++i) text += "100 % ";
    auto const game = complete(read(text + "} *").game);
    EXPECT_THAT(gameText(game), testing::Not(HasSubstr("\n%")));
    EXPECT_EQ(read(gameText(game)).game, game);
}

TEST(WrittenGame, HasANumberWhereverOneIsNeeded) {
    EXPECT_EQ(again("1. e4 e5 2. Nf3 (2. f4 exf4) Nc6 {a} Bb5 $1 a6 *"),
              "1. e4 e5 2. Nf3 (2. f4 exf4) 2... Nc6 {a} 3. Bb5 $1 a6 *");
}

TEST(WrittenGame, KeepsAClosingBraceInACommentToTheEndOfTheLine) {
    EXPECT_EQ(again("1. e4 ;a } b\n*"), "1. e4 ;a } b\n*");
}

TEST(WrittenGame, KeepsWhatCouldNotBeRead) {
    EXPECT_EQ(again("1. e4 e5 2. Nf6 ( foo ;} bar\n {x} $1 1-0 ) 1-0"),
              "1. e4 e5 2. Nf6 ( foo ;} bar\n{x} $1 1-0 ) 1-0");
}

TEST(WrittenGame, MayBeWithoutCommentsAndVariations) {
    auto const game = read("{a} 1. e4 $1 {b (=) c [%clk 1:00:00] [%x y]} (1. d4) 1... e5 *").game;
    EXPECT_THAT(gameText(game, {.comments = CommentsWritten::CommandsOnly, .variations = VariationsWritten::None}),
                HasSubstr("1. e4 {(=) [%clk 1:00:00] [%x y]} 1... e5 *"));
    EXPECT_THAT(gameText(game, {.comments = CommentsWritten::None, .variations = VariationsWritten::None}),
                HasSubstr("1. e4 e5 *"));
}

TEST(WrittenGame, WritesForfeitsAsTheScoreTheyGive) {
    Game game;
    game.ending = Result::WhiteWinsByForfeit;
    EXPECT_EQ(movetextOf(complete(game)), "1-0");
    game.ending = Result::BothForfeit;
    EXPECT_EQ(movetextOf(complete(game)), "0-0");
    EXPECT_EQ(movetextOf(game), "*") << "without the tag it would be a castling";
}

} // namespace
} // namespace flagfall::pgn::test
