// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/pgn/game.h"

#include <chrono>

/// Commands of programs within comments: `{(=) [%clk 1:29:58] a good move}`. Any text of this form is kept, known or
/// not.
namespace flagfall::pgn {

using std::chrono::milliseconds;

/// One command, `[%name value]`. Both members point into the comment.
struct Command {
    std::string_view name;
    std::string_view value;
    friend bool operator==(Command const&, Command const&) = default;
};

/// Returns all commands of a comment in order: `clk` is the time left, `emt` the time used, `eval` an evaluation,
/// `csl` coloured squares, `cal` arrows.
[[nodiscard]] std::vector<Command> commandsIn(std::string_view comment);
/// Returns the value of the first command with this name in the comments after a move.
[[nodiscard]] std::optional<std::string_view> commandOf(Ply const& ply, std::string_view name);

/// Returns the time left on the player's clock after the move; nullopt if it is missing or unreadable.
[[nodiscard]] std::optional<milliseconds> clockOf(Ply const& ply);
/// True if a draw is offered with the move: `(=)` in a comment after it (C.12; 2009: C.13).
[[nodiscard]] bool offersDraw(Ply const& ply);

/// Reads `1:30:00`, `0:00:05.3`, also `90:00` or `5.25`; nullopt for anything else.
[[nodiscard]] std::optional<milliseconds> timeFrom(std::string_view value);
/// Writes `H:MM:SS`, with tenths, hundredths or thousandths if there are any. A time below 0 is written as 0.
[[nodiscard]] std::string timeText(milliseconds time);

/// Makes `[%clk 1:29:58]`.
[[nodiscard]] Comment clockCommand(milliseconds left);
/// The draw offer; the broadcast standard has no command for it.
inline constexpr std::string_view drawOffer = "(=)";

} // namespace flagfall::pgn
