// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/registry.h"

#include <gtest/gtest.h>

namespace flagfall::pairing {
namespace {

TEST(Systems, WhatIsOfferedSaysHowItPairs) {
    for (std::string_view const code : systemCodes()) EXPECT_NE(systemRules(code).way, PairingWay::Elsewhere) << code;
}

TEST(Systems, EditionsAndOrdersOfRoundsAreOneWay) {
    EXPECT_EQ(systemRules("FIDE_DUTCH_2017").way, systemRules("FIDE_DUTCH_2026").way);
    EXPECT_EQ(systemRules("FIDE_DOUBLEROUNDROBIN").way, systemRules("BERGER_DOUBLEROUNDROBIN").way);
    EXPECT_EQ(systemRules("FIDE_DUTCH_2026").way, PairingWay::Dutch);
    EXPECT_EQ(systemRules("FIDE_DUTCH_2026_BAKU").way, PairingWay::AcceleratedDutch);
    EXPECT_EQ(systemRules("BERGER_ROUNDROBIN").way, PairingWay::RoundRobin);
}

// C.04.2, 1.4.
TEST(Systems, WhatIsPairedElsewhereIsNotEndorsed) {
    EXPECT_TRUE(systemRules("FIDE_DUTCH_2026").isEndorsed);
    EXPECT_TRUE(systemRules("BERGER_ROUNDROBIN").isEndorsed);
    EXPECT_FALSE(systemRules("CUSTOM_SWISS").isEndorsed);
    EXPECT_FALSE(systemRules("FIDE_LIM").isEndorsed) << "nobody knows it";
}

} // namespace
} // namespace flagfall::pairing
