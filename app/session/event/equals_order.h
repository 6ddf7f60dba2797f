// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace flagfall::session {

/// Who of several players with the same rating and title has the lower number: by the alphabet, unless something else
/// was announced before (C.04.2, Art. 2.2).
enum class EqualsOrder {
    Names,
    NationalRating, ///< the higher one first, then the alphabet
    Entry,          ///< who was entered first
};

/// The word in the journal and in forms: empty, `national-rating`, `entry`.
[[nodiscard]] constexpr std::string_view equalsWord(EqualsOrder order) {
    switch (order) {
    case EqualsOrder::Names: break;
    case EqualsOrder::NationalRating: return "national-rating";
    case EqualsOrder::Entry: return "entry";
    }
    return {};
}
[[nodiscard]] constexpr std::optional<EqualsOrder> equalsOrderOf(std::string_view word) {
    for (EqualsOrder const order : {EqualsOrder::Names, EqualsOrder::NationalRating, EqualsOrder::Entry})
        if (equalsWord(order) == word) return order;
    return std::nullopt;
}

} // namespace flagfall::session
