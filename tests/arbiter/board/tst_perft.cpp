// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/board/perft.h"
#include "positions.h"

namespace flagfall::board::test {
namespace {

/// How many games of so many moves there are, as the chess programming community has counted them many times over
/// (chessprogramming.org, "Perft Results"; the Chess960 rows from its Chess960 suite). Counts from depth 1 on.
struct Row {
    std::string_view fen;
    std::vector<std::uint64_t> counts;
    Game game = Game::Standard;
};

/// A build for finding faults counts a hundred times as slowly, so it leaves the deepest counts to the others.
#ifdef __OPTIMIZE__
constexpr std::uint64_t affordable = 1'000'000'000;
#else
constexpr std::uint64_t affordable = 5'000'000;
#endif

void expectCounts(Row const& row) {
    Position const position = at(row.fen, row.game);
    EXPECT_EQ(perft(position, 0), 1U);
    for (std::size_t i = 0; i < row.counts.size() && row.counts[i] <= affordable; ++i)
        EXPECT_EQ(perft(position, static_cast<int>(i) + 1), row.counts[i]) << row.fen << " depth " << i + 1;
}

TEST(Perft, TheInitialPosition) {
    expectCounts(
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {20, 400, 8902, 197281, 4865609, 119060324}});
}

TEST(Perft, CastlingCapturesAndPinsAllAtOnce) {
    expectCounts({"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                  {48, 2039, 97862, 4085603, 193690690}});
}

TEST(Perft, EnPassantThatUncoversTheKing) {
    expectCounts({"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", {14, 191, 2812, 43238, 674624, 11030083}});
}

TEST(Perft, PromotionsForBoth) {
    expectCounts(
        {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", {6, 264, 9467, 422333, 15833292}});
    expectCounts(
        {"r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1", {6, 264, 9467, 422333, 15833292}});
}

TEST(Perft, PromotionWithACapture) {
    expectCounts({"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", {44, 1486, 62379, 2103487, 89941194}});
}

TEST(Perft, AMiddleGame) {
    expectCounts({"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
                  {46, 2079, 89890, 3894594, 164075551}});
}

TEST(Perft, Chess960) {
    expectCounts({"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
                  {21, 528, 12189, 326672, 8146062},
                  Game::Chess960});
    expectCounts({"2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
                  {21, 807, 18002, 667366, 16253601},
                  Game::Chess960});
    expectCounts({"b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9",
                  {20, 479, 10471, 273318, 6417013},
                  Game::Chess960});
}

TEST(Perft, ThePartsAddUpToTheWhole) {
    Position const position = standardStart();
    std::uint64_t sum = 0;
    for (auto const& part : perftParts(position, 4)) sum += part.count;
    EXPECT_EQ(sum, 197281U);
    EXPECT_EQ(perftParts(position, 4).size(), 20U);
}

} // namespace
} // namespace flagfall::board::test
