// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/edition.h"

#include <gtest/gtest.h>

namespace flagfall {
namespace {

TEST(HouseRules, ComeFromTheEditionAndAreStrictWhereItLeavesTheChoice) { // 6.7, App. A and B, Guidelines III
    for (Edition const& edition : editions()) {
        HouseRules const rules = usualHouseRules(edition);
        EXPECT_EQ(rules.lateDiscretion == LateDiscretion::None, edition.code == "E2009") << edition.code;
        EXPECT_EQ(rules.defaultTime.count(), 0) << edition.code;
        EXPECT_EQ(rules.supervision, Supervision::Limited) << edition.code;
        EXPECT_FALSE(rules.quickplayAnnounced) << edition.code;
        EXPECT_EQ(rules.agreement, AgreementRule{}) << edition.code;
    }
}

} // namespace
} // namespace flagfall
