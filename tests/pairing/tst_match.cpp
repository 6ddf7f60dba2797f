// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixtures.h"

#include "pairing/match/match.h"

#include <gtest/gtest.h>

namespace flagfall::pairing {
namespace {

PairingSystem const& theMatch() { return *match::systems().front(); }

TEST(Match, ColoursAlternateGameByGame) {
    Tournament tournament = fieldOf(2);
    tournament.roundsPlanned = 4;
    std::vector<std::string> texts;
    while (auto pairing = theMatch().pairNext(tournament)) {
        putOnFile(tournament, *pairing);
        texts.push_back(text(*pairing));
    }
    EXPECT_EQ(texts, (std::vector<std::string>{"1-2", "2-1", "1-2", "2-1"}));
    EXPECT_EQ(theMatch().pairNext(tournament).error().why, PairingRefusal::AllRoundsPaired);
}

TEST(Match, IsForTwo) {
    EXPECT_EQ(theMatch().pairNext(fieldOf(3)).error().why, PairingRefusal::NoTable);
    EXPECT_EQ(theMatch().pairNext(fieldOf(1)).error().why, PairingRefusal::TooFewPlayers);
    Tournament tournament = fieldOf(2);
    tournament.roundsPlanned = match::mostGames + 1;
    EXPECT_EQ(theMatch().pairNext(tournament).error().why, PairingRefusal::TooManyRounds);
}

} // namespace
} // namespace flagfall::pairing
