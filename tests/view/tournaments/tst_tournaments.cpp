// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/shared_commands.h"
#include "app/session/sealing/lock.h"
#include "app/view/printing/event_papers.h"
#include "app/view/shell/tournaments.h"
#include "tests/support/fake_ticks.h"
#include "tests/view/tournaments/on_files.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QThread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>

#include <sys/wait.h>
#include <unistd.h>

// Several tournaments of one event in one window: each has its own file, and one damaged file is one tournament.
namespace flagfall::view {
namespace {

/// A folder with the files of events, and a window on them.
struct InOneWindow : testing::Test {
    InOneWindow() { window->shown()->preferences()->overrideLanguage(QStringLiteral("en")); }

    QString path(char const* stem) const { return folder.filePath(QLatin1String(stem) + QLatin1String(".flagfall")); }

    enum class Paired { Yes, No };
    /// Four players, round 1 paired; empty: it stands alone.
    void writeEvent(char const* stem, char const* name, char const* festival, char const* firstBoard = "",
                    Paired paired = Paired::Yes) {
        ticks.pass(std::chrono::minutes{1}); // no two events begin at one moment: copies are known by theirs
        Workspace maker(ticks, door, settings);
        maker.preferences()->overrideLanguage(QStringLiteral("en"));
        EventForm& form = *maker.eventForm();
        form.startNew();
        form.setName(QString::fromUtf8(name));
        form.setFestival(QLatin1String(festival));
        form.setFirstBoard(QLatin1String(firstBoard));
        form.setSystem(QStringLiteral("BERGER_ROUNDROBIN"));
        form.setControl(QStringLiteral("3+2"));
        maker.createFile(QUrl::fromLocalFile(path(stem)));
        ASSERT_TRUE(until([&] { return maker.isOpen() && maker.desk().state().opened(); }));
        for (char const* const player : {"Amazon", "Nile", "Volga", "Danube"}) submit(maker, entering(player));
        if (paired == Paired::Yes) submit(maker, session::PairRound{});
        maker.closeFile();
        ASSERT_TRUE(until([&] { return !maker.isOpen(); }));
    }
    static session::Command entering(char const* name) {
        session::PlayerDraft draft;
        draft.name = name;
        return session::EnterPlayer{draft};
    }
    static void submit(Workspace& workspace, session::Command const& command) {
        bool done = false;
        workspace.desk().submit(command, session::Confirmation::Yes, workspace.desk().now(), [&](auto const& answer) {
            done = true;
            EXPECT_TRUE(answer);
        });
        ASSERT_TRUE(until([&] { return done; }));
    }
    void open(char const* stem) { window->shown()->openFile(QUrl::fromLocalFile(path(stem))); }
    [[nodiscard]] bool hasOpen(int count) const {
        return until([&] { return window->count() == count && window->shown()->isOpen(); });
    }
    [[nodiscard]] TournamentRow const& row(int at) const { return window->rows().at(static_cast<std::size_t>(at)); }
    [[nodiscard]] QStringList names() const {
        QStringList names;
        for (TournamentRow const& one : window->rows())
            names += (one.shown ? QStringLiteral("*") : QString{}) + one.name;
        return names;
    }
    void writeFestival() {
        writeEvent("a", "Summer Festival – A", "Summer Festival");
        writeEvent("b", "Summer Festival – B", "Summer Festival", "61");
    }

    QTemporaryDir folder;
    QTemporaryDir home;
    QString settings = home.filePath(QStringLiteral("settings.ini"));
    session::FakeTicks ticks;
    FileDoor door;
    std::unique_ptr<Tournaments> window = std::make_unique<Tournaments>(ticks, door, settings);
    QAbstractItemModelTester watch{window.get(), QAbstractItemModelTester::FailureReportingMode::Fatal};
};

using List = QStringList;

TEST_F(InOneWindow, AnEventThatStandsAloneIsAlone) {
    writeEvent("a", "River Cup", "");
    writeEvent("b", "Lake Cup", "");
    open("a");
    ASSERT_TRUE(hasOpen(1));
    EXPECT_EQ(names(), List{QStringLiteral("*River Cup")});
}

TEST_F(InOneWindow, AFileBringsTheOthersOfItsFestivalAndNoOthers) {
    writeFestival();
    writeEvent("c", "Lake Cup", "Lake Festival");
    open("b");
    ASSERT_TRUE(hasOpen(2));
    EXPECT_EQ(names(), (List{QStringLiteral("A"), QStringLiteral("*B")})) << "in order of files";
    EXPECT_EQ(row(0).state, QStringLiteral("Round 1 of 3 · open: 1, 2"));
    EXPECT_EQ(window->shown()->boards()->firstBoard(), 61);
}

// A backup beside it, a copy without contacts, a file moved on from.
TEST_F(InOneWindow, ACopyOfATournamentIsNoOtherOne) {
    writeFestival();
    for (auto const& [of, copy] : {std::pair{"a", "a-round-1"}, {"a", "a-2"}, {"b", "0-of-b"}})
        ASSERT_TRUE(QFile::copy(path(of), path(copy)));
    open("a");
    ASSERT_TRUE(hasOpen(2));
    EXPECT_EQ(names(), (List{QStringLiteral("*A"), QStringLiteral("B")}));
}

TEST_F(InOneWindow, OneKeyGoesRoundThem) {
    writeFestival();
    open("a");
    ASSERT_TRUE(hasOpen(2));
    window->turn(1);
    EXPECT_EQ(names(), (List{QStringLiteral("A"), QStringLiteral("*B")}));
    window->turn(1);
    EXPECT_EQ(names(), (List{QStringLiteral("*A"), QStringLiteral("B")}));
    window->turn(-1);
    EXPECT_EQ(window->shown()->filePath(), path("b"));
}

TEST_F(InOneWindow, ClocksOfTheOneThatIsNotShownGoOn) {
    writeFestival();
    open("a");
    ASSERT_TRUE(hasOpen(2));
    Workspace& other = *row(1).workspace;
    submit(other, session::StartClocks{RoundNumber{1}, {}});
    EXPECT_EQ(row(1).news, QString{});
    ticks.pass(std::chrono::minutes{4});
    other.desk().desk()->wake();
    ASSERT_TRUE(until([&] { return row(1).grave; }));
    EXPECT_EQ(row(1).news, QStringLiteral("2 flags"));
    EXPECT_FALSE(row(0).grave);
    EXPECT_TRUE(row(1).accessibleText.contains(QStringLiteral("2 flags")));
}

TEST_F(InOneWindow, AnActIsOfItsOwnFile) {
    writeFestival();
    open("a");
    ASSERT_TRUE(hasOpen(2));
    auto const before = row(0).workspace->desk().history().last();
    submit(*row(1).workspace, session::EnterResult{RoundNumber{1}, BoardNumber{61}, Result::Draw});
    EXPECT_EQ(row(0).workspace->desk().history().last(), before);
    EXPECT_EQ(row(1).state, QStringLiteral("Round 1 of 3 · open: 62"));
}

TEST_F(InOneWindow, ADamagedFileIsOneTournamentAndIsSaid) {
    writeFestival();
    QFile file(path("b"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write("no database");
    file.close();
    open("a");
    ASSERT_TRUE(hasOpen(1));
    ASSERT_TRUE(until([&] { return !window->shown()->notice()->text().isEmpty(); }));
    EXPECT_TRUE(window->shown()->notice()->text().contains(QStringLiteral("b.flagfall")));
    EXPECT_EQ(window->shown()->notice()->kind(), NoticeView::Kind::Refused);
}

TEST_F(InOneWindow, AFileThatAnotherProgramHoldsIsSaidAndTheOthersOpen) {
    writeFestival();
    auto const held = door.open(path("b").toStdString(), {});
    ASSERT_TRUE(held);
    open("a");
    ASSERT_TRUE(hasOpen(1));
    ASSERT_TRUE(until([&] { return window->shown()->notice()->text().contains(QStringLiteral("b.flagfall")); }));
}

TEST_F(InOneWindow, OpeningOneThatIsOpenShowsIt) {
    writeFestival();
    open("a");
    ASSERT_TRUE(hasOpen(2));
    open("b");
    EXPECT_EQ(names(), (List{QStringLiteral("A"), QStringLiteral("*B")}));
}

TEST_F(InOneWindow, AnotherEventClosesTheFestival) {
    writeFestival();
    writeEvent("c", "Lake Cup", "");
    open("a");
    ASSERT_TRUE(hasOpen(2));
    open("c");
    ASSERT_TRUE(hasOpen(1));
    EXPECT_EQ(names(), List{QStringLiteral("*Lake Cup")});
}

TEST_F(InOneWindow, ClosingOneShowsAnotherAndItComesBackBesideIt) {
    writeFestival();
    open("a");
    ASSERT_TRUE(hasOpen(2));
    window->shown()->closeFile();
    ASSERT_TRUE(hasOpen(1));
    EXPECT_EQ(names(), List{QStringLiteral("*B")});
    open("a");
    ASSERT_TRUE(hasOpen(2));
    EXPECT_TRUE(until([&] { return row(0).shown; })) << "it was asked for";
}

TEST_F(InOneWindow, WhatIsAskedForWhileTheOthersAreLookedForBringsThemAllTheSame) {
    writeFestival();
    writeEvent("c", "Summer Festival – C", "Summer Festival", "81");
    door.lookTakes = 20;
    open("a");
    ASSERT_TRUE(until([&] { return window->shown()->isOpen(); }));
    open("b");
    EXPECT_TRUE(hasOpen(3));
    EXPECT_TRUE(until([&] { return row(1).shown; }));
}

TEST_F(InOneWindow, APreferenceIsOneOfAll) {
    writeFestival();
    open("a");
    ASSERT_TRUE(hasOpen(2));
    row(0).workspace->preferences()->setPerson(QStringLiteral("C. Arbiter"));
    row(1).workspace->preferences()->setLanguage(QStringLiteral("sk"));
    row(1).workspace->preferences()->setFontScale(1.25);
    EXPECT_EQ(row(1).workspace->preferences()->person(), QStringLiteral("C. Arbiter"));
    EXPECT_EQ(row(0).workspace->preferences()->language(), QStringLiteral("sk"));
    EXPECT_EQ(row(0).workspace->preferences()->fontScale(), 1.25);
    row(0).workspace->preferences()->setLanguage(QStringLiteral("en"));
    EXPECT_EQ(row(1).state, QStringLiteral("Round 1 of 3 · open: 61, 62"));
}

TEST_F(InOneWindow, StationsOfEachHaveAPortOfTheirOwnAndKeepIt) { // a telephone comes back to the address it knows
    constexpr quint16 usual = 18377;                              // below those that the system gives out
    writeFestival();
    open("a");
    ASSERT_TRUE(hasOpen(2));
    StationsView& one = *row(0).workspace->stations();
    StationsView& other = *row(1).workspace->stations();
    for (StationsView* const stations : {&one, &other}) {
        stations->setPort(usual);
        stations->toggle();
        ASSERT_TRUE(stations->isOn());
    }
    QString const address = other.address();
    EXPECT_NE(one.address(), address);
    one.toggle();
    other.toggle();
    other.toggle();
    EXPECT_EQ(other.address(), address) << "although the usual port is free now";
}

TEST_F(InOneWindow, AllOfThemAreRecentAndNoneWasInterrupted) {
    writeFestival();
    open("a");
    ASSERT_TRUE(hasOpen(2));
    for (TournamentRow const& one : window->rows()) {
        RecentModel const& recent = *one.workspace->recent();
        ASSERT_EQ(recent.rowCount(), 2);
        for (RecentRow const& each : recent.rows()) EXPECT_FALSE(each.grave) << each.filePath.toStdString();
    }
}

TEST_F(InOneWindow, CopiesOfAllGoToTheStickThatWasChosenInOne) {
    writeFestival();
    open("a");
    ASSERT_TRUE(hasOpen(2));
    QTemporaryDir const stick;
    EXPECT_EQ(row(0).workspace->backup()->setFolder(stick.path()), QString{});
    row(0).workspace->backup()->setAlways(false);
    row(0).workspace->backup()->setKeep(3);
    EXPECT_EQ(row(1).workspace->backup()->keep(), 3);
    EXPECT_EQ(row(1).workspace->backup()->folder(), stick.path());
    EXPECT_FALSE(row(1).workspace->backup()->isAlways());
}

TEST_F(InOneWindow, ANewTournamentOfTheFestivalBeginsBehindTheLastBoard) {
    writeFestival();
    open("a");
    ASSERT_TRUE(hasOpen(2));
    ASSERT_TRUE(window->startSibling());
    EXPECT_EQ(names(), (List{QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("*New tournament")}));
    EventForm& form = *window->shown()->eventForm();
    EXPECT_EQ(form.festival(), QStringLiteral("Summer Festival"));
    EXPECT_EQ(form.firstBoard(), QStringLiteral("63"));
    EXPECT_EQ(form.control(), QStringLiteral("3+2"));
    EXPECT_EQ(form.name(), QString{});
    QString const proposed = window->shown()->suggestFile(QStringLiteral("Blitz")).toLocalFile();
    EXPECT_EQ(QFileInfo(proposed).absolutePath(), QFileInfo(path("a")).absolutePath()) << "else it is not found again";
    form.setName(QStringLiteral("Summer Festival – Blitz"));
    window->shown()->createFile(QUrl::fromLocalFile(proposed));
    EXPECT_TRUE(
        until([&] { return names() == List{QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("*Blitz")}; }));
}

TEST_F(InOneWindow, WhereNoNewOneIsMadeItIsGoneWhenOneTurnsAway) {
    writeFestival();
    open("a");
    ASSERT_TRUE(hasOpen(2));
    ASSERT_TRUE(window->startSibling());
    window->show(0);
    EXPECT_EQ(names(), (List{QStringLiteral("*A"), QStringLiteral("B")}));
}

TEST_F(InOneWindow, AnEventThatSaysNoFestivalHasNoOther) {
    writeEvent("a", "River Cup", "");
    open("a");
    ASSERT_TRUE(hasOpen(1));
    EXPECT_FALSE(window->startSibling());
    EXPECT_EQ(window->shown()->notice()->kind(), NoticeView::Kind::Refused);
}

TEST_F(InOneWindow, QuittingAsksWhereClocksRunAndClosesNothingBefore) {
    writeFestival();
    open("a");
    ASSERT_TRUE(hasOpen(2));
    submit(*row(1).workspace, session::StartClocks{RoundNumber{1}, {}});
    bool may = false;
    QObject::connect(window.get(), &Tournaments::mayQuit, window.get(), [&] { may = true; });
    window->quit();
    ASSERT_TRUE(until([&] { return window->shown()->question()->asked(); }));
    EXPECT_TRUE(row(1).shown) << "where the clocks run";
    EXPECT_EQ(window->count(), 2);
    window->shown()->question()->no();
    EXPECT_FALSE(may);
    EXPECT_EQ(window->count(), 2);
    window->quit();
    ASSERT_TRUE(until([&] { return window->shown()->question()->asked(); }));
    window->shown()->question()->yes();
    EXPECT_TRUE(until([&] { return may; }));
}

TEST_F(InOneWindow, AQuestionOfOneThatIsNotShownIsMarked) {
    writeFestival();
    open("a");
    ASSERT_TRUE(hasOpen(2));
    QuestionText words;
    words.title = QStringLiteral("Replace the file?");
    row(1).workspace->question()->ask(words, QuestionView::Level::Asks, [] {});
    EXPECT_EQ(row(1).news, QStringLiteral("A question"));
    window->show(1);
    EXPECT_EQ(row(1).news, QString{}) << "it is on the screen";
    window->show(0);
    row(1).workspace->question()->no();
    row(1).workspace->notice()->tell(NoticeView::Kind::Refused, QStringLiteral("The disk is full."));
    EXPECT_EQ(row(1).news, QStringLiteral("A message"));
    window->show(1);
    EXPECT_EQ(row(1).news, QString{});
}

TEST_F(InOneWindow, WhoeverWritesTheNameOfAFestivalSeesItsOthers) {
    writeEvent("a", "A", "");
    writeEvent("b", "B", "Summer Festival");
    open("a");
    ASSERT_TRUE(hasOpen(1));
    EventForm& form = *window->shown()->eventForm();
    form.startEdit();
    form.setFestival(QStringLiteral("Summer Festival"));
    submit(*window->shown(), session::ReviseEvent{form.draft()});
    EXPECT_TRUE(hasOpen(2));
}

// --- one command in two files ------------------------------------------------------------------------------------

/// Two tournaments that are open, and what is done in both.
struct DoneInBoth : InOneWindow {
    void openBoth() {
        writeFestival();
        open("a");
        ASSERT_TRUE(hasOpen(2));
        settle();
    }
    [[nodiscard]] Workspace& a() const { return *row(0).workspace; }
    [[nodiscard]] Workspace& b() const { return *row(1).workspace; }
    static session::History const& acts(Workspace& workspace) { return workspace.desk().history(); }
    static session::RecordedAct const& newest(Workspace& workspace) { return acts(workspace).acts().back(); }
    /// Until nothing has come into any file for longer than a slow disk takes for one act: the next part of a command
    /// waits for the one before.
    void settle() const {
        constexpr qint64 quietMs = 200;
        auto const newestOfAll = [this] {
            std::vector<Seq> newest;
            for (TournamentRow const& one : window->rows())
                if (one.workspace->isOpen()) newest.push_back(one.workspace->desk().history().last());
            return newest;
        };
        auto known = newestOfAll();
        for (QElapsedTimer quiet = started(); quiet.elapsed() < quietMs;) {
            QCoreApplication::processEvents();
            QThread::msleep(1);
            if (auto now = newestOfAll(); now != known) {
                known = std::move(now);
                quiet.start();
            }
        }
    }
    static QElapsedTimer started() {
        QElapsedTimer timer;
        timer.start();
        return timer;
    }
    void enterInBoth(char const* name) {
        PlayerForm& form = *a().playerForm();
        form.startNew();
        form.setName(QLatin1String(name));
        form.toggleAlsoIn(0);
        form.submit();
        settle();
        for (int asked = 0; a().question()->asked() && asked < 4; ++asked) { // a round is paired in each
            a().question()->yes();
            settle();
        }
    }
    static session::Player const* playerOf(Workspace& workspace, std::string const& name) {
        for (auto const& [id, player] : workspace.desk().state().players)
            if (player.details.name == name) return &player;
        return nullptr;
    }
    static int keyOf(CheckInModel const& model, QString const& name) {
        for (CheckInRow const& one : model.rows())
            if (one.name == name) return one.playerId;
        return 0;
    }
    static CheckInRow rowOf(CheckInModel const& model, QString const& name) {
        for (CheckInRow const& one : model.rows())
            if (one.name == name) return one;
        return {};
    }
    void closeAll() {
        window = std::make_unique<Tournaments>(ticks, door, settings);
        window->shown()->preferences()->overrideLanguage(QStringLiteral("en"));
    }
    void makeTheFirst(char const* stem, char const* name, char const* firstBoard) {
        writeEvent(stem, name, "Summer Festival", firstBoard, Paired::No);
    }
};

TEST_F(DoneInBoth, APlayerIsEnteredInBothByOneCommandOfOneName) {
    makeTheFirst("a", "Summer Festival – A", "");
    makeTheFirst("b", "Summer Festival – B", "61");
    open("a");
    ASSERT_TRUE(hasOpen(2));
    enterInBoth("Rhine");
    ASSERT_TRUE(playerOf(a(), "Rhine"));
    ASSERT_TRUE(playerOf(b(), "Rhine"));
    EXPECT_EQ(newest(a()).origin.command, newest(b()).origin.command);
    EXPECT_EQ(newest(a()).origin.elsewhere.text(), text(session::tournamentId(acts(b()).acts())));
    EXPECT_EQ(newest(b()).origin.elsewhere.text(), text(session::tournamentId(acts(a()).acts())));
    EXPECT_EQ(window->shown()->notice()->text(), QStringLiteral("Rhine is entered in B, too."));
    a().undo();
    settle();
    EXPECT_FALSE(playerOf(a(), "Rhine"));
    EXPECT_FALSE(playerOf(b(), "Rhine"));
    EXPECT_TRUE(a().notice()->text().endsWith(QStringLiteral("also in B"))) << a().notice()->text().toStdString();
    a().redo();
    settle();
    EXPECT_TRUE(playerOf(a(), "Rhine"));
    EXPECT_TRUE(playerOf(b(), "Rhine"));
}

TEST_F(DoneInBoth, WhoIsInOneIsEnteredInTheOtherFromTheForm) {
    makeTheFirst("a", "Summer Festival – A", "");
    makeTheFirst("b", "Summer Festival – B", "61");
    open("a");
    ASSERT_TRUE(hasOpen(2));
    submit(a(), entering("Rhine"));
    PlayerForm& form = *a().playerForm();
    form.startEdit(playerOf(a(), "Rhine")->id.value());
    EXPECT_FALSE(form.alsoIn().front().toMap()[QStringLiteral("there")].toBool());
    auto const before = acts(a()).last();
    form.toggleAlsoIn(0);
    EXPECT_TRUE(form.typed());
    form.submit();
    settle();
    EXPECT_TRUE(playerOf(b(), "Rhine"));
    EXPECT_EQ(acts(a()).last(), before) << "nothing changed there";
    EXPECT_TRUE(newest(b()).origin.elsewhere.empty());
    form.startEdit(playerOf(a(), "Rhine")->id.value());
    EXPECT_TRUE(form.alsoIn().front().toMap()[QStringLiteral("there")].toBool());
}

TEST_F(DoneInBoth, OneCheckInHasThePlayersOfBothAndWhoPlaysInBothComesOnce) {
    makeTheFirst("a", "Summer Festival – A", "");
    makeTheFirst("b", "Summer Festival – B", "61");
    open("a");
    ASSERT_TRUE(hasOpen(2));
    submit(b(), entering("Rhine"));
    CheckInModel& model = *a().checkIn();
    model.setWatched(true);
    EXPECT_TRUE(model.isOfSeveral());
    EXPECT_EQ(model.rowCount(), 5) << "four play in both";
    EXPECT_EQ(rowOf(model, QStringLiteral("Nile")).tournaments, QStringLiteral("A, B"));
    EXPECT_EQ(rowOf(model, QStringLiteral("Rhine")).tournaments, QStringLiteral("B"));
    model.arrive(keyOf(model, QStringLiteral("Nile")));
    settle();
    EXPECT_TRUE(playerOf(a(), "Nile")->details.checkedIn);
    EXPECT_TRUE(playerOf(b(), "Nile")->details.checkedIn);
    EXPECT_EQ(newest(a()).origin.command, newest(b()).origin.command);
    EXPECT_EQ(model.countText(), QStringLiteral("1 player here, 4 not here yet"));
    model.arrive(keyOf(model, QStringLiteral("Rhine")));
    settle();
    EXPECT_TRUE(playerOf(b(), "Rhine")->details.checkedIn);
    EXPECT_EQ(rowOf(model, QStringLiteral("Rhine")).state, CheckInRow::State::Here);
    submit(b(), session::CheckIn{{playerOf(b(), "Nile")->id}, false});
    EXPECT_EQ(rowOf(model, QStringLiteral("Nile")).stateText, QString::fromUtf8("A: here · B: not here"));
    model.setTogether(false);
    EXPECT_EQ(model.rowCount(), 4);
    EXPECT_EQ(rowOf(model, QStringLiteral("Nile")).stateText, QStringLiteral("here"));
}

TEST_F(DoneInBoth, WhatIsRefusedInTheOtherIsLeftOutThereAndNotAskedAbout) {
    openBoth(); // a round robin that has begun takes nobody
    std::vector<SharedDoor::Part> parts;
    parts.push_back({&a().desk(), session::CheckIn{{playerOf(a(), "Nile")->id}}});
    parts.push_back({&b().desk(), entering("Rhine")});
    a().shared().submit(std::move(parts), [this](SharedDoor::Outcome const& outcome) {
        a().shared().tell(QStringLiteral("Nile is here."), outcome, SharedDoor::Offer::Undo);
    });
    settle();
    EXPECT_FALSE(playerOf(b(), "Rhine"));
    EXPECT_TRUE(a().notice()->text().startsWith(QStringLiteral("Nile is here. Not done in B: ")))
        << a().notice()->text().toStdString();
    EXPECT_EQ(a().notice()->kind(), NoticeView::Kind::Refused);
    ASSERT_TRUE(std::holds_alternative<session::PartsLeftOut>(newest(b()).act));
    EXPECT_TRUE(session::halfDone(acts(a()), acts(b())).empty());
}

TEST_F(DoneInBoth, WhatIsNotWantedInTheOtherIsToldAndNotCalledDoneThere) {
    openBoth();
    std::vector<SharedDoor::Part> parts;
    parts.push_back({&a().desk(), session::CheckIn{{playerOf(a(), "Nile")->id}}});
    parts.push_back({&b().desk(), session::PairRound{}}); // is asked about: games are unfinished
    SharedDoor::Outcome known;
    a().shared().submit(std::move(parts), [&](SharedDoor::Outcome const& outcome) { known = outcome; });
    settle();
    ASSERT_TRUE(a().question()->asked());
    a().undo();
    EXPECT_EQ(a().notice()->kind(), NoticeView::Kind::Refused) << "the command is not done in all of them yet";
    a().question()->no();
    settle();
    EXPECT_EQ(known.doneIn, List{});
    EXPECT_EQ(known.notDone, List{QStringLiteral("Not done in B.")});
    EXPECT_TRUE(playerOf(a(), "Nile")->details.checkedIn);
}

/// Two players who were entered in both.
struct UndoneInBoth : DoneInBoth {
    void SetUp() override {
        makeTheFirst("a", "Summer Festival – A", "");
        makeTheFirst("b", "Summer Festival – B", "61");
        ticks.pass(std::chrono::minutes{1}); // commands are named by the moment the file was opened
        open("a");
        ASSERT_TRUE(hasOpen(2));
        enterInBoth("Rhine");
        enterInBoth("Elbe");
        ASSERT_TRUE(playerOf(a(), "Elbe") && playerOf(b(), "Elbe"));
    }
};

TEST_F(UndoneInBoth, AKeyPressedTwiceTakesTheSameBackInEach) {
    a().undo();
    a().undo();
    settle();
    for (Workspace* const one : {&a(), &b()}) {
        EXPECT_FALSE(playerOf(*one, "Elbe"));
        EXPECT_TRUE(playerOf(*one, "Rhine"));
    }
}

TEST_F(UndoneInBoth, WhatComesBetweenIsNotTakenBackInItsPlace) {
    a().desk().submit(entering("Oder"), session::Confirmation::Yes, a().desk().now(), {}); // at another place
    a().undo();
    settle();
    EXPECT_TRUE(playerOf(a(), "Oder"));
    EXPECT_FALSE(playerOf(a(), "Elbe"));
    EXPECT_FALSE(playerOf(b(), "Elbe"));
}

TEST_F(UndoneInBoth, WhatCannotBeDoneAgainInTheOtherIsSaid) {
    a().undo();
    settle();
    submit(b(), entering("Oder")); // there is nothing to do again there any more
    a().redo();
    settle();
    EXPECT_TRUE(playerOf(a(), "Elbe"));
    EXPECT_FALSE(playerOf(b(), "Elbe"));
    EXPECT_TRUE(a().notice()->text().endsWith(QStringLiteral("Not done in B."))) << a().notice()->text().toStdString();
}

TEST_F(DoneInBoth, WhoIsHereForTheOtherMayComeBackToTheOneThatIsShown) {
    openBoth();
    submit(a(), session::WithdrawPlayer{playerOf(a(), "Nile")->id});
    submit(b(), session::CheckIn{{playerOf(b(), "Nile")->id}});
    CheckInModel& model = *a().checkIn();
    model.setWatched(true);
    model.arrive(keyOf(model, QStringLiteral("Nile")));
    settle();
    EXPECT_FALSE(playerOf(a(), "Nile")->withdrawnFrom);
    EXPECT_TRUE(playerOf(a(), "Nile")->details.checkedIn);
    EXPECT_EQ(a().notice()->text(), QStringLiteral("Nile is here and takes part again in A."));
    model.arrive(keyOf(model, QStringLiteral("Nile")));
    EXPECT_EQ(a().notice()->text(), QStringLiteral("Nile is here already."));
}

TEST_F(DoneInBoth, WhoGoesHomeWithdrawsFromBothByOneCommand) {
    openBoth();
    a().players()->withdrawEverywhere(playerOf(a(), "Nile")->id.value());
    for (int tournament = 0; tournament < 2; ++tournament) { // less than half is played: nothing of it will count
        settle();
        ASSERT_TRUE(window->shown()->question()->asked());
        window->shown()->question()->yes();
    }
    settle();
    EXPECT_TRUE(playerOf(a(), "Nile")->withdrawnFrom);
    EXPECT_TRUE(playerOf(b(), "Nile")->withdrawnFrom);
    EXPECT_EQ(newest(a()).origin.command, newest(b()).origin.command);
    EXPECT_EQ(a().notice()->text(), QStringLiteral("Nile has withdrawn from A, B."));
    a().undo();
    settle();
    EXPECT_FALSE(playerOf(a(), "Nile")->withdrawnFrom);
    EXPECT_FALSE(playerOf(b(), "Nile")->withdrawnFrom);
}

// --- one hall ------------------------------------------------------------------------------------------------------

TEST_F(DoneInBoth, BoardsOfTwoAreSaidWhereTheyAreChosenAndOnTheStrip) {
    openBoth();
    EXPECT_EQ(row(1).news, QString{});
    EventForm& form = *b().eventForm();
    form.startEdit();
    form.setFirstBoard(QStringLiteral("2"));
    EXPECT_EQ(form.firstBoardRemark(), QStringLiteral("Board 2 is also in A. The first free board is 3."));
    submit(b(), session::ReviseEvent{form.draft()});
    EXPECT_EQ(row(1).news, QStringLiteral("Board 2 also in A: free from 3"));
    EXPECT_EQ(b().pairing()->note().section(QString::fromUtf8(" · "), -1),
              QStringLiteral("Board 2 is also in A. The first free board is 3."));
    form.startEdit();
    form.setFirstBoard(QStringLiteral("3"));
    EXPECT_EQ(form.firstBoardRemark(), QString{});
}

TEST_F(DoneInBoth, WhoSitsAtTwoBoardsIsSaid) {
    openBoth();
    submit(a(), session::StartClocks{RoundNumber{1}, {}});
    EXPECT_EQ(row(0).news, QString{});
    submit(b(), session::StartClocks{RoundNumber{1}, {BoardNumber{61}}});
    EXPECT_TRUE(row(0).news.startsWith(QStringLiteral("Playing in B as well at this moment: ")));
    EXPECT_FALSE(row(0).grave);
}

TEST_F(DoneInBoth, ABoardAndAPlayerOfAnotherAreFoundFromHere) {
    openBoth();
    QVariantList const board = a().find()->find(QStringLiteral("61"));
    ASSERT_EQ(board.size(), 1);
    EXPECT_EQ(board.front().toMap()[QStringLiteral("text")].toString(), QStringLiteral("B: Board 61"));
    EXPECT_EQ(board.front().toMap()[QStringLiteral("tournament")].toString(), QStringLiteral("B"));
    QVariantMap const elsewhere = a().find()->elsewhere(QStringLiteral("61"));
    EXPECT_EQ(elsewhere[QStringLiteral("board")].toInt(), 61);
    EXPECT_FALSE(elsewhere[QStringLiteral("goesOn")].toBool());
    EXPECT_TRUE(a().find()->elsewhere(QStringLiteral("6")).isEmpty());
    int found = 0;
    for (QVariant const& one : a().find()->find(QStringLiteral("nile")))
        found += one.toMap()[QStringLiteral("tournament")].toString() == QLatin1String("B") ? 1 : 0;
    EXPECT_EQ(found, 1);
    EXPECT_TRUE(window->showNamed(QStringLiteral("B")));
    EXPECT_EQ(window->shown(), &b());
    EXPECT_FALSE(window->showNamed(QStringLiteral("C")));
}

TEST_F(DoneInBoth, OneListByNameSaysWhereEverybodyOfBothPlays) {
    openBoth();
    PaperMatter matter{a().desk().state(), RoundNumber{1}};
    EXPECT_FALSE(canBeMade(*eventPaper(QStringLiteral("allnames")), matter)) << "alone there is no other";
    matter.name = QStringLiteral("A");
    matter.beside.push_back({QStringLiteral("B"), &b().desk().state()});
    ASSERT_TRUE(canBeMade(*eventPaper(QStringLiteral("allnames")), matter));
    Paper const paper = eventPaper(QStringLiteral("allnames"))->make(matter);
    EXPECT_EQ(paper.head.event, QStringLiteral("Summer Festival"));
    auto const& rows = std::get<PaperTable>(paper.body.front()).rows;
    ASSERT_EQ(rows.size(), 8U);
    EXPECT_EQ(rows[0].cells.mid(0, 2), (List{QStringLiteral("Amazon"), QStringLiteral("A")}));
    EXPECT_EQ(rows[1].cells.mid(0, 2), (List{QStringLiteral("Amazon"), QStringLiteral("B")}));
    EXPECT_TRUE(a().papers()->titles().contains(QStringLiteral("Pairings by name, all tournaments")));
}

TEST_F(DoneInBoth, AScreenGoesThroughTheListsOfBoth) {
    openBoth();
    DisplayView& screen = *a().display();
    screen.setWatched(true);
    EXPECT_TRUE(screen.isOfSeveral());
    auto const turned = [&](int steps) {
        QStringList titles;
        for (int step = 0; step < steps; ++step) {
            titles += screen.seen()->title();
            screen.next();
        }
        return titles;
    };
    QStringList const alone = turned(3);
    for (QString const& title : alone) EXPECT_TRUE(title.startsWith(QString::fromUtf8("A · "))) << title.toStdString();
    screen.setOfAll(true);
    QStringList const both = turned(8);
    EXPECT_FALSE(both.filter(QString::fromUtf8("B · ")).isEmpty()) << both.join(QLatin1Char('|')).toStdString();
    EXPECT_FALSE(both.filter(QString::fromUtf8("A · ")).isEmpty());
    while (screen.seen() == &screen) screen.next();
    b().closeFile();
    ASSERT_TRUE(hasOpen(1));
    EXPECT_TRUE(until([&] { return screen.seen() == &screen; })) << "its own are left";
}

TEST_F(DoneInBoth, AScreenThatIsHeldStaysHeldWhereItTurnsAndAScreenOfItsOwnGoesOn) {
    openBoth();
    DisplayView& screen = *a().display();
    screen.setWatched(true);
    screen.setOfAll(true);
    screen.setHeld(true);
    while (screen.seen() == &screen) screen.next();
    EXPECT_TRUE(b().display()->isHeld());
    while (screen.seen() != &screen) screen.next();
    EXPECT_FALSE(b().display()->isHeld()) << "nobody looks at it";
    b().display()->place()->setOpen(true);
    b().display()->show(static_cast<int>(DisplayView::Shown::ByName));
    while (screen.seen() == &screen) screen.next();
    EXPECT_FALSE(b().display()->isHeld());
    EXPECT_EQ(b().display()->shown(), DisplayView::Shown::ByName);
}

TEST_F(DoneInBoth, AScreenOfAllShowsNothingOfAnotherEventThanItsOwn) {
    openBoth();
    DisplayView& screen = *a().display();
    screen.place()->setOpen(true);
    screen.setOfAll(true);
    while (screen.seen() == &screen) screen.next();
    screen.forget();
    EXPECT_EQ(screen.seen(), &screen);
    EXPECT_FALSE(screen.isOfAll());
    screen.tick();
    EXPECT_EQ(screen.shown(), DisplayView::Shown::Nothing) << "until the arbiter says what";
}

TEST_F(DoneInBoth, APaperStaysChosenWhenOthersComeAndGo) {
    openBoth();
    PapersView& papers = *a().papers();
    papers.setWatched(true);
    auto const chosen = [&] { return papers.titles().value(papers.chosen()); };
    papers.chooseNamed(QStringLiteral("absent"));
    QString const title = chosen();
    ASSERT_GT(papers.chosen(), papers.titles().indexOf(QStringLiteral("Pairings by name, all tournaments")));
    b().closeFile();
    ASSERT_TRUE(hasOpen(1));
    settle();
    EXPECT_FALSE(papers.titles().contains(QStringLiteral("Pairings by name, all tournaments")));
    EXPECT_EQ(chosen(), title);
}

/// The first part of a command alone, as when the program ends before the second file.
struct EndedBetween : DoneInBoth {
    void SetUp() override {
        openBoth();
        std::vector<SharedDoor::Part> parts;
        for (Workspace* const one : {&a(), &b()})
            parts.push_back({&one->desk(), session::CheckIn{{playerOf(*one, "Nile")->id}}});
        a().shared().submit(std::move(parts), {});
        closeAll(); // the first part is written, and nobody hears of it any more
        open("b");
        ASSERT_TRUE(hasOpen(2));
        settle();
    }
};

TEST_F(EndedBetween, IsNoticedAtTheNextOpeningAndDoneInTheOther) {
    ASSERT_TRUE(playerOf(a(), "Nile")->details.checkedIn);
    ASSERT_FALSE(playerOf(b(), "Nile")->details.checkedIn);
    QuestionView& question = *window->shown()->question();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(question.text(), QStringLiteral("Done in A, and not in B, to which it belongs as well:"));
    EXPECT_EQ(question.consequences(), List{QStringLiteral("check-in of Nile")});
    question.yes();
    settle();
    EXPECT_TRUE(playerOf(b(), "Nile")->details.checkedIn);
    closeAll();
    open("a");
    ASSERT_TRUE(hasOpen(2));
    settle();
    EXPECT_FALSE(window->shown()->question()->asked());
}

TEST_F(EndedBetween, WhatIsLeftOutIsNotAskedAboutAgainAndWhatIsNotAnsweredIs) {
    window->shown()->question()->no();
    closeAll();
    open("a");
    ASSERT_TRUE(hasOpen(2));
    settle();
    ASSERT_TRUE(window->shown()->question()->asked());
    window->shown()->question()->instead();
    settle();
    closeAll();
    open("a");
    ASSERT_TRUE(hasOpen(2));
    settle();
    EXPECT_FALSE(window->shown()->question()->asked());
    EXPECT_FALSE(playerOf(b(), "Nile")->details.checkedIn);
}

TEST_F(DoneInBoth, AProgramThatIsKilledBetweenTheFilesIsAskedAboutAtTheNextOpening) {
    writeFestival();
    std::string const program = BINARY_DIR "/killed_between_files";
    std::string const in = folder.path().toStdString();
    pid_t const child = ::fork();
    if (child == 0) {
        ::execl(program.c_str(), program.c_str(), in.c_str(), nullptr);
        ::_exit(127);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << "it ended by itself: " << WEXITSTATUS(status);
    ticks.pass(std::chrono::minutes{1});
    open("a");
    ASSERT_TRUE(hasOpen(2));
    settle();
    EXPECT_TRUE(playerOf(a(), "Nile")->details.checkedIn);
    EXPECT_FALSE(playerOf(b(), "Nile")->details.checkedIn);
    QuestionView& question = *window->shown()->question();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(question.text(), QStringLiteral("Done in A, and not in B, to which it belongs as well:"));
    question.yes();
    settle();
    EXPECT_TRUE(playerOf(b(), "Nile")->details.checkedIn);
}

/// Parts that are written without the window, of tournaments that are open.
struct WrittenInSome : DoneInBoth {
    void write(Workspace& one, session::Command const& command, std::vector<session::CommandId> const& all) {
        session::CommandId id;
        id.bytes.fill(9);
        session::SharedCommand const shared{id, session::elsewhereThan(session::tournamentId(acts(one).acts()), all)};
        bool done = false;
        one.desk().submitShared(shared, command, session::Confirmation::Yes, one.desk().now(), [&](auto const& answer) {
            done = true;
            EXPECT_TRUE(answer);
        });
        ASSERT_TRUE(until([&] { return done; }));
    }
    [[nodiscard]] std::vector<session::CommandId> all() const {
        std::vector<session::CommandId> names;
        for (TournamentRow const& one : window->rows())
            names.push_back(session::tournamentId(acts(*one.workspace).acts()));
        return names;
    }
    void openAgain(int count) {
        closeAll();
        open("a");
        ASSERT_TRUE(hasOpen(count));
        settle();
    }
};

TEST_F(WrittenInSome, APartThatIsMissingInTheThirdIsAskedAboutOnce) {
    writeEvent("c", "Summer Festival – C", "Summer Festival", "81");
    writeFestival();
    open("a");
    ASSERT_TRUE(hasOpen(3));
    for (Workspace* const one : {&a(), &b()}) write(*one, session::CheckIn{{playerOf(*one, "Nile")->id}}, all());
    openAgain(3);
    QuestionView& question = *window->shown()->question();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(question.text(), QStringLiteral("Done in A, and not in C, to which it belongs as well:"));
    question.yes();
    settle();
    EXPECT_FALSE(question.asked());
    EXPECT_TRUE(playerOf(*row(2).workspace, "Nile")->details.checkedIn);
}

TEST_F(WrittenInSome, WhatWasDoneThereMeanwhileIsNeitherDoneAgainNorLeftOut) {
    openBoth();
    write(a(), session::CheckIn{{playerOf(a(), "Nile")->id}}, all());
    std::vector<session::CommandId> const both = all();
    openAgain(2);
    ASSERT_TRUE(window->shown()->question()->asked());
    write(b(), session::CheckIn{{playerOf(b(), "Nile")->id}}, both); // at another desk
    auto const before = acts(b()).last();
    window->shown()->question()->instead();
    settle();
    EXPECT_EQ(acts(b()).last(), before);
}

TEST_F(WrittenInSome, WhatCannotBeDoneThereIsSaidAndCanBeLeftOut) {
    openBoth();
    write(a(), session::CallArbiter{RoundNumber{1}, BoardNumber{1}}, all());
    openAgain(2);
    QuestionView& question = *window->shown()->question();
    ASSERT_TRUE(question.asked());
    EXPECT_TRUE(question.text().contains(QStringLiteral("cannot do it there"))) << question.text().toStdString();
    EXPECT_EQ(question.yesText(), QStringLiteral("Leave it out"));
    EXPECT_EQ(question.insteadText(), QString{});
    question.yes();
    settle();
    EXPECT_TRUE(session::halfDone(acts(a()), acts(b())).empty());
}

// --- who may do what -----------------------------------------------------------------------------------------

/// Somebody who may only read in one tournament shall not write in the other.
struct RolesInBoth : DoneInBoth {
    enum Role : int { Chief, Deputy, Helper };
    void keep(Workspace& workspace, char const* name, Role role) {
        ASSERT_EQ(workspace.persons()->keep(QLatin1String(name), role, {}, true), QString{});
        settle();
    }
    static List personsIn(Workspace& workspace) {
        List names;
        for (PersonRow const& one : workspace.persons()->rows()) names += one.name;
        return names;
    }
};

TEST_F(RolesInBoth, WhoIsEnteredOrRemovedInOneIsSoInTheOthers) {
    openBoth();
    keep(a(), "A. Chief", Chief);
    keep(a(), "C. Helper", Helper);
    EXPECT_EQ(personsIn(b()), (List{QStringLiteral("A. Chief"), QStringLiteral("C. Helper")}));
    EXPECT_EQ(newest(a()).origin.command, newest(b()).origin.command) << "one command";
    EXPECT_TRUE(a().persons()->elsewhere().contains(QStringLiteral("B")));
    EXPECT_FALSE(window->shown()->question()->asked());
    b().persons()->remove(1);
    b().question()->yes();
    settle();
    EXPECT_EQ(personsIn(a()), List{QStringLiteral("A. Chief")});
}

TEST_F(RolesInBoth, WhoSignsInOrLeavesDoesSoForAll) {
    openBoth();
    keep(a(), "A. Chief", Chief);
    EXPECT_EQ(b().persons()->person(), QStringLiteral("A. Chief")) << "who enters the first one is at the desk";
    keep(a(), "C. Helper", Helper);
    b().persons()->signIn(1, {});
    EXPECT_EQ(a().persons()->person(), QStringLiteral("C. Helper"));
    a().persons()->signOut();
    EXPECT_EQ(b().persons()->person(), QString{});
}

TEST_F(RolesInBoth, WhoHasAPinOfHisOwnThereStays) {
    openBoth();
    submit(b(), session::NamePerson{"A. Chief", session::Role::ChiefArbiter, session::lockFor("2468")});
    submit(a(), session::NamePerson{"A. Chief", session::Role::ChiefArbiter, {}});
    a().persons()->signIn(0, {});
    EXPECT_EQ(b().persons()->person(), QString{}) << "nobody has typed the PIN";
    b().persons()->signIn(0, QStringLiteral("2468"));
    ASSERT_TRUE(until([&] { return !b().persons()->isBusy(); }));
    EXPECT_EQ(b().persons()->person(), QStringLiteral("A. Chief"));
    EXPECT_EQ(a().persons()->person(), QStringLiteral("A. Chief"));
}

TEST_F(RolesInBoth, SomebodyElseOfTheSameNameStaysWhoHeIs) {
    openBoth();
    for (Workspace* const one : {&a(), &b()})
        submit(*one,
               session::Together{
                   {session::NamePerson{"A. Chief", session::Role::ChiefArbiter, {}},
                    session::NamePerson{
                        "K. Smith", one == &a() ? session::Role::ResultHelper : session::Role::DeputyArbiter, {}}}});
    a().persons()->signIn(0, {});
    keep(a(), "C. Helper", Helper);
    EXPECT_TRUE(b().desk().state().person("C. Helper"));
    EXPECT_EQ(b().desk().state().person("K. Smith")->role, session::Role::DeputyArbiter);
}

TEST_F(RolesInBoth, WhereThePersonAtTheDeskHasNoSuchRightThatTournamentIsLeftOutAndNamed) {
    openBoth();
    submit(b(), session::NamePerson{"B. Chief", session::Role::ChiefArbiter, session::lockFor("2468")});
    submit(a(), session::NamePerson{"A. Chief", session::Role::ChiefArbiter, {}});
    a().persons()->signIn(0, {});
    keep(a(), "C. Helper", Helper);
    EXPECT_EQ(personsIn(b()), List{QStringLiteral("B. Chief")});
    EXPECT_TRUE(window->shown()->notice()->text().contains(QStringLiteral("Not done in B.")));
    EXPECT_TRUE(session::halfDone(acts(a()), acts(b())).empty()) << "nothing is missing at the next opening";
}

TEST_F(RolesInBoth, WhereNobodyHasARoleTheChiefArbiterIsAskedOnce) {
    openBoth();
    submit(a(), session::NamePerson{"A. Chief", session::Role::ChiefArbiter, {}});
    a().persons()->signIn(0, {});
    QuestionView& question = *window->shown()->question();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(question.title(), QStringLiteral("Nobody has a role in B"));
    question.no();
    a().persons()->signIn(0, {});
    EXPECT_FALSE(question.asked());
    EXPECT_EQ(personsIn(b()), List{});
}

TEST_F(RolesInBoth, WithTheAnswerYesThePersonsOfOneHaveTheirRolesInTheOther) {
    openBoth();
    submit(a(), session::Together{{session::NamePerson{"The Chief", session::Role::ChiefArbiter, {}},
                                   session::NamePerson{"An Observer", session::Role::Observer, {}}}});
    a().persons()->signIn(static_cast<int>(personsIn(a()).indexOf(QStringLiteral("The Chief"))), {});
    window->shown()->question()->yes();
    settle();
    EXPECT_THAT(personsIn(b()), testing::UnorderedElementsAreArray(personsIn(a())));
    EXPECT_EQ(b().persons()->person(), QStringLiteral("The Chief"));
}

TEST_F(RolesInBoth, ANewTournamentHasThePersonsOfTheOthers) {
    openBoth();
    keep(a(), "A. Chief", Chief);
    ASSERT_TRUE(window->startSibling());
    Workspace& made = *window->shown();
    made.eventForm()->setName(QStringLiteral("Summer Festival – Blitz"));
    made.createFile(QUrl::fromLocalFile(path("blitz")));
    ASSERT_TRUE(until([&] { return personsIn(made) == List{QStringLiteral("A. Chief")}; }));
    EXPECT_EQ(made.persons()->person(), QStringLiteral("A. Chief"));
}

TEST_F(RolesInBoth, WhoeverComesBackFromAnotherFestivalSignsInAgain) {
    openBoth();
    writeEvent("c", "Lake Days – C", "Lake Days");
    writeEvent("d", "Lake Days – D", "Lake Days", "61");
    keep(a(), "A. Chief", Chief);
    open("c");
    ASSERT_TRUE(until([&] { return names().contains(QStringLiteral("*C")) && window->count() == 2; }));
    settle();
    open("a");
    ASSERT_TRUE(until([&] { return names().contains(QStringLiteral("*A")) && window->count() == 2; }));
    settle();
    EXPECT_EQ(window->shown()->persons()->person(), QString{});
}

TEST_F(RolesInBoth, WhoeverOpensTheTournamentsAgainSignsInAgain) {
    openBoth();
    keep(a(), "A. Chief", Chief);
    window->quit();
    ASSERT_TRUE(until([&] { return !window->shown()->isOpen(); }));
    open("b");
    ASSERT_TRUE(hasOpen(2));
    settle();
    EXPECT_EQ(a().persons()->person(), QString{});
    EXPECT_EQ(b().persons()->person(), QString{});
}

} // namespace
} // namespace flagfall::view
