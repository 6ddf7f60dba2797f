// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/clock/clock_side_view.h"
#include "app/view/clock/lever_keys.h"
#include "app/view/common/clock_face.h"
#include "app/view/sounds/tones.h"
#include "app/view/speech/spoken_face.h"

#include "clock/setting.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using clock::Span;
using clock::Transition;

/// One board, a clock on it, and time that passes.
struct Table {
    explicit Table(char const* control, Transition transition = Transition::AtZero) {
        clock::SettingDraft draft = clock::parseControl(control)->draft();
        draft.transition = transition;
        board.clock.emplace(std::make_shared<clock::Setting const>(*clock::Setting::create(draft)));
    }
    Table& does(clock::Operation const& operation) {
        auto const refused = clock::apply(*board.clock, now, operation).refused;
        EXPECT_FALSE(refused.has_value());
        return *this;
    }
    Table& starts() { return does(clock::Start{}); }
    Table& passes(Span span) {
        now += span;
        clock::advance(*board.clock, now);
        return *this;
    }
    [[nodiscard]] ClockFace face() const { return faceOf(board, now, options); }
    [[nodiscard]] FaceDisplay white() const { return face().displays.white; }
    [[nodiscard]] FaceDisplay black() const { return face().displays.black; }
    [[nodiscard]] std::optional<Span> untilChange() const { return untilFaceChanges(board, now, options); }

    /// The promise of untilFaceChanges: until then nothing reads differently, and at that moment something does.
    void expectExactWakes(int count) {
        for (int at = 0; at < count; ++at) {
            auto const wait = untilChange();
            if (!wait && at > 9) return; // it has come to rest
            ASSERT_TRUE(wait && *wait > Span{}) << "wake " << at;
            ClockFace const before = face();
            EXPECT_EQ(faceOf(board, now + *wait - Span{1}, options), before) << "wake " << at;
            now += *wait;
            EXPECT_NE(face(), before) << "wake " << at << " " << before.displays.white.time.toStdString();
            clock::advance(*board.clock, now);
        }
    }

    session::Board board{BoardNumber{1}, PlayerId{1}, PlayerId{2}};
    clock::Instant now{std::chrono::hours{10}};
    FaceOptions options{.blinking = Blinking::Yes};
};

// --- figures ---------------------------------------------------------------------------------------------

TEST(Faces, ShowMinutesAndSecondsWithAPointInTheStylesOfDgt) {
    Table table("90+30");
    table.options.style = clock::DisplayStyle::Dgt2010;
    EXPECT_EQ(table.white().time, QStringLiteral("1:30"));
    table.options.style = clock::DisplayStyle::Dgt3000;
    EXPECT_EQ(table.white().time, QStringLiteral("1:30.30"));
    table.options.style = clock::DisplayStyle::Modern;
    EXPECT_EQ(table.white().time, QStringLiteral("1:30:30"));
}

TEST(Faces, ShowTenthsBelowTheLimitChosen) {
    Table table("1+0");
    table.starts().passes(45s + 50ms);
    EXPECT_EQ(table.white().time, QStringLiteral("0:15"));
    table.options.tenthsBelow = 20s;
    EXPECT_EQ(table.white().time, QStringLiteral("15.0"));
    table.options.tenthsBelow = 0s;
    table.passes(14s);
    EXPECT_EQ(table.white().time, QStringLiteral("0:01"));
}

TEST(Faces, ShowADelayBesideTheTimeOrInTheTotal) {
    Table table("25 d10");
    EXPECT_EQ(table.white().delay, QString{});
    table.starts().passes(4s);
    EXPECT_EQ(table.white().delay, QStringLiteral("0:06"));
    EXPECT_EQ(table.white().time, QStringLiteral("25:00"));
    table.options.delay = DelayFigure::InTotal;
    EXPECT_EQ(table.white().delay, QString{});
    EXPECT_EQ(table.white().time, QStringLiteral("25:06"));
    EXPECT_EQ(table.black().time, QStringLiteral("25:10")) << "what he has for his next move";
}

TEST(Faces, ShowTheWholeOfABronsteinDelay) {
    Table table("25 b10");
    table.starts().passes(4s);
    EXPECT_EQ(table.white().time, QStringLiteral("25:06"));
    EXPECT_EQ(table.black().time, QStringLiteral("25:10"));
}

TEST(Faces, ShowByoyomiAsOneSumAndSayHowManyPeriodsAreLeft) {
    Table table("1+5x30");
    EXPECT_TRUE(table.white().next.contains(QStringLiteral("5")));
    EXPECT_EQ(table.white().left, QString{});
    table.starts().passes(60s);
    EXPECT_EQ(table.white().time, QStringLiteral("2:30"));
    EXPECT_TRUE(table.white().left.startsWith(QLatin1Char('5')));
    EXPECT_EQ(table.black().left, QString{}) << "his own time is not gone";
    table.passes(31s);
    EXPECT_TRUE(table.white().left.startsWith(QLatin1Char('4')));
}

TEST(Faces, SayHowManyMovesAreDueInCanadianOvertime) {
    Table table("1:C10/5");
    table.starts().passes(61s);
    EXPECT_EQ(table.white().time, QStringLiteral("4:59"));
    EXPECT_TRUE(table.white().left.startsWith(QStringLiteral("10")));
}

TEST(Faces, ShowOvertimeWithAPlus) {
    clock::SettingDraft draft = clock::parseControl("1+0")->draft();
    for (Colour const side : bothColours) draft.periods[side].push_back({.method = clock::Method::UpCount});
    Table table("1+0");
    table.board.clock.emplace(std::make_shared<clock::Setting const>(*clock::Setting::create(draft)));
    table.starts().passes(65s);
    EXPECT_EQ(table.white().time, QStringLiteral("+0:05"));
    EXPECT_FALSE(table.white().low);
}

TEST(Faces, AreLowAtAnEighthOfTheTimeWithinTenSecondsAndAMinute) {
    Table blitz("3+0");
    blitz.starts().passes(3min - 22s - 1ms);
    EXPECT_FALSE(blitz.white().low);
    blitz.passes(1ms);
    EXPECT_TRUE(blitz.white().low);
    Table longGame("90+0");
    longGame.starts().passes(90min - 61s);
    EXPECT_FALSE(longGame.white().low);
    longGame.passes(1s);
    EXPECT_TRUE(longGame.white().low);
    EXPECT_FALSE(longGame.black().low);
}

// --- signs -----------------------------------------------------------------------------------------------

TEST(Faces, CarryTheSignOfTheFinalFlagOnTheFirstSideOnly) {
    Table table("1+0");
    table.starts().passes(60s);
    EXPECT_TRUE(table.white().flag);
    table.does(clock::Press{Colour::White}).passes(60s);
    EXPECT_EQ(table.black().time, QStringLiteral("0:00"));
    EXPECT_FALSE(table.black().flag);
    EXPECT_FALSE(table.black().flagLit);
    EXPECT_TRUE(table.white().flag);
    EXPECT_EQ(table.face().flagFirst, FaceSide::White);
    EXPECT_EQ(*table.black().usedUpAt - *table.white().usedUpAt, 60s) << "its instant is kept for the arbiter";
}

TEST(Faces, BlinkTheFinalFlagByTheTimeSinceItFell) {
    Table table("1+0");
    table.starts().passes(60s);
    EXPECT_TRUE(table.white().flagLit);
    table.passes(500ms - 1ns);
    EXPECT_TRUE(table.white().flagLit);
    table.passes(1ns);
    EXPECT_FALSE(table.white().flagLit);
    table.passes(500ms);
    EXPECT_TRUE(table.white().flagLit);
    table.passes(1h + 700ms);
    EXPECT_FALSE(table.white().flagLit) << "a function of the moment, not of how often somebody looked";
}

TEST(Faces, BlinkNothingOnAWallOfThem) {
    Table table("1+0");
    table.options.blinking = Blinking::No;
    table.starts().passes(700ms);
    EXPECT_TRUE(table.white().separator);
    table.passes(60s);
    EXPECT_TRUE(table.white().flagLit);
    table.does(clock::Pause{});
    EXPECT_FALSE(table.untilChange());
}

TEST(Faces, StopBlinkingWhenTheGameHasItsResult) {
    Table table("1+0");
    table.starts().passes(60s + 700ms);
    table.board.result = Result::BlackWins;
    EXPECT_TRUE(table.white().flag);
    EXPECT_TRUE(table.white().flagLit);
    EXPECT_FALSE(table.untilChange());
}

TEST(Faces, BlinkTheSeparatorOfTheSideThatRunsAndOfNoOther) {
    Table table("3+0");
    table.starts().passes(500ms - 1ns);
    EXPECT_TRUE(table.white().separator);
    table.passes(1ns);
    EXPECT_FALSE(table.white().separator);
    EXPECT_TRUE(table.black().separator);
    table.does(clock::Pause{});
    EXPECT_TRUE(table.white().separator);
}

TEST(Faces, ShowAPeriodFlagForFiveMinutesRunningOrPausedAndItNeverBlinks) {
    Table table("40/1:30");
    table.starts().passes(60s);
    EXPECT_TRUE(table.white().periodFlag);
    EXPECT_FALSE(table.white().flag);
    EXPECT_FALSE(table.black().periodFlag) << "only the side that met zero";
    table.passes(2min).does(clock::Pause{}).passes(3min - 1ns);
    EXPECT_TRUE(table.white().periodFlag);
    EXPECT_EQ(table.untilChange(), Span{1}) << "the clock stands, the five minutes do not";
    table.passes(1ns);
    EXPECT_FALSE(table.white().periodFlag);
    EXPECT_FALSE(table.untilChange());
}

TEST(Faces, MarkAMoveThatTookTooLongAndALockedLever) {
    Table table("10 s per move");
    table.starts().passes(11s);
    EXPECT_TRUE(table.white().overrun);
    EXPECT_FALSE(table.white().flag);
    Table locked("3+2");
    locked.does(clock::SetLever{Colour::Black, clock::Lever::Locked});
    EXPECT_TRUE(locked.black().locked);
    EXPECT_FALSE(locked.white().locked);
}

TEST(Faces, SayWhatFollowsAndWhen) {
    EXPECT_EQ(Table("40/90:30 +30").white().next, QStringLiteral("Next: +30:00 when a side reaches 0:00"));
    EXPECT_EQ(Table("40/90:30 +30", Transition::AtQuota).white().next, QStringLiteral("Next: +30:00 after move 40"));
    EXPECT_EQ(Table("90+30").white().next, QString{});
}

// --- waking ----------------------------------------------------------------------------------------------

TEST(Faces, WakeExactlyWhenTheyReadDifferently) {
    for (char const* const control :
         {"1+0", "25 d3", "25 b3", "hourglass 1", "1+5x30", "1:C10/5", "40/1:30", "25 up", "10 s per move", "gong 10"})
        for (auto const style : {clock::DisplayStyle::Modern, clock::DisplayStyle::Dgt3000})
            for (Blinking const blinking : {Blinking::Yes, Blinking::No}) {
                SCOPED_TRACE(control);
                Table table(control);
                table.options.style = style;
                table.options.blinking = blinking;
                table.starts().expectExactWakes(100);
            }
}

TEST(Faces, WakeInTenthsOnlyBelowTheLimit) {
    Table table("1+0");
    table.options.tenthsBelow = 20s;
    table.options.blinking = Blinking::No;
    table.starts().passes(30s);
    EXPECT_EQ(table.untilChange(), Span{1s});
    table.passes(10s);
    EXPECT_EQ(table.untilChange(), Span{100ms});
}

TEST(Faces, WakeOnceAMinuteInTheOlderStyleAboveTwenty) {
    Table table("90+0");
    table.options = {.style = clock::DisplayStyle::Dgt2010};
    table.starts();
    EXPECT_EQ(table.untilChange(), Span{1s});
    table.passes(1s);
    EXPECT_EQ(table.untilChange(), Span{60s});
}

TEST(Faces, WakeTwiceASecondForAFlagThatBlinks) {
    Table table("3+2");
    table.starts().passes(182s);
    EXPECT_EQ(table.face().phase, FacePhase::Frozen);
    table.expectExactWakes(20);
    EXPECT_EQ(table.untilChange(), Span{500ms});
}

// --- levers, words, sounds -------------------------------------------------------------------------------

TEST(LeverKeys, BelongToTheEndsOfTheClock) {
    EXPECT_EQ(leverOf(Qt::Key_A, 0), clock::End::Left);
    EXPECT_EQ(leverOf(Qt::Key_Right, 0), clock::End::Right);
    EXPECT_EQ(leverOf(Qt::Key_Shift, 50), clock::End::Left);
    EXPECT_EQ(leverOf(Qt::Key_Shift, 62), clock::End::Right);
    EXPECT_EQ(leverOf(Qt::Key_Q, 38), clock::End::Left) << "the place of A on a French keyboard";
}

TEST(LeverKeys, AreNoKeysOfCommands) {
    EXPECT_FALSE(leverOf(Qt::Key_Control, 37));
    EXPECT_FALSE(leverOf(Qt::Key_Shift, 0)) << "which of the two is not known";
    EXPECT_FALSE(leverOf(Qt::Key_Space, 65));
    EXPECT_FALSE(leverOf(Qt::Key_P, 33));
}

TEST(SpokenFaces, SayBothTimesAndTheMove) {
    Table table("5+0");
    table.starts().passes(27s + 500ms).does(clock::Press{Colour::White}).passes(1min).does(clock::Press{Colour::Black});
    EXPECT_EQ(spokenFace(table.board, table.now),
              QStringLiteral("White: 4 minutes 33 seconds. Black: 4 minutes. Move 2."));
}

TEST(SpokenFaces, DoNotCountMovesOfAGameThatHasNotBegun) {
    EXPECT_EQ(spokenFace(Table("5+0").board, {}),
              QStringLiteral("White: 5 minutes. Black: 5 minutes. The clock has not been started."));
    EXPECT_EQ(spokenFace(session::Board{BoardNumber{1}, PlayerId{1}, PlayerId{2}}, {}), QString{});
}

TEST(Tones, ComeTenSecondsBeforeTheEndInEachOfTheLastFiveAndAtTheEnd) {
    Table table("1+0");
    EXPECT_FALSE(nextTone(*table.board.clock, table.now)) << "a clock that stands is silent";
    table.starts();
    clock::Instant const end = table.now + 60s;
    clock::Instant after = table.now;
    for (auto const before : {10s, 5s, 4s, 3s, 2s, 1s}) {
        EXPECT_EQ(nextTone(*table.board.clock, after), (DueTone{Tone::Beep, end - before}));
        after = end - before;
    }
    EXPECT_EQ(nextTone(*table.board.clock, after), (DueTone{Tone::Flag, end}));
    EXPECT_FALSE(nextTone(*table.board.clock, end));
}

TEST(Tones, TellAPeriodThatEndsAndAGongFromAFlag) {
    for (auto const& [control, tone] :
         {std::pair{"1:C10/5", Tone::PeriodEnd}, std::pair{"1+5x30", Tone::PeriodEnd},
          std::pair{"10 s per move", Tone::PeriodEnd}, std::pair{"gong 10", Tone::Gong}}) {
        Table table(control);
        table.starts();
        clock::Instant const end = *clock::nextDeadline(*table.board.clock);
        EXPECT_EQ(nextTone(*table.board.clock, end - 1ns), (DueTone{tone, end})) << control;
        EXPECT_TRUE(soundsByCustom(*table.board.clock)) << control;
    }
    EXPECT_FALSE(soundsByCustom(*Table("90+30").board.clock));
    EXPECT_FALSE(soundsByCustom(*Table("25 d5").board.clock));
}

TEST(Tones, BeginAndEndInSilenceAndNeverOverload) {
    for (Tone const tone : {Tone::Beep, Tone::PeriodEnd, Tone::Gong, Tone::Flag}) {
        QByteArray const bytes = samplesOf(tone);
        auto const* samples = reinterpret_cast<qint16 const*>(bytes.constData());
        auto const count = bytes.size() / 2;
        ASSERT_GT(count, 0);
        EXPECT_EQ(samples[0], 0);
        EXPECT_LT(std::abs(samples[count - 1]), 400);
        EXPECT_GT(*std::max_element(samples, samples + count), 10'000);
        EXPECT_LT(*std::max_element(samples, samples + count), 20'000);
    }
    EXPECT_EQ(samplesOf(Tone::Flag).size(), 2 * tonesPerSecond) << "a whole second";
}

TEST(ClockSides, PaintASeparatorThatIsOutInNoColour) {
    ClockSideView side(Colour::White);
    FaceDisplay display;
    display.time = QStringLiteral("1:02.3");
    side.show({QStringLiteral("Nile"), display, {}, false, false});
    EXPECT_EQ(side.digits(), display.time);
    display.separator = false;
    side.show({QStringLiteral("Nile"), display, {}, false, false});
    EXPECT_EQ(side.digits().count(QStringLiteral("transparent")), 2);
    EXPECT_EQ(side.time(), display.time);
}

} // namespace
} // namespace flagfall::view
