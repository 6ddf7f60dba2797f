// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/ratings.h"

#include "pairing/tiebreaks/opponents.h"
#include "pairing/ratings/rating_table.h"

#include <algorithm>
#include <numeric>

namespace flagfall::pairing {
namespace {

using Value = std::optional<std::int64_t>;
using RatingValues = std::vector<Value>;

/// The ratings of the opponents met, the lowest first.
std::vector<int> ratingsMet(Field const& field, int place) {
    std::vector<int> ratings;
    for (Field::Round const& round : field.rounds(place))
        if (round.kind == Field::Kind::Played) ratings.push_back(field.rating(*round.opponent));
    std::sort(ratings.begin(), ratings.end());
    return ratings;
}

/// What was scored over the board, in halves of a game.
int halvesOf(Field const& field, int place) {
    int sum = 0;
    for (Field::Round const& round : field.rounds(place))
        if (round.kind == Field::Kind::Played)
            sum += round.score == Score::Win ? 2 : round.score == Score::Draw ? 1 : 0;
    return sum;
}

/// 10.1.
Value averageOf(std::vector<int> const& ratings, int cutLow, int cutHigh) {
    std::int64_t const count = std::ssize(ratings) - cutLow - cutHigh;
    if (count <= 0) return std::nullopt;
    return roundedHalfUp(std::accumulate(ratings.begin() + cutLow, ratings.end() - cutHigh, std::int64_t{0}), count);
}

/// 10.2.
Value performanceOf(Field const& field, int place) {
    auto const ratings = ratingsMet(field, place);
    Value const average = averageOf(ratings, 0, 0);
    if (!average) return std::nullopt;
    auto const percentage = roundedHalfUp(std::int64_t{50} * halvesOf(field, place), std::ssize(ratings));
    return *average + ratingDifference(static_cast<int>(percentage));
}

/// 10.3: the lowest rating that is expected to score as much.
Value perfectPerformanceOf(Field const& field, int place) {
    auto const ratings = ratingsMet(field, place);
    if (ratings.empty()) return std::nullopt;
    int const halves = halvesOf(field, place);
    if (halves == 0) return ratings.front() - 800;
    auto const reaches = [&](int rating) {
        int sum = 0;
        for (int const other : ratings) sum += expectedScore(rating - other);
        return sum >= 50 * halves;
    };
    int from = ratings.front() - 800;
    int to = ratings.back() + 800;
    while (from < to) {
        int const middle = from + (to - from) / 2;
        if (reaches(middle))
            to = middle;
        else
            from = middle + 1;
    }
    return from;
}

template <typename ValueOf>
RatingValues everybodys(Field const& field, ValueOf const& valueOf) {
    RatingValues values;
    for (int place = 0; place < field.size(); ++place) values.push_back(valueOf(place));
    return values;
}

RatingValues performances(Field const& field) {
    return everybodys(field, [&](int place) { return performanceOf(field, place); });
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
    return everybodys(
        field, [&](int place) { return averageOf(ratingsMet(field, place), tieBreak.cutLow, tieBreak.cutHigh); });
}

} // namespace

std::vector<TieBreakValue> ratingValues(Field const& field, TieBreak const& tieBreak) {
    std::vector<TieBreakValue> values(static_cast<std::size_t>(field.size()));
    if (!field.hasRatings()) return values;
    RatingValues const ratings = ratingsOf(field, tieBreak);
    std::transform(ratings.begin(), ratings.end(), values.begin(),
                   [](Value value) { return value ? TieBreakValue::ofCount(*value) : TieBreakValue{}; });
    return values;
}

} // namespace flagfall::pairing
