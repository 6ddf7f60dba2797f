// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/notation/find_move.h"
#include "arbiter/notation/language.h"

#include <string_view>

namespace flagfall::notation {

/// Something the writer noted that is not so. The move is what it is; recording check, mate and captures is optional
/// (Appendix C), and a slip there makes no other move of it.
enum class MoveSlip : std::uint8_t {
    NoCapture,    ///< a capture was noted, and nothing is captured
    NotInPassing, ///< `e.p.` was noted, and it is none
    NoCheck,      ///< a check was noted, and the king is not in check
    NoMate,       ///< a mate was noted, and there is a legal move
};

/// A move that was read.
struct ReadMove {
    board::Move move;
    bool drawOffered = false; ///< `(=)` stands behind it (C.12; 2009: C.13)
    std::vector<MoveSlip> slips{};
    friend bool operator==(ReadMove const&, ReadMove const&) = default;
};

/// Reads one move in the letters of a language, as leniently as it can be told what is meant: with or without a move
/// number, short or with both squares, `x`, `:` or nothing for a capture, `0-0` or `O-O`, `d8Q`, `d8=Q` or `d8(Q)`,
/// `e.p.` or `ep`, `+`, `++`, `#`, `(=)`, and `!` and `?`. The position decides the rest.
[[nodiscard]] Expected<ReadMove, MoveRefusal> readMove(board::Position const& position, std::string_view text,
                                                       Language language = Language::English);

} // namespace flagfall::notation
