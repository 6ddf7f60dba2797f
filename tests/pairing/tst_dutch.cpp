// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/procedure/round.h"
#include "tests/pairing/dutch/case_file.h"

#include <gtest/gtest.h>

namespace flagfall::pairing::dutch {
namespace {

std::vector<Case> const& cases() {
    static std::vector<Case> const all = readCases(SOURCE_DIR "/tests/pairing/dutch/cases.txt");
    return all;
}

class DutchCase : public testing::TestWithParam<Case> {};

TEST_P(DutchCase, IsPairedAsInTheBook) {
    Case const& example = GetParam();
    SCOPED_TRACE(example.name + ": " + example.title);
    for (auto const& [edition, expected] : example.expected)
        EXPECT_EQ(textOf(pairRound(example.before(example.paired), edition)), expected) << rulesOf(edition).code;
    if (!example.replayed) return;
    for (int round = 1; round <= example.roundsOnFile(); ++round)
        EXPECT_EQ(pairsOf(pairRound(example.before(round - 1), *example.replayed)), example.pairsOnFile(round))
            << "round " << round;
}

INSTANTIATE_TEST_SUITE_P(Positions, DutchCase, testing::ValuesIn(cases()),
                         [](testing::TestParamInfo<Case> const& info) { return info.param.name; });

TEST(DutchCases, AreAllThere) { EXPECT_EQ(cases().size(), 78U); }

} // namespace
} // namespace flagfall::pairing::dutch
