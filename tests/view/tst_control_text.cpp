// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/control/preset_text.h"
#include "app/view/texts/control_text.h"

#include "clock/typed_control.h"

#include <gtest/gtest.h>

#include <set>

namespace flagfall::view {
namespace {

struct Case {
    char const* control;
    char const* words;
};

void PrintTo(Case const& one, std::ostream* out) { *out << one.control; }

struct ControlInWords : testing::TestWithParam<Case> {};

TEST_P(ControlInWords, InEnglish) {
    auto const setting = clock::readControl(GetParam().control);
    ASSERT_TRUE(setting) << GetParam().control;
    EXPECT_EQ(controlInWords(*setting, *editionByCode("E2023")).toStdString(), GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    Controls, ControlInWords,
    testing::Values(
        Case{"40/90:30 +30", "40 moves in 90 minutes, then 30 minutes, 30 seconds a move from move 1: "
                             "standard chess (Laws 2023, A.1)"},
        Case{"90+30", "90 minutes, 30 seconds a move from move 1: standard chess (Laws 2023, A.1)"},
        Case{"3+2", "3 minutes, 2 seconds a move from move 1: blitz (Laws 2023, B.1)"},
        Case{"5", "5 minutes: blitz (Laws 2023, B.1)"}, Case{"1", "1 minute: blitz (Laws 2023, B.1)"},
        Case{"10+5", "10 minutes, 5 seconds a move from move 1: rapid chess (Laws 2023, A.1)"},
        Case{"25 d10", "25 minutes, a delay of 10 seconds a move from move 1: rapid chess (Laws 2023, A.1)"},
        Case{"25 b10", "25 minutes, a Bronstein delay of 10 seconds a move from move 1: rapid chess (Laws 2023, A.1)"},
        Case{"40/90+30:30+30", "40 moves in 90 minutes, then 30 minutes, 30 seconds a move from move 1: "
                               "standard chess (Laws 2023, A.1)"},
        Case{"40/120:20/60:15+30@61", "40 moves in 120 minutes, then 20 moves in 60 minutes, then 15 minutes with "
                                      "30 seconds a move from move 61: standard chess (Laws 2023, A.1)"},
        Case{"40/5400+30:1800+30", "40 moves in 90 minutes, then 30 minutes, 30 seconds a move from move 1: "
                                   "standard chess (Laws 2023, A.1)"},
        Case{"W5 B4 +3@61", "White: 5 minutes, 3 seconds a move from move 61; Black: 4 minutes, "
                            "3 seconds a move from move 61: blitz (Laws 2023, B.1)"},
        Case{"5400+30", "90 minutes, 30 seconds a move from move 1: standard chess (Laws 2023, A.1)"}),
    [](auto const& one) { return "control_" + std::to_string(one.index); });

std::string words(char const* control) { return controlInWords(clock::readControl(control).value()).toStdString(); }

TEST(ControlWords, AnIncrementOfOnePeriodIsNotTakenForOneOfAll) {
    EXPECT_EQ(words("40/90:30+30"), "40 moves in 90 minutes, then 30 minutes with 30 seconds a move");
    EXPECT_EQ(words("40/90+30:30"), "40 moves in 90 minutes with 30 seconds a move, then 30 minutes");
    EXPECT_EQ(words("40/90 d5:30 b10"), "40 moves in 90 minutes with a delay of 5 seconds a move, "
                                        "then 30 minutes with a Bronstein delay of 10 seconds a move");
}

TEST(ControlWords, EveryKindOfClockHasThem) {
    EXPECT_EQ(words("60+5x30"), "60 minutes, then 5 periods of 30 seconds (byo-yomi)");
    EXPECT_EQ(words("30:C15/5"), "30 minutes, then each 15 moves in 5 minutes");
    EXPECT_EQ(words("40/120:20/60r"), "40 moves in 120 minutes, then 20 moves in 60 minutes, repeated");
    EXPECT_EQ(words("hourglass 1"), "hourglass of 1 minute: what one player uses, the other gains");
    EXPECT_EQ(words("gong 10"), "gong: the clock switches by itself every 10 seconds");
    EXPECT_EQ(words("10 s per move"), "10 seconds for each move");
    EXPECT_EQ(words("25:up"), "25 minutes, then the time used is counted, without limit");
    EXPECT_EQ(words("0:07.5"), "7.5 seconds");
    EXPECT_EQ(words("1'30\"+2.5"), "1 minute 30 seconds, 2.5 seconds a move from move 1");
}

TEST(ControlWords, WhatIsNotAsUsualIsSaid) {
    EXPECT_EQ(words("40/90:30 +30 | quota"), "40 moves in 90 minutes, then 30 minutes, 30 seconds a move from move 1; "
                                             "the next period begins when its moves are made");
    EXPECT_EQ(words("90 d5 | nofreeze"),
              "90 minutes, a delay of 5 seconds a move from move 1; the other clock keeps running at a flag fall");
    EXPECT_EQ(words("5 | freeze"), "5 minutes; both clocks stop at a flag fall");
    EXPECT_EQ(words("3+2 | nofirst"), "3 minutes, 2 seconds a move from move 1; without increment for the first "
                                      "move");
}

// --- Classes ---------------------------------------------------------------------------------------------

std::string classes(char const* control, char const* edition) {
    auto const lines = controlClasses(clock::readControl(control).value(), *editionByCode(edition));
    return lines.join(QStringLiteral(" | ")).toStdString();
}

TEST(ControlClass, IsSaidByTheEditionAndByThoseThatDiffer) {
    EXPECT_EQ(classes("3+2", "E2023"), "FIDE Laws 2023, B.1: blitz | US Chess: blitz | lichess: blitz");
    EXPECT_EQ(classes("10+2", "E2023"),
              "FIDE Laws 2023, A.1: rapid chess | FIDE Laws 2009, B.1: blitz | US Chess: quick | lichess: rapid");
    EXPECT_EQ(classes("10+2", "E2009"),
              "FIDE Laws 2009, B.1: blitz | FIDE Laws 2014, A.1: rapid chess | FIDE Laws 2017, A.1: rapid chess | "
              "FIDE Laws 2018, A.1: rapid chess | FIDE Laws 2023, A.1: rapid chess | US Chess: quick | lichess: rapid");
}

TEST(ControlClass, SaysWhetherMastersMayPlayIt) {
    EXPECT_EQ(classes("40/90:30 +30", "E2023"),
              "FIDE Laws 2023, A.1: standard chess | US Chess: regular | 120 minutes or more: master level");
    EXPECT_EQ(classes("60+30", "E2023"), "FIDE Laws 2023, A.1: standard chess | US Chess: regular | "
                                         "lichess: classical | below 120 minutes: not for master level");
}

// --- Presets ---------------------------------------------------------------------------------------------

TEST(PresetTexts, EveryNameIsAmongThoseThatAreTranslated) {
    for (clock::Preset const& preset : clock::presets()) {
        EXPECT_TRUE(hasTranslatedName(preset)) << preset.id;
        EXPECT_FALSE(presetText(preset).isEmpty()) << preset.id;
    }
}

TEST(PresetTexts, AnOptionOfADeviceIsCalledByItsNumber) {
    EXPECT_EQ(presetText(*clock::presetById("DGT3000/13")), QStringLiteral("Option 13"));
    EXPECT_EQ(presetText(*clock::presetById("DGT2010-1/19")), QStringLiteral("Option 19 (First generation)"));
    EXPECT_EQ(presetText(*clock::presetById("FIDE/world-blitz")), QStringLiteral("World Blitz Championship"));
}

TEST(PresetTexts, EveryGroupHasItsOwnName) {
    std::set<QString> seen;
    for (int group = 0; group <= static_cast<int>(clock::PresetGroup::DgtNorthAmerican); ++group)
        EXPECT_TRUE(seen.insert(presetGroupText(static_cast<clock::PresetGroup>(group))).second) << group;
    EXPECT_FALSE(seen.contains(QString{}));
}

} // namespace
} // namespace flagfall::view
