// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/edition.h"
#include "arbiter/laws/mating_use.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace flagfall {
namespace {

using testing::ElementsAre;

using Use = Cited<MatingUse>;

std::vector<Use> uses(char const* edition, PlayType play = PlayType::Standard,
                      Supervision supervision = Supervision::Full) {
    return matingUses(*editionByCode(edition), play, supervision);
}

TEST(MatingUse, In2009ADeadPositionAFlagAThirdIllegalMoveAndASoundingTelephoneHangOnIt) {
    EXPECT_THAT(uses("E2009"),
                ElementsAre(Use{MatingUse::DeadPosition, "5.2b, 9.6"}, Use{MatingUse::FlagFall, "6.9"},
                            Use{MatingUse::IllegalMove, "7.4b"}, Use{MatingUse::SoundingDevice, "12.3b"}));
}

TEST(MatingUse, In2014TheDeadPositionIsArticle97) {
    EXPECT_THAT(uses("E2014"), ElementsAre(Use{MatingUse::DeadPosition, "5.2b, 9.7"}, Use{MatingUse::FlagFall, "6.9"},
                                           Use{MatingUse::IllegalMove, "7.5b"}));
}

TEST(MatingUse, From2018OnTheSecondIllegalMoveIsArticle755) {
    EXPECT_THAT(uses("E2018"), ElementsAre(Use{MatingUse::DeadPosition, "5.2.2"}, Use{MatingUse::FlagFall, "6.9"},
                                           Use{MatingUse::IllegalMove, "7.5.5"}));
}

TEST(MatingUse, Since2023AResignationHangsOnItToo) {
    EXPECT_THAT(uses("E2023"), ElementsAre(Use{MatingUse::DeadPosition, "5.2.2"}, Use{MatingUse::FlagFall, "6.9"},
                                           Use{MatingUse::IllegalMove, "7.5.5"}, Use{MatingUse::Resignation, "5.1.2"}));
}

TEST(MatingUse, TheIllegalMoveInBlitzOf2009IsTheClaimOfB3c) {
    auto const all = uses("E2009", PlayType::Blitz, Supervision::Limited);
    EXPECT_TRUE(std::ranges::find(all, Use{MatingUse::IllegalMove, "B.3c"}) != all.end());
}

Use flagFallIn(char const* edition, PlayType play, Supervision supervision) {
    return uses(edition, play, supervision)[1];
}

TEST(MatingUse, AFlagInWatchedRapidAndBlitzFallsByTheArticleThatBringsInTheCompetitionRules) { // A.3, B.2; 2023: A.4
    auto const full = Supervision::Full;
    EXPECT_EQ(flagFallIn("E2009", PlayType::Rapid, full), (Use{MatingUse::FlagFall, "A.3, 6.9"}));
    EXPECT_EQ(flagFallIn("E2009", PlayType::Blitz, full), (Use{MatingUse::FlagFall, "B.2, 6.9"}));
    EXPECT_EQ(flagFallIn("E2018", PlayType::Blitz, full), (Use{MatingUse::FlagFall, "B.3, 6.9"}));
    EXPECT_EQ(flagFallIn("E2023", PlayType::Rapid, full), (Use{MatingUse::FlagFall, "A.4, 6.9"}));
    EXPECT_EQ(flagFallIn("E2023", PlayType::Blitz, full), (Use{MatingUse::FlagFall, "B.2, 6.9"}));
}

TEST(MatingUse, AFlagInOtherRapidAndBlitzFallsByTheArticleOfItsRuling) { // 2023: A.5.5; 2009: on a claim, A.4d(2)
    auto const limited = Supervision::Limited;
    EXPECT_EQ(flagFallIn("E2023", PlayType::Rapid, limited), (Use{MatingUse::FlagFall, "A.5.5, 6.9"}));
    EXPECT_EQ(flagFallIn("E2023", PlayType::Blitz, limited), (Use{MatingUse::FlagFall, "B.3, A.5.5, 6.9"}));
    EXPECT_EQ(flagFallIn("E2009", PlayType::Rapid, limited), (Use{MatingUse::FlagFall, "A.4d(2), 6.9"}));
}

TEST(MatingUse, TheSupervisionOfStandardPlayMakesNoDifference) {
    for (Edition const& edition : editions())
        EXPECT_EQ(matingUses(edition, PlayType::Standard, Supervision::Limited),
                  matingUses(edition, PlayType::Standard, Supervision::Full))
            << edition.code;
}

TEST(MatingUse, ASoundingTelephoneIn2009CitesTheAppendixToo) {
    EXPECT_EQ(uses("E2009", PlayType::Rapid).back(), (Use{MatingUse::SoundingDevice, "A.3, 12.3b"}));
}

} // namespace
} // namespace flagfall
