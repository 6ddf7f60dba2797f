// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "arbiter/pgn/game.h"

/// Games on record as files carry them, and back.
namespace flagfall::session {

/// The arbiter's record of a game with the tags broadcasts ask for, the time after every move that has one, `(=)`
/// beside the moves a draw was offered with, and claims and illegal moves in comments. A file cannot say that moves are
/// missing: what follows a gap stands in a comment, with the position it goes on from. The round and the board must
/// exist; the day on which the game began is that of the round's first session, or the event's first, where nobody
/// tells another.
[[nodiscard]] pgn::Game pgnOf(EventState const& state, RoundNumber round, BoardNumber board,
                              std::optional<Date> day = std::nullopt);

/// Which games of a round are written: those that have moves on record, or all, the others with tags and result alone,
/// so that programs of electronic boards and broadcasts learn who plays where.
enum class RoundGames { WithMoves, All };

/// The games of a round as one text. The day is the one of the round's first session where nobody tells another.
[[nodiscard]] std::string pgnOfRound(EventState const& state, RoundNumber round, std::optional<Date> day = std::nullopt,
                                     RoundGames games = RoundGames::WithMoves);

/// A game as the whole world may see it while it is played: tags, moves, the times beside them, the result. What the
/// arbiter wrote, offers of a draw, claims and illegal moves are not in it, and it ends where moves are missing.
[[nodiscard]] pgn::Game pgnForBroadcast(EventState const& state, RoundNumber round, BoardNumber board);

/// The main line as entries, as far as it could be read; a null move ends it.
[[nodiscard]] std::vector<EntryWritten> entriesOf(pgn::Game const& game);

/// What a record has no room for: comments in words, variations and glyphs of the main line.
[[nodiscard]] int remarksIn(pgn::Game const& game);

} // namespace flagfall::session
