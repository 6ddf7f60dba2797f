// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/values.h"

#include "pairing/lots.h"
#include "pairing/tiebreaks/boards.h"
#include "pairing/tiebreaks/contributions.h"
#include "pairing/tiebreaks/opponents.h"
#include "pairing/tiebreaks/ratings.h"

#include <algorithm>
#include <utility>

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

/// Of an event that was drawn elsewhere its lots come first, and then those drawn here.
std::vector<TieBreakValue> lots(Field const& field) {
    TieBreakRules const& rules = field.rules();
    std::vector<TieBreakValue> values(static_cast<std::size_t>(field.size()));
    if (!rules.lotsSeed) return values;
    std::int64_t lot = 0;
    auto const give = [&](PlayerId player) {
        auto const place = field.placeOf(player);
        TieBreakValue* const value = place ? &values[static_cast<std::size_t>(*place)] : nullptr;
        if (value && !value->tenThousandths) *value = TieBreakValue::ofCount(++lot);
    };
    std::ranges::for_each(rules.lotsDrawn, give);
    std::vector<PlayerId> all;
    for (int place = 0; place < field.size(); ++place) all.push_back(field.id(place));
    std::ranges::for_each(inOrderOfLots(*rules.lotsSeed, std::move(all)), give);
    return values;
}

std::vector<TieBreakValue> enteredValues(Field const& field) {
    std::vector<TieBreakValue> values(static_cast<std::size_t>(field.size()));
    for (auto const& [player, value] : field.rules().entered)
        if (auto const place = field.placeOf(player)) values[static_cast<std::size_t>(*place)] = value;
    return values;
}

std::vector<TieBreakValue> scores(Field const& field) {
    std::vector<TieBreakValue> values;
    for (int place = 0; place < field.size(); ++place) values.push_back(TieBreakValue::of(field.score(place)));
    return values;
}

/// 13.4.
std::vector<TieBreakValue> combinations(Fields const& fields, TieBreak const& tieBreak) {
    int const factor = fields.factorOf(tieBreak);
    std::vector<TieBreakValue> values = sumsOfContributions(fields.primary(), buchholzIn(tieBreak));
    for (int place = 0; place < fields.size(); ++place) {
        TieBreakValue& value = values[static_cast<std::size_t>(place)];
        if (!value.tenThousandths || factor == 0) {
            value = {};
            continue;
        }
        value = {*TieBreakValue::of(fields.secondary().score(place)).tenThousandths +
                 *strengthOf(value, factor).tenThousandths};
    }
    return values;
}

} // namespace

TieBreak buchholzIn(TieBreak const& combination) {
    TieBreak buchholz{TieBreakKind::Buchholz};
    buchholz.playsForfeits = combination.playsForfeits;
    buchholz.isFore = combination.isFore;
    return buchholz;
}

TieBreakValue strengthOf(TieBreakValue const& buchholz, int factor) {
    constexpr std::int64_t hundredth = TieBreakValue::one / 100;
    return {roundedHalfUp(*buchholz.tenThousandths / hundredth, factor) * hundredth};
}

std::vector<TieBreakValue> valuesOf(Field const& whole, TieBreak const& tieBreak) {
    Field const& field = whole.lookedAtBy(tieBreak);
    if (asksForRatings(tieBreak)) return ratingValues(field, tieBreak);
    if (tieBreak.kind == TieBreakKind::PairingNumber) return pairingNumbers(field);
    if (tieBreak.kind == TieBreakKind::AverageBuchholz) return averageBuchholz(field);
    if (tieBreak.kind == TieBreakKind::Lots) return lots(field);
    if (tieBreak.kind == TieBreakKind::Entered) return enteredValues(field);
    return sumsOfContributions(whole, tieBreak);
}

std::vector<TieBreakValue> valuesOf(Fields const& fields, TieBreak const& tieBreak) {
    if (tieBreak.kind == TieBreakKind::SecondaryScore) return scores(fields.ofScore(tieBreak));
    if (tieBreak.kind == TieBreakKind::Combination) return combinations(fields, tieBreak);
    if (tieBreak.kind == TieBreakKind::ExtendedSonnebornBerger) return sumsOfContributions(fields, tieBreak);
    if (auto steps = boardSteps(fields, tieBreak.kind); !steps.empty()) return std::move(steps.front());
    return valuesOf(fields.of(tieBreak), tieBreak);
}

} // namespace flagfall::pairing
