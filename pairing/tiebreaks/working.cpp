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
    else if (kind != TieBreakKind::PerfectPerformance)
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
    if (tieBreak.kind == TieBreakKind::AverageBuchholz && !field.isRoundRobin()) {
        working.rounds = linesGiving(field, valuesOf(field, {TieBreakKind::Buchholz}), place);
        working.average = averageOf(working.rounds, TieBreakValue::one / 100);
    }
    working.why = whyNone(working, field, tied);
    return working;
}

} // namespace flagfall::pairing
