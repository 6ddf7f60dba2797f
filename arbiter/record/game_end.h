// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/game/result.h"
#include "arbiter/laws/drawn_game.h"
#include "arbiter/record/dead_positions.h"
#include "arbiter/record/game_record.h"

namespace flagfall::record {

/// The ends of a game that need no claim.
enum class BoardEnd { Checkmate, Stalemate, DeadPosition, Fivefold, SeventyFiveMoves };

/// True if the move itself ended the game. From 2014 on a fivefold repetition and the 75th move do so as well, but a
/// claim may still have to show it.
[[nodiscard]] constexpr bool endsAtOnce(BoardEnd end) {
    return end == BoardEnd::Checkmate || end == BoardEnd::Stalemate || end == BoardEnd::DeadPosition;
}

struct GameEnd {
    BoardEnd how;
    Result result;
    std::string_view article;
    std::size_t after; ///< entries played up to the first position that ended the game
    friend bool operator==(GameEnd const&, GameEnd const&) = default;
};

/// Returns where the game ended on the board under this edition: evidentEnd(), else deadEnd(). Checkmate takes
/// precedence over any other end by the same move. The game ends at the first possible moment, however long it
/// continued (from 2014: 9.6).
[[nodiscard]] std::optional<GameEnd> endOnBoard(GameRecord const& record, DrawnGameLaw const& law,
                                                DeadPositions const& known = {});

/// Every end except a dead position. Takes microseconds.
[[nodiscard]] std::optional<GameEnd> evidentEnd(GameRecord const& record, DrawnGameLaw const& law);

/// Returns an end if the last position is dead (mating::isDead with thoroughBudget; undecided is not dead). Usually
/// takes a tenth of a millisecond, a few tenths of a second if the pawns are locked, so do not ask for every move of
/// a stored game. Pass the same `known` to have the answer at once when the same game is asked about again.
[[nodiscard]] std::optional<GameEnd> deadEnd(GameRecord const& record, DrawnGameLaw const& law,
                                             DeadPositions const& known = {});

/// The legal moves at the end of the record that draw the game by a fivefold repetition once they are made.
[[nodiscard]] std::vector<board::Move> movesToFivefold(GameRecord const& record, DrawnGameLaw const& law);

/// Returns the first draw without a claim, in editions that have one.
struct DrawnAt {
    AutomaticDraw draw;
    std::size_t after;
    friend bool operator==(DrawnAt const&, DrawnAt const&) = default;
};
[[nodiscard]] std::optional<DrawnAt> automaticDraw(std::vector<board::Position> const& positions,
                                                   DrawnGameLaw const& law);

} // namespace flagfall::record
