// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tiebreaks/contributions.h"
#include "pairing/tiebreaks/field.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace flagfall::pairing {

/// Everybody's average of what the opponents met over the board have, to the nearest whole number, halves up; those
/// without a value are left out. Nothing for who has met nobody with one.
[[nodiscard]] std::vector<std::optional<std::int64_t>>
averagesOverOpponents(Field const& field, std::vector<std::optional<std::int64_t>> const& values);

/// The player's games over the board, a line for each that gives nothing yet.
[[nodiscard]] std::vector<Contribution> linesMet(Field const& field, int place);

} // namespace flagfall::pairing
