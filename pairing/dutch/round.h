// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"
#include "pairing/dutch/bracket.h"
#include "pairing/dutch/completion.h"
#include "pairing/dutch/edition.h"
#include "pairing/dutch/entry.h"

#include <optional>
#include <vector>

/// The Dutch system from entries to boards.
namespace flagfall::pairing::dutch {

/// A board; players are places in Entries::players.
struct Board {
    int white = 0;
    int black = 0;
    friend bool operator==(Board const&, Board const&) = default;
};

struct Round {
    std::vector<Board> boards; ///< in order (C.04.2, 3.6)
    std::optional<int> bye;    ///< who gets the pairing-allocated bye
    friend bool operator==(Round const&, Round const&) = default;
};

/// No legal pairing exists. What to do is for the Chief Arbiter to say; who stands in the way is said here, by
/// places in Entries::players.
struct NoPairing {
    bool hasNoPlayers = false;
    bool isUnsolved =
        false; ///< there is one, and it was not found: a fault of the program, never to be shown as a pairing
    Deadlock deadlock;
};

[[nodiscard]] Expected<Round, NoPairing> pairRound(Entries const& entries, Edition edition, Way way = Way::Short);

} // namespace flagfall::pairing::dutch
