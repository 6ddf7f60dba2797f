// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/values.h"

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

/// SplitMix64, by Sebastiano Vigna: written out so that the lots are the same on every machine.
std::uint64_t mixed(std::uint64_t number) {
    number += 0x9e3779b97f4a7c15U;
    number = (number ^ (number >> 30U)) * 0xbf58476d1ce4e5b9U;
    number = (number ^ (number >> 27U)) * 0x94d049bb133111ebU;
    return number ^ (number >> 31U);
}

/// The lots follow from the seed and the player alone: who comes or goes, or gets another pairing number, changes
/// nothing between two others.
std::vector<TieBreakValue> lots(Field const& field) {
    auto const seed = field.rules().lotsSeed;
    if (!seed) return std::vector<TieBreakValue>(static_cast<std::size_t>(field.size()));
    std::vector<std::pair<std::uint64_t, int>> drawn;
    for (int place = 0; place < field.size(); ++place) {
        auto const id = static_cast<std::uint64_t>(field.id(place).value());
        drawn.emplace_back(mixed(mixed(*seed) ^ id), place);
    }
    std::sort(drawn.begin(), drawn.end());
    std::vector<TieBreakValue> values(drawn.size());
    for (std::size_t lot = 0; lot < drawn.size(); ++lot)
        values[static_cast<std::size_t>(drawn[lot].second)] =
            TieBreakValue::ofCount(static_cast<std::int64_t>(lot) + 1);
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

                 *strengthOf(value, factor).tenThousandths};
    }
    return values;
}

} // namespace

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
