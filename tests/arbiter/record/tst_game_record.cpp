// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arbiter/record/games.h"

#include <gtest/gtest.h>

namespace flagfall::record {
namespace {

using test::game;
using test::move;

std::optional<EntryRefused> put(GameRecord& record, std::size_t from, std::size_t removed, board::Move with) {
    Entry const entry{with};
    return record.replace(from, removed, std::span{&entry, 1});
}

TEST(GameRecord, TheSampleGameOfTheLawsEndsWhereTheySay) { // Appendix C
    GameRecord const record = game("e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 0-0 0-0-0 "
                                   "Re8 Kb1(=)");
    EXPECT_EQ(board::fenText(record.end()), "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11");
    EXPECT_TRUE(record.entries().back().drawOffered);
}

TEST(GameRecord, AMoveInTheMiddleIsCorrectedWhileTheRestStaysLegal) {
    GameRecord record = game("e4 e5 Nf3 Nc6 Bc4");
    GameRecord const two = game("e4 e5");
    EXPECT_FALSE(put(record, 2, 1, move(two, "Nc3")));
    EXPECT_EQ(record.size(), 5U);
    EXPECT_EQ(record.positions().back(), record.end());
}

TEST(GameRecord, ACorrectionThatMakesALaterMoveIllegalIsRefusedAndChangesNothing) {
    GameRecord record = game("e4 e5 Nf3 Nc6 Bc4");
    auto const refused = put(record, 0, 1, move(GameRecord{}, "d4")); // then Bc4 cannot be played
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->index, 4U);
    EXPECT_EQ(record.entries().front().move()->to, *board::squareFrom("e4"));
}

TEST(GameRecord, WhatIsBehindCanBeLetGo) {
    GameRecord record = game("e4 e5 Nf3 Nc6 Bc4");
    EXPECT_FALSE(put(record, 0, 5, move(GameRecord{}, "d4")));
    EXPECT_EQ(record.size(), 1U);
}

TEST(GameRecord, AfterAGapTheGameIsKnownAgain) { // 8.5c
    GameRecord record = game("e4 e5");
    board::Position const later = test::at("4k3/8/8/8/8/8/4P3/4K3 w - - 0 40");
    Entry const gap{std::make_shared<Gap const>(Gap{later, 0})};
    ASSERT_FALSE(record.replace(2, 0, std::span{&gap, 1}));
    EXPECT_EQ(record.end(), later);
    EXPECT_FALSE(put(record, 3, 0, move(record, "e4")));
    EXPECT_TRUE(record.hasGaps());
    EXPECT_EQ(record.at(2), game("e4 e5").end());
}

TEST(GameRecord, NoGapIsLongerThanARecordCanHold) {
    GameRecord record;
    Entry const gap{std::make_shared<Gap const>(Gap{test::at("4k3/8/8/8/8/8/4P3/4K3 b - - 0 5000"), 0})};
    ASSERT_FALSE(record.replace(0, 0, std::span{&gap, 1}));
    EXPECT_EQ(record.halfMoves(), static_cast<std::size_t>(longestGap - 1)); // White moved first and last
}

TEST(GameRecord, NothingIsPutBehindTheEnd) {
    GameRecord record = game("e4");
    EXPECT_TRUE(record.replace(5, 0, {}));
}

TEST(Overwriting, TakesAsManyHalfMovesAsAreWrittenAndLeavesTheRestOfAGap) {
    GameRecord record = game("e4 e5");
    auto const known = test::at("rnbqkb1r/pppp1ppp/5n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R b KQkq - 3 3");
    auto const uncounted = test::at("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    Entry const gaps[] = {{std::make_shared<Gap const>(Gap{known, 0})},
                          {std::make_shared<Gap const>(Gap{uncounted, 0})}};
    ASSERT_FALSE(record.replace(2, 0, gaps)); // three half-moves are missing, then nobody knows how many
    auto const twoMoves = overwrittenBy(record, 2, 2, {});
    EXPECT_EQ(twoMoves.entries, 1U);
    ASSERT_TRUE(twoMoves.rest);
    EXPECT_EQ(twoMoves.rest->halfMoves, 1);
    EXPECT_EQ(twoMoves.rest->after, known);
    EXPECT_EQ(overwrittenBy(record, 2, 3, known).entries, 1U);
    EXPECT_FALSE(overwrittenBy(record, 2, 3, known).rest);
    auto const beyond = overwrittenBy(record, 3, 5, known);
    EXPECT_EQ(beyond.entries, 1U);
    ASSERT_TRUE(beyond.rest) << "of moves nobody has counted some may be missing still";
    EXPECT_EQ(beyond.rest->halfMoves, 0);
    EXPECT_FALSE(overwrittenBy(record, 3, 5, uncounted).rest) << "here the game is known again";
    EXPECT_EQ(overwrittenBy(record, 0, 2, {}).entries, 2U);
    EXPECT_EQ(overwrittenBy(record, 4, 2, {}).entries, 0U);
}

} // namespace
} // namespace flagfall::record
