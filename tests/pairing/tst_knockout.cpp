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

/// Every match is one game, so that a round on file is a round of the tree.
Tournament drawnField(int players) {
    Tournament tournament = fieldOf(players, SystemKind::Swiss);
    tournament.initialColour = Colour::White;
    tournament.knockout.steps = {{GameKind::Standard, 1}};
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

TEST(KnockoutTree, WhileAResultIsMissingNothingIsPaired) {
    Tournament tournament = drawnField(4);
    playRound(tournament);
    at(tournament, 2).rounds[0] = Pending{player(3), Colour::White};
    at(tournament, 3).rounds[0] = Pending{player(2), Colour::Black};
    auto const problem = knockout().pairNext(tournament).error();
    EXPECT_EQ(problem.why, PairingRefusal::GamesOpen);
    EXPECT_EQ(problem.stranded, (std::vector<PlayerId>{player(2), player(3)}));
    EXPECT_EQ(places(tournament), (std::vector<int>{1, 1, 1, 3})) << "the table stands all the same";
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

// --- games of matches ------------------------------------------------------------------------------------------

/// Matches of two games, then two rapid ones, then Armageddon.
Tournament withLadder(int players) {
    Tournament tournament = drawnField(players);
    tournament.knockout.steps = {{GameKind::Standard, 2}, {GameKind::Rapid, 2}, {GameKind::Armageddon, 1}};
    return tournament;
}

/// Pairs the next games and gives their results, White's first: `1 = 0 x` (nobody came), in order of boards.
void playGames(Tournament& tournament, std::string const& results) {
    auto const pairing = *knockout().pairNext(tournament);
    ASSERT_EQ(pairing.pairs.size(), results.size());
    for (std::size_t i = 0; i < results.size(); ++i) {
        Pair const& pair = pairing.pairs[i];
        char const white = results[i] == 'x' ? '-' : results[i];
        char const black = results[i] == '1' ? '0' : results[i] == '0' ? '1' : white;
        at(tournament, numberOf(pair.white)).rounds.push_back(gameRecord(pair.black, Colour::White, white));
        at(tournament, numberOf(pair.black)).rounds.push_back(gameRecord(pair.white, Colour::Black, black));
    }
    for (PlayerId const bye : pairing.byes) at(tournament, numberOf(bye)).rounds.push_back(AllocatedBye{});
    for (Participant& each : tournament.participants)
        each.rounds.resize(static_cast<std::size_t>(pairing.round.value()), ZeroPointBye{});
}

GameOfMatches const* next(std::vector<GameOfMatches> const& games, Tournament const& tournament) {
    auto const onFile = static_cast<std::size_t>(roundsOnFile(tournament));
    return games.size() > onFile ? &games[onFile] : nullptr;
}
GameOfMatches nextGame(Tournament const& tournament) {
    auto const games = knockout().games(tournament);
    return *next(games, tournament);
}

TEST(KnockoutGames, OnlyTheUndecidedPlayOnWithTheOtherColours) {
    Tournament tournament = withLadder(4);
    EXPECT_EQ(nextGame(tournament), (GameOfMatches{1, 1, 0, GameKind::Standard}));
    playGames(tournament, "1=");
    EXPECT_EQ(nextText(tournament), "4-1 3-2");
    playGames(tournament, "==");
    EXPECT_EQ(nextText(tournament), "2-3") << "1 has won, 2 and 3 play the first rapid game";
    EXPECT_EQ(nextGame(tournament), (GameOfMatches{1, 3, 1, GameKind::Rapid}));
    playGames(tournament, "=");
    playGames(tournament, "=");
    EXPECT_EQ(nextGame(tournament), (GameOfMatches{1, 5, 2, GameKind::Armageddon}));
    EXPECT_EQ(nextText(tournament), "2-3");
    playGames(tournament, "=");
    EXPECT_EQ(nextText(tournament), "1-3") << "draw odds";
    EXPECT_EQ(nextGame(tournament), (GameOfMatches{2, 1, 0, GameKind::Standard}));
    EXPECT_EQ(knockout().games(tournament).size(), 6U);
}

TEST(KnockoutGames, AGameLostByForfeitIsAGameLost) {
    Tournament tournament = withLadder(4);
    playGames(tournament, "1x");
    EXPECT_EQ(nextText(tournament), "4-1 3-2") << "nobody came to the second board, and both play on";
    playGames(tournament, "01");
    EXPECT_EQ(nextText(tournament), "1-3");
}

TEST(KnockoutGames, WhoLeavesInAMatchHasLostIt) {
    Tournament tournament = withLadder(4);
    playGames(tournament, "0=");
    at(tournament, 4).withdrawn = true;
    EXPECT_EQ(nextText(tournament), "3-2");
    playGames(tournament, "0");
    EXPECT_EQ(nextText(tournament), "1-2");
    EXPECT_EQ(places(tournament), (std::vector<int>{1, 1, 3, 3}));
    EXPECT_EQ(knockout().tree(tournament).front().how, TreeMatch::Decided::ByLeaving);
}

TEST(KnockoutGames, AMatchThatEndsLevelWaitsForTheArbiter) {
    Tournament tournament = withLadder(4);
    tournament.knockout.steps = {{GameKind::Standard, 2}};
    playGames(tournament, "1=");
    playGames(tournament, "==");
    auto const problem = knockout().pairNext(tournament).error();
    EXPECT_EQ(problem.why, PairingRefusal::MatchUndecided);
    EXPECT_EQ(problem.stranded, (std::vector<PlayerId>{player(2), player(3)}));
    EXPECT_EQ(knockout().tree(tournament)[1].how, TreeMatch::Decided::Level);
    tournament.awarded = {{player(3), player(2)}};
    EXPECT_EQ(nextText(tournament), "1-3");
    EXPECT_EQ(knockout().tree(tournament)[1].how, TreeMatch::Decided::ByArbiter);
}

TEST(KnockoutGames, WhoWasPairedInTheNextRoundIsThroughWhateverIsCorrectedSince) {
    Tournament tournament = withLadder(4);
    playGames(tournament, "1=");
    playGames(tournament, "=1");
    playGames(tournament, "=");
    at(tournament, 2).rounds[1] = gameRecord(player(3), Colour::Black, '1');
    at(tournament, 3).rounds[1] = gameRecord(player(2), Colour::White, '0');
    EXPECT_EQ(nextText(tournament), "3-1");
    EXPECT_EQ(places(tournament), (std::vector<int>{1, 3, 1, 3}));
    EXPECT_EQ(knockout().tree(tournament)[1].how, TreeMatch::Decided::AsPaired);
}

TEST(KnockoutGames, FinalAndThirdPlaceAreTwoMatchesOfTheLastRound) {
    Tournament tournament = withLadder(4);
    tournament.knockout = {{{GameKind::Standard, 1}, {GameKind::Armageddon, 1}}, true};
    playGames(tournament, "1=");
    playGames(tournament, "=");
    EXPECT_EQ(nextText(tournament), "1-2 3-4");
    playGames(tournament, "=1");
    EXPECT_EQ(nextText(tournament), "2-1") << "the third place is decided, the final is not";
    playGames(tournament, "=");
    EXPECT_EQ(places(tournament), (std::vector<int>{1, 2, 3, 4}));
    EXPECT_EQ(knockout().pairNext(tournament).error().why, PairingRefusal::AllRoundsPaired);
}

TEST(KnockoutGames, FinalistsStayWhoTheyAreBesidesTheMatchForTheThirdPlace) {
    Tournament tournament = withLadder(4);
    tournament.knockout = {{{GameKind::Standard, 1}}, true};
    playGames(tournament, "11");
    playGames(tournament, "10");
    ASSERT_EQ(places(tournament), (std::vector<int>{1, 2, 4, 3}));
    at(tournament, 2).rounds[0] = gameRecord(player(3), Colour::White, '0');
    at(tournament, 3).rounds[0] = gameRecord(player(2), Colour::Black, '1');
    tournament.onFirstBoard = {{player(1), player(4)}, {player(1), player(2)}};
    EXPECT_EQ(places(tournament), (std::vector<int>{1, 2, 4, 3}));
    EXPECT_EQ(knockout().tree(tournament)[1].how, TreeMatch::Decided::AsPaired);
}

TEST(KnockoutGames, TheTreeShowsFreePlacesGamesAndWhatIsToCome) {
    Tournament tournament = withLadder(3);
    auto const before = knockout().tree(tournament);
    ASSERT_EQ(before.size(), 3U);
    EXPECT_EQ(before[0], (TreeMatch{1, false, player(1), {}, {}, player(1), TreeMatch::Decided::ByLeaving}));
    EXPECT_EQ(before[1], (TreeMatch{1, false, player(2), player(3)}));
    EXPECT_EQ(before[2], (TreeMatch{2, false, player(1), {}}));
    playGames(tournament, "1");
    EXPECT_EQ(knockout().tree(tournament)[1].games.size(), 1U);
    playGames(tournament, "0");
    auto const after = knockout().tree(tournament);
    EXPECT_EQ(after[1].winner, player(2));
    EXPECT_EQ(after[1].how, TreeMatch::Decided::ByGames);
    EXPECT_EQ(after[2], (TreeMatch{2, false, player(1), player(2)}));
}

TEST(KnockoutGames, RoundsThatAreSureToComeAreKnown) {
    Tournament tournament = withLadder(4);
    EXPECT_EQ(knockout().roundsAtLeast(tournament), 4);
    playGames(tournament, "==");
    playGames(tournament, "=1");
    EXPECT_EQ(knockout().roundsAtLeast(tournament), 5) << "a rapid game, and two games of the final";
    playGames(tournament, "1");
    playGames(tournament, "=");
    playGames(tournament, "1");
    playGames(tournament, "=");
    EXPECT_EQ(knockout().roundsAtLeast(tournament), 6);
    EXPECT_EQ(knockout().pairNext(tournament).error().why, PairingRefusal::AllRoundsPaired);
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
