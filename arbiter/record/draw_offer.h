// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace flagfall::record {

/// When an offer was made. Only the first is the correct manner; all are valid (9.1), but the others may distract.
enum class OfferMoment {
    AfterMove,       ///< after the player's move on the board and before pressing the clock
    BeforeOwnMove,   ///< on the player's own time, before moving; the opponent may ask to see the move first
    OnOpponentsTime, ///< while the opponent is thinking
    WithClaim,       ///< a claim of a draw counts as an offer
    AfterSealing,    ///< of an adjourned game, to the player who has sealed (Adj.4): nobody's time runs
};

enum class OfferEnd {
    Pending,
    Accepted,
    DeclinedInWords,
    DeclinedByTouch, ///< the opponent touched a piece with the intention of moving or capturing it
    DeclinedByMove,  ///< the opponent has moved, and so has touched a piece
    Lapsed,          ///< the game ended otherwise
};

struct DrawOffer {
    Colour by = Colour::White;
    OfferMoment moment = OfferMoment::AfterMove;
    std::size_t afterHalfMoves = 0; ///< half-moves made by then
    OfferEnd end = OfferEnd::Pending;
    friend bool operator==(DrawOffer const&, DrawOffer const&) = default;
};

/// The draw offers of one game in order. At most one offer of each player is pending. An offer cannot be withdrawn,
/// so there is no function for it.
class DrawOffers {
public:
    /// Adds an offer. Repeating a pending offer is counted and has no other effect.
    void offer(DrawOffer offer);
    /// The opponent of `by` has answered, or has rejected the offer by an action.
    void end(Colour by, OfferEnd how);
    /// A player has completed a move: a pending offer of the opponent is rejected.
    void moved(Colour player) { end(opponent(player), OfferEnd::DeclinedByMove); }
    /// The move that rejected the last offer of `by` turned out not to have been made: the offer is pending again.
    void reopen(Colour by);
    /// Ends all pending offers, because the game is over.
    void lapse();

    [[nodiscard]] std::vector<DrawOffer> const& all() const { return m_offers; }
    [[nodiscard]] DrawOffer const* pendingBy(Colour player) const;
    [[nodiscard]] bool anyPending() const { return pendingBy(Colour::White) || pendingBy(Colour::Black); }
    /// The number of offers a player has made, without claims (12.6; later 11.5).
    [[nodiscard]] int countBy(Colour player) const { return m_times[player]; }

    friend bool operator==(DrawOffers const&, DrawOffers const&) = default;

private:
    std::vector<DrawOffer> m_offers;
    ByColour<int> m_times{};
};

} // namespace flagfall::record
