// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/values.h"

#include "pairing/tiebreaks/boards.h"
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

std::vector<TieBreakValue> scores(Field const& field) {
    std::vector<TieBreakValue> values;
    for (int place = 0; place < field.size(); ++place) values.push_back(TieBreakValue::of(field.score(place)));
    return values;
}

std::vector<TieBreakValue> plainValues(Field const& field, TieBreak const& tieBreak) {
    if (asksForRatings(tieBreak)) return ratingValues(field, tieBreak);
    if (tieBreak.kind == TieBreakKind::PairingNumber) return pairingNumbers(field);
    if (tieBreak.kind == TieBreakKind::AverageBuchholz) return averageBuchholz(field);
    return sumsOfContributions(field, tieBreak);
}

std::vector<TieBreakValue> foreValues(Field const& field, TieBreak const& tieBreak) {
    return tieBreak.isFore ? plainValues(field.withLastRoundDrawn(), tieBreak) : plainValues(field, tieBreak);
}

/// 13.4, the quotient to two decimals, half up.
std::vector<TieBreakValue> combinations(Fields const& fields, TieBreak const& tieBreak) {
    constexpr std::int64_t hundredth = TieBreakValue::one / 100;
    int const factor = tieBreak.factor > 0 ? tieBreak.factor : fields.usualFactor();
    TieBreak buchholz{TieBreakKind::Buchholz};
    buchholz.playsForfeits = tieBreak.playsForfeits;
    buchholz.isFore = tieBreak.isFore;
    std::vector<TieBreakValue> values = foreValues(fields.primary(), buchholz);
    for (int place = 0; place < fields.size(); ++place) {
        TieBreakValue& value = values[static_cast<std::size_t>(place)];
        if (!value.tenThousandths || factor == 0) {
            value = {};
            continue;
        }
        std::int64_t const strength = roundedHalfUp(*value.tenThousandths / hundredth, factor) * hundredth;
        value = {*TieBreakValue::of(fields.secondary().score(place)).tenThousandths + strength};
    }
    return values;
}

} // namespace

std::vector<TieBreakValue> valuesOf(Fields const& fields, TieBreak const& tieBreak) {
    if (tieBreak.kind == TieBreakKind::SecondaryScore) return scores(fields.secondary());
    if (tieBreak.kind == TieBreakKind::Combination) return combinations(fields, tieBreak);
    if (tieBreak.kind == TieBreakKind::ExtendedSonnebornBerger) return sumsOfContributions(fields, tieBreak);
    if (auto steps = boardSteps(fields, tieBreak.kind); !steps.empty()) return std::move(steps.front());
    return foreValues(fields.of(tieBreak), tieBreak);
}

} // namespace flagfall::pairing
