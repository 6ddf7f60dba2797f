// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/draw_offer.h"

#include <algorithm>

namespace flagfall::record {
void DrawOffers::offer(DrawOffer offer) {
    if (offer.moment != OfferMoment::WithClaim) ++m_times[offer.by];
    if (!pendingBy(offer.by)) m_offers.push_back(offer);
}

void DrawOffers::end(Colour by, OfferEnd how) {
    for (DrawOffer& offer : m_offers)
        if (offer.by == by && offer.end == OfferEnd::Pending) offer.end = how;
}

void DrawOffers::reopen(Colour by) {
    auto const last = std::ranges::find(m_offers.rbegin(), m_offers.rend(), by, &DrawOffer::by);
    if (last != m_offers.rend() && last->end == OfferEnd::DeclinedByMove) last->end = OfferEnd::Pending;
}

void DrawOffers::lapse() {
    for (Colour const player : bothColours) end(player, OfferEnd::Lapsed);
}

DrawOffer const* DrawOffers::pendingBy(Colour player) const {
    auto const found = std::ranges::find_if(
        m_offers, [player](DrawOffer const& offer) { return offer.by == player && offer.end == OfferEnd::Pending; });
    return found == m_offers.end() ? nullptr : &*found;
}

} // namespace flagfall::record
