// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_gen.h"

namespace flagfall::clock {

namespace {

using What = TextProblem::What;

std::string exact(std::string const& control) {
    auto const setting = parseControl(control);
    return setting ? exactText(*setting) : "cannot be read";
}

std::string brief(std::string const& exact) {
    auto const setting = parseExact(exact);
    return setting ? shortText(*setting) : "cannot be read";
}

std::string seconds(std::string const& control) {
    auto const setting = parseControl(control);
    return setting ? secondsText(*setting) : "cannot be read";
}

// --- What people write -----------------------------------------------------------------------------------

TEST(ControlText, IsReadInMinutesAndSeconds) {
    EXPECT_EQ(exact("90+30"), "5400000+30000 | Z frz");
    EXPECT_EQ(exact("3+2"), "180000+2000 | Z frz");
    EXPECT_EQ(exact("5"), "300000 | Z nofrz");
    EXPECT_EQ(exact("5+0"), "300000 | Z nofrz");
    EXPECT_EQ(exact("0:30+0"), "30000 | Z nofrz");
    EXPECT_EQ(exact("0:07.5+0"), "7500 | Z nofrz");
    EXPECT_EQ(exact("0+3"), "0+3000 | Z frz");
    EXPECT_EQ(exact("120+10@41"), "7200000+10000@41 | Z frz");
    EXPECT_EQ(exact("120 +10 from move 41"), "7200000+10000@41 | Z frz");
}

TEST(ControlText, IsReadAsItIsTyped) {
    for (auto const* text : {"90 + 30", " 90+30 ", "90+30s", "90 min + 30 sec", "90'+30\"", "90' + 30''", "1h30+30",
                             "1h30m + 30s", "90m+30s", "90|30", "G/90 inc30", "90 + 30 s per move", "90+30/move",
                             "5400+30", "01:30:00+30", "1:30:00+30", "1 h 30 min + 30 s", "90 i30", "1.5h+0.5m"})
        EXPECT_EQ(exact(text), "5400000+30000 | Z frz") << text;
    for (auto const* text : {"5", "5+0", "5|0", "5 min", "0:05:00", "G/5", "game/5", "SD5", "5'", "G/5 d0"})
        EXPECT_EQ(exact(text), "300000 | Z nofrz") << text;
    EXPECT_EQ(exact("15\u2032+10\u2033"), "900000+10000 | Z frz");
}

TEST(ControlText, KnowsBothKindsOfDelay) {
    for (auto const* text : {"G/90 d5", "90 d5", "90d5", "G/90;d5", "90 delay 5", "90 D5", "90, d5"})
        EXPECT_EQ(exact(text), "5400000d5000 | Z frz") << text;
    EXPECT_EQ(exact("25 b10"), "1500000b10000 | Z frz");
    EXPECT_EQ(exact("25 bronstein 10"), "1500000b10000 | Z frz");
}

TEST(ControlText, GivesAnIncrementSetApartToEveryPeriod) {
    EXPECT_EQ(exact("40/90:30 +30"), "40/5400000+30000:1800000+30000 | Z frz");
    EXPECT_EQ(exact("40/90+30:30+30"), "40/5400000+30000:1800000+30000 | Z frz");
    EXPECT_EQ(exact("40/90 +30, 30 +30"), "40/5400000+30000:1800000+30000 | Z frz");
    EXPECT_EQ(exact("40/90:30+30"), "40/5400000:1800000+30000 | Z frz");
    EXPECT_EQ(exact("40/2h:30m+30"), "40/7200000:1800000+30000 | Z frz");
    EXPECT_EQ(exact("40/120:20/60:15+30@61"), "40/7200000:20/3600000:900000+30000@61 | Z frz");
    EXPECT_EQ(exact("40/110:SD30 d10"), "40/6600000d10000:1800000d10000 | Z frz");
    EXPECT_EQ(exact("40/120, SD/60, d5"), "40/7200000d5000:3600000d5000 | Z frz");
    EXPECT_EQ(exact("40/5400+30:1800+30"), "40/5400000+30000:1800000+30000 | Z frz");
}

TEST(ControlText, KnowsTheFrenchAndTheSpokenOrder) {
    EXPECT_EQ(exact("100'x40+15'+30\""), "40/6000000:900000+30000 | Z frz");
    EXPECT_EQ(exact("100'/40 + 50'x20 + 15' + 30\"/move"), "40/6000000+30000:20/3000000+30000:900000+30000 | Z frz");
    EXPECT_EQ(exact("40 moves in 90 min, then 30 min, +30 s per move"), "40/5400000+30000:1800000+30000 | Z frz");
}

TEST(ControlText, GivesThePlayersDifferentTimes) {
    EXPECT_EQ(exact("W5 B4 +3@61"), "W:300000+3000@61 B:240000+3000@61 | Z frz");
    EXPECT_EQ(exact("W5 B4"), "W:300000 B:240000 | Z nofrz");
    EXPECT_EQ(exact("white 5, black 4"), "W:300000 B:240000 | Z nofrz");
    EXPECT_EQ(exact("w5 b4"), "W:300000 B:240000 | Z nofrz");
    EXPECT_EQ(exact("W300-B240"), "W:300000 B:240000 | Z nofrz");
    EXPECT_EQ(exact("W5+3 B4+2"), "W:300000+3000 B:240000+2000 | Z frz");
    EXPECT_EQ(exact("W25 b10 B20"), "W:1500000b10000 B:1200000 | Z frz");
}

TEST(ControlText, KnowsTheOtherMethods) {
    EXPECT_EQ(exact("60+5x30"), "3600000:J5x30000 | Z frz");
    EXPECT_EQ(exact("1h + 5x30s"), "3600000:J5x30000 | Z frz");
    EXPECT_EQ(exact("60 5x30"), "3600000:J5x30000 | Z frz");
    EXPECT_EQ(exact("15:C10/5"), "900000:C10/300000 | Z frz");
    EXPECT_EQ(exact("hourglass 1"), "H60000 | Z frz");
    EXPECT_EQ(exact("gong 10"), "G10000 | Z frz");
    EXPECT_EQ(exact("10 s per move"), "M10000 | Z frz");
    EXPECT_EQ(exact("25 up"), "1500000:U | Z nofrz");
    EXPECT_EQ(exact("40/120:20/60r"), "40/7200000:20/3600000r | Z nofrz");
}

TEST(ControlText, TakesBareNumbersAboveThreeHundredForSeconds) {
    EXPECT_EQ(exact("300"), "18000000 | Z nofrz");
    EXPECT_EQ(exact("301"), "301000 | Z nofrz");
    EXPECT_EQ(exact("40/7200:20/3600:900+30"), "40/7200000:20/3600000:900000+30000 | Z frz");
}

void expectProblem(std::string const& text, What what, std::size_t column) {
    auto const setting = parseControl(text);
    ASSERT_FALSE(setting) << text;
    EXPECT_EQ(setting.error().what, what) << text;
    EXPECT_EQ(setting.error().column, column) << text;
}

TEST(ControlText, SaysWhereItStoppedMakingSense) {
    expectProblem("", What::Empty, 1);
    expectProblem("   ", What::Empty, 1);
    expectProblem("90+", What::NumberExpected, 4);
    expectProblem("+30", What::NumberExpected, 1);
    expectProblem("40/90:", What::NumberExpected, 7);
    expectProblem("90+30@x", What::NumberExpected, 7);
    expectProblem("90+30x", What::UnknownSign, 6);
    expectProblem("90-30", What::UnknownSign, 3);
    expectProblem("W5", What::UnknownSign, 3);
    expectProblem("40/5400:30", What::UnitsMixed, 9);
    expectProblem("W300-B4", What::UnitsMixed, 7);
    expectProblem("0", What::NotSound, 1);
}

TEST(ControlText, NamesTheFaultsOfWhatIsNoControl) {
    auto const setting = parseControl("40/0+3@0");
    ASSERT_FALSE(setting);
    EXPECT_EQ(setting.error().faults.size(), 2U);
    EXPECT_EQ(setting.error().faults[0], (SettingProblem{SettingFault::FirstMoveOfExtraOutOfRange, Colour::White, 1}));
}

RC_GTEST_PROP(ControlText, NeverStumblesOverAnything, (std::string const& text)) {
    (void)parseControl(text);
    (void)parseExact(text);
    (void)parseSeconds(text);
}

RC_GTEST_PROP(ControlText, NeverStumblesOverNearlyAnything, ()) {
    auto const signs = rc::gen::elementOf(std::string{"0123459+:/@|- WBbdxCJrhms'\".,;G"});
    auto const text = *rc::gen::container<std::string>(signs);
    for (auto const& setting : {parseControl(text), parseExact(text), parseSeconds(text)})
        if (!setting) RC_ASSERT(setting.error().column <= text.size() + 1);
}

// --- The short form --------------------------------------------------------------------------------------

TEST(ShortText, IsWhatAnArbiterWouldWrite) {
    EXPECT_EQ(brief("5400000+30000"), "90+30");
    EXPECT_EQ(brief("180000+2000"), "3+2");
    EXPECT_EQ(brief("300000"), "5+0");
    EXPECT_EQ(brief("1500000d10000"), "25 d10");
    EXPECT_EQ(brief("1500000b10000"), "25 b10");
    EXPECT_EQ(brief("40/5400000+30000:1800000+30000"), "40/90:30 +30");
    EXPECT_EQ(brief("40/7200000:20/3600000:900000+30000"), "40/120:20/60:15+30");
    EXPECT_EQ(brief("40/7200000:3600000"), "40/120:60");
    EXPECT_EQ(brief("7200000+10000@41"), "120+10@41");
    EXPECT_EQ(brief("30000"), "0:30+0");
    EXPECT_EQ(brief("90000+1000"), "1'30\"+1");
    EXPECT_EQ(brief("35999000+60000"), "9h59'59\"+60");
    EXPECT_EQ(brief("W:300000+3000@61 B:240000+3000@61"), "W5 B4 +3@61");
    EXPECT_EQ(brief("W:300000 B:60000+3000"), "W5 B1+3");
    EXPECT_EQ(brief("3600000:J5x30000"), "60+5x30");
    EXPECT_EQ(brief("900000:C10/300000"), "15:C10/5");
    EXPECT_EQ(brief("H60000"), "hourglass 1");
    EXPECT_EQ(brief("G10000"), "gong 10 s");
    EXPECT_EQ(brief("M10000"), "10 s per move");
    EXPECT_EQ(brief("1500000:U"), "25:up");
}

RC_GTEST_PROP(ShortText, IsReadBackUpToTheOptions, ()) {
    Setting const setting = anySetting();
    auto const back = parseControl(shortText(setting));
    RC_LOG() << exactText(setting) << "  as  " << shortText(setting);
    RC_ASSERT(back.has_value());
    auto draft = setting.draft();
    draft.transition = back->transition();
    draft.atFlag = back->atFlag();
    draft.firstMove = back->firstMove();
    RC_ASSERT(*back == *Setting::create(draft));
}

// --- The exact form --------------------------------------------------------------------------------------

TEST(ExactText, SaysEverything) {
    for (auto const* text :
         {"5400000+30000 | Z frz", "40/5400000+30000:1800000+30000 | M nofrz nofirst", "W:300000 B:240000 | Z nofrz",
          "600000+1000@41 | Z frz", "2/60000d1:1.000001b0.5@7r | Z frz", "600000:J5x60000 | Z frz",
          "C10/300000 | Z frz", "H60000 | Z frz", "W:G1 B:G2 | Z frz", "M30000 | Z frz", "1500000:U | Z frz",
          "U | Z nofrz", "3600000000 | Z frz"}) {
        auto const setting = parseExact(text);
        ASSERT_TRUE(setting) << text;
        EXPECT_EQ(exactText(*setting), text);
    }
}

TEST(ExactText, SaysWhereItStoppedMakingSense) {
    auto const column = [](std::string const& text) {
        auto const setting = parseExact(text);
        return setting ? 0 : setting.error().column;
    };
    EXPECT_EQ(column("60000 | Z wobble"), 11U);
    EXPECT_EQ(column("60000+ | Z"), 8U);
    EXPECT_EQ(column("W:60000 | Z"), 9U);
    EXPECT_EQ(column("60 000"), 4U);
    EXPECT_EQ(column("99999999999999999999"), 1U);
}

RC_GTEST_PROP(ExactText, IsReadBackToAnEqualSetting, ()) {
    Setting const setting = anySetting();
    auto const back = parseExact(exactText(setting));
    RC_ASSERT(back.has_value());
    RC_ASSERT(*back == setting);
}

RC_GTEST_PROP(ExactText, KeepsTheLastNanosecond, ()) {
    Period period;
    period.method = Method::Fischer;
    period.base = Span{*rc::gen::inRange<std::int64_t>(1, 3'600'000'000'000'000)};
    period.extra = Span{*rc::gen::inRange<std::int64_t>(1, 3'600'000'000'000)};
    SettingDraft draft;
    draft.periods = {{period}, {period}};
    auto const setting = *Setting::create(draft);
    RC_ASSERT(*parseExact(exactText(setting)) == setting);
}

// --- Record 222 and the PGN tag --------------------------------------------------------------------------

TEST(SecondsText, IsWhatReportsAndGameFilesHave) {
    EXPECT_EQ(seconds("90+30"), "5400+30");
    EXPECT_EQ(seconds("40/90:30 +30"), "40/5400+30:1800+30");
    EXPECT_EQ(seconds("40/120:20/60:15+30@61"), "40/7200:20/3600:900+30");
    EXPECT_EQ(seconds("3+2"), "180+2");
    EXPECT_EQ(seconds("W5 B4"), "W300-B240");
    EXPECT_EQ(seconds("hourglass 1"), "*60");
}

TEST(SecondsText, IsTheNearestWhereTheFormatHasNoWord) {
    EXPECT_EQ(seconds("120+10@41"), "7200");
    EXPECT_EQ(seconds("G/90 d5"), "5400");
    EXPECT_EQ(seconds("W5 B4 +3@61"), "W300-B240");
    EXPECT_EQ(seconds("15:C10/5"), "900:10/300");
    EXPECT_EQ(seconds("25:up"), "1500");
    EXPECT_EQ(seconds("up"), "-");
}

TEST(SecondsText, IsReadInSecondsHoweverSmall) {
    auto const read = [](std::string const& text) {
        auto const setting = parseSeconds(text);
        return setting ? exactText(*setting) : "cannot be read";
    };
    EXPECT_EQ(read("180+2"), "180000+2000 | Z frz");
    EXPECT_EQ(read("300"), "300000 | Z nofrz");
    EXPECT_EQ(read("40/5400+30:1800+30"), "40/5400000+30000:1800000+30000 | Z frz");
    EXPECT_EQ(read("40/7200:20/3600"), "40/7200000:20/3600000r | Z nofrz");
    EXPECT_EQ(read("W300-B240"), "W:300000 B:240000 | Z nofrz");
    EXPECT_EQ(read("W300+2-B240+2"), "W:300000+2000 B:240000+2000 | Z frz");
    EXPECT_EQ(read("*60"), "H60000 | Z frz");
    EXPECT_EQ(read("-"), "U | Z nofrz");
    EXPECT_EQ(read("?"), "cannot be read");
    EXPECT_EQ(read("5 minutes"), "cannot be read");
}

} // namespace

} // namespace flagfall::clock
