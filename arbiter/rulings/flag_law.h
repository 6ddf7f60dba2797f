// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/edition.h"
#include "arbiter/terms/colour.h"

#include <optional>
#include <string_view>

namespace flagfall {

/// What is known when one display or both show zero.
struct FlagFacts {
    /// One player's display at zero, in his own period.
    struct Side {
        bool down = false;
        bool lastPeriod = true;             ///< no time follows
        int movesAsked = 0;                 ///< in all, up to the end of the period that ended; 0: all the moves
        int movesMade = 0;                  ///< completed, in all
        bool countReliable = true;          ///< the number of moves is established
        bool unprovable = false;            ///< nothing shows that too few were made: the next period begins (8.6)
        CanMate canMate = CanMate::NotSaid; ///< whether this player can mate the other one
    };
    ByColour<Side> sides{};
    std::optional<Colour> first{};      ///< whose flag fell first; none when it cannot be established
    std::optional<Colour> recognised{}; ///< whose fall had been observed or claimed before the other flag fell
    std::optional<Colour> claimedBy{};  ///< the player who claims; none when the arbiter observed it
    bool gameOverBefore = false;        ///< mate, stalemate, dead position, resignation or agreement came first
    bool hasIncrement = false;
    bool quickplayAnnounced = false;            ///< Guidelines III were announced for the event (from 2017 on)
    std::optional<AutomaticDraw> drawnBefore{}; ///< stood on the board before, and nobody had noticed
};

enum class FlagProposal {
    NoFlag,        ///< no display is at zero
    StandsAsEnded, ///< the game was over before the flag was noticed
    NotYetFallen,  ///< the arbiter may not call it; a player must claim
    ClaimFails,    ///< the claimant's own flag is down, and the arbiter may not call it for him
    WhiteWins,
    BlackWins,
    Draw,
    PlayOn,         ///< the moves were made, or the next period begins for both
    CheckMoves,     ///< the scoresheets must show first whether the moves were made
    ArbiterDecides, ///< no article speaks of it
};

/// What the Laws say about it, for the arbiter to confirm. `undecided` when it hangs on CanMate, which he has not said:
/// then `proposal` is what follows when the opponent can mate, and `otherwise` when he cannot.
struct FlagRuling {
    FlagProposal proposal;
    std::string_view article; ///< `A.4.5, 6.9`; the Preface where no article speaks of it
    std::optional<FlagProposal> otherwise{};
    /// After CheckMoves: what follows when the moves were not made (`otherwise` then belongs to this one). After
    /// ArbiterDecides: what the nearest article would give.
    std::optional<FlagProposal> next{};
    /// Why the player's own claim fails, where the arbiter rules all the same because he may call the flag himself, or
    /// because both have fallen. Empty when nothing was claimed or the claim is good.
    std::string_view claimFails{};

    [[nodiscard]] bool undecided() const { return otherwise.has_value(); }
    friend bool operator==(FlagRuling const&, FlagRuling const&) = default;
};

/// Whose flag is judged: the only one that counts, or of two the one recognised before the other fell, the one that
/// fell first, or the one of an earlier period. None where nothing tells them apart, and where none counts.
[[nodiscard]] std::optional<Colour> judgedFlag(FlagFacts const& facts);

/// In this order: the game was over before; a flag that fell with the moves made is none (6.3; later 6.4); the claim
/// must be good and the arbiter entitled to speak; of two flags the one that was recognised, or fell, first counts;
/// whoever is left has lost unless the opponent cannot mate (6.9).
[[nodiscard]] FlagRuling ruleOnFlags(Edition const& edition, PlayType play, Supervision supervision,
                                     FlagFacts const& facts);

} // namespace flagfall
