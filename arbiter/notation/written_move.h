// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/notation/read_move.h"

namespace flagfall::notation {

/// What is noted of a check behind a move.
enum class NotedCheck : std::uint8_t {
    Nothing,
    Check,
    DoublePlus, ///< `++` is mate in the Laws, and a double check to many
    Mate,
};

/// A move and the marks behind it, as they were written or said.
struct WrittenMove {
    SpelledMove spelled;
    NotedCheck check = NotedCheck::Nothing;
    bool enPassantNoted = false;
    bool drawOffered = false;
};

/// Finds the move, and what was noted of it that is not so.
[[nodiscard]] Expected<ReadMove, MoveRefusal> meant(board::Position const& position, WrittenMove const& written);

} // namespace flagfall::notation
