// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/ratings/performance.h"
#include "pairing/tiebreaks/field.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace flagfall::pairing {

/// Everybody's average of what the opponents met over the board have; those without a value are left out. Nothing for
/// who has met nobody with one.
[[nodiscard]] std::vector<std::optional<std::int64_t>>
averagesOverOpponents(Field const& field, std::vector<std::optional<std::int64_t>> const& values);

} // namespace flagfall::pairing
