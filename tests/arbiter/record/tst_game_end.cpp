// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/game_end.h"
#include "tests/arbiter/record/games.h"

#include <gtest/gtest.h>

namespace flagfall::record {
namespace {

using test::at;
using test::game;
using test::law;

std::string times(int count, std::string const& moves) {
    std::string all;
    for (int time = 0; time < count; ++time) all += moves;
    return all;
}

std::string const consecutive = times(4, "Nf3 Nf6 Ng1 Ng8 ");
std::string const scattered = "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb5 Nb4 Nc3 Nc6 Nb1 Nb8 Na3 Na6 Nb1 Nb8 Nh3 Nh6 Ng1 Ng8";

TEST(Fivefold, DrawsWithoutAClaimSince2014) { // T086, 9.6
    for (Edition const& edition : editions()) {
        auto const end = endOnBoard(game(consecutive), law(edition.code));
        EXPECT_EQ(end.has_value(), edition.code != "E2009") << edition.code;
        EXPECT_TRUE(!end || end->how == BoardEnd::Fivefold) << edition.code;
    }
    EXPECT_EQ(endOnBoard(game(consecutive), law("E2014"))->article, "9.6a");
    EXPECT_EQ(endOnBoard(game(consecutive), law("E2023"))->article, "9.6.1");
}

TEST(Fivefold, In2014OnlyInConsecutiveAlternateMoves) { // T087
    EXPECT_FALSE(endOnBoard(game(scattered), law("E2009")));
    EXPECT_FALSE(endOnBoard(game(scattered), law("E2014")));
    for (auto const* const edition : {"E2017", "E2018", "E2023"})
        EXPECT_EQ(endOnBoard(game(scattered), law(edition))->how, BoardEnd::Fivefold) << edition;
}

TEST(Fivefold, In2014AGapHidesWhetherTheMovesWereConsecutive) {
    for (int const hidden : {1, 41}) {
        GameRecord record = game(times(3, "Nf3 Nf6 Ng1 Ng8 ") + "Nf3 Nf6 Ng1");
        auto const behind = at("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - " + std::to_string(15 + hidden) +
                               ' ' + std::to_string(1 + (15 + hidden) / 2));
        Entry const gap{std::make_shared<Gap const>(Gap{behind, hidden})};
        ASSERT_FALSE(record.replace(record.size(), 0, std::span{&gap, 1}));
        EXPECT_EQ(endOnBoard(record, law("E2014")).has_value(), hidden == 1) << hidden;
        EXPECT_EQ(endOnBoard(record, law("E2023"))->how, BoardEnd::Fivefold) << hidden;
    }
}

TEST(Fivefold, TheGameEndedWhereItFirstStoodFiveTimesHoweverLongPlayWentOn) { // READING 10
    auto const end = endOnBoard(game(consecutive + "e4 e5 Nf3"), law("E2023"));
    ASSERT_TRUE(end);
    EXPECT_EQ(end->after, 16U);
}

TEST(SeventyFiveMoves, DrawWithoutAClaimSince2014) { // T084
    GameRecord const record = game("Rh2", at("8/5k2/r7/8/8/8/4K3/7R w - - 149 145"));
    EXPECT_FALSE(endOnBoard(record, law("E2009")));
    EXPECT_EQ(endOnBoard(record, law("E2014"))->how, BoardEnd::SeventyFiveMoves);
    EXPECT_EQ(endOnBoard(record, law("E2023"))->article, "9.6.2");
}

TEST(SeventyFiveMoves, MateOnTheLastMovePrevails) { // T085
    GameRecord const record = game("Ra8", at("7k/8/6K1/8/8/8/8/R7 w - - 149 160"));
    for (Edition const& edition : editions()) {
        auto const end = endOnBoard(record, law(edition.code));
        ASSERT_TRUE(end) << edition.code;
        EXPECT_EQ(end->how, BoardEnd::Checkmate) << edition.code;
        EXPECT_EQ(end->result, Result::WhiteWins) << edition.code;
    }
}

TEST(BoardEnd, MateStalemateAndDeadPositionAreTold) { // 5.1a, 5.2a, 5.2b
    auto const mate = endOnBoard(game("f3 e5 g4 Qh4"), law("E2009"));
    EXPECT_EQ(mate->result, Result::BlackWins);
    EXPECT_EQ(mate->article, "5.1a");
    auto const stalemate = endOnBoard(game("Qb6", at("k7/8/3Q4/8/8/8/8/K7 w - - 0 1")), law("E2023"));
    EXPECT_EQ(stalemate->how, BoardEnd::Stalemate);
    EXPECT_EQ(stalemate->article, "5.2.1");
    auto const dead = endOnBoard(game("Kxb2", at("8/8/8/8/8/8/1n3k2/K7 w - - 0 1")), law("E2009"));
    EXPECT_EQ(dead->how, BoardEnd::DeadPosition);
    EXPECT_EQ(dead->article, "5.2b, 9.6");
}

TEST(BoardEnd, ADeadPositionThatTakesLongToProveIsTold) { // 5.2b; later 5.2.2
    GameRecord const record = game("d3", at("k7/8/3p1p1p/1p6/1P6/KP6/PP1P1P1P/8 w - - 0 1"));
    EXPECT_FALSE(evidentEnd(record, law("E2023")));
    DeadPositions const known;
    for (int asked = 1; asked <= 2; ++asked) {
        auto const end = endOnBoard(record, law("E2023"), known);
        ASSERT_TRUE(end) << asked;
        EXPECT_EQ(end->how, BoardEnd::DeadPosition);
        EXPECT_EQ(end->result, Result::Draw);
        EXPECT_EQ(end->article, "5.2.2");
        EXPECT_EQ(end->after, 1U);
        EXPECT_EQ(known.known(record.end()), true);
    }
    EXPECT_EQ(endOnBoard(record, law("E2009"))->article, "5.2b, 9.6");
}

TEST(DeadPositions, AreKnownOnceAskedAboutUntilFourOthersHaveBeen) { // 5.2.2
    DeadPositions const known;
    std::vector<board::Position> positions;
    for (std::string const king : {"K7", "1K6", "2K5", "3K4", "4K3"})
        positions.push_back(at("7k/8/8/8/8/8/8/" + king + " w - - 0 1"));
    for (auto const& position : positions) {
        EXPECT_EQ(known.known(position), std::nullopt);
        EXPECT_TRUE(known.isDead(position));
        EXPECT_EQ(known.known(position), true);
    }
    EXPECT_EQ(known.known(positions.front()), std::nullopt);
    EXPECT_EQ(known.known(positions[1]), true);
    EXPECT_FALSE(known.isDead(board::Position{}));
    EXPECT_EQ(known.known(board::Position{}), false);
}

TEST(BoardEnd, AGameThatGoesOnHasNone) { EXPECT_FALSE(endOnBoard(game("e4 e5"), law("E2023"))); }

} // namespace
} // namespace flagfall::record
