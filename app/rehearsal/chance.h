// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"
#include "clock/time.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace flagfall::rehearsal {

/// Chance that is the same on every machine: the same seed gives the same figures in the same order (SplitMix64).
class Chance {
public:
    explicit Chance(std::uint64_t seed) : m_state(seed) {}

    /// From 0 to below the limit, which is at least 1.
    [[nodiscard]] int below(int limit) { return static_cast<int>(next() % static_cast<std::uint64_t>(limit)); }
    /// Both ends included.
    [[nodiscard]] int between(int least, int most) { return least + below(most - least + 1); }
    [[nodiscard]] bool oneIn(int many) { return below(many) == 0; }
    [[nodiscard]] Colour colour() { return oneIn(2) ? Colour::White : Colour::Black; }
    /// To the millisecond.
    [[nodiscard]] clock::Span between(clock::Span least, clock::Span most) {
        auto const range = static_cast<std::uint64_t>((most - least).count());
        auto const drawn = clock::Span{static_cast<std::int64_t>(next() % (range + 1))};
        return least + std::chrono::duration_cast<std::chrono::milliseconds>(drawn);
    }
    template <typename T>
    void shuffle(std::vector<T>& all) {
        for (std::size_t left = all.size(); left > 1; --left)
            std::swap(all[left - 1], all[static_cast<std::size_t>(below(static_cast<int>(left)))]);
    }

private:
    [[nodiscard]] std::uint64_t next() {
        m_state += 0x9e3779b97f4a7c15;
        std::uint64_t mixed = m_state;
        mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111eb;
        return mixed ^ (mixed >> 31U);
    }

    std::uint64_t m_state;
};

} // namespace flagfall::rehearsal
