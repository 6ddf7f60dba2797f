// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/record/game_record.h"

#include <string>
#include <string_view>
#include <vector>

namespace flagfall::record {

/// A move as it was typed, with the time that stood beside it.
struct TypedMove {
    std::string text; ///< with what belongs to it: `exd6 e.p. (=)`
    std::optional<ClockTime> clock{};
    friend bool operator==(TypedMove const&, TypedMove const&) = default;
};

/// The moves of a line that somebody typed or pasted: `12. Nf3 Nf6 13.Bg5 (=) 1:23:05 h6 1/2-1/2`. Numbers and the
/// result are passed over; `e.p.`, `(=)`, `+` and a time belong to the move before them; a lone `-` or `?` is a move
/// that nobody wrote down.
[[nodiscard]] std::vector<TypedMove> typedMoves(std::string_view line);

/// `1:23:05`, `83:05` (minutes) or `0:08.4`, in square brackets or not; none for anything else. `1:23` may be hours or
/// minutes, and is none either.
[[nodiscard]] std::optional<ClockTime> typedClock(std::string_view text);
/// The same, with hours and minutes as players write them beside their moves: `1:23`.
[[nodiscard]] std::optional<ClockTime> sheetClock(std::string_view text);

} // namespace flagfall::record
