// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/system.h"
#include "pairing/teams/board_colours.h"
#include "pairing/teams/line_up.h"
#include "tests/pairing/fixtures.h"

#include <gtest/gtest.h>

namespace flagfall::pairing {
namespace {

using Faults = std::vector<LineUpFault>;
using Wrong = LineUpFault::What;

PlayerId const anna{1}, boris{2}, clara{3}, dora{4}, emil{5}, stranger{9};

Roster fiveOfThem() { return {{anna, 2400}, {boris, 2350}, {clara, 2390}, {dora, 2200}, {emil, 2100}}; }

Faults faults(LineUp const& lineUp, LineUpRules const& rules = {}) { return faultsOf(lineUp, fiveOfThem(), rules); }

TEST(LineUps, InTheOrderOfTheListAreInOrder) {
    EXPECT_EQ(faults({anna, boris, clara, dora}), Faults{});
    EXPECT_EQ(faults({anna, clara, dora, emil}), Faults{}) << "who rests is left out, and the others move up";
    EXPECT_EQ(faults({boris, dora}), Faults{}) << "boards at the end may be empty";
    EXPECT_EQ(faults({}), Faults{});
}

TEST(LineUps, NobodySitsAboveWhoIsHigherInTheList) {
    EXPECT_EQ(faults({boris, anna, clara, dora}), (Faults{{Wrong::AboveHigher, 1, boris, anna}}));
    EXPECT_EQ(faults({anna, dora, clara, boris}),
              (Faults{{Wrong::AboveHigher, 2, dora, clara}, {Wrong::AboveHigher, 3, clara, boris}}));
}

TEST(LineUps, HaveNobodyTwiceAndNobodyOfAnotherTeam) {
    EXPECT_EQ(faults({anna, anna, clara, dora}), (Faults{{Wrong::SeatedTwice, 2, anna}}));
    EXPECT_EQ(faults({anna, stranger, clara, dora}), (Faults{{Wrong::NotOfTheTeam, 2, stranger}}));
    EXPECT_EQ(faults({anna, boris, clara, dora, emil}), (Faults{{Wrong::NoSuchBoard, 5, emil}})) << "a match has four";
}

TEST(LineUps, MayNotLeaveABoardEmptyAboveSomebody) {
    EXPECT_EQ(faults({anna, std::nullopt, clara, dora}), (Faults{{Wrong::EmptyAbove, 2, clara}}));
    EXPECT_EQ(faults({anna, std::nullopt, clara, dora}, {.allowsEmptyAbove = true}), Faults{});
    EXPECT_EQ(faults({anna, boris, std::nullopt, std::nullopt}), Faults{});
}

TEST(LineUps, AreFreeWithinARatingDistanceWhereTheRegulationsSaySo) {
    LineUpRules const rules{.order = BoardOrder::ByRating, .ratingDistance = 50};
    EXPECT_EQ(faults({boris, anna, clara, dora}, rules), Faults{}) << "50 points are allowed";
    EXPECT_EQ(faults({dora, boris, clara, emil}, rules), (Faults{{Wrong::AboveStronger, 1, dora, boris}}));
}

TEST(LineUps, AsUsualAreTheFirstOfTheListWhoAreThere) {
    EXPECT_EQ(usualLineUp(fiveOfThem(), {boris}, 4), (LineUp{anna, clara, dora, emil}));
    EXPECT_EQ(usualLineUp(fiveOfThem(), {}, 2), (LineUp{anna, boris}));
    EXPECT_EQ(usualLineUp(fiveOfThem(), {anna, boris, clara, dora}, 2), (LineUp{emil}));
}

TEST(BoardColours, FollowThePattern) { // TRF26, 352
    auto const white = Colour::White;
    auto const black = Colour::Black;
    auto const ofMatch = [](std::string_view pattern, Colour first) {
        std::string text;
        for (int board = 1; board <= 6; ++board)
            text += boardColour(pattern, board, first) == Colour::White ? 'w' : 'b';
        return text;
    };
    EXPECT_EQ(ofMatch("WBWB", white), "wbwbwb") << "and again from the beginning";
    EXPECT_EQ(ofMatch("WBBW", black), "bwwbbw");
    EXPECT_EQ(ofMatch("BWBW", white), "wbwbwb") << "says which boards are like the first one";
    EXPECT_EQ(ofMatch("", white), "wbwbwb");
    EXPECT_TRUE(isColourPattern("WBBW"));
    EXPECT_FALSE(isColourPattern("WXB"));
    EXPECT_FALSE(isColourPattern(""));
}

TEST(TeamRoundRobin, IsTheBergerTableOnTheNumbersOfTheTeams) { // C.05, annex 1
    Tournament league = fieldOf(4);
    EXPECT_EQ(systemByCode("BERGER_TEAM_ROUNDROBIN")->pairNext(league).error(), PairingRefusal::NotAvailable)
        << "players are none";
    league.boards = 4;
    auto const round = systemByCode("BERGER_TEAM_ROUNDROBIN")->pairNext(league);
    ASSERT_TRUE(round);
    EXPECT_EQ(text(*round), "1-4 2-3");
    EXPECT_EQ(systemByCode("FIDE_TEAM_ROUNDROBIN")->code(), "BERGER_TEAM_ROUNDROBIN");
    for (std::string_view const code :
         {"BERGER_TEAM_ROUNDROBIN", "FIDE_TEAM_DOUBLEROUNDROBIN", "BERGER_TEAM_DOUBLEROUNDROBIN"}) {
        std::string ofPlayers{code};
        ofPlayers.erase(ofPlayers.find("TEAM_"), 5);
        EXPECT_EQ(systemRules(code).competitors, Competitors::Teams);
        EXPECT_EQ(systemRules(code).kind, SystemKind::RoundRobin);
        for (int each = 1; each <= 6; ++each)
            EXPECT_EQ(systemByCode(code)->table(4, each), systemByCode(ofPlayers)->table(4, each))
                << code << " " << each;
    }
}

} // namespace
} // namespace flagfall::pairing
