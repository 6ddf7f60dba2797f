// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/drawn_game.h"
#include "arbiter/terms/colour.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace flagfall::record {

/// When an offer was made. Only the first is as it should be; all are valid (9.1), the others may distract.
enum class OfferMoment {
    AfterMove,       ///< after his move on the board and before the press
    BeforeOwnMove,   ///< on his own time, before he has moved; the opponent may ask to see the move first
    OnOpponentsTime, ///< while the opponent thinks
    WithClaim,       ///< a claim of a draw is an offer
};

enum class OfferEnd {
    Pending,
    Accepted,
    DeclinedInWords,
    DeclinedByTouch, ///< a man was touched with the intention of moving or capturing it
    DeclinedByMove,  ///< the opponent has moved, so he had touched a man
    Lapsed,          ///< the game ended otherwise
};

struct DrawOffer {
    Colour by = Colour::White;
    OfferMoment moment = OfferMoment::AfterMove;
    std::size_t afterHalfMoves = 0; ///< half-moves made by then
    OfferEnd end = OfferEnd::Pending;
    friend bool operator==(DrawOffer const&, DrawOffer const&) = default;
};

/// The offers of one game in order. At most one of each player stands open. Nobody can withdraw an offer, so there is
/// no way to.
class DrawOffers {
public:
    /// An offer that repeats one still open is counted, and changes nothing else.
    void offer(DrawOffer offer);
    /// The opponent of `by` has answered, or something has happened that answers for him.
    void end(Colour by, OfferEnd how);
    /// A player has completed a move: whatever his opponent had offered is declined.
    void moved(Colour player) { end(opponent(player), OfferEnd::DeclinedByMove); }
    /// The move that declined the last offer of `by` has turned out not to have been made: the offer stands again.
    void reopen(Colour by);
    /// The game is over.
    void lapse();

    [[nodiscard]] std::vector<DrawOffer> const& all() const { return m_offers; }
    [[nodiscard]] DrawOffer const* pendingBy(Colour player) const;
    [[nodiscard]] bool anyPending() const { return pendingBy(Colour::White) || pendingBy(Colour::Black); }
    /// How often a player has offered, claims not counted (12.6; later 11.5).
    [[nodiscard]] int countBy(Colour player) const { return m_times[player]; }

    friend bool operator==(DrawOffers const&, DrawOffers const&) = default;

private:
    std::vector<DrawOffer> m_offers;
    ByColour<int> m_times{};
};

/// What an event says of draws by agreement (9.1).
struct AgreementRule {
    std::optional<int> notBeforeMove{}; ///< both must have completed so many moves; none: no rule
    bool never = false;                 ///< not at all without the arbiter's consent
    friend bool operator==(AgreementRule const&, AgreementRule const&) = default;
};

/// Why a draw cannot be offered or agreed now.
enum class AgreementBar {
    None,
    TooFewMoves, ///< 2017 and later: each player must have made a move (5.2.3); nobody can consent to it
    Regulations, ///< the event's rule; the arbiter may consent
};

/// `moves` are those each player has made.
[[nodiscard]] AgreementBar barToAgreeing(DrawnGameLaw const& law, AgreementRule const& rule, ByColour<int> moves);
/// Offering is barred only by the regulations, and only from 2014 on; a claim is never barred.
[[nodiscard]] AgreementBar barToOffering(DrawnGameLaw const& law, AgreementRule const& rule, ByColour<int> moves);

} // namespace flagfall::record
