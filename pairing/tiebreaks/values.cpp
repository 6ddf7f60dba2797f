// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/values.h"

#include "pairing/tiebreaks/contributions.h"
#include "pairing/tiebreaks/opponents.h"
#include "pairing/tiebreaks/ratings.h"

namespace flagfall::pairing {
namespace {

/// Art. 8.2, to two decimals, half up.
std::vector<TieBreakValue> averageBuchholz(Field const& field) {
    constexpr std::int64_t hundredth = TieBreakValue::one / 100;
    std::vector<std::optional<std::int64_t>> sums;
    for (TieBreakValue const& value : sumsOfContributions(field, {TieBreakKind::Buchholz}))
        sums.push_back(value.tenThousandths ? std::optional{*value.tenThousandths / hundredth} : std::nullopt);
    std::vector<TieBreakValue> averages;
    for (auto const& average : averagesOverOpponents(field, sums))
        averages.push_back(average ? TieBreakValue{*average * hundredth} : TieBreakValue{});
    return averages;
}

std::vector<TieBreakValue> pairingNumbers(Field const& field) {
    std::vector<TieBreakValue> values;
    for (int place = 0; place < field.size(); ++place) values.push_back(TieBreakValue::ofCount(field.number(place)));
    return values;
}

std::vector<TieBreakValue> plainValues(Field const& field, TieBreak const& tieBreak) {
    if (asksForRatings(tieBreak)) return ratingValues(field, tieBreak);
    if (tieBreak.kind == TieBreakKind::PairingNumber) return pairingNumbers(field);
    if (tieBreak.kind == TieBreakKind::AverageBuchholz) return averageBuchholz(field);
    return sumsOfContributions(field, tieBreak);
}

} // namespace

std::vector<TieBreakValue> valuesOf(Field const& field, TieBreak const& tieBreak) {
    if (tieBreak.isFore) return plainValues(field.withLastRoundDrawn(), tieBreak);
    return plainValues(field, tieBreak);
}

} // namespace flagfall::pairing
