// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tournament.h"

/// From games to matches: a round on file is one game, and two of them, the second with the colours turned, are a
/// round of C.04.5. Report files have no other way to hold both results.
namespace flagfall::pairing::double_swiss {

inline constexpr int gamesInMatch = 2;

/// What a game without a result counts.
enum class OpenGames {
    Nothing, ///< as yet: for standings and tie-breaks
    Draw,    ///< for the pairing of the next round (C.04.2, 3.1)
};

/// The same event with one round for each match, the last one of which may have one game so far. Its scoring is that of
/// whole matches: a win is two games won, a draw two games drawn, the bye of the pairing what was counted in both
/// games.
///
/// A match is forfeited when one player forfeits both games; any other one was played, also where each player forfeits
/// one game (preface). Its colours are those of the first game (1.6). The games stand in Played::games, unless each
/// player has forfeited one: then it is a match without games, since nobody had a colour in it (isWithoutColour).
[[nodiscard]] Tournament matchesOf(Tournament const& games, OpenGames open = OpenGames::Nothing);

/// Whether nothing was played in a match that is not forfeited: it is a meeting, and gives no colour (1.6).
[[nodiscard]] bool isWithoutColour(RoundRecord const& match);

/// Whether the second game of each match on file is of the two who have the first, and whoever has none in one of them
/// has none in both. Colours may have been turned at the board.
[[nodiscard]] bool areMatches(Tournament const& games);

} // namespace flagfall::pairing::double_swiss
