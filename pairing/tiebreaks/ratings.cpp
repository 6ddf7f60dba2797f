// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/ratings.h"

#include "pairing/ratings/rating_table.h"
#include "pairing/tiebreaks/opponents.h"

#include <algorithm>
#include <numeric>

namespace flagfall::pairing {

int halvesOf(Field const& field, int place) {
    int sum = 0;
    for (Field::Round const& round : field.rounds(place))
        if (round.kind == Field::Kind::Played)
            sum += round.score == Score::Win ? 2 : round.score == Score::Draw ? 1 : 0;
    return sum;
}

namespace {

using Value = std::optional<std::int64_t>;
using RatingValues = std::vector<Value>;

std::vector<int> ratingsMet(Field const& field, int place) {
    std::vector<int> ratings;
    int number = 0;
    for (Field::Round const& round : field.rounds(place)) {
        ++number;
        if (round.kind == Field::Kind::Played) ratings.push_back(field.rating(*round.opponent, RoundNumber{number}));
    }
    return ratings;
}

/// 10.1.
Value averageRating(Field const& field, TieBreak const& tieBreak, int place) {
    auto ratings = ratingsMet(field, place);
    std::int64_t const count = std::ssize(ratings) - tieBreak.cutLow - tieBreak.cutHigh;
    if (count <= 0) return std::nullopt;
    if (count < std::ssize(ratings)) std::sort(ratings.begin(), ratings.end());
    return roundedHalfUp(
        std::accumulate(ratings.begin() + tieBreak.cutLow, ratings.end() - tieBreak.cutHigh, std::int64_t{0}), count);
}

/// 10.3.
Value perfectPerformanceOf(Field const& field, int place) {
    auto const value = perfectPerformance(ratingsMet(field, place), halvesOf(field, place));
    return value ? Value{*value} : std::nullopt;
}

template <typename ValueOf>
RatingValues everybodys(Field const& field, ValueOf const& valueOf) {
    RatingValues values;
    values.reserve(static_cast<std::size_t>(field.size()));
    for (int place = 0; place < field.size(); ++place) values.push_back(valueOf(place));
    return values;
}

RatingValues performances(Field const& field) {
    return everybodys(field, [&](int place) {
        auto const one = performanceOf(field, place);
        return one ? Value{one->value()} : std::nullopt;
    });
}
RatingValues perfectPerformances(Field const& field) {
    return everybodys(field, [&](int place) { return perfectPerformanceOf(field, place); });
}

RatingValues ratingsOf(Field const& field, TieBreak const& tieBreak) {
    auto const kind = tieBreak.kind;
    if (kind == TieBreakKind::Performance) return performances(field);
    if (kind == TieBreakKind::PerfectPerformance) return perfectPerformances(field);
    if (kind == TieBreakKind::AveragePerformance) return averagesOverOpponents(field, performances(field));
    if (kind == TieBreakKind::AveragePerfectPerformance)
        return averagesOverOpponents(field, perfectPerformances(field));
    if (kind == TieBreakKind::Rating) return everybodys(field, [&](int place) { return Value{field.rating(place)}; });
    return everybodys(field, [&](int place) { return averageRating(field, tieBreak, place); });
}

/// Nothing is left where there are too few.
void cutRatings(std::vector<Contribution>& lines, TieBreak const& tieBreak) {
    std::vector<Contribution*> order;
    for (Contribution& line : lines) order.push_back(&line);
    std::stable_sort(order.begin(), order.end(),
                     [](Contribution const* a, Contribution const* b) { return a->product < b->product; });
    auto const cut = [](Contribution* line, Contribution::Cut why) {
        line->isCut = true;
        line->cut = why;
    };
    auto const low = std::min<std::ptrdiff_t>(tieBreak.cutLow, std::ssize(order));
    auto const high = std::min<std::ptrdiff_t>(tieBreak.cutHigh, std::ssize(order) - low);
    std::for_each(order.begin(), order.begin() + low, [&](auto* line) { cut(line, Contribution::Cut::Lowest); });
    std::for_each(order.end() - high, order.end(), [&](auto* line) { cut(line, Contribution::Cut::Highest); });
}

} // namespace

std::optional<Performance> performanceOf(Field const& field, int place) {
    return performance(ratingsMet(field, place), halvesOf(field, place));
}

std::vector<Contribution> ratingLines(Field const& field, TieBreak const& tieBreak, int place) {
    Value const perfect =
        tieBreak.kind == TieBreakKind::PerfectPerformance ? perfectPerformanceOf(field, place) : std::nullopt;
    std::vector<Contribution> lines = linesMet(field, place);
    for (Contribution& line : lines) {
        line.rating = field.rating(*field.placeOf(*line.opponent), line.round);
        line.product = perfect ? expectedScore(static_cast<int>(*perfect) - *line.rating) * (TieBreakValue::one / 100)
                               : *line.rating * TieBreakValue::one;
    }
    cutRatings(lines, tieBreak);
    return lines;
}

std::vector<TieBreakValue> ratingValues(Field const& field, TieBreak const& tieBreak) {
    std::vector<TieBreakValue> values(static_cast<std::size_t>(field.size()));
    if (!field.hasRatings()) return values;
    RatingValues const ratings = ratingsOf(field, tieBreak);
    std::transform(ratings.begin(), ratings.end(), values.begin(),
                   [](Value value) { return value ? TieBreakValue::ofCount(*value) : TieBreakValue{}; });
    return values;
}

} // namespace flagfall::pairing
