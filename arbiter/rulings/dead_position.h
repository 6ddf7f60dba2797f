// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/mating_chances.h"

namespace flagfall::rulings {

/// Why neither player can checkmate.
struct DeadPosition {
    UnwinnableGround white; ///< why White cannot
    UnwinnableGround black;
    friend bool operator==(DeadPosition const&, DeadPosition const&) = default;
};

/// Whether the game is drawn because neither player can checkmate by any series of legal moves (5.2b, 9.6;
/// later 5.2.2): to be asked after every move of every board. A position where the game has already ended by checkmate
/// or stalemate is none of these. None also where `budget` was too small to tell; never dead without a proof. A tenth
/// of a millisecond as a rule, since one player who can mate is enough; a few tenths of a second where all is spent.
[[nodiscard]] std::optional<DeadPosition> deadPosition(board::Position const& position,
                                                       std::uint64_t budget = thoroughBudget);

[[nodiscard]] inline bool isDead(board::Position const& position, std::uint64_t budget = thoroughBudget) {
    return deadPosition(position, budget).has_value();
}

} // namespace flagfall::rulings
