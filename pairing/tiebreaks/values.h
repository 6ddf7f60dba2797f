// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tiebreaks/field.h"
#include "pairing/tiebreaks/tie_break.h"
#include "pairing/tiebreaks/value.h"

#include <vector>

namespace flagfall::pairing {

/// What everybody has by a tie-break, by places. Direct encounter has no value of its own: it depends on who is tied.
[[nodiscard]] std::vector<TieBreakValue> valuesOf(Field const& field, TieBreak const& tieBreak);

} // namespace flagfall::pairing
