// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/pgn/game.h"

#include <chrono>

/// What programs say to each other within comments: `{(=) [%clk 1:29:58] a good move}`. Anything of this form is kept
/// as it stands, known or not.
namespace flagfall::pgn {

using std::chrono::milliseconds;

/// `[%name value]`. Both borrow from the comment.
struct Command {
    std::string_view name;
    std::string_view value;
    friend bool operator==(Command const&, Command const&) = default;
};

/// All commands of a comment, in their order: `clk` the time left, `emt` the time used, `eval`, `csl` coloured squares,
/// `cal` arrows, and whatever else there is.
[[nodiscard]] std::vector<Command> commandsIn(std::string_view comment);
/// The value of the first command of this name in the comments behind a move.
[[nodiscard]] std::optional<std::string_view> commandOf(Ply const& ply, std::string_view name);

/// The time left on the clock of the player after his move; none if it is not said or not readable.
[[nodiscard]] std::optional<milliseconds> clockOf(Ply const& ply);
/// Whether a draw is offered with the move: `(=)` in a comment behind it (C.12; 2009: C.13).
[[nodiscard]] bool offersDraw(Ply const& ply);

/// `1:30:00`, `0:00:05.3`, also `90:00` or `5.25`; nothing else.
[[nodiscard]] std::optional<milliseconds> timeFrom(std::string_view value);
/// `H:MM:SS`, and the tenths, hundredths or thousandths if there are any. Time below 0 is 0.
[[nodiscard]] std::string timeText(milliseconds time);

/// `[%clk 1:29:58]`.
[[nodiscard]] Comment clockCommand(milliseconds left);
/// As the standard way of broadcasting has no word for it: `(=)`.
inline constexpr std::string_view drawOffer = "(=)";

} // namespace flagfall::pgn
