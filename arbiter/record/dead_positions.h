// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <optional>
#include <vector>

namespace flagfall::record {

/// The answers to the last questions whether a position of a game is dead (5.2b; later 5.2.2). Everything that shows a
/// game asks about its last position again and again, and the proof can take some tenths of a second. A value; a copy
/// has the same answers. Not thread-safe: isDead() keeps its answer although it is const.
class DeadPositions {
public:
    /// Returns what mating::isDead says with thoroughBudget, from memory if possible. Undecided is not dead.
    [[nodiscard]] bool isDead(board::Position const& position) const;

    /// Returns the answer if it is in memory.
    [[nodiscard]] std::optional<bool> known(board::Position const& position) const;

    /// The number of answers kept: the end of the game, and what is tried or undone meanwhile.
    static constexpr std::size_t kept = 4;

private:
    struct Answer {
        board::Position position;
        bool dead;
    };
    mutable std::vector<Answer> m_answers; ///< oldest first
};

} // namespace flagfall::record
