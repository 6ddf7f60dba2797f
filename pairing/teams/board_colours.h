// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"

#include <string_view>

namespace flagfall::pairing {

/// The colours of a match where the event has announced no others: in turn, board by board.
inline constexpr std::string_view usualBoardColours = "WBWB";

/// The colour a team has on a board (from 1) when it has `onFirst` on the first. `pattern` is that of record 352, `W`
/// and `B` board by board, and again from the beginning: `WBBW`. It says which boards have the colour of the first one,
/// whichever team is named first. An empty one is the usual one.
[[nodiscard]] constexpr Colour boardColour(std::string_view pattern, int board, Colour onFirst) {
    if (pattern.empty()) pattern = usualBoardColours;
    bool const isAsOnFirst = pattern[static_cast<std::size_t>(board - 1) % pattern.size()] == pattern.front();
    return isAsOnFirst ? onFirst : opponent(onFirst);
}

/// Whether such a pattern can stand in record 352: letters `W` and `B`, at least one.
[[nodiscard]] constexpr bool isColourPattern(std::string_view pattern) {
    return !pattern.empty() && pattern.find_first_not_of("WB") == std::string_view::npos;
}

} // namespace flagfall::pairing
