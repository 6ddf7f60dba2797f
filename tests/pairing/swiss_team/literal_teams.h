// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/explanation.h"
#include "pairing/swiss_team/definitions/field.h"

#include <optional>

namespace flagfall::pairing::swiss_team {

/// C.04.6, or by such rules C.04.5, word by word: every set of upfloaters and every pairing of a bracket is made,
/// sorted and judged, colours are given pair by pair before preferences are counted. For no more than 14 teams. Shares
/// no code with the engine. Nothing where there is no legal pairing; boards in no particular order.
[[nodiscard]] std::optional<Round> pairTeamsLiterally(Tournament const& tournament, Rules const& rules,
                                                      Colour initialColour);

} // namespace flagfall::pairing::swiss_team
