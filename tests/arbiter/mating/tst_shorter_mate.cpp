// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/mating/shorter_mate.h"

#include "chances.h"

#include <array>
#include <fstream>

namespace flagfall::mating::test {
namespace {

using Line = std::vector<board::Move>;

Line lineTo(Position const& position, Colour mating) { return std::get<Winnable>(chancesOf(position, mating)).line; }

bool isMate(Position position, Colour mating, Line const& line) {
    for (board::Move const move : line) {
        if (!position.isLegal(move)) return false;
        position.play(move);
    }
    return position.turn() != mating && position.isCheckmate();
}

constexpr auto cornered = "5r1k/6P1/7K/5q2/8/8/8/8 b - - 0 1";

TEST(ShorterMate, ALongLineBecomesAShortOneThatMatesAsWell) {
    Position const position = at(cornered);
    Line const line = lineTo(position, Colour::Black);
    Line const shorter = shorterMate(position, Colour::Black, line);
    EXPECT_GT(line.size(), 100U);
    EXPECT_EQ(shorter.size(), 5U);
    EXPECT_TRUE(isMate(position, Colour::Black, shorter));
}

TEST(ShorterMate, FoolsMateIsTheShortestMateOfAll) {
    Position const start;
    EXPECT_EQ(shorterMate(start, Colour::Black, lineTo(start, Colour::Black)).size(), 4U);
    EXPECT_EQ(shorterMate(start, Colour::White, lineTo(start, Colour::White)).size(), 5U);
}

TEST(ShorterMate, MovesToAndFroAreLeftOutWhateverElseIsFound) {
    Position const position = at("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1");
    Line line;
    Position on = position;
    for (auto const uci : {"a1b1", "g8f8", "b1a1", "f8g8", "e1e8"}) {
        line.push_back(board::test::move(on, uci));
        on.play(line.back());
    }
    ASSERT_TRUE(isMate(position, Colour::White, line));
    Line const shorter = shorterMate(position, Colour::White, line, 1000);
    ASSERT_EQ(shorter.size(), 1U);
    EXPECT_TRUE(isMate(position, Colour::White, shorter));
}

TEST(ShorterMate, WithoutABudgetOrWhenNobodyWantsToKnowTheLineStaysAsItIs) {
    Position const position = at(cornered);
    Line const line = lineTo(position, Colour::Black);
    EXPECT_EQ(shorterMate(position, Colour::Black, line, 0), line);
    std::stop_source givenUp;
    givenUp.request_stop();
    EXPECT_EQ(shorterMate(position, Colour::Black, line, shorteningBudget, givenUp.get_token()), line);
    EXPECT_TRUE(shorterMate(at("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"), Colour::White, {}).empty());
}

/// How many of the position's lines got shorter; each of them still mates, and none got longer.
int shortened(Position const& position) {
    int shorter = 0;
    for (Colour const mating : bothColours) {
        auto const chances = chancesOf(position, mating);
        auto const* const winnable = std::get_if<Winnable>(&chances);
        if (winnable == nullptr || winnable->line.empty()) continue;
        Line const line = shorterMate(position, mating, winnable->line, 5000);
        EXPECT_TRUE(isMate(position, mating, line)) << fenText(position);
        EXPECT_LE(line.size(), winnable->line.size()) << fenText(position);
        shorter += line.size() < winnable->line.size() ? 1 : 0;
    }
    return shorter;
}

/// Of our own: every piece that mates, help of the other player, pawns that must promote, walls to be opened, castling
/// and a capture in passing.
constexpr std::array ownPositions{
    cornered,
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/8/4k3/7r/8/3NK3/8/8 b - - 0 1",
    "8/8/4k3/8/3b4/3BK3/8/8 w - - 0 1",
    "k7/8/K7/8/8/8/4N3/5N2 w - - 0 1",
    "4k3/3p4/8/8/8/8/4N3/4K3 w - - 0 1",
    "4k3/8/8/8/8/2N1K3/7p/8 w - - 0 1",
    "4k3/4p3/8/8/8/8/P7/4K3 w - - 0 1",
    "K7/8/8/8/p7/Pp6/1P6/1k6 w - - 0 1",
    "4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2N1K3 b - - 0 1",
    "4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2B1K3 b - b3 0 1",
    "8/8/8/p1p1p1p1/PkP1P1P1/8/6K1/8 w - - 0 1",
    "k7/Pp6/1P6/3p4/3P4/8/8/4K2b w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
};

TEST(ShorterMate, EveryLineOfOwnPositionsOfManyKindsStaysAMateAndGetsNoLonger) {
    int shorter = 0;
    for (auto const* const fen : ownPositions) shorter += shortened(at(fen));
    EXPECT_GT(shorter, 10);
}

TEST(ShorterMate, EveryLineOfTheVectorsStaysAMateAndGetsNoLonger) {
    std::ifstream file(SHARED_DIR "/vectors/unwinnability.txt");
    if (!file)
        GTEST_SKIP() << "the vectors of others are no part of a clone; "
                        "EveryLineOfOwnPositionsOfManyKinds… asks the same of own positions";
    int shorter = 0;
    for (std::string text; std::getline(file, text);)
        if (text.size() >= 4) shorter += shortened(at(std::string_view(text).substr(3)));
    EXPECT_GT(shorter, 500);
}

} // namespace
} // namespace flagfall::mating::test
