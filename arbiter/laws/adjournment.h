// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string_view>

namespace flagfall {

/// What an edition says of adjourned games (guidelines of 2009, cited as `Adj.9b`; 2014: Appendix E; later: Guidelines
/// I). The articles are the same in every kind of play.
struct AdjournmentLaw {
    std::string_view sealing;         ///< the player having the move seals it, and then stops the clock
    std::string_view early;           ///< the rest of the session is charged to the player who adjourns before its end
    std::string_view offerOnEnvelope; ///< a draw offer that is pending stands on the envelope
    std::string_view offerAfter;      ///< an offer made after the sealing stands until it is answered
    std::string_view endedBetween;    ///< a draw agreed or a resignation before the game is resumed
    std::string_view opening;         ///< only in the presence of the player who has to reply
    std::string_view ambiguous;       ///< the sealed move loses: more than one move fits
    std::string_view unintelligible;  ///< nobody can tell what is meant
    std::string_view illegal;         ///< it is illegal
    std::string_view replierHere;     ///< the envelope is opened, the move made, the clock started
    std::string_view replierAway;     ///< the clock is started, and the envelope waits for the player
    std::string_view sealerAway;      ///< the reply may be sealed, too
    std::string_view late;            ///< who comes too late loses
    std::string_view lateMates;       ///< unless the sealed move mates
    std::string_view lateDraws;       ///< or stalemates, or gives a dead position
    std::string_view lateFlag;        ///< or the player who is there has lost on time
    /// How late is too late; none: as at the start of a game.
    std::optional<std::chrono::minutes> lateAfter{};
    /// What the sealed move has done to the game goes before the lateness of whoever it is: the envelope is opened;
    /// else only for the player who sealed it (2009).
    bool opensForEverybody = true;
    std::string_view
        bothAway{}; ///< the player who has to reply loses the time; empty: as where only that player is away
    std::string_view envelopeLost; ///< the game goes on with the move that the player says was sealed
    std::string_view positionLost; ///< the game is annulled
    std::string_view timesNoted;   ///< times noted wrongly are put right before the player's first move
};

} // namespace flagfall
