// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/notation/read_move.h"

namespace flagfall::notation {

/// The check or mate noted after a move.
enum class NotedCheck : std::uint8_t {
    Nothing,
    Check,
    DoublePlus, ///< `++` means mate in the Laws, and double check to many players
    Mate,
};

/// A move and the marks after it, as written or spoken.
struct WrittenMove {
    SpelledMove spelled;
    NotedCheck check = NotedCheck::Nothing;
    bool enPassantNoted = false;
    bool drawOffered = false;
};

/// Finds the move, and what was noted incorrectly about it.
[[nodiscard]] Expected<ReadMove, MoveRefusal> meant(board::Position const& position, WrittenMove const& written);

} // namespace flagfall::notation
