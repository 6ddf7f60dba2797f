// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/edition.h"

#include <gtest/gtest.h>

namespace flagfall {
namespace {

struct SettingCase {
    std::string_view edition;
    PlayType play;
    Supervision supervision;
    int moves; ///< 0: at any time
    std::string_view article;
};

constexpr SettingCase settingCases[] = {
    {"E2009", PlayType::Standard, Supervision::Full, 0, ""},
    {"E2009", PlayType::Rapid, Supervision::Full, 0, ""},
    {"E2009", PlayType::Rapid, Supervision::Limited, 3, "A.4a"},
    {"E2009", PlayType::Blitz, Supervision::Limited, 3, "B.3a, A.4a"}, // T162
    {"E2014", PlayType::Rapid, Supervision::Limited, 10, "A.4a"},
    {"E2018", PlayType::Rapid, Supervision::Limited, 10, "A.4.1.1"},
    {"E2018", PlayType::Blitz, Supervision::Full, 0, ""},
    {"E2023", PlayType::Standard, Supervision::Limited, 0, ""},
    {"E2023", PlayType::Rapid, Supervision::Limited, 10, "A.5.1.1"},
    {"E2023", PlayType::Blitz, Supervision::Limited, 10, "B.3, A.5.1.1"},
};

TEST(ClockSetting, StaysAfterSoManyMovesOnlyInRapidAndBlitzWithLimitedSupervision) {
    for (SettingCase const& each : settingCases) {
        auto const bar = editionByCode(each.edition)->settingStays.at(each.play, each.supervision);
        EXPECT_EQ(bar ? bar->value : 0, each.moves) << each.edition;
        EXPECT_EQ(bar ? bar->article : "", each.article) << each.edition;
    }
}

} // namespace
} // namespace flagfall
