// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <string_view>

namespace flagfall::notation {

/// A move that was read, and the position after it.
struct PlainMove {
    board::Move move;
    board::Position after;
};

/// Reads a move in the form that programs write: `Nf3`, `Ngxf3+`, `e8=Q#`, `O-O`. For files with millions of games:
/// only pieces that could be meant are examined. Returns nullopt for any other form, for an illegal move, and if a
/// check, mate or capture is noted that did not occur; readMove() explains these. Whatever is read here is read by
/// readMove() as the same move without slips.
[[nodiscard]] std::optional<PlainMove> readPlainMove(board::Position const& position, std::string_view text);

} // namespace flagfall::notation
