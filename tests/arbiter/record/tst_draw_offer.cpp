// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/draw_offer.h"
#include "tests/arbiter/record/games.h"

#include <gtest/gtest.h>

namespace flagfall::record {
namespace {

using test::law;
using enum Colour;

DrawOffers offeredBy(Colour player, OfferMoment moment = OfferMoment::AfterMove) {
    DrawOffers offers;
    offers.offer({player, moment, 39});
    return offers;
}

TEST(DrawOffer, StandsUntilTheOpponentAnswers) { // T090, 9.1b(1)
    DrawOffers offers = offeredBy(White);
    EXPECT_TRUE(offers.pendingBy(White));
    offers.end(White, OfferEnd::Accepted);
    EXPECT_FALSE(offers.anyPending());
    EXPECT_EQ(offers.all().front().end, OfferEnd::Accepted);
}

TEST(DrawOffer, TheOfferersOwnMoveAndPressDoNotEndIt) { // P7.8
    DrawOffers offers = offeredBy(White, OfferMoment::BeforeOwnMove);
    offers.moved(White);
    EXPECT_TRUE(offers.pendingBy(White));
}

TEST(DrawOffer, TheOpponentsMoveDeclinesIt) { // T091
    DrawOffers offers = offeredBy(White);
    offers.moved(Black);
    EXPECT_EQ(offers.all().front().end, OfferEnd::DeclinedByMove);
    offers.end(White, OfferEnd::Accepted); // a later "I accept" has no effect
    EXPECT_EQ(offers.all().front().end, OfferEnd::DeclinedByMove);
}

TEST(DrawOffer, AtTheWrongMomentItIsValidAllTheSame) { // T093
    DrawOffers offers = offeredBy(White, OfferMoment::OnOpponentsTime);
    ASSERT_TRUE(offers.pendingBy(White));
    offers.moved(Black);
    EXPECT_FALSE(offers.pendingBy(White));
}

TEST(DrawOffer, ASecondOneWhileTheFirstStandsOnlyCounts) { // P7.5, T189
    DrawOffers offers = offeredBy(Black, OfferMoment::OnOpponentsTime);
    offers.offer({Black, OfferMoment::OnOpponentsTime, 41});
    EXPECT_EQ(offers.all().size(), 1U);
    EXPECT_EQ(offers.countBy(Black), 2);
}

TEST(DrawOffer, AClaimOffersWithoutBeingCountedAsAnOffer) { // T097, 9.1b(3)
    DrawOffers const offers = offeredBy(Black, OfferMoment::WithClaim);
    EXPECT_TRUE(offers.pendingBy(Black));
    EXPECT_EQ(offers.countBy(Black), 0);
}

TEST(DrawOffer, LapsesWithTheGame) { // P7.7d
    DrawOffers offers = offeredBy(White);
    offers.lapse();
    EXPECT_EQ(offers.all().front().end, OfferEnd::Lapsed);
}

} // namespace
} // namespace flagfall::record
