// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/double_swiss/double_swiss.h"
#include "pairing/double_swiss/matches.h"
#include "pairing/system_standings.h"
#include "tests/pairing/fixtures.h"
#include "tests/pairing/swiss_team/literal_teams.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace flagfall::pairing::double_swiss {
namespace {

PairingSystem const& doubleSwiss() { return *systemByCode("FIDE_DOUBLESWISS"); }

/// A cross-table of games: two words are a match.
Tournament games(int rounds, std::vector<std::string> const& lines) {
    Tournament event = crossTable(SystemKind::Swiss, lines);
    event.roundsPlanned = rounds;
    event.initialColour = Colour::White;
    return event;
}

std::string paired(Tournament const& event) {
    auto const round = doubleSwiss().pairNext(event);
    return round ? text(*round) : "none";
}

Played const& matchOf(Tournament const& event, int number, std::size_t match = 0) {
    return std::get<Played>(event.participants[static_cast<std::size_t>(number) - 1].rounds[match]);
}

// --- rounds are matches of two games (preface) -----------------------------------------------------------------------

TEST(DoubleSwiss, TheSecondGameIsOfTheSameTwoWithTheColoursTurned) {
    Tournament event = games(6, {"", "", "", ""});
    EXPECT_EQ(paired(event), "1-3 4-2");
    event = games(6, {"3w1", "4b=", "1b0", "2w="});
    EXPECT_EQ(paired(event), "3-1 2-4");
}

TEST(DoubleSwiss, WhoeverHasLeftAfterTheFirstGameIsPairedForTheSecond) {
    Tournament event = games(6, {"3w1", "4b=", "1b0", "2w="});
    at(event, 3).withdrawn = true;
    at(event, 2).rests = true;
    EXPECT_EQ(paired(event), "3-1 2-4");
    event = games(6, {"3w1 3b+", "4b= 4w=", "1b0 1w-", "2w= 2b="});
    at(event, 3).withdrawn = true;
    at(event, 2).rests = true;
    EXPECT_EQ(paired(event), "4-1") << "and for the next match no more";
}

TEST(DoubleSwiss, ColoursTurnedAtTheBoardAreTurnedBackInTheSecondGame) {
    Tournament const event = games(6, {"3b1", "4b=", "1w0", "2w="});
    EXPECT_EQ(paired(event), "1-3 2-4");
}

TEST(DoubleSwiss, ASecondGameOfOthersIsRefusedAlsoByHand) {
    Tournament const event = games(6, {"3w1", "4b=", "1b0", "2w="});
    RoundPairing other{
        RoundNumber{2}, {{BoardNumber{1}, player(3), player(2)}, {BoardNumber{2}, player(1), player(4)}}, {}};
    auto const problem = doubleSwiss().forbids(event, other);
    ASSERT_TRUE(problem);
    EXPECT_EQ(*problem, PairingRefusal::SecondGameOfMatch);
    EXPECT_EQ(problem->stranded, (std::vector{player(1), player(4)}));
    RoundPairing turned = *doubleSwiss().pairNext(event);
    EXPECT_FALSE(doubleSwiss().forbids(event, turned));
    std::swap(turned.pairs[0].white, turned.pairs[0].black);
    EXPECT_FALSE(doubleSwiss().forbids(event, turned)) << "colours may be turned at the board";
    EXPECT_EQ(doubleSwiss().breaches(event, turned).size(), 1U);
    turned.pairs[1] = turned.pairs[0];
    EXPECT_TRUE(doubleSwiss().forbids(event, turned)) << "two are at two boards, and two at none";
}

TEST(DoubleSwiss, RoundsOnFileThatAreNoMatchesAreRefused) {
    Tournament const event = games(6, {"3w1 4b1", "4b= 3w=", "1b0 2b=", "2w= 1w0"});
    auto const next = doubleSwiss().pairNext(event);
    ASSERT_FALSE(next);
    EXPECT_EQ(next.error(), PairingRefusal::EarlierRoundDiffers);
}

TEST(DoubleSwiss, NamesEachRoundOnFileByMatchAndGame) {
    Tournament const event = games(6, {"2w1 2b1 2w1", "1b0 1w0 1b0"});
    auto const all = doubleSwiss().games(event);
    ASSERT_EQ(all.size(), 4u);
    EXPECT_EQ(all[2].round, 2);
    EXPECT_EQ(all[2].game, 1);
    EXPECT_EQ(all[3].game, 2);
}

// --- which matches were played ---------------------------------------------------------------------------------------

TEST(DoubleSwiss, AMatchIsForfeitedWhenOnePlayerForfeitsBothGames) {
    Tournament const event = games(6, {"2w+ 2b+", "1b- 1w-", "4w+ 4b1", "3b- 3w0"});
    Tournament const matches = matchesOf(event);
    EXPECT_TRUE(std::holds_alternative<ForfeitWin>(matches.participants[0].rounds[0]));
    EXPECT_TRUE(std::holds_alternative<ForfeitLoss>(matches.participants[1].rounds[0]));
    EXPECT_EQ(pointsOf(matches.participants[0].rounds[0]), 2 * onePoint);
    EXPECT_EQ(matchOf(matches, 3).score, Score::Win) << "one forfeited game leaves it a match that was played";
    EXPECT_EQ(paired(event), "1-3 4-2") << "who have met do not meet again";
}

TEST(DoubleSwiss, TheTwoOfAForfeitedMatchMayMeetAgain) {
    Tournament const event = games(6, {"2w+ 2b+", "1b- 1w-"});
    EXPECT_EQ(paired(event), "1-2");
    EXPECT_EQ(paired(games(6, {"2w+ 2b1", "1b- 1w0"})), "none");
}

TEST(DoubleSwiss, WhereEachForfeitsOneGameTheyHaveMetAndHaveHadNoColour) {
    Tournament const event = games(6, {"2w+ 2b-", "1b- 1w+"});
    EXPECT_EQ(paired(event), "none");
    swiss_team::Field const field = fieldOf(event);
    EXPECT_TRUE(field.teams[0].history.empty());
    EXPECT_EQ(field.teams[0].played, 1);
    EXPECT_EQ(matchOf(matchesOf(event), 1).score, Score::Draw);
}

TEST(DoubleSwiss, WhoHaveAForfeitedAndAnOpenGameDoNotMeetAgain) {
    EXPECT_EQ(paired(games(6, {"2w+ 2b?", "1b- 1w?"})), "none") << "the open one is a draw";
}

TEST(DoubleSwiss, AnOpenGameIsADrawForThePairingAndNothingInTheStandings) {
    Tournament const event = games(6, {"3w1 3b?", "4b= 4w=", "1b0 1w?", "2w= 2b="});
    EXPECT_EQ(pointsOf(matchesOf(event).participants[0].rounds[0]), onePoint);
    EXPECT_EQ(fieldOf(event).teams[0].score, onePoint + halfPoint);
}

// --- the bye (1.4, C2) -----------------------------------------------------------------------------------------------

TEST(DoubleSwiss, TheByeIsAGameWonAndAGameDrawnAndComesOnce) {
    Tournament event = games(6, {"2w1", "1b0", "U"});
    EXPECT_EQ(paired(event), "2-1 (3)") << "it goes on in the second game";
    event = games(6, {"2w1 2b0", "1b0 1w1", "U H"});
    EXPECT_EQ(scoreOf(matchesOf(event).participants[2]), onePoint + halfPoint);
    EXPECT_TRUE(std::holds_alternative<AllocatedBye>(matchesOf(event).participants[2].rounds[0]));
    EXPECT_EQ(paired(event), "3-1 (2)");
}

TEST(DoubleSwiss, AMatchWonByForfeitAndAFullPointByeBarFromTheBye) {
    EXPECT_EQ(paired(games(6, {"2w+ 2b+", "1b- 1w-", "F F"})), "1-3 (2)");
    EXPECT_EQ(paired(games(6, {"2w1 2b1", "1b0 1w0", "H H"})), "3-1 (2)") << "a half-point bye does not";
    Tournament const oneForfeit = games(6, {"2w0 2b0", "1b1 1w1", "4w+ 4b0", "3b- 3w1", "Z Z"});
    EXPECT_TRUE(fieldOf(oneForfeit).teams[2].mayHaveBye) << "nor does a single game won by forfeit";
}

// --- criteria and colours --------------------------------------------------------------------------------------------

TEST(DoubleSwiss, FloatsAreForgottenInTheLastRoundAlone) {
    std::vector<std::string> const lines{"2w1 2b1", "1b0 1w0"};
    EXPECT_FALSE(fieldOf(games(6, lines)).forgetsFloats) << "the last but one";
    EXPECT_TRUE(fieldOf(games(4, lines)).forgetsFloats);
}

TEST(DoubleSwiss, WhiteGoesToWhoHasHadItLessOften) {
    // 4.3.2: by the number of Whites in first games, and not by the difference. 1 has had White once and Black never; 2
    // has had White twice and Black three times: by the difference White would be his.
    Tournament event = fieldOf(8, SystemKind::Swiss);
    event.roundsPlanned = 20;
    event.initialColour = Colour::White;
    for (Participant& each : event.participants) {
        each.rounds.assign(10, ZeroPointBye{});
        each.withdrawn = each.number.value() > 2;
    }
    auto const meet = [&event](std::size_t match, int white, int black) {
        for (std::size_t const game : {0U, 1U}) {
            Colour const ofFirst = game == 0 ? Colour::White : Colour::Black;
            at(event, white).rounds[2 * match + game] = played({}, player(black), ofFirst, Score::Draw);
            at(event, black).rounds[2 * match + game] = played({}, player(white), opponent(ofFirst), Score::Draw);
        }
    };
    meet(0, 1, 8);
    meet(0, 2, 3);
    meet(1, 2, 4);
    meet(2, 5, 2);
    meet(3, 6, 2);
    meet(4, 7, 2);
    ASSERT_EQ(fieldOf(event).teams.size(), 2U);
    EXPECT_EQ(paired(event), "1-2");
}

TEST(DoubleSwiss, AFloatOrAnOpenMatchWithoutAnyColourTakesNoOtherColourAway) {
    // Match 1: each forfeits one game. Match 2 is open: it is a meeting with a colour.
    Tournament const event = games(10, {"2w+ 2b- 3w? 3b?", "1b- 1w+ 4b? 4w?", "4w= 4b= 1b? 1w?", "3b= 3w= 2w? 2b?"});
    for (swiss_team::Team const& each : fieldOf(event).teams)
        EXPECT_EQ(each.history.size(), each.number <= 2 ? 1U : 2U) << each.number;
}

/// Events played to the end with random results; every pairing is compared with one made word by word.
TEST(DoubleSwissOracle, EveryRoundOfRandomEventsIsPairedAsTheRegulationsSayWordByWord) {
    constexpr swiss_team::Rules criteria{.preferences = swiss_team::PreferenceType::None,
                                         .usesSecondary = false,
                                         .lastWithoutFloats = 1,
                                         .countsWhites = true};
    int compared = 0;
    for (unsigned seed = 1; seed <= 150; ++seed) {
        std::mt19937 random{seed};
        auto const oneIn = [&](unsigned n) { return random() % n == 0; };
        int const size = 4 + static_cast<int>(random() % 7);
        Tournament event = fieldOf(size, SystemKind::Swiss);
        event.roundsPlanned = 2 * (2 + static_cast<int>(random() % 5));
        event.initialColour = oneIn(2) ? Colour::White : Colour::Black;
        while (roundsOnFile(event) < event.roundsPlanned) {
            bool const isFirst = roundsOnFile(event) % 2 == 0;
            for (Participant& each : event.participants)
                if (isFirst) each.rests = oneIn(8);
            auto const next = doubleSwiss().pairNext(event);
            Tournament const matches = matchesOf(event, OpenGames::Draw);
            if (isFirst && std::count_if(event.participants.begin(), event.participants.end(),
                                         [](auto const& each) { return !each.rests; }) >= 2) {
                auto const literal = swiss_team::pairTeamsLiterally(matches, criteria, *event.initialColour);
                ASSERT_EQ(next.has_value(), literal.has_value()) << "seed " << seed;
                if (!next) break;
                auto boards = [](Round round) {
                    std::vector<std::pair<int, int>> all;
                    for (Board const& board : round.boards) all.emplace_back(board.white, board.black);
                    std::sort(all.begin(), all.end());
                    return std::pair{all, round.bye};
                };
                ASSERT_EQ(boards(roundOf(event, *next)), boards(*literal)) << "seed " << seed;
                ++compared;
            }
            if (!next) break;
            for (Participant& each : event.participants)
                each.rounds.push_back(each.rests && isFirst && oneIn(2) ? RoundRecord{HalfPointBye{}}
                                                                        : RoundRecord{ZeroPointBye{}});
            auto const put = [&](PlayerId id, RoundRecord record) {
                at(event, numberOf(id)).rounds.back() = std::move(record);
            };
            for (PlayerId const bye : next->byes)
                put(bye, isFirst ? RoundRecord{AllocatedBye{}} : RoundRecord{HalfPointBye{}});
            for (Pair const& pair : next->pairs) {
                if (oneIn(8)) { // by the same one in both games: where each forfeits one, see above
                    bool const byWhite = pair.white > pair.black;
                    RoundRecord const won = ForfeitWin{pair.black, Colour::White};
                    RoundRecord const lost = ForfeitLoss{pair.black, Colour::White};
                    put(pair.white, byWhite ? lost : won);
                    RoundRecord const wonByBlack = ForfeitWin{pair.white, Colour::Black};
                    RoundRecord const lostByBlack = ForfeitLoss{pair.white, Colour::Black};
                    put(pair.black, byWhite ? wonByBlack : lostByBlack);
                    continue;
                }
                auto const score = static_cast<Score>(random() % 3);
                auto const others = score == Score::Win ? Score::Loss : score == Score::Loss ? Score::Win : Score::Draw;
                put(pair.white, played({}, pair.black, Colour::White, score));
                put(pair.black, played({}, pair.white, Colour::Black, others));
            }
        }
    }
    EXPECT_GT(compared, 300);
}

// --- standings -------------------------------------------------------------------------------------------------------

TEST(DoubleSwiss, TieBreaksLookAtMatchesAndWhatCountsGamesAtGames) {
    // 1 beats 3 by 1½, 2 and 4 draw; then 1 beats 2 by 2-0 and 4 beats 3 by 1½.
    Tournament const event = games(4, {"3w1 3b= 2b1 2w1", "4b= 4w= 1w0 1b0", "1b0 1w= 4b= 4w0", "2w= 2b= 3w= 3b1"});
    auto const lines = standingsBy(&doubleSwiss(), event, {by("BH"), by("SB"), by("WIN"), by("WON"), by("BPG")});
    ASSERT_EQ(lines.size(), 4u);
    Standing const& first = lines.front();
    EXPECT_EQ(first.player, player(1));
    EXPECT_EQ(first.points, 3 * onePoint + halfPoint);
    EXPECT_EQ(first.tieBreaks[0], TieBreakValue::of(2 * onePoint)) << "each opponent once: 1 + 1";
    EXPECT_EQ(first.tieBreaks[1], TieBreakValue::of(3 * onePoint + halfPoint)) << "1½ times 1 and 2 times 1";
    EXPECT_EQ(first.tieBreaks[2], TieBreakValue::ofCount(1)) << "as many points as a match won by 2-0";
    EXPECT_EQ(first.tieBreaks[3], TieBreakValue::ofCount(3));
    EXPECT_EQ(first.tieBreaks[4], TieBreakValue::ofCount(2));
    EXPECT_EQ(first.played, 4);
}

} // namespace
} // namespace flagfall::pairing::double_swiss
