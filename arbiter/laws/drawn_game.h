// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/cited.h"

namespace flagfall {

/// Draws without a claim (from 2014: 9.6; none in 2009).
enum class AutomaticDraw { Fivefold, SeventyFiveMoves };

/// Which fivefold repetition ends the game without a claim.
enum class FivefoldRule {
    None,                 ///< 2009: no rule
    ConsecutiveAlternate, ///< after five consecutive alternate moves of each player: 5 times in 9 moves (2014)
    AnyFive,              ///< at least five times in the game (from 2017)
};

/// The articles of an edition on the end of a game on the board or by agreement, and where editions differ
/// (Laws 5 and 9).
struct DrawnGameLaw {
    std::string_view checkmate;    ///< 5.1a; later 5.1.1
    std::string_view resignation;  ///< 5.1b; later 5.1.2
    std::string_view stalemate;    ///< 5.2a; later 5.2.1
    std::string_view deadPosition; ///< 5.2b; later 5.2.2
    std::string_view agreement;    ///< 5.2c; later 5.2.3
    std::string_view ban;          ///< the regulations may forbid draws by agreement: 9.1a; later 9.1.1
    std::string_view offer;        ///< how a draw is offered, and how long the offer stands
    std::string_view claimOffers;  ///< a claim is an offer
    std::string_view repetitionAnnounced;
    std::string_view repetitionOnBoard;
    std::string_view fiftyAnnounced;
    std::string_view fiftyOnBoard;
    std::string_view writtenStands{}; ///< an intended move cannot be changed once written; empty: nothing is said
    std::string_view touched;         ///< no claim by a player who has touched a piece
    std::string_view claimCorrect;    ///< the game is drawn at once; for an incorrect claim see grounds.h
    Cited<FivefoldRule> fivefold;
    std::string_view seventyFive;    ///< the 75-move rule; empty if there is none
    int movesBeforeAgreement = 0;    ///< moves each player must have made before a draw is agreed
    bool banCoversOffers = false;    ///< a ban on draws by agreement also forbids offers
    std::string_view distraction;    ///< unreasonable offers and claims
    std::string_view recordingEnds;  ///< the duty to record ends below five minutes
    std::string_view recording;      ///< a player who cannot write is excused
    std::string_view recordingAfter; ///< bringing the scoresheet up to date after a flag
    std::string_view signatures;     ///< both sign, and what they signed stands
    std::string_view chess960;       ///< its starting positions
    std::string_view screens;        ///< no claim based only on a screen
    std::string_view reputation;     ///< no action that brings the game of chess into disrepute
    std::string_view silence; ///< the arbiter does not help a player to a claim, nor says how many moves were made
};

/// Returns the article of a draw without a claim; empty if the edition has none.
[[nodiscard]] std::string_view articleOf(DrawnGameLaw const& law, AutomaticDraw draw);

} // namespace flagfall
