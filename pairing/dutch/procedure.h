// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/bracket.h"
#include "pairing/dutch/edition.h"
#include "pairing/dutch/field.h"

#include <optional>
#include <utility>
#include <vector>

namespace flagfall::pairing::dutch {

/// What a bracket was made of.
enum class BracketKind {
    Scoregroup,   ///< and who came down to it
    Penultimate,  ///< 2017, A.9: paired again so that the players below can be completed
    CollapsedLast ///< 2017, A.9: everybody below the penultimate one
};

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
