// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/edition.h"

#include <array>

namespace flagfall {
namespace {

using namespace std::chrono_literals;
using namespace std::chrono;

constexpr Date day(int y, unsigned m, unsigned d) {
    return {std::chrono::year{y}, std::chrono::month{m}, std::chrono::day{d}};
}

constexpr std::array table{
    Edition{"E2009", 2009, day(2009, 7, 1), day(2014, 6, 30), {15min, "B.1"}, false, {60min, "A.1"}},
    Edition{"E2014", 2014, day(2014, 7, 1), day(2017, 6, 30), {10min, "B.1"}, true, {60min, "A.1"}},
    Edition{"E2017", 2017, day(2017, 7, 1), day(2017, 12, 31), {10min, "B.1"}, true, {60min, "A.1"}},
    Edition{"E2018", 2018, day(2018, 1, 1), day(2022, 12, 31), {10min, "B.1"}, true, {60min, "A.1"}},
    Edition{"E2023", 2023, day(2023, 1, 1), std::nullopt, {10min, "B.1"}, true, {60min, "A.1"}},
};

} // namespace

std::span<Edition const> editions() { return table; }

Edition const& currentEdition() { return table.back(); }

Edition const* editionByCode(std::string_view code) {
    for (Edition const& edition : table)
        if (edition.code == code) return &edition;
    return nullptr;
}

Cited<PlayType> playType(Edition const& edition, GameLength length) {
    auto const& blitz = edition.blitzBound;
    if (length < blitz.value || (edition.blitzBoundIncluded && length == blitz.value))
        return {PlayType::Blitz, blitz.article};
    if (length < edition.rapidBound.value) return {PlayType::Rapid, edition.rapidBound.article};
    return {PlayType::Standard, edition.rapidBound.article};
}

} // namespace flagfall
