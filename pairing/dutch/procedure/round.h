// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"
#include "pairing/dutch/criteria/completion.h"
#include "pairing/dutch/definitions/edition.h"
#include "pairing/dutch/definitions/entry.h"
#include "pairing/dutch/procedure/pair_bracket.h"
#include "pairing/explanation.h"

#include <optional>
#include <vector>

/// The Dutch system from entries to boards.
namespace flagfall::pairing::dutch {

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
