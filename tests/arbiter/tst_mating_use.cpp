// SPDX-License-Identifier: GPL-3.0-or-later
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

} // namespace
} // namespace flagfall
