// SPDX-License-Identifier: GPL-3.0-or-later
#include "positions.h"

namespace flagfall::board::test {
namespace {

TEST(Uci, AMoveIsTwoSquaresAndAPromotionOneLetterMore) {
    EXPECT_EQ(uciText(move(standardStart(), "g1f3")), "g1f3");
    Position const promoting = at("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    EXPECT_EQ(uciText(move(promoting, "a7a8n")), "a7a8n");
    EXPECT_EQ(promotionOf(move(promoting, "a7a8r").kind), Role::Rook);
}

TEST(Uci, ACastlingIsTheStepOfTheKingAndInChess960TheKingAndHisRook) {
    Position const position = at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    EXPECT_EQ(uciText(move(position, "e1g1")), "e1g1");
    EXPECT_EQ(uciText(move(position, "e1h1")), "e1g1");
    EXPECT_EQ(uciText(move(position, "e1c1"), Game::Chess960), "e1a1");
}

TEST(Uci, WhereTheKingMaySimplyStepHeDoes) {
    Position const position = at960("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    EXPECT_EQ(move(position, "f1g1").kind, MoveKind::Plain);
    EXPECT_EQ(move(position, "f1h1").kind, MoveKind::Castling);
}

TEST(Uci, SaysWhetherTheTextIsNoMoveOrNotALegalOne) {
    for (std::string_view const text : {"", "e2", "e2e9", "e2e4e5", "e7e8k", "e7e8p", "0000", "E2E4"})
        EXPECT_EQ(moveFromUci(standardStart(), text).error(), UciFault::NotAMove) << text;
    for (std::string_view const text : {"e2e5", "e7e5", "e2e4q", "d4e5"})
        EXPECT_EQ(moveFromUci(standardStart(), text).error(), UciFault::Illegal) << text;
    EXPECT_EQ(moveFromUci(at("8/P6k/8/8/8/8/8/K7 w - - 0 1"), "a7a8").error(), UciFault::Illegal);
}

} // namespace
} // namespace flagfall::board::test
