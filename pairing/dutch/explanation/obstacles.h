// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/explanation/explain.h"

namespace flagfall::pairing::dutch {

/// Whether pairs and a bye can stand for themselves: who takes part, nobody twice, C1 to C3. Whether everybody is
/// there is not asked.
[[nodiscard]] std::vector<Obstacle> obstaclesTo(Entries const& entries, Edition edition, Field const& field,
                                                Wish const& wish);

} // namespace flagfall::pairing::dutch
