// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/mating/mating_chances.h"

namespace flagfall::mating {

/// Why neither player can checkmate.
struct DeadPosition {
    UnwinnableGround white; ///< the reason for White
    UnwinnableGround black;
    friend bool operator==(DeadPosition const&, DeadPosition const&) = default;
};

/// Returns the reasons if the game is drawn because neither player can checkmate by any series of legal moves (5.2b,
/// 9.6; later 5.2.2). To be asked after every move of every board. Returns nullopt if the game has already ended by
/// checkmate or stalemate, and if `budget` was too small: a position is never dead without a proof. Usually takes a
/// tenth of a millisecond, since one player who can mate is enough; a few tenths of a second if the whole budget is
/// used.
[[nodiscard]] std::optional<DeadPosition> deadPosition(board::Position const& position,
                                                       std::uint64_t budget = thoroughBudget);

[[nodiscard]] inline bool isDead(board::Position const& position, std::uint64_t budget = thoroughBudget) {
    return deadPosition(position, budget).has_value();
}

} // namespace flagfall::mating
