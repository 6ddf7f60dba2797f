// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/notation/read_move.h"

#include <string>

/// Moves as they are announced when a blind or visually disabled player takes part (2009: Appendix E.2; later D.2):
/// Anna, Bella, Cesar … for the files, German numerals for the ranks, German names for the pieces, whatever the
/// players' language.
namespace flagfall::notation {

enum class Umlauts : std::uint8_t {
    AsTwoLetters, ///< `Koenig`, `fuenf`, as the Laws print them
    AsLetters,    ///< `König`, `fünf`
};
enum class SaidCapture : std::uint8_t { Silent, Nimmt }; ///< the Laws give no word for it

/// Returns what the player announces: the piece, its departure, its arrival and the promotion piece.
///
///     Springer Gustav eins Felix drei        Bauer David sieben David acht Dame        Kurze Rochade
[[nodiscard]] std::string spokenMove(board::Position const& position, board::Move move,
                                     Umlauts umlauts = Umlauts::AsTwoLetters,
                                     SaidCapture capture = SaidCapture::Silent);

/// Finds the announced move, in upper or lower case, with or without umlauts. The departure may be left out if it is
/// clear, and so may `Bauer`: `Eva vier`. `nimmt`, `Schach`, `matt` and `remis` are understood as well.
[[nodiscard]] Expected<ReadMove, MoveRefusal> readSpokenMove(board::Position const& position, std::string_view text);

} // namespace flagfall::notation
