// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <string_view>

namespace flagfall::notation {

/// A move that was read, and where it leads.
struct PlainMove {
    board::Move move;
    board::Position after;
};

/// Reads a move in the one form in which programs write it: `Nf3`, `Ngxf3+`, `e8=Q#`, `O-O`. For files of millions of
/// games: it looks only at the men that could be meant. Nothing for any other form, for a move that is not legal and
/// where a check, mate or capture is noted that is none; readMove() says more of them. What is read here is read there
/// as the same move without slips.
[[nodiscard]] std::optional<PlainMove> readPlainMove(board::Position const& position, std::string_view text);

} // namespace flagfall::notation
