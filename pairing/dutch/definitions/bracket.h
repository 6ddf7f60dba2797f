// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/definitions/bye_rule.h"
#include "pairing/dutch/definitions/field.h"

#include <utility>
#include <vector>

namespace flagfall::pairing::dutch {

/// What is paired in one step (1.3), and what comes after it. Players are places in the field, in order.
struct Bracket {
    std::vector<int> movedDown; ///< MDPs
    std::vector<int> residents;
    std::vector<int> next; ///< the residents of the following bracket (C8)
    std::vector<int> rest; ///< everybody below that (C4)
    ByeRule bye;           ///< C2, C5
};

struct BracketPairing {
    std::vector<std::pair<int, int>> pairs; ///< the higher-ranked player first
    std::vector<int> downfloaters;          ///< in order
};

} // namespace flagfall::pairing::dutch
