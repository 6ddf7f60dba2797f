// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixtures.h"

#include "pairing/knockout/bracket.h"
#include "pairing/match_state.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace flagfall::pairing::knockout {
namespace {

// --- regulations -----------------------------------------------------------------------------------------------

TEST(KnockoutRules, AnArmageddonIsOneGameAndTheLast) {
    using Faults = std::vector<KnockoutFault>;
    EXPECT_EQ(faultsOf({}), Faults{});
    EXPECT_EQ(faultsOf({{}, false}), Faults{KnockoutFault::NoGames});
    EXPECT_EQ(faultsOf({{{GameKind::Standard, 0}, {GameKind::Armageddon, 1}}, false}), Faults{KnockoutFault::NoGames});
    EXPECT_EQ(faultsOf({{{GameKind::Standard, 2}, {GameKind::Armageddon, 2}}, false}),
              Faults{KnockoutFault::ArmageddonInside});
    EXPECT_EQ(faultsOf({{{GameKind::Armageddon, 1}, {GameKind::Blitz, 2}}, false}),
              (Faults{KnockoutFault::ArmageddonInside, KnockoutFault::MayEndLevel}));
    EXPECT_EQ(faultsOf({{{GameKind::Standard, 2}}, false}), Faults{KnockoutFault::MayEndLevel});
}

// --- matches ---------------------------------------------------------------------------------------------------

PlayerId const higher = player(1);
PlayerId const lower = player(8);

/// The games from the side of the higher-ranked: `w1` won with White, `b=` drew with Black, `w-` did not come, and
/// `wx` neither did. White in the first game was drawn for him.
MatchSoFar matchOf(std::vector<std::string> const& games) {
    MatchSoFar match{higher, lower, {}, {}};
    for (std::string const& game : games) {
        Colour const colour = game[0] == 'w' ? Colour::White : Colour::Black;
        bool const isForfeited = game[1] == '-' || game[1] == 'x';
        Points const own = game[1] == '1' ? onePoint : game[1] == '=' ? halfPoint : noPoint;
        Points const others = game[1] == 'x' ? noPoint : onePoint - own;
        match.ofHigher.push_back({higher, lower, colour, own, isForfeited});
        match.ofLower.push_back({lower, higher, opponent(colour), others, isForfeited});
    }
    return match;
}

MatchState stateAfter(std::vector<std::string> const& games, KnockoutRules const& rules = {}) {
    return stateOf(matchOf(games), rules, {}, Colour::White);
}

TEST(KnockoutMatch, TheHigherSeedBeginsWithTheDrawnColourAndTheyAlternate) {
    EXPECT_EQ(stateAfter({}), MatchState(GameToCome{0, 1, GameKind::Standard, Colour::White}));
    EXPECT_EQ(stateAfter({"w="}), MatchState(GameToCome{0, 2, GameKind::Standard, Colour::Black}));
    EXPECT_EQ(stateOf(matchOf({}), {}, {}, Colour::Black),
              MatchState(GameToCome{0, 1, GameKind::Standard, Colour::Black}));
}

TEST(KnockoutMatch, ALevelMatchGoesDownTheLadder) {
    EXPECT_EQ(stateAfter({"w1", "b0"}), MatchState(GameToCome{1, 1, GameKind::Rapid, Colour::White}));
    EXPECT_EQ(stateAfter({"w1", "b0", "w=", "b="}), MatchState(GameToCome{2, 1, GameKind::Blitz, Colour::White}));
    EXPECT_EQ(stateAfter({"w1", "b0", "w=", "b=", "w0", "b1"}),
              MatchState(GameToCome{3, 1, GameKind::Armageddon, Colour::White}));
}

TEST(KnockoutMatch, ColoursAlternateFromTheGameAsItWasPlayed) {
    EXPECT_EQ(stateAfter({"b="}), MatchState(GameToCome{0, 2, GameKind::Standard, Colour::White}));
}

TEST(KnockoutMatch, AStepIsWonAsSoonAsTheOtherCannotCatchUp) {
    EXPECT_EQ(stateAfter({"w1"}), MatchState(GameToCome{0, 2, GameKind::Standard, Colour::Black}));
    EXPECT_EQ(stateAfter({"w1", "b="}), MatchState(MatchWon{higher, 0}));
    KnockoutRules const four{{{GameKind::Standard, 4}, {GameKind::Armageddon, 1}}, false};
    EXPECT_EQ(stateAfter({"w0", "b0"}, four), MatchState(GameToCome{0, 3, GameKind::Standard, Colour::White}));
    EXPECT_EQ(stateAfter({"w0", "b0", "w="}, four), MatchState(MatchWon{lower, 0}));
}

TEST(KnockoutMatch, InATieBreakOnlyItsOwnGamesCount) {
    EXPECT_EQ(stateAfter({"w1", "b0", "w0", "b="}), MatchState(MatchWon{lower, 1}));
}

TEST(KnockoutMatch, ADrawnArmageddonIsWonByBlack) {
    std::vector<std::string> games{"w=", "b=", "w=", "b=", "w=", "b=", "w="};
    EXPECT_EQ(stateAfter(games), MatchState(MatchWon{lower, 3}));
    games.back() = "b=";
    EXPECT_EQ(stateAfter(games), MatchState(MatchWon{higher, 3})) << "the lot has turned the colours";
    games.back() = "w1";
    EXPECT_EQ(stateAfter(games), MatchState(MatchWon{higher, 3}));
}

TEST(KnockoutMatch, AnArmageddonNobodyComesToDecidesNothing) {
    EXPECT_EQ(stateAfter({"w=", "b=", "w=", "b=", "w=", "b=", "wx"}), MatchState(EndedLevel{}));
    EXPECT_EQ(stateAfter({"w=", "b=", "w=", "b=", "w=", "b=", "w-"}), MatchState(MatchWon{lower, 3}));
}

TEST(KnockoutMatch, ALadderWithoutArmageddonMayEndLevel) {
    EXPECT_EQ(stateAfter({"w=", "b="}, {{{GameKind::Standard, 2}}, false}), MatchState(EndedLevel{}));
}

// --- the tree --------------------------------------------------------------------------------------------------

TEST(KnockoutTree, NumbersThatMeetHaveTheSameSum) {
    EXPECT_EQ(seeding(8), (std::vector<int>{1, 8, 4, 5, 2, 7, 3, 6}));
    for (int size = 2; size <= 4'096; size *= 2) {
        std::vector<int> numbers = seeding(size);
        for (int left = size; left >= 2; left /= 2) {
            std::vector<int> through;
            for (std::size_t i = 0; i < numbers.size(); i += 2) {
                EXPECT_EQ(numbers[i] + numbers[i + 1], left + 1);
                through.push_back(std::min(numbers[i], numbers[i + 1]));
            }
            numbers = through;
        }
    }
}

} // namespace
} // namespace flagfall::pairing::knockout
