// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/mating/material.h"
#include "chances.h"

namespace flagfall::mating::test {
namespace {

std::optional<LackOfMaterial> lackOf(std::string_view fen, Colour mating) {
    return lackOfMaterial(at(fen).board(), mating);
}

TEST(MatingMaterial, ABareKingNeverMates) {
    EXPECT_EQ(lackOf("4k3/8/8/8/8/8/4P3/4K3 w", Colour::Black), LackOfMaterial::BareKing);
    EXPECT_EQ(lackOf("4k3/8/8/8/8/8/4P3/4K3 w", Colour::White), std::nullopt);
}

TEST(MatingMaterial, AKnightMatesOnlyIfSomethingOtherThanAQueenStandsInTheWay) {
    EXPECT_EQ(lackOf("4k3/8/8/8/8/8/4N3/4K3 w", Colour::White), LackOfMaterial::LoneKnight);
    EXPECT_EQ(lackOf("3qk3/3q4/8/8/8/8/4N3/4K3 w", Colour::White), LackOfMaterial::LoneKnight);
    for (std::string_view const fen :
         {"3rk3/8/8/8/8/8/4N3/4K3 w", "3bk3/8/8/8/8/8/4N3/4K3 w", "3nk3/8/8/8/8/8/4N3/4K3 w",
          "4k3/3p4/8/8/8/8/4N3/4K3 w", "4k3/8/8/8/8/8/3NN3/4K3 w"}) {
        EXPECT_EQ(lackOf(fen, Colour::White), std::nullopt) << fen;
        EXPECT_TRUE(winnable(at(fen), Colour::White)) << fen;
    }
}

TEST(MatingMaterial, BishopsOfOneColourNeedAPieceOnTheOtherColour) {
    for (std::string_view const fen : {"4k3/8/8/8/8/8/4B3/4K3 w", "3rk3/8/8/8/8/8/4B3/4K3 w",
                                       "3qk3/3r4/8/8/8/8/4B3/4K3 w", "4k3/8/8/4b3/4B3/8/5B2/4K3 w"})
        EXPECT_EQ(lackOf(fen, Colour::White).has_value(), !winnable(at(fen), Colour::White)) << fen;
    EXPECT_EQ(lackOf("3rk3/8/8/8/8/8/4B3/4K3 w", Colour::White), LackOfMaterial::OneColourBishops);
    EXPECT_EQ(lackOf("2b1k3/8/8/8/8/8/4B3/4K3 w", Colour::White), LackOfMaterial::OneColourBishops);
    for (std::string_view const fen : {"1b2k3/8/8/8/8/8/4B3/4K3 w", "1n2k3/8/8/8/8/8/4B3/4K3 w",
                                       "4k3/p7/8/8/8/8/4B3/4K3 w", "4k3/8/8/8/8/8/3BB3/4K3 w"}) {
        EXPECT_EQ(lackOf(fen, Colour::White), std::nullopt) << fen;
        EXPECT_TRUE(winnable(at(fen), Colour::White)) << fen;
    }
}

/// Every way to put king, knight or bishop, and one or two of the pieces that are said not to help, around a king in the
/// corner or at its side: none is checkmate.
TEST(MatingMaterial, NoPositionWithSuchPiecesIsMate) {
    using board::Role;
    using board::squareNumber;
    int positions = 0;
    for (Role const attacker : {Role::Knight, Role::Bishop})
        for (Role const blocker : {Role::Queen, Role::Rook})
            for (unsigned const king : {0U, 1U, 2U, 3U, 9U})
                for (unsigned ours = 0; ours < 32; ++ours)
                    for (unsigned from = 0; from < 64; ++from)
                        for (unsigned one = 0; one < 24; ++one)
                            for (unsigned two = 0; two < 24; ++two) {
                                if (attacker == Role::Knight && blocker == Role::Rook) continue;
                                board::PositionDraft draft{.turn = Colour::Black};
                                draft.board.put(squareNumber(two), {Colour::Black, Role::Queen});
                                draft.board.put(squareNumber(one), {Colour::Black, blocker});
                                draft.board.put(squareNumber(from), {Colour::White, attacker});
                                draft.board.put(squareNumber(ours), {Colour::White, Role::King});
                                draft.board.put(squareNumber(king), {Colour::Black, Role::King});
                                if (draft.board.attackers(squareNumber(king), Colour::White).empty()) continue;
                                auto const position = Position::create(draft);
                                if (!position) continue;
                                ++positions;
                                ASSERT_FALSE(position->isCheckmate()) << fenText(*position);
                            }
    EXPECT_GT(positions, 100'000);
}

} // namespace
} // namespace flagfall::mating::test
