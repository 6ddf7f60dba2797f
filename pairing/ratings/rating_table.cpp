// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/ratings/rating_table.h"

#include <algorithm>
#include <array>

namespace flagfall::pairing {
namespace {

/// The largest difference for which .50, .51 … is expected; beyond the last it is 1.
constexpr std::array<int, 50> largest{3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,
                                      98,  106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
                                      206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344,
                                      357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};

/// What is expected for every difference up to the last, so that nobody has to search.
constexpr auto expected = [] {
    std::array<unsigned char, largest.back() + 1> all{};
    unsigned char percentage = 50;
    std::size_t row = 0;
    for (std::size_t difference = 0; difference < all.size(); ++difference) {
        if (static_cast<int>(difference) > largest[row]) {
            ++row;
            ++percentage;
        }
        all[difference] = percentage;
    }
    return all;
}();

/// From 50 per cent.
constexpr std::array<int, 51> differences{0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,
                                          95,  102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
                                          202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336,
                                          351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800};

} // namespace

int expectedScore(int difference) {
    if (difference < 0) return 100 - expectedScore(-difference);
    return difference < static_cast<int>(expected.size()) ? expected[static_cast<std::size_t>(difference)] : 100;
}

int ratingDifference(int percentage) {
    if (percentage < 50) return -ratingDifference(100 - percentage);
    return differences[static_cast<std::size_t>(std::min(percentage, 100)) - 50];
}

} // namespace flagfall::pairing
