// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/pairing/fixtures.h"

#include <cstdint>
#include <numeric>
#include <random>

namespace flagfall::pairing {

/// Six rounds at random for 8 to 14 rated players, with everything that may happen in one: games, forfeits, all byes.
/// Nobody paired them by any rules; the same two may meet again.
inline Tournament randomEvent(std::uint64_t seed, SystemKind kind) {
    std::mt19937_64 random{seed};
    Tournament all = fieldOf(static_cast<int>(8 + random() % 7), kind);
    std::vector<int> order(all.participants.size());
    std::iota(order.begin(), order.end(), 1);
    for (int const number : order) at(all, number).rating = static_cast<int>(1400 + random() % 900);
    all.roundsPlanned = 6;
    for (int round = 0; round < all.roundsPlanned; ++round) {
        for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random() % i]);
        for (std::size_t i = 0; i < order.size(); ++i) {
            auto& own = at(all, order[i]).rounds;
            bool const rests = i + 1 == order.size() || random() % 6 == 0;
            if (rests) {
                own.push_back(record(std::string(1, "HFUZ"[random() % 4])));
                continue;
            }
            auto const result = random() % 8;
            own.push_back(gameRecord(player(order[i + 1]), Colour::White, "11==00+-"[result]));
            at(all, order[i + 1]).rounds.push_back(gameRecord(player(order[i]), Colour::Black, "00==11-+"[result]));
            ++i;
        }
    }
    return all;
}

} // namespace flagfall::pairing
