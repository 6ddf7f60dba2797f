// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/ids.h"

#include <cstdint>
#include <vector>

namespace flagfall::pairing {

/// In the order of their lots, the best one first. It follows from the seed and the ids alone, so that it is the same
/// whenever and wherever it is asked for, and who comes or goes changes nothing between two others.
[[nodiscard]] std::vector<PlayerId> inOrderOfLots(std::uint64_t seed, std::vector<PlayerId> ids);

} // namespace flagfall::pairing
