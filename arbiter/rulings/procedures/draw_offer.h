// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/record/draw_offer.h"
#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

template <>
struct Words<record::OfferMoment> {
    static constexpr std::array all{Word{record::OfferMoment::AfterMove, "after-move"},
                                    Word{record::OfferMoment::BeforeOwnMove, "before-own-move"},
                                    Word{record::OfferMoment::OnOpponentsTime, "on-opponents-time"},
                                    Word{record::OfferMoment::WithClaim, "with-claim"}};
};

/// A draw is offered, and agreed (P7). `moves` are those each player has made, where they are not in Known.
struct DrawOffered {
    Colour by = Colour::White;
    ByColour<std::optional<int>> moves{};
    record::OfferMoment moment = record::OfferMoment::AfterMove;
    int earlier = 0;              ///< offers of this player in this game that were rejected
    bool pending = false;         ///< an offer of this player is pending
    bool opponentPending = false; ///< an offer of the opponent is pending
    bool conditional = false;     ///< the offer named a condition
    friend bool operator==(DrawOffered const&, DrawOffered const&) = default;
};
template <>
struct Description<DrawOffered> {
    static constexpr std::string_view word = "draw-offer";
    static constexpr AtBoard atBoard = noTimes;
    static constexpr auto facts = std::tuple{Needed{"by", &DrawOffered::by},
                                             Fact{"moves", &DrawOffered::moves},
                                             Fact{"moment", &DrawOffered::moment},
                                             Fact{"earlier", &DrawOffered::earlier},
                                             Fact{"pending", &DrawOffered::pending},
                                             Fact{"opponent-pending", &DrawOffered::opponentPending},
                                             Fact{"conditional", &DrawOffered::conditional}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, DrawOffered const& incident, Known const& known,
                            Answers const& answers);

struct DrawAgreed {
    ByColour<std::optional<int>> moves{};
    friend bool operator==(DrawAgreed const&, DrawAgreed const&) = default;
};
template <>
struct Description<DrawAgreed> {
    static constexpr std::string_view word = "draw-agreed";
    static constexpr AtBoard atBoard = noTimes;
    static constexpr auto facts = std::tuple{Fact{"moves", &DrawAgreed::moves}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, DrawAgreed const& incident, Known const& known, Answers const& answers);

/// What happens to a pending offer.
enum class OfferReply {
    Accepts,
    Declines,  ///< in words
    Touches,   ///< a piece, with the intention to move or capture it
    Adjusts,   ///< having said so before
    Withdraws, ///< the player who made it says so
};
template <>
struct Words<OfferReply> {
    static constexpr std::array all{Word{OfferReply::Accepts, "accepts"}, Word{OfferReply::Declines, "declines"},
                                    Word{OfferReply::Touches, "touches"}, Word{OfferReply::Adjusts, "adjusts"},
                                    Word{OfferReply::Withdraws, "withdraws"}};
};

/// An offer by this player is answered, or the player takes it back.
struct OfferReplied {
    Colour offeredBy = Colour::White;
    OfferReply reply = OfferReply::Accepts;
    bool pending = true; ///< it has not been rejected before
    ByColour<std::optional<int>> moves{};
    friend bool operator==(OfferReplied const&, OfferReplied const&) = default;
};
template <>
struct Description<OfferReplied> {
    static constexpr std::string_view word = "offer-reply";
    static constexpr AtBoard atBoard = noTimes;
    static constexpr auto facts =
        std::tuple{Needed{"offered-by", &OfferReplied::offeredBy}, Needed{"reply", &OfferReplied::reply},
                   Fact{"pending", &OfferReplied::pending}, Fact{"moves", &OfferReplied::moves}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, OfferReplied const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
