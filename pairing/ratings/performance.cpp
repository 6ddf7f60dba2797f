// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/ratings/performance.h"

#include "pairing/ratings/rating_table.h"

#include <algorithm>
#include <numeric>

namespace flagfall::pairing {

int Performance::difference() const { return ratingDifference(percentage()); }

std::optional<Performance> performance(std::span<int const> ratings, int halves) {
    if (ratings.empty()) return std::nullopt;
    return Performance{std::accumulate(ratings.begin(), ratings.end(), std::int64_t{0}),
                       static_cast<int>(ratings.size()), halves};
}

std::optional<int> perfectPerformance(std::span<int const> ratings, int halves) {
    if (ratings.empty()) return std::nullopt;
    auto const [lowest, highest] = std::minmax_element(ratings.begin(), ratings.end());
    if (halves == 0) return *lowest - 800;
    auto const reaches = [&](int rating) {
        int sum = 0;
        for (int const other : ratings) sum += expectedScore(rating - other);
        return sum >= 50 * halves;
    };
    int from = *lowest - 800;
    int to = *highest + 800;
    while (from < to) {
        int const middle = from + (to - from) / 2;
        if (reaches(middle))
            to = middle;
        else
            from = middle + 1;
    }
    return from;
}

} // namespace flagfall::pairing
