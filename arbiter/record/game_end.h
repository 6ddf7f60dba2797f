// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/game/result.h"
#include "arbiter/laws/drawn_game.h"
#include "arbiter/record/game_record.h"

namespace flagfall::record {

/// How the board itself ends a game, without anybody's claim.
enum class BoardEnd { Checkmate, Stalemate, DeadPosition, Fivefold, SeventyFiveMoves };

/// Whether the move itself ended the game. From 2014 on so did a fivefold repetition and the 75th move, but there a
/// claim may still show it.
[[nodiscard]] constexpr bool endsAtOnce(BoardEnd end) {
    return end == BoardEnd::Checkmate || end == BoardEnd::Stalemate || end == BoardEnd::DeadPosition;
}

struct GameEnd {
    BoardEnd how;
    Result result;
    std::string_view article;
    std::size_t after; ///< so many entries were played: the first position that ended it
    friend bool operator==(GameEnd const&, GameEnd const&) = default;
};

/// Where the game ended on the board in this edition: evidentEnd(), else deadEnd(). Mate goes before everything else of
/// the same move; the game ends where it first could have, however long it went on (from 2014: 9.6).
[[nodiscard]] std::optional<GameEnd> endOnBoard(GameRecord const& record, DrawnGameLaw const& law);

/// What the record itself tells in microseconds: every end but the dead position.
[[nodiscard]] std::optional<GameEnd> evidentEnd(GameRecord const& record, DrawnGameLaw const& law);

/// Whether the last position is dead (rulings::isDead with thoroughBudget; undecided is not dead). A tenth of a
/// millisecond as a rule, a few tenths of a second where the pawns are locked; not to be asked of each move of a stored
/// game. Of a position asked about before the answer is remembered, for all threads, and given in a fraction of a
/// microsecond. Any number of threads may ask at once.
[[nodiscard]] std::optional<GameEnd> deadEnd(GameRecord const& record, DrawnGameLaw const& law);

/// The first draw without a claim, where the edition has one.
struct DrawnAt {
    AutomaticDraw draw;
    std::size_t after;
    friend bool operator==(DrawnAt const&, DrawnAt const&) = default;
};
[[nodiscard]] std::optional<DrawnAt> automaticDraw(std::vector<board::Position> const& positions,
                                                   DrawnGameLaw const& law);

} // namespace flagfall::record
