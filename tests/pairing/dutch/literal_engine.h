// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/bracket.h"
#include "pairing/dutch/field.h"

#include <optional>
#include <utility>
#include <vector>

namespace flagfall::pairing::dutch {

/// The pairs of a round, by places in the field.
struct LiteralPairs {
    std::vector<std::pair<int, int>> pairs; ///< the lower place first, sorted
    std::optional<int> bye;
    friend bool operator==(LiteralPairs const&, LiteralPairs const&) = default;
};

/// C.04.3 word by word, for small fields: every candidate is made in the order of Article 4 and compared
/// by the list of criteria; no matching, no weights. Nothing when there is no legal pairing.
[[nodiscard]] std::optional<LiteralPairs> pairLiterally(Field const& field, Edition edition);

} // namespace flagfall::pairing::dutch
