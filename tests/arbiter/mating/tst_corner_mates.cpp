// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/mating/corner_mates.h"
#include "chances.h"

namespace flagfall::mating::test {
namespace {

int distance(std::string_view fen, Colour mating) {
    auto const position = at(fen);
    return CornerMates(position.board(), mating).distance(position.board());
}

TEST(CornerMates, AreNoneWithoutAPieceToBlockTheKing) {
    EXPECT_FALSE(CornerMates(at("4k3/8/8/8/8/8/4N3/4K3 w").board(), Colour::White).any());
    EXPECT_FALSE(CornerMates(at("2q1k3/8/8/8/8/8/4N3/4K3 w").board(), Colour::White).any());
    EXPECT_TRUE(CornerMates(at("2r1k3/8/8/8/8/8/4N3/4K3 w").board(), Colour::White).any());
}

TEST(CornerMates, AreAsFarAwayAsThePiecesHaveMoves) {
    EXPECT_EQ(distance("8/8/8/8/8/6N1/5K1p/7k b", Colour::White), 0);
    EXPECT_EQ(distance("8/8/8/8/8/8/4NK1p/7k w", Colour::White), 1);
    EXPECT_EQ(distance("8/8/8/8/6k1/7p/4NK2/8 b", Colour::White), 5) << "pawn, king by three, knight";
}

} // namespace
} // namespace flagfall::mating::test
