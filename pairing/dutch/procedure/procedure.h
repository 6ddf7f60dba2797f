// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/definitions/edition.h"
#include "pairing/dutch/definitions/field.h"
#include "pairing/dutch/procedure/pair_bracket.h"

#include <optional>
#include <utility>
#include <vector>

namespace flagfall::pairing::dutch {

/// A bracket and what came out of it, by places in the field, each list in order.
struct BracketStep {
    BracketKind kind = BracketKind::Scoregroup;
    std::vector<int> movedDown;
    std::vector<int> residents;
    std::vector<std::pair<int, int>> pairs;
    std::vector<int> downfloaters;
};

/// Who meets whom, by places in the field, without colours.
struct FieldPairing {
    std::vector<BracketStep> steps; ///< from the top
    ByeRule byeRule;
    std::optional<int> bye;
};

/// From the top scoregroup to the last, by the procedure of an edition; nothing when there is no legal pairing.
[[nodiscard]] std::optional<FieldPairing> pairField(Field const& field, EditionRules const& rules, Way way);

} // namespace flagfall::pairing::dutch
