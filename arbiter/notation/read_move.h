// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/notation/find_move.h"
#include "arbiter/notation/language.h"

#include <string_view>

namespace flagfall::notation {

/// Something the writer noted incorrectly. The move itself is unaffected: recording check, mate and captures is
/// optional (Appendix C).
enum class MoveSlip : std::uint8_t {
    NoCapture,    ///< a capture was noted, and nothing is captured
    NotInPassing, ///< `e.p.` was noted, but the move is not an en passant capture
    NoCheck,      ///< a check was noted, and the king is not in check
    NoMate,       ///< mate was noted, but there is a legal move
};

/// A move that was read.
struct ReadMove {
    board::Move move;
    bool drawOffered = false; ///< `(=)` follows it (C.12; 2009: C.13)
    std::vector<MoveSlip> slips{};
    friend bool operator==(ReadMove const&, ReadMove const&) = default;
};

/// Reads one move with the letters of a language, as leniently as the meaning is clear: with or without a move
/// number, short or with both squares, `x`, `:` or nothing for a capture, `0-0` or `O-O`, `d8Q`, `d8=Q` or `d8(Q)`,
/// `e.p.` or `ep`, `+`, `++`, `#`, `(=)`, and `!` and `?`. The position decides the rest.
[[nodiscard]] Expected<ReadMove, MoveRefusal> readMove(board::Position const& position, std::string_view text,
                                                       Language language = Language::English);

/// Whether a text can be a move at all, in the letters of any language.
[[nodiscard]] bool isNotation(std::string_view text);

} // namespace flagfall::notation
