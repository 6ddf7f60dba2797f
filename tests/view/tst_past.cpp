// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/plain_text.h"
#include "app/view/texts/typed_moment.h"
#include "tests/view/hall.h"

#include <QPointer>
#include <QSettings>
#include <QSignalSpy>

#include <gmock/gmock.h>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

constexpr auto barred = "This is the past: nothing can be changed here. Ctrl+W leads back to the present.";

/// Round 1 of four rivers; a result for each board, a minute apart, and round 2.
struct ThePast : testing::Test {
    void SetUp() override {
        hall.openRound();
        hall.pass(1min);
        hall.enterResult(1, "1");
        hall.settle();
        first = newest();
        firstAt = hall.ticks.wall();
        hall.pass(1min);
        hall.enterResult(2, "=");
        hall.settle();
        second = newest();
        hall.pair();
        hall.pass(1min);
    }
    [[nodiscard]] int newest() const { return static_cast<int>(history().last().value()); }
    [[nodiscard]] session::History const& history() const {
        return const_cast<Workspace&>(hall.workspace).desk().history();
    }
    [[nodiscard]] Workspace& then() const { return *past.shown(); }
    [[nodiscard]] QString resultThen(int row) const { return Hall::at(*then().boards(), row, "result").toString(); }
    [[nodiscard]] std::string told() const { return then().notice()->text().toStdString(); }
    [[nodiscard]] std::size_t written() const { return hall.door.last->rows().size(); }
    [[nodiscard]] static QString clockTime(session::WallTime wall) {
        return localTime(wall).toString(QStringLiteral("HH:mm:ss"));
    }

    Hall hall;
    PastView& past = *hall.workspace.past();
    int first = 0, second = 0;
    session::WallTime firstAt;
};

TEST_F(ThePast, EveryPageShowsTheEventAsItWasAfterTheAct) {
    ASSERT_TRUE(past.showAfter(first));
    EXPECT_EQ(then().event()->roundsPaired(), 1);
    EXPECT_EQ(resultThen(0), QStringLiteral("1–0"));
    EXPECT_EQ(resultThen(1), QString{});
    EXPECT_EQ(then().boards()->missingText(), QStringLiteral("1 board without a result"));
    EXPECT_EQ(Hall::at(*then().standings(), 0, "points").toString(), QStringLiteral("1"));
    EXPECT_EQ(Hall::at(*then().standings(), 1, "points").toString(), QStringLiteral("0"));
    EXPECT_EQ(Hall::at(*then().history(), 0, "seq").toInt(), first);
    EXPECT_EQ(then().players()->rowCount(), 4);
    EXPECT_EQ(hall.workspace.event()->roundsPaired(), 2) << "the desk is where it was";
    EXPECT_EQ(Hall::at(*hall.workspace.history(), 0, "seq").toInt(), newest());
}

TEST_F(ThePast, BeforeTheActItHasNotHappened) {
    ASSERT_TRUE(past.showBefore(first));
    EXPECT_EQ(resultThen(0), QString{});
    EXPECT_EQ(then().boards()->missingText(), QStringLiteral("2 boards without a result"));
}

TEST_F(ThePast, TheBannerSaysTheTimeTheDayAndTheEntry) {
    ASSERT_TRUE(past.showAfter(first));
    EXPECT_EQ(past.text(), QStringLiteral("As of %1 on %2, entry %3 of %4: read only")
                               .arg(clockTime(firstAt), dayText(dayOf(firstAt)))
                               .arg(first)
                               .arg(newest()));
    hall.enterResult(1, "=");
    hall.settle();
    EXPECT_THAT(past.text().toStdString(), HasSubstr("of " + std::to_string(newest()) + ":"))
        << "the event goes on meanwhile";
}

TEST_F(ThePast, AnEventThatDidNotExistYetIsNotShown) {
    EXPECT_FALSE(past.showBefore(2));
    EXPECT_EQ(past.askError(), QStringLiteral("The event did not exist yet."));
    EXPECT_EQ(past.shown(), nullptr);
    EXPECT_FALSE(past.showAfter(newest() + 1));
}

TEST_F(ThePast, ATimeOfDayIsTypedAndWhatHadHappenedByThenIsShown) {
    session::WallTime const between{firstAt.value() + 30'000};
    ASSERT_TRUE(past.ask(clockTime(between)));
    EXPECT_EQ(resultThen(0), QStringLiteral("1–0"));
    EXPECT_EQ(resultThen(1), QString{});
    EXPECT_THAT(past.text().toStdString(), HasSubstr("As of " + clockTime(between).toStdString()));
    EXPECT_TRUE(past.ask(localTime(between).toString(QStringLiteral("d.M. HH:mm:ss"))));
    EXPECT_FALSE(past.ask(localTime(between).addDays(-1).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"))));
    EXPECT_THAT(past.askError().toStdString(), HasSubstr("The event has been recorded from "));
    EXPECT_FALSE(past.ask(QStringLiteral("half past two")));
    EXPECT_THAT(past.askError().toStdString(), HasSubstr("Write a time of day: 14:32 or 14:32:05."));
    EXPECT_EQ(resultThen(0), QStringLiteral("1–0")) << "a question without an answer changes nothing";
}

TEST_F(ThePast, StepsLeadFromWhatHappenedToWhatHappened) {
    ASSERT_TRUE(past.showAfter(first));
    past.step(1);
    EXPECT_EQ(resultThen(1), QStringLiteral("½–½"));
    past.step(-1);
    past.step(-1);
    EXPECT_EQ(resultThen(0), QString{});
    while (past.canGoEarlier()) past.step(-1);
    EXPECT_EQ(then().players()->rowCount(), 0);
    EXPECT_EQ(then().event()->name(), QStringLiteral("River Cup")) << "no further than its beginning";
    while (past.canGoLater()) past.step(1);
    EXPECT_EQ(then().event()->roundsPaired(), 2);
}

TEST_F(ThePast, EveryActIsRefusedWithASentenceAndNothingIsWritten) {
    ASSERT_TRUE(past.showAfter(first));
    std::size_t const before = written();
    std::vector<std::pair<char const*, std::function<void()>>> const acts{
        {"a result", [&] { static_cast<void>(then().boards()->resultKey(2, 0, QStringLiteral("1"))); }},
        {"undo", [&] { then().undo(); }},
        {"the clocks", [&] { then().boards()->startAll(); }},
        {"a clock", [&] { then().boards()->start(2); }},
        {"a player",
         [&] {
             then().playerForm()->startNew();
             then().playerForm()->setName(QStringLiteral("Rhine, R."));
             then().playerForm()->submit();
         }},
        {"a call", [&] { then().calls()->turn(2); }},
        {"the event",
         [&] {
             then().eventForm()->startEdit();
             then().eventForm()->setPlace(QStringLiteral("Elsewhere"));
             then().eventForm()->submit();
         }},
        {"the paper for the wall", [&] { then().papers()->printWall(); }},
        {"self check-in", [&] { then().kiosk()->setWatched(true); }},
        {"a file for others", [&] { then().exports()->saveArchive(); }},
        {"the end of the program", [&] { then().quit(); }},
        {"what belongs to the present", [&] { then().tellInPast(); }}};
    for (auto const& [what, act] : acts) {
        then().notice()->dismiss();
        act();
        hall.settle();
        EXPECT_EQ(told(), barred) << what;
        EXPECT_EQ(then().notice()->kind(), NoticeView::Kind::Refused) << what;
    }
    EXPECT_FALSE(then().kiosk()->isWatched());
    EXPECT_FALSE(then().question()->asked());
    EXPECT_EQ(written(), before);
    EXPECT_TRUE(hall.workspace.notice()->text().isEmpty() || hall.workspace.notice()->text() != QLatin1String(barred))
        << "at the desk nobody has tried anything";
}

TEST_F(ThePast, TheDeskWorksOnMeanwhile) {
    ASSERT_TRUE(past.showAfter(first));
    hall.enterResult(1, "=");
    hall.settle();
    EXPECT_EQ(hall.board(0, "result").toString(), QStringLiteral("½–½"));
    EXPECT_EQ(resultThen(0), QStringLiteral("1–0"));
    EXPECT_EQ(then().event()->roundsPaired(), 1);
}

TEST_F(ThePast, LeavesWhenItIsToldToAndWhenTheEventIsClosed) {
    ASSERT_TRUE(past.showAfter(first));
    QSignalSpy const shown(&past, &PastView::shownChanged);
    QPointer<Workspace> const window = past.shown();
    then().closeFile();
    EXPECT_EQ(past.shown(), nullptr);
    EXPECT_TRUE(hall.workspace.isOpen()) << "the event stays open";
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_TRUE(window.isNull());
    ASSERT_TRUE(past.showAfter(first));
    hall.workspace.closeFile();
    ASSERT_TRUE(Hall::until([&] { return !hall.workspace.isOpen(); }));
    EXPECT_EQ(past.shown(), nullptr);
    EXPECT_EQ(shown.count(), 4 - 1) << "closed, opened, closed";
}

TEST_F(ThePast, WhatTheDeskDoesByItselfIsNotDoneInThePast) {
    QSettings settings(hall.folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    settings.setValue(QStringLiteral("sound/desk"), true);
    settings.setValue(QStringLiteral("view/theme"), QStringLiteral("dark"));
    settings.sync();
    ASSERT_TRUE(past.showAfter(first));
    EXPECT_TRUE(then().preferences()->muted());
    EXPECT_TRUE(then().preferences()->dark()) << "it looks as the present does";
    EXPECT_FALSE(then().web()->isAlways());
    EXPECT_FALSE(then().broadcast()->isOn());
    EXPECT_FALSE(then().display()->place()->isOpen());
    then().preferences()->setTheme(Preferences::Theme::Light);
    then().preferences()->setPerson(QStringLiteral("Somebody Else"));
    past.leave();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    settings.sync();
    EXPECT_EQ(settings.value(QStringLiteral("view/theme")).toString(), QStringLiteral("dark"));
    EXPECT_EQ(hall.workspace.preferences()->person(), QString{});
}

TEST_F(ThePast, SpeaksTheLanguageOfTheDesk) {
    ASSERT_TRUE(past.showAfter(first));
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("sk"));
    EXPECT_EQ(then().preferences()->language(), QStringLiteral("sk"));
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("en"));
    EXPECT_THAT(past.text().toStdString(), HasSubstr("read only"));
}

TEST_F(ThePast, PapersSayAtTheirFootOfWhichMomentTheyAre) {
    ASSERT_TRUE(past.showAfter(first));
    PapersView& papers = *then().papers();
    papers.setWatched(true);
    PaperView& paper = *papers.paper();
    std::string const moment = "As of " + clockTime(firstAt).toStdString() + " on ";
    bool atTheFoot = false;
    for (PaperPage const& page : paper.pages())
        for (PlacedThing const& thing : page.things)
            if (auto const* const text = std::get_if<PlacedText>(&thing))
                atTheFoot = atTheFoot || text->text.toStdString().starts_with(moment);
    EXPECT_TRUE(atTheFoot);
    EXPECT_THAT(paper.text().toStdString(), HasSubstr(moment));
    EXPECT_THAT(
        paper.text().toStdString(),
        HasSubstr("Printed " + localTime(hall.ticks.wall()).toString(QStringLiteral("yyyy-MM-dd HH:mm")).toStdString()))
        << "when it was printed is another thing";
    EXPECT_THAT(paper.paper().file.toStdString(), HasSubstr(" as of ")) << "it takes no other paper's name";
}

struct ThePastOfClocks : testing::Test {
    void SetUp() override {
        hall.openRound();
        hall.workspace.boards()->startAll();
        hall.settle();
        hall.pass(30s);
        press(Colour::White);
        hall.pass(1min);
    }
    void press(Colour by) {
        bool done = false;
        hall.workspace.desk().submit(session::PressLever{RoundNumber{1}, BoardNumber{1}, by},
                                     session::Confirmation::Yes, hall.workspace.desk().now(),
                                     [&](auto const&) { done = true; });
        ASSERT_TRUE(Hall::until([&] { return done; }));
    }
    [[nodiscard]] QString timeThen(char const* role) const {
        return Hall::at(*past.shown()->boards(), 0, role).toString();
    }

    Hall hall;
    PastView& past = *hall.workspace.past();
};

TEST_F(ThePastOfClocks, ClocksShowTheirTimesOfThatMomentStandingStill) {
    session::WallTime const asked{hall.ticks.wall().value() - 20'000}; // Black has thought for 40 seconds
    ASSERT_TRUE(past.ask(localTime(asked).toString(QStringLiteral("HH:mm:ss"))));
    QString const white = timeThen("whiteTime");
    QString const black = timeThen("blackTime");
    EXPECT_EQ(white, QStringLiteral("2:34"));
    EXPECT_THAT(black.toStdString(), testing::AnyOf("2:22", "2:23")); // the second that was asked for began within it
    hall.pass(5min);                                                  // both would have lost on time long ago
    ASSERT_TRUE(Hall::until([&] { return hall.board(0, "blackFlag").toBool(); })) << "at the desk they go on";
    hall.settle();
    EXPECT_EQ(timeThen("whiteTime"), white);
    EXPECT_EQ(timeThen("blackTime"), black);
    EXPECT_FALSE(Hall::at(*past.shown()->boards(), 0, "blackFlag").toBool());
}

TEST(TypedMoment, IsATimeOfDayWithOrWithoutItsDay) {
    EXPECT_EQ(readMoment(QStringLiteral("14:32"))->time, QTime(14, 32));
    EXPECT_EQ(readMoment(QStringLiteral("143205"))->time, QTime(14, 32, 5));
    for (char const* const typed :
         {"25.11. 9:05", "25. 11. 9:05", "25/11 9:05", "25.11.2026 9:05", "2026-11-25 9:05"}) {
        auto const moment = readMoment(QString::fromLatin1(typed));
        ASSERT_TRUE(moment) << typed;
        EXPECT_EQ(moment->time, QTime(9, 5)) << typed;
        EXPECT_EQ(moment->day, 25) << typed;
        EXPECT_EQ(moment->month, 11) << typed;
    }
    for (char const* const typed : {"", "25:00", "25.11.", "2026-11-25", "noon", "14:61"})
        EXPECT_FALSE(readMoment(QString::fromLatin1(typed))) << typed;
}

TEST(TypedMoment, WithItsDayIsThatOfSeveral) {
    auto const wall = [](int day, int hour) {
        return session::WallTime{QDateTime(QDate(2026, 11, day), QTime(hour, 0)).toMSecsSinceEpoch()};
    };
    auto const asked = [&](char const* typed) {
        return wallOf(*readMoment(QString::fromLatin1(typed)), wall(21, 9), wall(25, 18));
    };
    EXPECT_EQ(asked("14:00"), wall(25, 14)) << "the last one";
    EXPECT_EQ(asked("20:00"), wall(24, 20)) << "not in the future";
    EXPECT_EQ(asked("22.11. 14:00"), wall(22, 14));
    EXPECT_EQ(asked("2026-11-23 14:00"), wall(23, 14));
    EXPECT_FALSE(asked("2025-11-23 14:00"));
    EXPECT_FALSE(asked("20.11. 14:00"));
}

} // namespace
} // namespace flagfall::view
