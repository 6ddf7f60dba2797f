// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/working.h"

#include "pairing/tiebreaks/extended_encounter.h"
#include "pairing/tiebreaks/opponents.h"
#include "pairing/tiebreaks/ratings.h"
#include "pairing/tiebreaks/values.h"

#include <algorithm>
#include <utility>

namespace flagfall::pairing {
namespace {

using Why = TieBreakWorking::Why;

bool isEncounter(TieBreakKind kind) {
    return kind == TieBreakKind::DirectEncounter || kind == TieBreakKind::ExtendedEncounter;
}

/// The opponents met, each giving what he has himself; who has nothing is left out (8.2, 10.4, 10.5).
std::vector<Contribution> linesGiving(Field const& field, std::vector<TieBreakValue> const& values, int place) {
    std::vector<Contribution> lines;
    for (Contribution& line : linesMet(field, place)) {
        auto const& value = values[static_cast<std::size_t>(*field.placeOf(*line.opponent))];
        if (!value.tenThousandths) continue;
        line.product = *value.tenThousandths;
        lines.push_back(std::move(line));
    }
    return lines;
}

std::optional<TieBreakWorking::Average> averageOf(std::vector<Contribution> const& lines, std::int64_t unit) {
    TieBreakWorking::Average average{.unit = unit};
    for (Contribution const& line : lines) {
        if (line.isCut) continue;
        average.sum += line.product;
        ++average.count;
    }
    return average.count > 0 ? std::optional{average} : std::nullopt;
}

void workOutRatings(TieBreakWorking& working, Field const& field, int place) {
    auto const kind = working.tieBreak.kind;
    if (kind == TieBreakKind::Rating) return;
    bool const isOfPerformances = kind == TieBreakKind::AveragePerformance;
    if (isOfPerformances || kind == TieBreakKind::AveragePerfectPerformance)
        working.rounds = linesGiving(
            field, valuesOf(field, {isOfPerformances ? TieBreakKind::Performance : TieBreakKind::PerfectPerformance}),
            place);
    else
        working.rounds = ratingLines(field, working.tieBreak, place);
    if (kind == TieBreakKind::Performance)
        working.performance = performanceOf(field, place);
    else if (kind == TieBreakKind::PerfectPerformance)
        working.hasScoredNothing = halvesOf(field, place) == 0;
    else
        working.average = averageOf(working.rounds, TieBreakValue::one);
}

void workOutEncounter(TieBreakWorking& working, Fields const& fields, int place, Group const& tied) {
    if (tied.size() < 2) return;
    Field const& field = fields.of(working.tieBreak);
    working.rounds = encounters(field, working.tieBreak, place, tied);
    working.encounter = working.tieBreak.kind == TieBreakKind::ExtendedEncounter
                            ? extendedSteps(fields, working.tieBreak, place, tied)
                            : encounterSteps(field, working.tieBreak, place, tied);
    auto const own = std::find(tied.begin(), tied.end(), place) - tied.begin();
    working.value = encounterScores(field, working.tieBreak, tied)[static_cast<std::size_t>(own)];
}

/// The points of every round that is over.
std::vector<Contribution> scoreLines(Field const& field, int place) {
    std::vector<Contribution> lines;
    int number = 0;
    for (Field::Round const& round : field.rounds(place)) {
        ++number;
        if (round.kind == Field::Kind::Pending) continue;
        Contribution line;
        line.round = RoundNumber{number};
        if (round.opponent) {
            line.against = Contribution::Against::Opponent;
            line.opponent = field.id(*round.opponent);
        }
        line.points = round.points;
        line.product = *TieBreakValue::of(round.points).tenThousandths;
        lines.push_back(line);
    }
    return lines;
}

void workOutBoards(TieBreakWorking& working, Fields const& fields, int place) {
    auto const& boards = fields.boards(place);
    if (!boards) return;
    Points above;
    for (std::size_t i = 0; i < boards->size(); ++i) {
        int const board = static_cast<int>(i) + 1;
        Points const points = (*boards)[i];
        Points const gives = working.tieBreak.kind == TieBreakKind::BoardCount     ? board * points
                             : working.tieBreak.kind == TieBreakKind::BottomBoards ? above
                                                                                   : points;
        working.boards.push_back({board, points, TieBreakValue::of(gives)});
        above += points;
    }
    if (working.tieBreak.kind != TieBreakKind::BottomBoards) return;
    std::ranges::reverse(working.boards); // the last one is left out first, and the first one never
    if (!working.boards.empty()) working.boards.pop_back();
}

void workOutCombination(TieBreakWorking& working, Fields const& fields, int place) {
    TieBreak const buchholz = buchholzIn(working.tieBreak);
    int const factor = fields.factorOf(working.tieBreak);
    working.rounds = contributions(fields, buchholz, place);
    TieBreakValue const sum = valuesOf(fields.primary(), buchholz)[static_cast<std::size_t>(place)];
    if (sum.tenThousandths && factor > 0)
        working.combined = {fields.secondary().score(place), sum, factor, strengthOf(sum, factor)};
}

Why whyNone(TieBreakWorking const& working, Field const& field, Group const& tied) {
    if (working.value.tenThousandths) return Why::HasValue;
    auto const kind = working.tieBreak.kind;
    if (isEncounter(kind)) return tied.size() < 2 ? Why::NobodyTied : Why::NotAllMet;
    if (kind == TieBreakKind::Entered) return Why::NotEntered;
    if (kind == TieBreakKind::Lots) return Why::NotDrawn;
    if (kind >= TieBreakKind::BoardCount && kind <= TieBreakKind::BottomBoards) return Why::BoardsUnknown;
    if (isBuchholz(working.tieBreak) && field.isRoundRobin()) return Why::NotInRoundRobin;
    if (kind == TieBreakKind::Combination) return Why::NoFactor;
    return asksForRatings(working.tieBreak) && !field.hasRatings() ? Why::NotEverybodyRated : Why::NoGames;
}

} // namespace

TieBreakWorking workingOf(Fields const& fields, TieBreak const& tieBreak, int place, Group const& tied) {
    TieBreakWorking working{.tieBreak = tieBreak};
    Field const& field = fields.of(tieBreak).lookedAtBy(tieBreak);
    if (isEncounter(tieBreak.kind)) {
        workOutEncounter(working, fields, place, tied);
    } else {
        working.value = valuesOf(fields, tieBreak)[static_cast<std::size_t>(place)];
        if (asksForRatings(tieBreak) && field.hasRatings()) workOutRatings(working, field, place);
        if (isSumOverRounds(tieBreak)) working.rounds = contributions(fields, tieBreak, place);
    }
    if (tieBreak.kind == TieBreakKind::SecondaryScore)
        working.rounds = scoreLines(fields.ofScore(tieBreak), place);
    else if (tieBreak.kind == TieBreakKind::Combination)
        workOutCombination(working, fields, place);
    else if (tieBreak.kind >= TieBreakKind::BoardCount && tieBreak.kind <= TieBreakKind::BottomBoards)
        workOutBoards(working, fields, place);
    if (tieBreak.kind == TieBreakKind::AverageBuchholz && !field.isRoundRobin()) {
        working.rounds = linesGiving(field, valuesOf(field, {TieBreakKind::Buchholz}), place);
        working.average = averageOf(working.rounds, TieBreakValue::one / 100);
    }
    working.why = whyNone(working, field, tied);
    return working;
}

} // namespace flagfall::pairing
