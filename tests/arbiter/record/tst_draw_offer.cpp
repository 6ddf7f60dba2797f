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

TEST(DrawBan, In2009ForbidsAgreeingBeforeTheMoveButNotOffering) { // T095, READING 8
    AgreementRule const beforeThirty{.notBeforeMove = 30};
    EXPECT_EQ(barToAgreeing(law("E2009"), beforeThirty, {30, 29}), AgreementBar::Regulations);
    EXPECT_EQ(barToAgreeing(law("E2009"), beforeThirty, {30, 30}), AgreementBar::None);
    EXPECT_EQ(barToOffering(law("E2009"), beforeThirty, {30, 29}), AgreementBar::None);
    EXPECT_EQ(barToOffering(law("E2018"), beforeThirty, {30, 29}), AgreementBar::Regulations);
}

TEST(DrawBan, AltogetherMeansAtAnyMove) { // 9.1a
    AgreementRule const never{.never = true};
    EXPECT_EQ(barToAgreeing(law("E2009"), never, {200, 200}), AgreementBar::Regulations);
    EXPECT_EQ(barToOffering(law("E2014"), never, {200, 200}), AgreementBar::Regulations);
}

TEST(Agreement, NeedsAMoveByEachSince2017) { // T096, 5.2.3
    for (Edition const& edition : editions()) {
        bool const since2017 = edition.year >= 2017;
        auto const expected = since2017 ? AgreementBar::TooFewMoves : AgreementBar::None;
        EXPECT_EQ(barToAgreeing(drawnGameLaw(edition), {}, {1, 0}), expected) << edition.code;
        EXPECT_EQ(barToAgreeing(drawnGameLaw(edition), {}, {1, 1}), AgreementBar::None) << edition.code;
    }
}

} // namespace
} // namespace flagfall::record
