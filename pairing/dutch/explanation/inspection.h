// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/definitions/edition.h"
#include "pairing/dutch/procedure/round.h"
#include "pairing/system.h"

#include <optional>
#include <vector>

namespace flagfall::pairing::dutch {

/// A breach, by places in Entries::players.
struct BreachAt {
    Breach::What what;
    int player = 0;
    std::optional<int> opponent{};
};

/// What a round breaks that somebody else made: boards in order, then the bye. Colours that may not be given are not
/// held against a board where a topscorer sits (C3, last round).
[[nodiscard]] std::vector<BreachAt> breachesOf(Entries const& entries, Edition edition, Round const& round);

} // namespace flagfall::pairing::dutch
