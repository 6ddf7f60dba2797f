// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixtures.h"
#include "tiebreaks/random_event.h"

#include "pairing/ratings/rating_table.h"
#include "pairing/standing_explanation.h"
#include "pairing/trf/trf.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace flagfall::pairing {
namespace {

using Cut = Contribution::Cut;
using Rule = Contribution::Rule;
using Why = TieBreakWorking::Why;

/// The exercise of FIDE's technical commission; its players are named by their pairing numbers.
Tournament exercise() {
    std::ifstream file(SOURCE_DIR "/tests/pairing/tiebreaks/exercise.trf");
    return trf::read(std::string{std::istreambuf_iterator<char>(file), {}}).value().tournament;
}

TieBreakWorking workingFor(Tournament const& tournament, std::string_view code, PlayerId id) {
    return explainStanding(tournament, {by(code)}, id)->workings.at(0);
}

/// `2 1 | 4 | 3`: the subgroups of a comparison.
std::string subgroups(EncounterStep const& step) {
    std::string text;
    for (auto const& group : step.subgroups) {
        if (!text.empty()) text += " |";
        for (PlayerId const each : group) text += (text.empty() ? "" : " ") + std::to_string(numberOf(each));
    }
    return text;
}

TEST(StandingExplanation, TheHalfPointByeOfPlayerFourIsLimitedToDrawsAndCutAsHisOwnChoice) { // C.07 16.4, 16.5
    auto const lines = workingFor(exercise(), "BH/C1", PlayerId{4}).rounds;
    ASSERT_EQ(lines.size(), 5U);
    EXPECT_EQ(lines[0].rule, Rule::Played);
    EXPECT_EQ(lines[0].opponentPoints, 2 * onePoint)
        << "12 left after round 3: two draws more for his opponents (16.3)";
    EXPECT_EQ(lines[0].opponentScore, 3 * onePoint);
    EXPECT_EQ(lines[1].rule, Rule::NoMoreThanDraws) << "3½ of his own, ½ in each of five rounds";
    EXPECT_EQ(lines[1].cut, Cut::Chosen);
    EXPECT_EQ(lines[2].cut, Cut::No);
    EXPECT_FALSE(lines[2].opponentPoints) << "13 is worth what he has";
}

TEST(StandingExplanation, InSonnebornBergerTheLowestOpponentIsCutWhereTheByeGivesLess) { // 16.5
    auto const lines = workingFor(exercise(), "SB/C1", PlayerId{4}).rounds;
    EXPECT_EQ(lines[2].cut, Cut::Lowest) << "1.5 against 13; the bye gives 1.25";
    EXPECT_EQ(lines[1].cut, Cut::No);
}

TEST(StandingExplanation, AForfeitIsLimitedToTheScheduledOpponentOrCountsAsPlayed) { // 16.4, /P
    EXPECT_EQ(workingFor(exercise(), "BH", PlayerId{9}).rounds[3].rule, Rule::OwnScore) << "1.5 of his own, 11 has 2.5";
    EXPECT_EQ(workingFor(exercise(), "BH/P", PlayerId{9}).rounds[3].rule, Rule::ForfeitAsGame);
    auto const limited = crossTable(SystemKind::Swiss, {"2w+ 3b1 4w1", "1b- 4w0 3b0", "4b1 1w0 2w1", "3w0 2b1 1b0"});
    EXPECT_EQ(workingFor(limited, "BH", player(1)).rounds[0].rule, Rule::NoMoreThanTheScheduled);
    EXPECT_EQ(workingFor(limited, "BH", player(1)).rounds[0].opponentScore, noPoint);
}

TEST(StandingExplanation, RatingsShowTheOpponentsTheAverageAndTheRowOfTheTable) { // 10.1, 10.2
    // Player 14: 1950 and won, 1850 and lost, 1600 and won; the forfeit is no game.
    auto const performance = workingFor(exercise(), "TPR", PlayerId{14});
    ASSERT_EQ(performance.rounds.size(), 3U);
    EXPECT_EQ(performance.rounds[0].rating, 1950);
    EXPECT_EQ(performance.performance, (Performance{5400, 3, 4}));
    EXPECT_EQ(performance.performance->average(), 1800);
    EXPECT_EQ(performance.performance->percentage(), 67);
    EXPECT_EQ(performance.performance->difference(), 125);
    auto const average = workingFor(exercise(), "ARO/C1", PlayerId{14});
    EXPECT_EQ(average.rounds[2].cut, Cut::Lowest);
    EXPECT_EQ(average.average, (TieBreakWorking::Average{3800 * TieBreakValue::one, 2}));
}

TEST(StandingExplanation, AnAverageOfBuchholzShowsWhatEveryOpponentGives) { // 8.2
    // Player 4 met 12 (11.5), 13 (14), 3 (15.5) and 1 (12.5): 53.5 / 4 = 13.375, which is 13.38.
    auto const working = workingFor(exercise(), "AOB", PlayerId{4});
    ASSERT_EQ(working.rounds.size(), 4U);
    EXPECT_EQ(working.rounds[0].product, 115'000);
    EXPECT_EQ(working.average, (TieBreakWorking::Average{535'000, 4, 100}));
    EXPECT_EQ(valueText(working.value), "13.38");
}

TEST(StandingExplanation, DirectEncounterShowsEveryComparisonAndTheOneThatSeparated) { // 6.2, 6.4
    // 1 and 2 have two points among the four and 2 beat 1; 4 has one and a half, 3 half a point. All have two in all.
    Tournament tournament =
        crossTable(SystemKind::Swiss, {"2w0 3w1 4w1 Z Z", "1b1 4b= 3w= Z Z", "4w0 1b0 2b= F H", "3b1 2w= 1b0 H Z"});
    auto const explained = explainStanding(tournament, {by("DE")}, player(1));
    auto const& steps = explained->workings[0].encounter;
    ASSERT_EQ(steps.size(), 2U);
    EXPECT_TRUE(steps[0].haveAllMet());
    EXPECT_EQ(subgroups(steps[0]), "1 2 | 4 | 3");
    EXPECT_EQ(subgroups(steps[1]), "2 | 1");
    // Both have two points in direct encounter: only the second comparison tells them apart.
    EXPECT_EQ(explained->above, (Separation{player(2), Separation::By::TieBreak, 0, explained->workings[0].value,
                                            TieBreakValue::of(2 * onePoint), 1}));
    EXPECT_EQ(explained->below->other, player(4));
    EXPECT_EQ(explained->below->step, 0U);
}

TEST(StandingExplanation, DirectEncounterSaysHowManyWereNotMet) { // 6.3
    // 1 beat 2, 2 beat 3, 1 and 3 have not met.
    auto const tournament = crossTable(SystemKind::Swiss, {"2w1 Z", "1b0 3w1", "U 2b0"});
    auto const explained = explainStanding(tournament, {by("DE")}, player(1));
    auto const& step = explained->workings[0].encounter.at(0);
    EXPECT_FALSE(step.haveAllMet());
    EXPECT_EQ(step.subgroups.size(), 1U);
    EXPECT_EQ(step.rows[2], (EncounterStep::Row{player(3), TieBreakValue::ofCount(0), TieBreakValue::ofCount(1), 1}));
    EXPECT_EQ(explained->workings[0].why, Why::NotAllMet);
    EXPECT_EQ(explained->below->by, Separation::By::Nothing);
}

TEST(StandingExplanation, NeighboursAreSeparatedByPointsByTheFirstTieBreakThatDiffersOrByNothing) {
    std::vector<TieBreak> const order{by("WIN"), by("BH/C1"), by("BH")};
    auto const first = explainStanding(exercise(), order, PlayerId{2});
    EXPECT_FALSE(first->above) << "nobody is before him";
    EXPECT_EQ(first->below->by, Separation::By::Points);
    EXPECT_EQ(first->below->own, TieBreakValue::ofCount(4));
    // 16 has three wins; 3, 4 and 1 have two each and are told apart by BH/C1: 13, 11.5, 11.
    auto const four = explainStanding(exercise(), order, PlayerId{4});
    EXPECT_EQ(
        four->above,
        (Separation{PlayerId{3}, Separation::By::TieBreak, 1, TieBreakValue{115'000}, TieBreakValue{130'000}, {}}));
    EXPECT_EQ(four->below->other, PlayerId{1});
    EXPECT_EQ(four->tied[0].size(), 4U) << "with the same points";
    EXPECT_EQ(four->tied[1].size(), 3U) << "and the same number of wins";
    auto const shared = explainStanding(exercise(), {by("BH/C1"), by("BH")}, PlayerId{1});
    EXPECT_EQ(shared->above->by, Separation::By::TieBreak);
    EXPECT_EQ(shared->below->by, Separation::By::Nothing) << "16 has the same";
}

TEST(StandingExplanation, SaysWhyThereIsNoValue) {
    auto const unrated = crossTable(SystemKind::Swiss, {"2w1 Z", "1b0 Z", "U H"});
    EXPECT_EQ(workingFor(unrated, "ARO", player(1)).why, Why::NotEverybodyRated);
    EXPECT_EQ(workingFor(unrated, "AOB", player(3)).why, Why::NoGames);
    EXPECT_EQ(workingFor(unrated, "DE", player(3)).why, Why::NobodyTied);
    EXPECT_EQ(workingFor(unrated, "OTHER_ENTERED", player(3)).why, Why::NotEntered);
    EXPECT_EQ(workingFor(unrated, "OTHER_LOTS", player(3)).why, Why::NotDrawn);
    EXPECT_EQ(workingFor(exercise(), "ARO/C1", PlayerId{12}).why, Why::NoGames) << "a single game, and it is cut";
    auto const roundRobin = crossTable(SystemKind::RoundRobin, {"2w1", "1b0"});
    EXPECT_EQ(workingFor(roundRobin, "AOB", player(1)).why, Why::NotInRoundRobin);
    EXPECT_FALSE(explainStanding(exercise(), {}, PlayerId{17})) << "an unknown player";
}

/// The value once more, from nothing but what is told of it.
std::optional<std::int64_t> fromWorking(TieBreakWorking const& working, std::int64_t scored) {
    auto const kind = working.tieBreak.kind;
    std::int64_t sum = 0;
    for (Contribution const& line : working.rounds)
        if (!line.isCut) sum += line.product;
    if (kind == TieBreakKind::Performance) {
        if (!working.performance) return std::nullopt;
        return working.performance->value() * TieBreakValue::one;
    }
    if (kind == TieBreakKind::PerfectPerformance) {
        if (working.rounds.empty()) return std::nullopt;
        EXPECT_GE(sum, scored * TieBreakValue::one / 100) << "as much is expected of that rating";
        return working.value.tenThousandths;
    }
    if (working.average) {
        EXPECT_EQ(working.average->sum, sum);
        return roundedHalfUp(sum, working.average->count * working.average->unit) * working.average->unit;
    }
    if (asksForRatings(working.tieBreak) || kind == TieBreakKind::AverageBuchholz) return std::nullopt;
    return sum;
}

TEST(StandingExplanation, WhatIsToldGivesTheValueOfEveryCodeForEverybody) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        auto const kind = seed % 4 == 0 ? SystemKind::RoundRobin : SystemKind::Swiss;
        Tournament const tournament = randomEvent(seed, kind);
        for (std::string_view const code : tieBreakCodes()) {
            TieBreak const tieBreak = by(code);
            if (tieBreak.kind == TieBreakKind::PairingNumber || tieBreak.kind == TieBreakKind::Rating) continue;
            for (Participant const& each : tournament.participants) {
                auto const working = workingFor(tournament, code, each.id);
                if (working.why == Why::NotAllMet || working.why == Why::NobodyTied) continue;
                if (working.why == Why::NotInRoundRobin) continue;
                int scored = 0;
                for (RoundRecord const& round : each.rounds)
                    if (auto const* const game = std::get_if<Played>(&round))
                        scored += game->score == Score::Win ? 100 : game->score == Score::Draw ? 50 : 0;
                EXPECT_EQ(fromWorking(working, scored), working.value.tenThousandths)
                    << code << " seed " << seed << " player " << numberOf(each.id);
                EXPECT_EQ(working.why == Why::HasValue, working.value.tenThousandths.has_value()) << code;
            }
        }
    }
}

TEST(StandingExplanation, IsOfTheSameTableForEverybody) {
    std::vector<TieBreak> const order{by("DE"), by("BH/C1"), by("SB"), by("TPR")};
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Tournament const tournament = randomEvent(seed, SystemKind::Swiss);
        auto const table = standings(tournament, order);
        for (std::size_t i = 0; i < table.size(); ++i) {
            auto const explained = explainStanding(tournament, order, table[i].player);
            EXPECT_EQ(explained->standing.rank, table[i].rank);
            EXPECT_EQ(explained->standing.tieBreaks, table[i].tieBreaks);
            for (std::size_t which = 0; which < order.size(); ++which)
                EXPECT_EQ(explained->workings[which].value, table[i].tieBreaks[which]) << code(order[which]);
            if (i == 0) continue;
            ASSERT_TRUE(explained->above);
            EXPECT_EQ(explained->above->other, table[i - 1].player);
            EXPECT_EQ(explained->above->by == Separation::By::Nothing, table[i].rank == table[i - 1].rank);
            // Before the tie-break that separates them they agree in all the others.
            if (explained->above->by != Separation::By::TieBreak) continue;
            for (std::size_t which = 1; which < explained->above->which; ++which)
                EXPECT_EQ(table[i].tieBreaks[which], table[i - 1].tieBreaks[which]);
        }
    }
}

} // namespace
} // namespace flagfall::pairing
