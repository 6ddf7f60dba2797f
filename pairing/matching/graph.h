// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/matching/bit_matrix.h"

#include <cstddef>
#include <vector>

namespace flagfall::pairing::matching {

/// A graph whose edges depend on the kinds of their ends, with exceptions. W is a signed whole number wide
/// enough for the heaviest edge times the number of vertices, and 16 bits more.
template <typename W>
struct Graph {
    std::vector<int> kind; ///< of every vertex
    int kinds = 0;
    std::vector<char> possible; ///< kinds × kinds: whether such vertices may be joined
    std::vector<W> weight;      ///< kinds × kinds, symmetric
    BitMatrix barred;           ///< pairs of vertices that may not be joined all the same

    [[nodiscard]] int size() const { return static_cast<int>(kind.size()); }
    [[nodiscard]] std::size_t cell(int u, int v) const {
        return static_cast<std::size_t>(kind[static_cast<std::size_t>(u)]) * static_cast<std::size_t>(kinds) +
               static_cast<std::size_t>(kind[static_cast<std::size_t>(v)]);
    }
    [[nodiscard]] bool joins(int u, int v) const { return possible[cell(u, v)] != 0 && !barred.holds(u, v); }
};

} // namespace flagfall::pairing::matching
