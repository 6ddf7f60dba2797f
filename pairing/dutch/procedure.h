// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/bracket.h"
#include "pairing/dutch/edition.h"
#include "pairing/dutch/field.h"

#include <optional>
#include <utility>
#include <vector>

namespace flagfall::pairing::dutch {

/// Who meets whom, by places in the field, without colours.
struct FieldPairing {
    std::vector<std::pair<int, int>> pairs;
    std::optional<int> bye;
};

/// From the top scoregroup to the last, by the procedure of an edition; nothing when there is no legal pairing.
[[nodiscard]] std::optional<FieldPairing> pairField(Field const& field, EditionRules const& rules, Way way);

} // namespace flagfall::pairing::dutch
