// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/edition.h"

#include <gtest/gtest.h>

namespace flagfall {
namespace {

BlindPlayLaw const& law(std::string_view edition) { return editionByCode(edition)->blindPlay; }

TEST(BlindPlay, StandsInAppendixEOf2009AndInAppendixDSince) {
    for (Edition const& edition : editions())
        EXPECT_EQ(edition.blindPlay.appendix, edition.code == "E2009" ? "E" : "D") << edition.code;
}

TEST(BlindPlay, EachRuleIsCitedInTheEditionOfTheEvent) {
    EXPECT_EQ(law("E2009").executed, "E.2(3)");
    EXPECT_EQ(law("E2009").recordsDiffer, "E.2(8)");
    EXPECT_EQ(law("E2018").recordsAgree, "D.2.9");
    EXPECT_EQ(law("E2023").recordsDiffer, "D.2.9");
}

TEST(BlindPlay, TheAssistantHasSixDutiesAndEachIsCited) { // E.2(9)
    EXPECT_EQ(articleOf(law("E2009"), AssistantDuty::MovesOnOpponentsBoard), "E.2(9)a");
    EXPECT_EQ(articleOf(law("E2009"), AssistantDuty::TellsTimes), "E.2(9)d");
    EXPECT_EQ(articleOf(law("E2023"), AssistantDuty::ClaimsAndTells), "D.2.10.5");
    EXPECT_EQ(articleOf(law("E2009"), AssistantDuty::Adjournment), "E.2(9)f");
}

TEST(BlindPlay, TheSightedPlayersAssistantOnlyMovesAndAnnounces) { // E.2(10)
    for (AssistantDuty const duty : assistantDuties) EXPECT_EQ(isForSightedToo(duty), duty < AssistantDuty::KeepsScore);
}

TEST(BlindPlay, AgainstAHearingImpairedPlayerAnAssistantIsCompulsorySince2023) {
    for (Edition const& edition : editions())
        EXPECT_EQ(edition.blindPlay.againstHearingImpaired == AgainstHearingImpaired::AssistantCompulsory,
                  edition.code == "E2023")
            << edition.code;
}

} // namespace
} // namespace flagfall
