// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/swiss_team/definitions/field.h"

#include <utility>
#include <vector>

namespace flagfall::pairing::swiss_team {

/// What is paired in one step (1.3.2), everybody in it. Teams are places in the field, in order.
struct Bracket {
    Places residents;
    Places upfloaters;
};

/// The top and the bottom member (3.6.1).
using TeamPair = std::pair<int, int>;

/// The pairing of a bracket (3.6.4): fewest unfulfilled preferences (C8), then strong ones (C9), then opponents of
/// upfloaters who floated in the round before (C10; of two upfloaters who meet each is the other one's opponent), then
/// the first by its identifier. In the order of top members. Empty where the bracket cannot be paired.
[[nodiscard]] std::vector<TeamPair> pairBracket(Field const& field, Bracket const& bracket);

} // namespace flagfall::pairing::swiss_team
