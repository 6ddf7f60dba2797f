// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/rules.h"
#include "pairing/trf/trf.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace flagfall::pairing {
namespace {

using namespace std::chrono_literals;

// --- editions ----------------------------------------------------------------------------------------------------

TEST(TieBreakEditions, AreChosenByTheFirstDayOfTheEvent) {
    EXPECT_EQ(tieBreakEditionOn(Date{2026y / 3 / 1}), TieBreakEdition::Of2026);
    EXPECT_EQ(tieBreakEditionOn(Date{2026y / 2 / 28}), TieBreakEdition::Of2024);
    EXPECT_EQ(tieBreakEditionOn(Date{2024y / 8 / 1}), TieBreakEdition::Of2024);
    EXPECT_EQ(tieBreakEditionOn(Date{2024y / 7 / 31}), TieBreakEdition::Of2023);
    EXPECT_EQ(tieBreakEditionOn(Date{2023y / 9 / 1}), TieBreakEdition::Of2023);
    EXPECT_EQ(tieBreakEditionOn(Date{2023y / 8 / 31}), TieBreakEdition::Before2023);
    EXPECT_EQ(tieBreakEditionOn(Date{1850y / 1 / 1}), TieBreakEdition::Before2023);
    for (auto const each :
         {TieBreakEdition::Before2023, TieBreakEdition::Of2023, TieBreakEdition::Of2024, TieBreakEdition::Of2026})
        EXPECT_EQ(rulesOf(each).edition, each);
}

TEST(TieBreakEditions, AReportFileIsOfTheEditionOfItsFirstDay) { // records 042, 052
    std::ifstream file(SOURCE_DIR "/tests/pairing/tiebreaks/exercise.trf");
    std::string const text{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(trf::read("042 2025/06/01\n" + text)->tournament.tieBreakRules.edition, TieBreakEdition::Of2024);
    EXPECT_EQ(trf::read("042 2026/06/01\n" + text)->tournament.tieBreakRules.edition, TieBreakEdition::Of2026);
    EXPECT_EQ(trf::read(text)->tournament.tieBreakRules.edition, TieBreakEdition::Of2026) << "no day, no older edition";
}

} // namespace
} // namespace flagfall::pairing
