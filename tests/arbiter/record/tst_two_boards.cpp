// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/two_boards.h"
#include "tests/arbiter/record/games.h"

#include <gtest/gtest.h>

namespace flagfall::record::test {
namespace {

PlayerSheet sheet(std::string const& moves) {
    PlayerSheet sheet;
    std::istringstream words{moves};
    for (std::string word; words >> word;) sheet.lines.push_back({word, {}});
    return sheet;
}
board::Position after(std::string const& moves) { return game(moves).end(); }

TEST(TwoBoards, ThatStandAlikeNeedNothing) {
    GameRecord const record = game("e4 e5");
    EXPECT_EQ(examineBoards(record, {}, {}).remedy, BoardsRemedy::None);
    EXPECT_EQ(examineBoards(record, {}, {after("e4 e5"), {}}).remedy, BoardsRemedy::None);
}

TEST(TwoBoards, WhereTheRecordsAgreeWhoeverExecutedWronglyAdjustsHisBoard) { // T202, E.2(7)
    ByColour<PlayerSheet> const sheets{sheet("e4 e5 Nf3"), sheet("e4 e5 Nf3")};
    auto const found = examineBoards(game("e4 e5 Nf3"), sheets, {after("e4 e5 Nh3"), {}});
    EXPECT_EQ(found.remedy, BoardsRemedy::Adjust);
    EXPECT_TRUE(found.adjusts.white);
    EXPECT_FALSE(found.adjusts.black);
    EXPECT_EQ(found.goes, after("e4 e5 Nf3"));
    EXPECT_EQ(found.differs, board::bitOf(board::Square::F3) | board::bitOf(board::Square::H3));
}

TEST(TwoBoards, ARecordOneMoveBehindStillAgrees) {
    ByColour<PlayerSheet> const sheets{sheet("e4 e5 Nf3"), sheet("e4 e5")};
    auto const found = examineBoards(game("e4 e5 Nf3"), sheets, {{}, after("e4 e5 f4")});
    EXPECT_EQ(found.remedy, BoardsRemedy::Adjust);
    EXPECT_TRUE(found.adjusts.black);
}

TEST(TwoBoards, WhereTheRecordsDifferTheGameGoesBackToWhereTheyAgree) { // T203, E.2(8)
    ByColour<PlayerSheet> const sheets{sheet("e4 e5 Nf3 Nc6"), sheet("e4 e5 Nc3 Nc6")};
    auto const found = examineBoards(game("e4 e5 Nf3 Nc6"), sheets, {{}, after("e4 e5 Nc3 Nc6")});
    EXPECT_EQ(found.remedy, BoardsRemedy::Retrace);
    EXPECT_EQ(found.agreed, 2U);
    EXPECT_EQ(found.goes, after("e4 e5"));
}

TEST(TwoBoards, WithoutBothRecordsNothingIsProposed) {
    ByColour<PlayerSheet> const sheets{sheet("e4 e5"), {}};
    EXPECT_EQ(examineBoards(game("e4 e5"), sheets, {{}, after("e4 c5")}).remedy, BoardsRemedy::RecordsMissing);
}

} // namespace
} // namespace flagfall::record::test
