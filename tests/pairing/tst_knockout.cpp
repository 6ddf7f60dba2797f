// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixtures.h"

#include "pairing/knockout/bracket.h"
#include "pairing/knockout/knockout.h"
#include "pairing/match_state.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

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

PairingSystem const& knockout() { return *systems().front(); }

Tournament drawnField(int players) {
    Tournament tournament = fieldOf(players, SystemKind::Swiss);
    tournament.initialColour = Colour::White;
    return tournament;
}

/// Puts a round on file in which those of `winners` win, and otherwise the higher-ranked.
void playRound(Tournament& tournament, std::set<int> const& winners = {}) {
    auto const pairing = *knockout().pairNext(tournament);
    for (Pair const& pair : pairing.pairs) {
        int const white = numberOf(pair.white);
        int const black = numberOf(pair.black);
        bool const whiteWins = winners.contains(white) || (white < black && !winners.contains(black));
        at(tournament, white)
            .rounds.push_back(played({}, pair.black, Colour::White, whiteWins ? Score::Win : Score::Loss));
        at(tournament, black)
            .rounds.push_back(played({}, pair.white, Colour::Black, whiteWins ? Score::Loss : Score::Win));
    }
    for (PlayerId const bye : pairing.byes) at(tournament, numberOf(bye)).rounds.push_back(AllocatedBye{});
    for (Participant& each : tournament.participants)
        each.rounds.resize(static_cast<std::size_t>(pairing.round.value()), ZeroPointBye{});
}

/// The places of all, in order of their numbers.
std::vector<int> places(Tournament const& tournament) {
    std::vector<int> all(tournament.participants.size());
    for (SystemRank const& rank : knockout().ranking(tournament))
        all[static_cast<std::size_t>(numberOf(rank.player)) - 1] = rank.place;
    return all;
}

std::string nextText(Tournament const& tournament) { return text(*knockout().pairNext(tournament)); }

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

TEST(KnockoutTree, EightPlayersNeedThreeRounds) {
    Tournament tournament = drawnField(8);
    EXPECT_EQ(knockout().rounds(8), 3);
    EXPECT_EQ(nextText(tournament), "1-8 4-5 2-7 3-6");
    playRound(tournament, {8});
    EXPECT_EQ(nextText(tournament), "4-8 2-3") << "nobody is seeded again";
    playRound(tournament);
    EXPECT_EQ(nextText(tournament), "2-4");
    playRound(tournament);
    EXPECT_EQ(knockout().pairNext(tournament).error().why, PairingRefusal::AllRoundsPaired);
    EXPECT_EQ(places(tournament), (std::vector<int>{5, 1, 3, 2, 5, 5, 5, 3}));
}

TEST(KnockoutTree, ByesGoToTheHighestSeeds) {
    Tournament tournament = drawnField(11);
    EXPECT_EQ(nextText(tournament), "8-9 7-10 6-11 (1) (4) (5) (2) (3)");
    EXPECT_EQ(knockout().rounds(11), 4);
    playRound(tournament);
    EXPECT_EQ(nextText(tournament), "1-8 4-5 2-7 3-6");
}

TEST(KnockoutTree, TheThirdPlaceIsPlayedForBesidesTheFinal) {
    Tournament tournament = drawnField(4);
    tournament.knockout.hasThirdPlaceMatch = true;
    playRound(tournament);
    EXPECT_EQ(nextText(tournament), "1-2 3-4");
    playRound(tournament, {2, 4});
    EXPECT_EQ(places(tournament), (std::vector<int>{2, 1, 4, 3}));
}

TEST(KnockoutTree, TheDrawnColourIsTheHigherSeeds) {
    Tournament tournament = drawnField(4);
    tournament.initialColour = Colour::Black;
    EXPECT_EQ(nextText(tournament), "4-1 3-2");
    playRound(tournament);
    tournament.initialColour.reset();
    EXPECT_EQ(nextText(tournament), "2-1") << "round 1 tells it";
    EXPECT_EQ(knockout().pairNext(fieldOf(4)).error().why, PairingRefusal::InitialColourUnknown);
}

TEST(KnockoutTree, WhileAMatchIsUndecidedNothingIsPaired) {
    Tournament tournament = drawnField(4);
    playRound(tournament);
    at(tournament, 2).rounds[0] = Pending{player(3), Colour::White};
    at(tournament, 3).rounds[0] = Pending{player(2), Colour::Black};
    auto const problem = knockout().pairNext(tournament).error();
    EXPECT_EQ(problem.why, PairingRefusal::MatchUndecided);
    EXPECT_EQ(problem.stranded, (std::vector<PlayerId>{player(2), player(3)}));
    EXPECT_EQ(places(tournament), (std::vector<int>{1, 1, 1, 3})) << "the table stands all the same";
}

/// A match level by points, the games of which are known.
void putLevelMatch(Tournament& tournament, int a, int b, std::vector<std::string> const& games) {
    MatchSoFar match = matchOf(games);
    Played ofA = played({}, player(b), Colour::White, Score::Draw);
    Played ofB = played({}, player(a), Colour::Black, Score::Draw);
    ofA.games = match.ofHigher;
    ofB.games = match.ofLower;
    at(tournament, a).rounds.back() = ofA;
    at(tournament, b).rounds.back() = ofB;
}

TEST(KnockoutTree, OfAMatchDrawnByPointsTheGamesTellWhoIsThrough) {
    Tournament tournament = drawnField(4);
    playRound(tournament);
    putLevelMatch(tournament, 1, 4, {"w1", "b0"});
    EXPECT_EQ(knockout().pairNext(tournament).error().why, PairingRefusal::MatchUndecided);
    putLevelMatch(tournament, 1, 4, {"w1", "b0", "w=", "b=", "w=", "b=", "w="});
    EXPECT_EQ(nextText(tournament), "2-4") << "Black has the odds";
}

TEST(KnockoutTree, AMissingOpponentForfeitsTheMatch) {
    Tournament tournament = drawnField(4);
    playRound(tournament);
    at(tournament, 1).rounds[0] = ForfeitLoss{player(4), Colour::White};
    at(tournament, 4).rounds[0] = ForfeitWin{player(1), Colour::Black};
    EXPECT_EQ(nextText(tournament), "2-4");
    at(tournament, 4).rounds[0] = ForfeitLoss{player(1), Colour::Black};
    EXPECT_EQ(nextText(tournament), " (2)") << "nobody came";
}

TEST(KnockoutTree, WhoeverWouldHaveMetOneWhoHasLeftIsThrough) {
    Tournament tournament = drawnField(8);
    playRound(tournament);
    at(tournament, 1).withdrawn = true;
    EXPECT_EQ(nextText(tournament), "2-3 (4)");
    playRound(tournament);
    EXPECT_EQ(nextText(tournament), "2-4");
    EXPECT_EQ(places(tournament)[0], 3);
}

TEST(KnockoutTree, ARoundThatIsNotTheOneOfTheTreeIsNoticed) {
    Tournament tournament = drawnField(4);
    playRound(tournament);
    at(tournament, 1).rounds[0] = played({}, player(2), Colour::White, Score::Win);
    at(tournament, 2).rounds[0] = played({}, player(1), Colour::Black, Score::Loss);
    EXPECT_EQ(knockout().pairNext(tournament).error().why, PairingRefusal::EarlierRoundDiffers);
    EXPECT_TRUE(knockout().ranking(tournament).empty());
}

TEST(KnockoutTree, FewerRoundsMayBePlannedAndNeverMore) {
    Tournament tournament = drawnField(8);
    tournament.roundsPlanned = 4;
    EXPECT_EQ(knockout().pairNext(tournament).error().why, PairingRefusal::TooManyRounds);
    tournament.roundsPlanned = 1;
    playRound(tournament);
    EXPECT_EQ(knockout().pairNext(tournament).error().why, PairingRefusal::AllRoundsPaired);
    EXPECT_EQ(knockout().pairNext(drawnField(1)).error().why, PairingRefusal::TooFewPlayers);
}

// Whatever the results: nobody who is out is paired again, nobody meets twice, and one is left.
TEST(KnockoutTree, InEveryFieldOneIsLeftAtTheEnd) {
    std::mt19937 random{4};
    for (int players = 2; players <= 70; ++players) {
        Tournament tournament = drawnField(players);
        std::set<int> out;
        for (int round = 1; round <= knockout().rounds(players); ++round) {
            std::set<int> winners;
            auto const pairing = *knockout().pairNext(tournament);
            for (Pair const& pair : pairing.pairs) {
                int const white = numberOf(pair.white);
                int const black = numberOf(pair.black);
                EXPECT_FALSE(out.contains(white) || out.contains(black)) << players;
                winners.insert(random() % 2 == 0 ? white : black);
                out.insert(winners.contains(white) ? black : white);
            }
            playRound(tournament, winners);
        }
        EXPECT_EQ(static_cast<int>(out.size()), players - 1);
        std::vector<int> const all = places(tournament);
        EXPECT_EQ(std::count(all.begin(), all.end(), 1), 1);
    }
}

} // namespace
} // namespace flagfall::pairing::knockout
