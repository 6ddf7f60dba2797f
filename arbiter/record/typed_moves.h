// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/record/game_record.h"

#include <string>
#include <string_view>
#include <vector>

namespace flagfall::record {

/// A typed move, with the time noted beside it.
struct TypedMove {
    std::string text; ///< with its marks: `exd6 e.p. (=)`
    std::optional<ClockTime> clock{};
    friend bool operator==(TypedMove const&, TypedMove const&) = default;
};

/// Returns the moves of a typed or pasted line: `12. Nf3 Nf6 13.Bg5 (=) 1:23:05 h6 1/2-1/2`. Move numbers and the
/// result are skipped; `e.p.`, `(=)`, `+` and a time belong to the move before them; a single `-` or `?` is a missing
/// move.
[[nodiscard]] std::vector<TypedMove> typedMoves(std::string_view line);

/// Reads `1:23:05`, `83:05` (minutes) or `0:08.4`, with or without square brackets; nullopt for anything else. `1:23`
/// may be hours or minutes and is refused as well.
[[nodiscard]] std::optional<ClockTime> typedClock(std::string_view text);
/// The same, but `1:23` is hours and minutes, as players write them beside their moves.
[[nodiscard]] std::optional<ClockTime> sheetClock(std::string_view text);

} // namespace flagfall::record
