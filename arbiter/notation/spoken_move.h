// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/notation/read_move.h"

#include <string>

/// Moves as they are said aloud when a blind or visually disabled player takes part (2009: Appendix E.2; later D.2):
/// Anna, Bella, Cesar … for the files, German numerals for the ranks, German names for the pieces, whatever the
/// language of the players.
namespace flagfall::notation {

enum class Umlauts : std::uint8_t {
    AsTwoLetters, ///< `Koenig`, `fuenf`, as the Laws print them
    AsLetters,    ///< `König`, `fünf`
};
enum class SaidCapture : std::uint8_t { Silent, Nimmt }; ///< the Laws name no word for it

/// What the player says: the piece, where it comes from, where it goes and what it becomes.
///
///     Springer Gustav eins Felix drei        Bauer David sieben David acht Dame        Kurze Rochade
[[nodiscard]] std::string spokenMove(board::Position const& position, board::Move move,
                                     Umlauts umlauts = Umlauts::AsTwoLetters,
                                     SaidCapture capture = SaidCapture::Silent);

/// Finds the move that was said, in capitals or not, with umlauts or without. The departure may be left out where it is
/// clear, and so may `Bauer`: `Eva vier`. `nimmt`, `Schach`, `matt` and `remis` may be said as well.
[[nodiscard]] Expected<ReadMove, MoveRefusal> readSpokenMove(board::Position const& position, std::string_view text);

} // namespace flagfall::notation
