// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/acceleration.h"
#include "pairing/dutch/criteria/colour_criteria.h"
#include "pairing/dutch/procedure/round.h"
#include "tests/pairing/dutch/case_file.h"
#include "tests/pairing/dutch/literal_engine.h"

#include <gmock/gmock.h>

namespace flagfall::pairing::dutch {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
constexpr Colour W = Colour::White;
constexpr Colour B = Colour::Black;

// --- colour preferences (1.6) --------------------------------------------------------------------------------

TEST(DutchColours, APreferenceIsAbsoluteStrongMildOrNone) {
    EXPECT_EQ(preferenceOf({}).strength, Strength::None);
    EXPECT_EQ(preferenceOf({W}), (Preference{Strength::Strong, B}));
    EXPECT_EQ(preferenceOf({W, B}), (Preference{Strength::Mild, W}));
    EXPECT_EQ(preferenceOf({B, W, W}), (Preference{Strength::Absolute, B}));
    EXPECT_EQ(preferenceOf({B, B, W, B}), (Preference{Strength::Absolute, W}));
}

TEST(DutchColours, AWideDifferenceOutweighsTheLastTwoGames) {
    EXPECT_EQ(preferenceOf({W, W, W, W, B, B}), (Preference{Strength::Absolute, B}));
}

ColourNeed need(ColourHistory const& history, bool isTopscorer = false) {
    return colourNeed(history, preferenceOf(history), isTopscorer);
}

TEST(DutchCriteria, C3KeepsTwoAbsoluteWishesApartButForATopscorer) {
    EXPECT_FALSE(c3Allows(need({W, W}), need({B, W, W})));
    EXPECT_TRUE(c3Allows(need({W, W}, true), need({B, W, W})));
    EXPECT_TRUE(c3Allows(need({W, W}), need({B, B})));
    EXPECT_TRUE(c3Allows(need({W, W}), need({W})));
}

TEST(DutchCriteria, C10CountsTwoWideDifferencesAndC11WhoRepeats) {
    ColourNeed const wide = need({W, B, W, W}, true);
    ColourNeed const narrow = need({B, B, W, W}, true);
    EXPECT_EQ(c10(wide, wide), 1);
    EXPECT_EQ(c10(wide, narrow), 0);
    EXPECT_EQ(c11(wide, narrow), 1); // the wider one gets his colour, the other has White a third time
    EXPECT_EQ(c11(wide, need({W, W, B, B, W, W}, true)), 1);
    EXPECT_EQ(c11(narrow, need({B, B, W, W})), 1);
}

TEST(DutchCriteria, C12CountsAnyCommonWishAndC13TwoStrongOnes) {
    EXPECT_EQ(c12(need({W}), need({B, W})), 1);
    EXPECT_EQ(c13(need({W}), need({B, W})), 0);
    EXPECT_EQ(c13(need({W}), need({W})), 1);
    EXPECT_EQ(c13(need({W}), need({W, W})), 1);
    EXPECT_EQ(c13(need({W, W}, true), need({W, W})), 0); // counted by C10 and C11
    EXPECT_EQ(c12(need({W}), need({})), 0);
}

// --- editions ------------------------------------------------------------------------------------------------

TEST(DutchEditions, HaveTheirCodes) {
    EXPECT_EQ(editionByCode("FIDE_DUTCH_2026"), Edition::Fide2026);
    EXPECT_EQ(editionByCode("FIDE_DUTCH_2025"), Edition::Fide2026);
    EXPECT_EQ(editionByCode("FIDE_DUTCH_2017_BAKU"), Edition::Fide2017);
    EXPECT_EQ(editionByCode("FIDE_DUBOV"), std::nullopt);
}

TEST(DutchEditions, DifferInWhatBarsFromTheByeAndWhatLeavesAFloat) {
    using Kind = PastRound::Kind;
    Scoring const scoring;
    PastRound const fullPointBye{Kind::NotPaired, std::nullopt, W, onePoint};
    PastRound const absence{};
    PastRound const worthlessBye{Kind::AllocatedBye, std::nullopt, W, noPoint};
    EditionRules const& now = rulesOf(Edition::Fide2026);
    EditionRules const& then = rulesOf(Edition::Fide2017);
    EXPECT_TRUE(now.barsAllocatedBye(fullPointBye, scoring));
    EXPECT_FALSE(then.barsAllocatedBye(fullPointBye, scoring));
    EXPECT_FALSE(now.leavesDownfloat(absence, scoring));
    EXPECT_TRUE(then.leavesDownfloat(absence, scoring));
    EXPECT_TRUE(now.leavesDownfloat(worthlessBye, scoring));
}

// --- acceleration (C.04.7) -----------------------------------------------------------------------------------

TEST(BakuAcceleration, TheGroupIsHalfOfTheFieldMadeEven) {
    EXPECT_EQ(bakuGroup(161), 82);
    EXPECT_EQ(bakuGroup(8), 4);
    EXPECT_EQ(bakuGroup(9), 6);
    EXPECT_EQ(bakuGroup(10), 6);
}

TEST(BakuAcceleration, VirtualPointsAreAWinInTheFirstHalfAndADrawInTheSecond) {
    EXPECT_THAT(bakuPoints(5, {}), ElementsAre(onePoint, onePoint, halfPoint));
    EXPECT_THAT(bakuPoints(9, {}), ElementsAre(onePoint, onePoint, onePoint, halfPoint, halfPoint));
    EXPECT_THAT(bakuPoints(11, {}), ElementsAre(onePoint, onePoint, onePoint, halfPoint, halfPoint, halfPoint));
}

TEST(BakuAcceleration, IsWhatTheRecordsOfAFileSay) {
    Entries entries;
    entries.roundsPlanned = 5;
    entries.players.resize(10);
    accelerate(entries, bakuGroup(10) - 1);
    EXPECT_EQ(textOf(pairRound(entries, Edition::Fide2026)), "1-4 5-2 3-6 7-9 10-8");
}

// --- no legal pairing ----------------------------------------------------------------------------------------

PastRound game(int opponent, Colour colour, Points points) {
    return {PastRound::Kind::Played, opponent, colour, points};
}

TEST(DutchDeadlock, NamesTheTwoWhoHaveNobodyButTheSameOpponent) {
    // 3 and 4 have met 1 and each other; both could only meet 2.
    Entries entries;
    entries.roundsPlanned = 9;
    entries.roundsBefore = 2;
    entries.players.resize(4);
    entries.players[0].rounds = {game(2, W, halfPoint), game(3, B, halfPoint)};
    entries.players[1].rounds = {{}, {}};
    entries.players[2].rounds = {game(0, B, halfPoint), {}};
    entries.players[3].rounds = {{}, game(0, W, halfPoint)};
    entries.prohibited = {{2, 3}};
    auto const round = pairRound(entries, Edition::Fide2026);
    ASSERT_FALSE(round);
    EXPECT_THAT(round.error().deadlock.stranded, ElementsAre(0, 2, 3));
    EXPECT_THAT(round.error().deadlock.rivals, ElementsAre(1));
}

TEST(DutchDeadlock, NamesTheByeWhereNobodyMayHaveIt) {
    Entries entries;
    entries.roundsPlanned = 9;
    entries.roundsBefore = 1;
    entries.players.resize(1);
    entries.players[0].rounds = {{PastRound::Kind::AllocatedBye, std::nullopt, W, onePoint}};
    auto const round = pairRound(entries, Edition::Fide2026);
    ASSERT_FALSE(round);
    EXPECT_THAT(round.error().deadlock.stranded, ElementsAre(0));
    EXPECT_TRUE(round.error().deadlock.isByeStranded);
    EXPECT_THAT(round.error().deadlock.rivals, IsEmpty());
}

TEST(DutchDeadlock, NobodyTakesPart) {
    Entries entries;
    entries.roundsPlanned = 9;
    auto const round = pairRound(entries, Edition::Fide2026);
    ASSERT_FALSE(round);
    EXPECT_TRUE(round.error().hasNoPlayers);
}

} // namespace
} // namespace flagfall::pairing::dutch
