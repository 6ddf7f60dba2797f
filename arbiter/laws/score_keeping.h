// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/by_regime.h"

namespace flagfall {

/// What an edition says of the duty to record (Art. 8; App. A.2). The numbers are in recording.h; they are the same in
/// every edition.
struct ScoreKeepingLaw {
    std::string_view duty;         ///< to record, and not in advance
    ByPlay<std::string_view> none; ///< players need not record in this kind of play
    std::string_view lapses;       ///< below five minutes without 30 seconds a move
    std::string_view property;     ///< the scoresheets belong to the organiser
    std::string_view
        bothExcused;             ///< neither player had to record: a flag fall stops the clocks until both are complete
    std::string_view oneExcused; ///< one had not: that player completes the scoresheet in their own time
    std::string_view reconstruct;        ///< no scoresheet is complete: the game is reconstructed on another board
    bool notesRunningClock = true;       ///< before that, it is noted whose clock was running (from 2014 on)
    std::string_view nextPeriod = "8.6"; ///< nothing shows that a player has overstepped the time
    std::string_view numberUntold;       ///< the arbiter does not tell the number of moves before a flag has fallen
};

} // namespace flagfall
