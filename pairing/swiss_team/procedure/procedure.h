// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/explanation.h"
#include "pairing/swiss_team/procedure/bracket.h"
#include "pairing/swiss_team/procedure/upfloaters.h"

#include <optional>
#include <vector>

namespace flagfall::pairing::swiss_team {

/// A bracket and its pairs.
struct BracketStep {
    Bracket bracket;
    std::vector<TeamPair> pairs;
};

/// A round by places in the field.
struct FieldPairing {
    std::optional<int> bye;
    std::vector<BracketStep> steps; ///< from the top
};

/// 3.4: who gets the pairing-allocated bye of an odd field. Nothing where nobody may have it and leaves the others a
/// legal pairing.
[[nodiscard]] std::optional<int> byeOf(Field const& field);

/// The procedure (3.3.2) without the colours; nothing where there is no legal pairing (3.3.3).
[[nodiscard]] std::optional<FieldPairing> pairField(Field const& field, Way way = Way::Short);

/// Pairs in the order of boards (C.04.2, 3.6).
void sortBoards(Field const& field, std::vector<TeamPair>& pairs);

/// A board with the colours of Article 4, by places in the tournament.
[[nodiscard]] Board boardOf(Field const& field, TeamPair const& pair, Colour initialColour);

/// The round, boards in order (C.04.2, 3.6), by places in the tournament.
[[nodiscard]] Round roundOf(Field const& field, FieldPairing const& pairing, Colour initialColour);

} // namespace flagfall::pairing::swiss_team
