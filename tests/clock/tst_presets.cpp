// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/classification.h"
#include "clock/methods.h"
#include "clock/presets.h"
#include "clock/typed_control.h"

#include "settings_gen.h"

#include <algorithm>
#include <map>
#include <set>

namespace flagfall::clock {
namespace {

std::string exactOf(std::string_view id) {
    Preset const* preset = presetById(id);
    return preset ? exactText(settingOf(*preset)) : "no such preset";
}

TEST(Presets, AreAllSound) {
    for (Preset const& preset : presets()) EXPECT_TRUE(readControl(preset.control)) << preset.id;
}

TEST(Presets, HaveIdsOfTheirOwn) {
    std::set<std::string_view> ids;
    for (Preset const& preset : presets()) {
        EXPECT_TRUE(ids.insert(preset.id).second) << preset.id;
        EXPECT_EQ(presetById(preset.id), &preset);
    }
    EXPECT_EQ(presetById("DGT3000/99"), nullptr);
}

TEST(Presets, HaveANameOrTheNumberOfADevice) {
    for (Preset const& preset : presets()) {
        bool const device = preset.group >= PresetGroup::Dgt3000;
        EXPECT_TRUE(device || !preset.name.empty()) << preset.id;
        EXPECT_TRUE(!device || preset.number().size() == 2) << preset.id;
    }
}

TEST(Presets, StandGroupByGroup) { EXPECT_TRUE(std::ranges::is_sorted(presets(), {}, &Preset::group)); }

TEST(Presets, OfTheDgt3000AreThoseOfItsManual) {
    EXPECT_EQ(exactOf("DGT3000/01"), "300000 | Z nofrz");
    EXPECT_EQ(exactOf("DGT3000/06"), "7200000:1800000 | Z nofrz");
    EXPECT_EQ(exactOf("DGT3000/09"), "7200000:3600000:3600000 | Z nofrz");
    EXPECT_EQ(exactOf("DGT3000/13"), "5400000+30000:1800000+30000 | Z frz");
    EXPECT_EQ(exactOf("DGT3000/14"), "6000000+30000:3000000+30000:900000+30000 | Z frz");
    EXPECT_EQ(exactOf("DGT3000/16"), "6900000b5000 | Z frz");
    EXPECT_EQ(exactOf("DGT3000/18"), "7200000b30000:3600000b30000:900000b30000 | Z frz");
}

TEST(Presets, DoubtfulOptionsOfADeviceHaveNoNumber) {
    for (auto const* id :
         {"DGT3000/17", "DGT3000/20", "DGT3000/22", "DGT3000/23", "DGT3000/24", "DGT2010/10", "DGT2010/11",
          "DGT2010/13", "DGT2010/15", "DGT2010/16", "DGT2010/20", "DGT2010/22", "DGT2010/23", "DGT2010/24",
          "DGT2010/26", "DGT2010/27", "DGT2010/29", "DGT2010/31", "DGT2010/35"})
        EXPECT_EQ(presetById(id), nullptr) << id;
}

TEST(Presets, OfTheTwoGenerationsOfTheDgt2010DifferInOption19) {
    EXPECT_EQ(exactOf("DGT2010/19"), "5400000+30000:1800000+30000 | Z frz");
    EXPECT_EQ(exactOf("DGT2010-1/19"), "5400000+30000:900000+30000 | Z frz");
}

TEST(Presets, OfTheNorthAmericanClockHaveTheBonusWhereItsManualSays) {
    EXPECT_EQ(exactOf("DGTNA/09"), "7200000:900000+30000 | Z frz");
    EXPECT_EQ(exactOf("DGTNA/15"), "5400000+30000:900000+30000 | Z frz");
    EXPECT_EQ(exactOf("DGTNA/07"), "7200000:3600000r | Z nofrz");
}

TEST(Presets, OfEventsAreThoseOfTheirRegulations) {
    EXPECT_EQ(exactOf("FIDE/standard"), "40/5400000+30000:1800000+30000 | Z frz");
    EXPECT_EQ(exactOf("FIDE/championship-2021"), "40/7200000:20/3600000:900000+30000@61 | Z frz");
    EXPECT_EQ(exactOf("FIDE/candidates-2024"), "40/7200000:1800000+30000@41 | Z frz");
    EXPECT_EQ(exactOf("event/norway"), "7200000+10000@41 | Z frz");
    EXPECT_EQ(exactOf("armageddon/fide-2021"), "W:300000+3000@61 B:240000+3000@61 | Z frz");
    EXPECT_EQ(exactOf("armageddon/norway"), "W:600000+1000@41 B:420000+1000@41 | Z frz");
}

/// US Chess rule 16B2b.
TEST(Presets, OfUsChessLetTheOpponentsClockRunOnAtTheFlag) {
    for (Preset const& preset : presets())
        EXPECT_TRUE(preset.group != PresetGroup::UsChess || settingOf(preset).atFlag() == AtFlag::RunOn) << preset.id;
}

TEST(Presets, OfUsChessAreNamedByTheirClass) {
    std::map<UsChessClass, std::string_view> const names{{UsChessClass::Blitz, "Blitz"},
                                                         {UsChessClass::Quick, "Quick"},
                                                         {UsChessClass::Dual, "Dual rated"},
                                                         {UsChessClass::Regular, "Regular"}};
    for (Preset const& preset : presets()) {
        if (preset.group != PresetGroup::UsChess) continue;
        EXPECT_EQ(names.at(usChessClass(settingOf(preset)).value()), preset.name) << preset.id;
    }
}

TEST(Presets, IncludeEveryKindOfClock) {
    std::set<Method> methods;
    for (Preset const& preset : presets()) {
        Setting const setting = settingOf(preset);
        for (Colour colour : bothColours)
            for (Period const& period : setting.periods(colour)) methods.insert(period.method);
    }
    EXPECT_EQ(methods.size(), 10U);
}

TEST(Presets, AreFoundByTheirSetting) {
    EXPECT_EQ(presetWith(*parseControl("3+2"))->id, "FIDE/world-blitz");
    EXPECT_EQ(presetWith(*parseControl("7+3")), nullptr);
}

TEST(Sound, IsOnWithByoyomiGongAndHourglassOnly) {
    auto const sound = [](char const* text) { return usualSound(*readControl(text)); };
    for (auto const* text : {"60+5x30", "C15/5", "gong 10 s", "hourglass 1"})
        EXPECT_EQ(sound(text), Sound::Beeps) << text;
    for (auto const* text : {"90+30", "5", "25 d10", "25:up"}) EXPECT_EQ(sound(text), Sound::Silent) << text;
}

// --- The fingerprint of a setting ------------------------------------------------------------------------

TEST(Fingerprint, StaysTheSameFromVersionToVersion) {
    EXPECT_EQ(fingerprint(*parseControl("90+30")), fingerprint(*parseControl("5400+30")));
    EXPECT_EQ(fingerprint(*parseControl("3+2")).size(), 4U);
    EXPECT_EQ(fingerprint(*parseControl("90+30")), "JU4U");
    EXPECT_EQ(fingerprint(*parseControl("3+2")), "FYHY");
}

TEST(Fingerprint, TellsAllPresetsApart) {
    std::map<std::string, std::string> settings;
    for (Preset const& preset : presets()) {
        auto const exact = exactText(settingOf(preset));
        auto const [found, added] = settings.emplace(fingerprint(settingOf(preset)), exact);
        EXPECT_EQ(found->second, exact) << preset.id;
    }
}

TEST(Fingerprint, ShowsAnOptionSetDifferentlyToo) {
    EXPECT_NE(fingerprint(*readControl("40/90:30 +30")), fingerprint(*readControl("40/90:30 +30 | quota")));
    EXPECT_NE(fingerprint(*readControl("90+30")), fingerprint(*readControl("90+30 | nofreeze")));
}

// --- What may stand in a field ---------------------------------------------------------------------------

std::string exactly(std::string_view text) {
    auto const setting = readControl(text);
    return setting ? exactText(*setting) : "cannot be read";
}

TEST(TypedControl, IsReadInEveryForm) {
    EXPECT_EQ(exactly("90+30"), "5400000+30000 | Z frz");
    EXPECT_EQ(exactly("5|0"), "300000 | Z nofrz");
    EXPECT_EQ(exactly("40/90:30 +30"), "40/5400000+30000:1800000+30000 | Z frz");
    EXPECT_EQ(exactly("40/5400+30:1800+30"), "40/5400000+30000:1800000+30000 | Z frz");
    EXPECT_EQ(exactly("W300-B240"), "W:300000 B:240000 | Z nofrz");
    EXPECT_EQ(exactly("-"), "U | Z nofrz");
    EXPECT_EQ(exactly("40/5400000+30000:1800000+30000 | M nofrz nofirst"),
              "40/5400000+30000:1800000+30000 | M nofrz nofirst");
}

TEST(TypedControl, HasOptionsBehindABar) {
    EXPECT_EQ(exactly("40/90:30 +30 | quota"), "40/5400000+30000:1800000+30000 | M frz");
    EXPECT_EQ(exactly("40/90:30+30|quota, nofreeze, nofirst"), "40/5400000:1800000+30000 | M nofrz nofirst");
    EXPECT_EQ(exactly("5 | freeze"), "300000 | Z frz");
}

TEST(TypedControl, SaysWhereItStopsMakingSense) {
    EXPECT_EQ(readControl("90+x").error().column, 4U);
    EXPECT_EQ(readControl("90+30 | frozen").error().column, 9U);
    EXPECT_EQ(readControl("").error().what, TextProblem::What::Empty);
    EXPECT_EQ(readControl("90:30 | quota").error().faults.front().fault, SettingFault::QuotaMissing);
}

TEST(TypedControl, IsWrittenAsShortAsItCanBe) {
    auto const rewritten = [](std::string_view text) { return writeControl(*readControl(text)); };
    EXPECT_EQ(rewritten("5400+30"), "90+30");
    EXPECT_EQ(rewritten("90+30 | freeze"), "90+30");
    EXPECT_EQ(rewritten("G/90 d5 | nofreeze"), "90 d5 | nofreeze");
    EXPECT_EQ(rewritten("40/5400000+30000:1800000+30000 | M frz"), "40/90:30 +30 | quota");
}

RC_GTEST_PROP(TypedControl, SaysEverySettingThereIs, ()) {
    auto const setting = anySetting();
    auto const read = readControl(writeControl(setting));
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == setting);
}

TEST(TypedControl, FreezesAtTheFlagUnlessItIsPlainTime) {
    for (Preset const& preset : presets()) {
        if (preset.group == PresetGroup::UsChess) continue;
        EXPECT_EQ(settingOf(preset).atFlag(), usualAtFlag(settingOf(preset).draft())) << preset.id;
    }
}

TEST(TypedControl, MayBeMeantInSeconds) {
    EXPECT_EQ(shortText(otherReading("180+2").value()), "3+2");
    EXPECT_EQ(shortText(otherReading("300").value()), "5+0");
    EXPECT_FALSE(otherReading("90+30"));
    EXPECT_FALSE(otherReading("60+30"));
    EXPECT_FALSE(otherReading("5400+30"));
    EXPECT_FALSE(otherReading("40/120:60"));
    EXPECT_FALSE(otherReading("x"));
}

} // namespace
} // namespace flagfall::clock
