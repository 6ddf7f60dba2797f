// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/brief_name.h"
#include "tests/support/big_hall.h"
#include "tests/view/hall.h"

#include <algorithm>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

/// Screens that come and go when a test says so.
class FakeScreens final : public ScreenSource {
public:
    explicit FakeScreens(QStringList names) : m_names(std::move(names)) {}
    [[nodiscard]] std::vector<ScreenOfMachine> screens() const override {
        std::vector<ScreenOfMachine> all;
        for (QString const& name : m_names) all.push_back({name, QStringLiteral("1920 × 1080")});
        return all;
    }
    void plug(QString const& name) {
        m_names += name;
        emit changed();
    }
    void pull(QString const& name) {
        m_names.removeAll(name);
        emit changed();
    }

private:
    QStringList m_names;
};

/// The hall screen of a workspace, looked at from the desk's page.
struct HallScreen : Hall {
    HallScreen() { display.setWatched(true); }

    void open(session::BigHall const& big) {
        ASSERT_TRUE(workspace.openJournal(big.journal(), QStringLiteral("ocean.flagfall")));
        settle();
    }
    /// The rivers, and when their rounds begin; it is 14:13:21 on 21 September 2026.
    void createWith(QString const& schedule) {
        EventForm& form = *workspace.eventForm();
        form.startNew();
        form.setName(QStringLiteral("River Cup"));
        form.setSystem(QStringLiteral("BERGER_ROUNDROBIN"));
        form.setPlace(QStringLiteral("Delta"));
        form.setControl(QStringLiteral("3+2"));
        form.setSchedule(schedule);
        workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/river.flagfall")));
        settle();
    }
    void wait(std::chrono::nanoseconds time) {
        pass(time);
        display.tick();
        settle();
    }
    [[nodiscard]] QStringList column(char const* role) {
        QStringList texts;
        for (int row = 0; row < display.lines()->rowCount(); ++row) texts += at(*display.lines(), row, role).toString();
        return texts;
    }
    [[nodiscard]] QString clock(char const* role) { return column(role).value(0); }
    /// Only these take turns.
    void only(std::initializer_list<DisplayList> lists) {
        DisplayViewsModel& turns = *display.turns();
        for (int row = 0; row < turns.rowCount(); ++row)
            if (turns.isOn(turns.rows()[static_cast<std::size_t>(row)].list) !=
                (std::ranges::find(lists, turns.rows()[static_cast<std::size_t>(row)].list) != lists.end()))
                turns.toggle(row);
    }

    DisplayView& display = *workspace.display();
};

using Shown = DisplayView::Shown;

TEST(HallScreenLists, PairingsByBoardAndByNameNameEveryPlayerOnce) {
    HallScreen hall;
    hall.openRound(); // Amazon–Danube, Nile–Volga
    hall.display.show(static_cast<int>(Shown::ByBoard));
    EXPECT_EQ(hall.display.title(), QStringLiteral("Round 1: pairings"));
    EXPECT_EQ(hall.column("number"), (QStringList{"1", "2"}));
    EXPECT_EQ(hall.column("name"), (QStringList{"Amazon, A.", "Nile, N."}));
    EXPECT_EQ(hall.column("rival"), (QStringList{"Danube, Ď.", "Volga, V."}));
    hall.display.show(static_cast<int>(Shown::ByName));
    EXPECT_EQ(hall.column("name"), (QStringList{"Amazon, A.", "Danube, Ď.", "Nile, N.", "Volga, V."}));
    EXPECT_EQ(hall.column("number"), (QStringList{"1", "1", "2", "2"}));
}

TEST(HallScreenLists, ResultsComeByThemselvesAndPairingsGoWhenAllAreThere) {
    HallScreen hall;
    hall.openRound();
    hall.display.show(static_cast<int>(Shown::Results));
    EXPECT_NE(hall.display.shown(), Shown::Results) << "there is none yet";
    hall.enterResult(2, "1");
    hall.settle();
    hall.display.show(static_cast<int>(Shown::Results));
    EXPECT_EQ(hall.column("middle"), QStringList{"1–0"});
    EXPECT_EQ(hall.display.note(), QStringLiteral("1 of 2 games"));
    hall.enterResult(1, "=");
    hall.settle();
    EXPECT_EQ(hall.column("middle"), (QStringList{"½–½", "1–0"}));
    hall.display.show(static_cast<int>(Shown::ByName));
    EXPECT_EQ(hall.display.shown(), Shown::Results) << "nobody looks for a board any longer";
}

TEST(HallScreenLists, ANameWithoutRoomKeepsItsSurname) {
    auto const brief = [](char const* name) {
        return BriefNames({{PlayerId{1}, QString::fromUtf8(name)}}).brief(PlayerId{1});
    };
    EXPECT_EQ(brief("Carballo Outeiral, Uxía"), QStringLiteral("Carballo Outeiral, U."));
    EXPECT_EQ(brief("Vega"), QStringLiteral("Vega"));
    EXPECT_EQ(brief("Vega, "), QStringLiteral("Vega, "));
}

TEST(HallScreenLists, BriefNamesTellNamesakesApart) {
    std::map<PlayerId, QString> names;
    for (char const* const name :
         {"Novák, Jozef", "Novák, Ján", "Novák, Peter", "Vega, Luz", "Li, Wu", "Li, Wei", "Novák, Ján"})
        names[PlayerId{static_cast<int>(names.size()) + 1}] = QString::fromUtf8(name);
    BriefNames const brief(names);
    EXPECT_EQ(brief.brief(PlayerId{1}), QStringLiteral("Novák, Jo."));
    EXPECT_EQ(brief.brief(PlayerId{2}), QStringLiteral("Novák, Ján")) << "as long as with a point";
    EXPECT_EQ(brief.brief(PlayerId{3}), QStringLiteral("Novák, P."));
    EXPECT_EQ(brief.briefest(PlayerId{3}), QStringLiteral("Novák, P."));
    EXPECT_EQ(brief.brief(PlayerId{4}), QStringLiteral("Vega, L."));
    EXPECT_EQ(brief.briefest(PlayerId{4}), QStringLiteral("Vega"));
    EXPECT_EQ(brief.briefest(PlayerId{5}), QStringLiteral("Li, Wu"));
}

TEST(HallScreenLists, ABriefNameEndsWithALetter) {
    BriefNames const brief({{PlayerId{1}, QStringLiteral("Vega, Ana")},
                            {PlayerId{2}, QStringLiteral("Vega, Ana María")},
                            {PlayerId{3}, QStringLiteral("Blanc, Jean")},
                            {PlayerId{4}, QStringLiteral("Blanc, Jean-Paul")}});
    EXPECT_EQ(brief.brief(PlayerId{2}), QStringLiteral("Vega, Ana M."));
    EXPECT_EQ(brief.brief(PlayerId{4}), QStringLiteral("Blanc, Jean-P."));
}

TEST(HallScreenTurns, PagesFollowEachOtherAndThenTheNextListComes) {
    HallScreen hall;
    hall.open(session::BigHall(30)); // 11 boards fit on a screen
    hall.only({DisplayList::ByBoard, DisplayList::ByName});
    hall.display.show(static_cast<int>(Shown::ByBoard));
    EXPECT_EQ(hall.display.pageText(), QStringLiteral("1/3"));
    EXPECT_EQ(hall.column("number").first(), QStringLiteral("1"));
    hall.wait(9s);
    EXPECT_EQ(hall.display.pageText(), QStringLiteral("1/3"));
    hall.wait(1s);
    EXPECT_EQ(hall.display.pageText(), QStringLiteral("2/3"));
    EXPECT_EQ(hall.column("number").first(), QStringLiteral("12"));
    hall.wait(10s);
    EXPECT_EQ(hall.column("number"), (QStringList{"23", "24", "25", "26", "27", "28", "29", "30"}));
    hall.wait(10s);
    EXPECT_EQ(hall.display.shown(), Shown::ByName);
    EXPECT_EQ(hall.display.lines()->rowCount(), 22) << "two columns of names";
    hall.display.previous();
    EXPECT_EQ(hall.display.shown(), Shown::ByBoard);
    EXPECT_EQ(hall.display.pageText(), QStringLiteral("3/3"));
}

TEST(HallScreenTurns, LongStandingsStandInTwoColumns) {
    HallScreen hall;
    hall.open(session::BigHall(60));
    hall.enterResult(1, "1");
    hall.settle();
    hall.only({DisplayList::Standings});
    hall.display.show(static_cast<int>(Shown::Standings));
    EXPECT_EQ(hall.display.blocks(), 2);
    EXPECT_EQ(hall.display.lines()->rowCount(), 22);
    EXPECT_EQ(hall.display.pageText(), QStringLiteral("1/6")) << "120 players";
    hall.open(session::BigHall(5));
    hall.enterResult(1, "1");
    hall.settle();
    hall.display.show(static_cast<int>(Shown::Standings));
    EXPECT_EQ(hall.display.blocks(), 1) << "there is room beside the names";
}

TEST(HallScreenTurns, AHeldPageStaysAndGoesOnAfterItsTime) {
    HallScreen hall;
    hall.open(session::BigHall(30));
    hall.only({DisplayList::ByBoard});
    hall.display.setHeld(true);
    hall.wait(5min);
    EXPECT_EQ(hall.display.pageText(), QStringLiteral("1/3"));
    hall.display.next();
    EXPECT_EQ(hall.display.pageText(), QStringLiteral("2/3")) << "the arbiter may still turn it";
    hall.display.setHeld(false);
    hall.wait(9s);
    EXPECT_EQ(hall.display.pageText(), QStringLiteral("2/3"));
    hall.wait(1s);
    EXPECT_EQ(hall.display.pageText(), QStringLiteral("3/3"));
}

TEST(HallScreenTurns, NothingOfAnotherEventIsShownUntilTheArbiterSaysWhat) {
    HallScreen hall;
    FakeScreens screens({QStringLiteral("HDMI-1")});
    hall.display.place()->watch(screens);
    hall.open(session::BigHall(30));
    hall.display.place()->setOpen(true);
    EXPECT_EQ(hall.display.shown(), Shown::ByBoard);
    hall.display.forget(); // the event is closed
    hall.open(session::BigHall(20));
    hall.wait(60s);
    EXPECT_EQ(hall.display.shown(), Shown::Nothing);
    EXPECT_TRUE(hall.display.title().isEmpty());
    hall.display.show(static_cast<int>(DisplayList::ByBoard));
    EXPECT_EQ(hall.display.shown(), Shown::ByBoard);
    hall.wait(60s);
    EXPECT_NE(hall.display.shown(), Shown::Nothing);
}

TEST(HallScreenTurns, AListThatIsOffOrEmptyIsPassedOver) {
    HallScreen hall;
    hall.openRound();
    hall.only({DisplayList::ByBoard, DisplayList::Results, DisplayList::Clocks, DisplayList::Countdown});
    for (int turn = 0; turn < 4; ++turn) {
        EXPECT_EQ(hall.display.shown(), Shown::ByBoard);
        hall.wait(60s);
    }
    hall.only({});
    hall.wait(60s);
    EXPECT_EQ(hall.display.shown(), Shown::Nothing) << "only the time of day is left";
}

TEST(HallScreenTurns, AMessageTakesTheRoomOfALine) {
    HallScreen hall;
    hall.open(session::BigHall(30));
    hall.display.show(static_cast<int>(Shown::ByBoard));
    EXPECT_EQ(hall.display.lines()->rowCount(), 11);
    hall.display.setMessage(QStringLiteral("Lunch is \n served"));
    EXPECT_EQ(hall.display.message(), QStringLiteral("Lunch is served"));
    EXPECT_EQ(hall.display.lines()->rowCount(), 10);
    hall.display.setMessage({});
    EXPECT_FALSE(hall.display.isFooted());
}

TEST(HallScreenTurns, WhatTakesTurnsAndHowLongIsKeptForTheNextStart) {
    QTemporaryDir folder;
    QString const file = folder.filePath(QStringLiteral("settings.ini"));
    {
        QSettings settings(file, QSettings::IniFormat);
        DisplayViewsModel turns(settings);
        turns.toggle(1);
        turns.step(0, 1);
        turns.step(2, -100);
    }
    QSettings settings(file, QSettings::IniFormat);
    DisplayViewsModel const turns(settings);
    EXPECT_TRUE(turns.isOn(DisplayList::ByBoard));
    EXPECT_FALSE(turns.isOn(DisplayList::ByName));
    EXPECT_EQ(turns.seconds(DisplayList::ByBoard), 15);
    EXPECT_EQ(turns.seconds(DisplayList::Results), 5);
}

TEST(HallScreenClocks, OnlyOfBoardsTheArbiterHasChosen) { // 6.12; 2009: 6.14
    HallScreen hall;
    hall.openRound();
    hall.only({DisplayList::Clocks});
    hall.display.show(static_cast<int>(Shown::Clocks));
    EXPECT_NE(hall.display.shown(), Shown::Clocks);
    EXPECT_FALSE(hall.display.chooseBoards(QStringLiteral("two")).isEmpty());
    EXPECT_TRUE(hall.display.chooseBoards(QStringLiteral("2")).isEmpty());
    hall.display.show(static_cast<int>(Shown::Clocks));
    ASSERT_EQ(hall.display.shown(), Shown::Clocks);
    EXPECT_EQ(hall.column("number"), QStringList{"2"});
    EXPECT_TRUE(hall.display.note().contains(QStringLiteral("6.12"))) << hall.display.note().toStdString();
    hall.workspace.boards()->start(2);
    hall.settle();
    hall.wait(30s);
    EXPECT_EQ(hall.clock("time"), QStringLiteral("2:32"));
    EXPECT_EQ(hall.clock("rivalTime"), QStringLiteral("3:02"));
    hall.enterResult(2, "0");
    hall.settle();
    EXPECT_EQ(hall.clock("time"), QString{});
    EXPECT_EQ(hall.clock("middle"), QStringLiteral("0–1"));
}

TEST(HallScreenClocks, NobodyCanReadFromThemThatAFlagHasFallen) { // 6.8, 13.6
    HallScreen hall;
    hall.openRound();
    hall.only({DisplayList::Clocks});
    ASSERT_TRUE(hall.display.chooseBoards(QStringLiteral("1")).isEmpty());
    hall.display.show(static_cast<int>(Shown::Clocks));
    hall.workspace.boards()->start(1);
    hall.settle();
    hall.wait(171s);
    EXPECT_EQ(hall.clock("time"), QStringLiteral("0:11"));
    hall.wait(2s);
    QStringList const before = hall.column("time") + hall.column("rivalTime") + hall.column("middle");
    EXPECT_EQ(before.first(), QStringLiteral("< 0:10"));
    hall.wait(20s);
    ASSERT_TRUE(clock::read(*hall.workspace.desk().state().currentRound()->boards[0].clock, hall.workspace.desk().now())
                    .sides.white.flag);
    EXPECT_EQ(hall.column("time") + hall.column("rivalTime") + hall.column("middle"), before);
}

TEST(HallScreenCountdown, HasThreeColoursAndFollowsTheSchedule) { // Guidelines I.14
    HallScreen hall;
    hall.createWith(QStringLiteral("1 2026-09-21 14:30 18:00\n2 2026-09-21 18:30 22:00"));
    using Phase = DisplayView::Phase;
    EXPECT_EQ(hall.display.countdown(), QStringLiteral("16:39"));
    EXPECT_EQ(hall.display.phase(), Phase::Far);
    EXPECT_EQ(hall.display.shown(), Shown::Countdown) << "nothing else is there yet";
    hall.wait(6min + 38s);
    EXPECT_EQ(hall.display.phase(), Phase::Far);
    hall.wait(1s);
    EXPECT_EQ(hall.display.phase(), Phase::Soon);
    EXPECT_EQ(hall.display.countdown(), QStringLiteral("10:00"));
    hall.wait(8min);
    EXPECT_EQ(hall.display.phase(), Phase::Near);
    EXPECT_EQ(hall.display.countdown(), QStringLiteral("2:00"));
    hall.wait(2min);
    EXPECT_EQ(hall.display.phase(), Phase::Due);
    EXPECT_EQ(hall.display.countdown(), QStringLiteral("0:00"));
    hall.enterRivers();
    hall.pair();
    hall.workspace.boards()->startAll();
    hall.settle();
    hall.wait(1s);
    EXPECT_EQ(hall.display.countdownLine(), QStringLiteral("Round 2: 3:59:59"));
}

TEST(HallScreenCountdown, ARoundOfAnotherDayNamesItsDay) {
    HallScreen hall;
    hall.createWith(QStringLiteral("1 2026-09-22 09:00 13:00"));
    EXPECT_EQ(hall.display.countdownHead(), QStringLiteral("Round 1 starts on Tuesday 22. 9. at 09:00"));
    EXPECT_EQ(hall.display.countdownLine(), QStringLiteral("Round 1: Tue 22. 9. 09:00"));
    hall.display.typeStart(QStringLiteral("16:30"));
    EXPECT_EQ(hall.display.countdownHead(), QStringLiteral("Round 1 starts at 16:30")) << "today";
    QDateTime const midnight(QDate(2026, 11, 25), QTime(0, 10));
    EXPECT_EQ(leftText({RoundNumber{1}, midnight, 20 * 60}), QStringLiteral("20:00")) << "people wait for it";
}

TEST(HallScreenCountdown, ATypedTimeComesBeforeTheSchedule) {
    HallScreen hall;
    hall.createWith(QStringLiteral("1 2026-09-21 14:30 18:00"));
    EXPECT_FALSE(hall.display.typeStart(QStringLiteral("soon")).isEmpty());
    EXPECT_FALSE(hall.display.typeStart(QStringLiteral("25:00")).isEmpty());
    EXPECT_TRUE(hall.display.typeStart(QStringLiteral("+5")).isEmpty());
    EXPECT_EQ(hall.display.countdown(), QStringLiteral("5:00"));
    EXPECT_TRUE(hall.display.typeStart(QStringLiteral("14:40")).isEmpty());
    EXPECT_EQ(hall.display.countdown(), QStringLiteral("26:39"));
    EXPECT_TRUE(hall.display.typeStart({}).isEmpty());
    EXPECT_EQ(hall.display.countdown(), QStringLiteral("16:39"));
}

TEST(HallScreenCountdown, ThePairingsSayTheSameStart) {
    HallScreen hall;
    hall.createWith(QStringLiteral("1 2026-09-21 14:30 18:00"));
    hall.enterRivers();
    hall.pair();
    hall.display.show(static_cast<int>(Shown::ByBoard));
    EXPECT_TRUE(hall.display.note().contains(QStringLiteral("14:30"))) << hall.display.note().toStdString();
    EXPECT_TRUE(hall.display.typeStart(QStringLiteral("14:40")).isEmpty());
    EXPECT_EQ(hall.display.note(), QStringLiteral("Round 1 starts at 14:40"));
}

TEST(HallScreenLists, StandingsComeWithTheFirstResult) {
    HallScreen hall;
    hall.openRound();
    hall.display.show(static_cast<int>(Shown::Standings));
    EXPECT_NE(hall.display.shown(), Shown::Standings);
    hall.enterResult(2, "1");
    hall.settle();
    hall.display.show(static_cast<int>(Shown::Standings));
    EXPECT_EQ(hall.display.shown(), Shown::Standings);
}

TEST(HallScreenCountdown, AnHourOfTheMorningTypedInTheEveningIsTomorrows) {
    QDateTime const evening(QDate(2026, 11, 24), QTime(21, 0));
    EXPECT_EQ(typedStart(QStringLiteral("9:30"), evening), QDateTime(QDate(2026, 11, 25), QTime(9, 30)));
    EXPECT_EQ(typedStart(QStringLiteral("21.15"), evening), QDateTime(QDate(2026, 11, 24), QTime(21, 15)));
}

TEST(HallScreenCountdown, IsForgottenWithTheEvent) {
    HallScreen hall;
    hall.openRound();
    hall.display.setMessage(QStringLiteral("Quiet, please"));
    ASSERT_TRUE(hall.display.chooseBoards(QStringLiteral("1-2")).isEmpty());
    ASSERT_TRUE(hall.display.typeStart(QStringLiteral("+5")).isEmpty());
    hall.workspace.closeFile();
    ASSERT_TRUE(Hall::until([&] { return !hall.workspace.isOpen(); }));
    EXPECT_TRUE(hall.display.message().isEmpty());
    EXPECT_TRUE(hall.display.boards().isEmpty());
    EXPECT_TRUE(hall.display.countdown().isEmpty());
    EXPECT_EQ(hall.display.shown(), Shown::Nothing);
    EXPECT_EQ(hall.display.lines()->rowCount(), 0);
}

/// A desk on the screen of the laptop, and a projector.
struct Projector : HallScreen {
    Projector() {
        place.watch(screens);
        place.setDesk(QStringLiteral("eDP-1"));
    }
    ~Projector() { place.setOpen(false); }
    [[nodiscard]] std::string notice() { return workspace.notice()->text().toStdString(); }

    FakeScreens screens{{QStringLiteral("eDP-1"), QStringLiteral("HDMI-1")}};
    DisplayPlace& place = *workspace.display()->place();
};

TEST(HallScreenPlace, IsAnotherScreenThanTheDesks) {
    Projector hall;
    EXPECT_EQ(hall.place.screen(), 1);
    EXPECT_FALSE(hall.place.isWindowed());
    hall.place.setDesk(QStringLiteral("HDMI-1"));
    EXPECT_EQ(hall.place.screen(), 0);
}

TEST(HallScreenPlace, OnTheDesksOwnScreenItIsAWindowAndCoversNothing) {
    Projector hall;
    hall.place.choose(0);
    EXPECT_TRUE(hall.place.isWindowed());
    hall.place.choose(1);
    EXPECT_FALSE(hall.place.isWindowed());
    hall.screens.pull(QStringLiteral("HDMI-1"));
    EXPECT_TRUE(hall.place.isWindowed());
}

TEST(HallScreenPlace, ClosesWhenItsScreenIsTakenAwayAndOpensWhenItIsBack) {
    Projector hall;
    hall.place.setOpen(true);
    hall.screens.pull(QStringLiteral("HDMI-1"));
    EXPECT_FALSE(hall.place.isOpen());
    EXPECT_NE(hall.notice().find("HDMI-1 was disconnected"), std::string::npos) << hall.notice();
    hall.screens.plug(QStringLiteral("DP-2"));
    EXPECT_FALSE(hall.place.isOpen()) << "another screen may be anybody's";
    hall.screens.plug(QStringLiteral("HDMI-1"));
    EXPECT_TRUE(hall.place.isOpen());
    EXPECT_FALSE(hall.place.isWindowed());
    EXPECT_EQ(hall.place.screen(), 2) << "on its own, though another one stands before it";
}

TEST(HallScreenPlace, GoesToAThirdScreenWhenItsOwnIsTakenAway) {
    Projector hall;
    hall.screens.plug(QStringLiteral("DP-2"));
    hall.place.choose(1);
    hall.place.setOpen(true);
    hall.screens.pull(QStringLiteral("HDMI-1"));
    EXPECT_TRUE(hall.place.isOpen());
    EXPECT_EQ(hall.place.screen(), 1);
    EXPECT_NE(hall.notice().find("now on DP-2"), std::string::npos) << hall.notice();
}

TEST(HallScreenPlace, StaysWhereItIsWhenAnotherScreenComesOrGoes) {
    Projector hall;
    hall.place.choose(1);
    hall.place.setOpen(true);
    hall.screens.plug(QStringLiteral("DP-2"));
    hall.screens.pull(QStringLiteral("DP-2"));
    EXPECT_TRUE(hall.place.isOpen());
    EXPECT_EQ(hall.place.screen(), 1);
    EXPECT_TRUE(hall.notice().empty()) << hall.notice();
}

TEST(HallScreenPlace, AScreenClosedByTheArbiterStaysClosedWhenItIsPluggedAgain) {
    Projector hall;
    hall.place.setOpen(true);
    hall.screens.pull(QStringLiteral("HDMI-1"));
    hall.place.setOpen(false);
    hall.screens.plug(QStringLiteral("HDMI-1"));
    EXPECT_FALSE(hall.place.isOpen());
}

TEST(HallScreenPlace, WithoutAnyScreenThereIsNoneAndNothingFalls) {
    Projector hall;
    hall.place.setOpen(true);
    hall.screens.pull(QStringLiteral("HDMI-1"));
    hall.screens.pull(QStringLiteral("eDP-1"));
    EXPECT_EQ(hall.place.screen(), -1);
    EXPECT_FALSE(hall.place.isOpen());
    hall.place.choose(0);
    EXPECT_TRUE(hall.place.names().isEmpty());
}

TEST(CallsOnTheHallScreen, StandAtItsFootWhereTheArbiterWantsIt) {
    HallScreen hall;
    hall.openRound();
    hall.workspace.calls()->turn(2);
    hall.settle();
    EXPECT_EQ(hall.display.callsText(), QString{});
    hall.display.setCallsShown(true);
    EXPECT_EQ(hall.display.callsText(), QStringLiteral("Arbiter wanted at board 2"));
    EXPECT_TRUE(hall.display.isFooted());
    hall.workspace.calls()->turn(2); // somebody has come
    hall.settle();
    EXPECT_EQ(hall.display.callsText(), QString{});
}

} // namespace
} // namespace flagfall::view
