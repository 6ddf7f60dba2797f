// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/regulations.h"

#include <gtest/gtest.h>

namespace flagfall::pairing::knockout {
namespace {

// --- regulations -----------------------------------------------------------------------------------------------

TEST(KnockoutRules, AnArmageddonIsOneGameAndTheLast) {
    using Faults = std::vector<KnockoutFault>;
    EXPECT_EQ(faultsOf({}), Faults{});
    EXPECT_EQ(faultsOf({{}, false}), Faults{KnockoutFault::NoGames});
    EXPECT_EQ(faultsOf({{{GameKind::Standard, 0}, {GameKind::Armageddon, 1}}, false}), Faults{KnockoutFault::NoGames});
    EXPECT_EQ(faultsOf({{{GameKind::Standard, 2}, {GameKind::Armageddon, 2}}, false}),
              Faults{KnockoutFault::ArmageddonInside});
    EXPECT_EQ(faultsOf({{{GameKind::Armageddon, 1}, {GameKind::Blitz, 2}}, false}),
              (Faults{KnockoutFault::ArmageddonInside, KnockoutFault::MayEndLevel}));
    EXPECT_EQ(faultsOf({{{GameKind::Standard, 2}}, false}), Faults{KnockoutFault::MayEndLevel});
}

} // namespace
} // namespace flagfall::pairing::knockout
