// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/control_text.h"

#include <gtest/gtest.h>

namespace flagfall::view {
namespace {

struct Case {
    char const* control;
    char const* words;
};

void PrintTo(Case const& one, std::ostream* out) { *out << one.control; }

struct ControlInWords : testing::TestWithParam<Case> {};

TEST_P(ControlInWords, in_english) {
    auto const setting = clock::parseControl(GetParam().control);
    ASSERT_TRUE(setting) << GetParam().control;
    EXPECT_EQ(controlInWords(*setting, *editionByCode("E2023")).toStdString(), GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    Controls, ControlInWords,
    testing::Values(
        Case{"40/90:30 +30",
             "40 moves in 90 minutes, then 30 minutes, with 30 seconds added for each move from move 1: "
             "standard chess (Laws 2023, A.1)"},
        Case{"90+30", "90 minutes, with 30 seconds added for each move from move 1: standard chess (Laws 2023, A.1)"},
        Case{"3+2", "3 minutes, with 2 seconds added for each move from move 1: blitz (Laws 2023, B.1)"},
        Case{"5", "5 minutes: blitz (Laws 2023, B.1)"}, Case{"1", "1 minute: blitz (Laws 2023, B.1)"},
        Case{"10+5", "10 minutes, with 5 seconds added for each move from move 1: rapid chess (Laws 2023, A.1)"},
        Case{"25 d10",
             "25 minutes, with a delay of 10 seconds for each move from move 1: rapid chess (Laws 2023, A.1)"},
        Case{
            "25 b10",
            "25 minutes, with a Bronstein delay of 10 seconds for each move from move 1: rapid chess (Laws 2023, A.1)"},
        Case{"40/90+30:30+30",
             "40 moves in 90 minutes, then 30 minutes, with 30 seconds added for each move from move 1: "
             "standard chess (Laws 2023, A.1)"},
        Case{"1h30+30", "90 minutes, with 30 seconds added for each move from move 1: standard chess (Laws 2023, A.1)"},
        Case{"40/120:20/60:15+30@61", "40 moves in 120 minutes, then 20 moves in 60 minutes, then 15 minutes, with 30 "
                                      "seconds added for each move "
                                      "from move 61: standard chess (Laws 2023, A.1)"},
        Case{"W5 B4 +3@61",
             "White: 5 minutes, with 3 seconds added for each move from move 61; Black: 4 minutes, with 3 "
             "seconds added for each move from move 61: blitz (Laws 2023, B.1)"},
        Case{"5400+30",
             "90 minutes, with 30 seconds added for each move from move 1: standard chess (Laws 2023, A.1)"}),
    [](auto const& one) { return "control_" + std::to_string(one.index); });

} // namespace
} // namespace flagfall::view
