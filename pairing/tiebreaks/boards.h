// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tiebreaks/fields.h"
#include "pairing/tiebreaks/value.h"

#include <vector>

/// The tie-breaks of team knock-outs (C.07, Art. 12), which look at the boards.
namespace flagfall::pairing {

/// What everybody has, by places, step by step: the next step is for those the one before leaves level. Board count has
/// one, the top boards one for every board, elimination of the bottom boards one for every board it takes away; none
/// for other tie-breaks, and for players.
[[nodiscard]] std::vector<std::vector<TieBreakValue>> boardSteps(Fields const& fields, TieBreakKind kind);

/// Board count says something only of teams with the same game points (12.1).
[[nodiscard]] bool mayCountBoards(Fields const& fields, std::vector<int> const& tied);

} // namespace flagfall::pairing
