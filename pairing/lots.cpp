// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/lots.h"

#include <algorithm>
#include <utility>

namespace flagfall::pairing {
namespace {

/// SplitMix64, by Sebastiano Vigna: written out so that the lots are the same on every machine.
std::uint64_t mixed(std::uint64_t number) {
    number += 0x9e3779b97f4a7c15U;
    number = (number ^ (number >> 30U)) * 0xbf58476d1ce4e5b9U;
    number = (number ^ (number >> 27U)) * 0x94d049bb133111ebU;
    return number ^ (number >> 31U);
}

} // namespace

std::vector<PlayerId> inOrderOfLots(std::uint64_t seed, std::vector<PlayerId> ids) {
    std::vector<std::pair<std::uint64_t, PlayerId>> drawn;
    for (PlayerId const id : ids) drawn.emplace_back(mixed(mixed(seed) ^ static_cast<std::uint64_t>(id.value())), id);
    std::ranges::sort(drawn);
    std::ranges::transform(drawn, ids.begin(), [](auto const& lot) { return lot.second; });
    return ids;
}

} // namespace flagfall::pairing
