// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/definitions/bracket.h"
#include "pairing/dutch/definitions/field.h"

#include <optional>
#include <ostream>
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

/// Where a legal pairing of the round is first worse than the one by the rules.
struct LiteralObjection {
    int bracket = -1;  ///< from 0; −1 for C5
    int criterion = 0; ///< 0: in none, it only comes later in the order
    friend bool operator==(LiteralObjection const&, LiteralObjection const&) = default;
};

/// For the messages of tests.
inline void PrintTo(LiteralObjection const& objection, std::ostream* out) {
    *out << "bracket " << objection.bracket << ", criterion " << objection.criterion;
}

/// The criteria of each proposal held against those of the round by the rules, word by word; nothing for the same
/// pairs. There must be a legal pairing.
[[nodiscard]] std::vector<std::optional<LiteralObjection>> objectLiterally(Field const& field, Edition edition,
                                                                           std::vector<LiteralPairs> const& proposals);

} // namespace flagfall::pairing::dutch
