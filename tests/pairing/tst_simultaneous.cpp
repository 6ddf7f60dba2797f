// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/pairing/fixtures.h"

#include <gtest/gtest.h>

namespace flagfall::pairing {
namespace {

std::string paired(std::string_view code, Tournament const& tournament) {
    auto const round = systemByCode(code)->pairNext(tournament);
    return round ? text(*round) : "none";
}

TEST(Simultaneous, NumberOneMeetsEverybodyInTheOneRound) {
    Tournament const five = fieldOf(5, SystemKind::RoundRobin);
    EXPECT_EQ(paired("SIMULTANEOUS", five), "1-2 1-3 1-4 1-5");
    EXPECT_EQ(systemByCode("SIMULTANEOUS")->rounds(5), 1);
    EXPECT_EQ(systemByCode("SIMULTANEOUS")->rounds(1), 0);
}

TEST(Simultaneous, ColoursAlternateWhereItIsSaid) {
    EXPECT_EQ(paired("SIMULTANEOUS_ALTERNATING", fieldOf(5, SystemKind::RoundRobin)), "1-2 3-1 1-4 5-1");
}

TEST(Simultaneous, HasNoSecondRound) {
    Tournament three = fieldOf(3, SystemKind::RoundRobin);
    at(three, 1).rounds = {gameRecord(player(2), Colour::White, '1'), gameRecord(player(3), Colour::White, '=')};
    at(three, 2).rounds = {gameRecord(player(1), Colour::Black, '0'), ZeroPointBye{}};
    at(three, 3).rounds = {ZeroPointBye{}, gameRecord(player(1), Colour::Black, '=')};
    auto const next = systemByCode("SIMULTANEOUS")->pairNext(three);
    ASSERT_FALSE(next);
    EXPECT_EQ(next.error().why, PairingRefusal::AllRoundsPaired);
    EXPECT_EQ(scoreOf(at(three, 1)), onePoint + halfPoint) << "he has the points of all boards";
}

} // namespace
} // namespace flagfall::pairing
