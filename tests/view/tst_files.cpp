// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/journal_text.h"
#include "tests/view/hall.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace flagfall::view {
namespace {

TEST(Files, ANewEventIsOpenAndNamesTheWindow) {
    Hall hall;
    QSignalSpy opened(&hall.workspace, &Workspace::opened);
    hall.create();
    EXPECT_EQ(opened.count(), 1);
    EXPECT_TRUE(hall.workspace.isOpen());
    EXPECT_EQ(hall.workspace.fileName(), QStringLiteral("river.flagfall"));
    EXPECT_EQ(hall.workspace.title(), QStringLiteral("River Cup – Flagfall"));
}

TEST(Files, ClosingEmptiesEveryList) {
    Hall hall;
    hall.openRound();
    QSignalSpy closed(&hall.workspace, &Workspace::closed);
    hall.workspace.closeFile();
    ASSERT_TRUE(Hall::until([&] { return !hall.workspace.isOpen(); }));
    EXPECT_EQ(closed.count(), 1);
    EXPECT_EQ(hall.workspace.boards()->rowCount(), 0);
    EXPECT_EQ(hall.workspace.players()->rowCount(), 0);
    EXPECT_EQ(hall.workspace.rounds()->shown(), 0);
    EXPECT_EQ(hall.workspace.history()->count(), 0);
    EXPECT_FALSE(hall.workspace.canUndo());
    EXPECT_EQ(hall.workspace.title(), QStringLiteral("Flagfall"));
}

TEST(Files, DialogsBeginWhereAFileWasChosenLastAndNotInAFolderThatIsGone) {
    QTemporaryDir const home;
    QSettings settings(home.filePath(QStringLiteral("desk.ini")), QSettings::IniFormat);
    Preferences preferences(settings);
    QSignalSpy changed(&preferences, &Preferences::folderChanged);
    {
        QTemporaryDir const stick;
        preferences.setFolder(QUrl::fromLocalFile(stick.path()));
        EXPECT_EQ(changed.count(), 1);
        EXPECT_EQ(Preferences(settings).folder(), QUrl::fromLocalFile(stick.path()));
    }
    EXPECT_TRUE(QFileInfo(preferences.folder().toLocalFile()).isDir()) << "the documents, or the home";
}

TEST(Files, AFileThatCannotBeOpenedIsNamedWithWhatToDo) {
    Hall hall;
    QSignalSpy refusedToOpen(&hall.workspace, &Workspace::refusedToOpen);
    hall.workspace.openFile(QUrl::fromLocalFile(QStringLiteral("/nowhere/lost.flagfall")));
    ASSERT_EQ(refusedToOpen.count(), 1);
    EXPECT_TRUE(refusedToOpen[0][0].toString().contains(QStringLiteral("/nowhere/lost.flagfall")));
    EXPECT_FALSE(hall.workspace.isOpen());
}

TEST(Files, TheEventThatIsOpenIsContinuedWhenItIsOpenedAgain) {
    Hall hall;
    hall.openRound();
    QSignalSpy opened(&hall.workspace, &Workspace::opened);
    QSignalSpy refusedToOpen(&hall.workspace, &Workspace::refusedToOpen);
    QSignalSpy closed(&hall.workspace, &Workspace::closed);
    hall.workspace.openFile(QUrl::fromLocalFile(hall.workspace.filePath()));
    EXPECT_EQ(opened.count(), 1) << "the window turns to it";
    EXPECT_EQ(refusedToOpen.count(), 0);
    EXPECT_EQ(closed.count(), 0);
    EXPECT_EQ(hall.workspace.rounds()->rowCount(), 1);
}

TEST(Files, WhereTheOriginalOfAConvertedEventWentIsTold) {
    Hall first;
    first.create();
    Hall hall;
    hall.door.files["/nowhere/old.flagfall"] = first.door.last->rows();
    hall.door.original = "/nowhere/old.format-1.flagfall";
    hall.workspace.openFile(QUrl::fromLocalFile(QStringLiteral("/nowhere/old.flagfall")));
    ASSERT_TRUE(hall.workspace.isOpen());
    EXPECT_TRUE(hall.workspace.notice()->text().contains(QStringLiteral("/nowhere/old.format-1.flagfall")));
}

TEST(Files, ThatLackAnEntryThatWasOnceSavedHereTellOfIt) {
    Hall first;
    first.create();
    Hall hall;
    hall.door.files["/nowhere/older.flagfall"] = first.door.last->rows();
    hall.door.elsewhere = Seq{371};
    hall.workspace.openFile(QUrl::fromLocalFile(QStringLiteral("/nowhere/older.flagfall")));
    ASSERT_TRUE(hall.workspace.isOpen()) << "an older copy may be what he wants";
    EXPECT_EQ(hall.workspace.notice()->kind(), NoticeView::Kind::Refused);
    EXPECT_TRUE(hall.workspace.notice()->text().contains(QStringLiteral("371")));
}

TEST(Files, WhereAFileWentThatEndedInHalfAnActIsTold) {
    Hall first;
    first.create();
    Hall hall;
    hall.door.files["/nowhere/torn.flagfall"] = first.door.last->rows();
    hall.door.before = "/nowhere/torn.before-opening.flagfall";
    hall.workspace.openFile(QUrl::fromLocalFile(QStringLiteral("/nowhere/torn.flagfall")));
    ASSERT_TRUE(hall.workspace.isOpen());
    EXPECT_TRUE(hall.workspace.notice()->text().contains(QStringLiteral("/nowhere/torn.before-opening.flagfall")));
}

TEST(Files, AFileThatTakesLongToOpenIsShownAndCanBeGivenUp) {
    Hall hall;
    hall.create();
    hall.door.slow = true;
    OpeningView& opening = *hall.workspace.opening();
    opening.setPatience(std::chrono::milliseconds{10});
    hall.workspace.openFile(QUrl::fromLocalFile(QStringLiteral("/nowhere/slow.flagfall")));
    ASSERT_TRUE(opening.isShown());
    EXPECT_EQ(opening.file(), QStringLiteral("slow.flagfall"));
    ASSERT_TRUE(Hall::until([&] { return opening.share() == 0.5; }));
    hall.workspace.openFile(QUrl::fromLocalFile(QStringLiteral("/nowhere/another.flagfall")));
    EXPECT_EQ(opening.file(), QStringLiteral("slow.flagfall")) << "one at a time";
    opening.giveUp();
    ASSERT_TRUE(Hall::until([&] { return !opening.isShown(); }));
    EXPECT_TRUE(hall.workspace.notice()->text().contains(QStringLiteral("was not opened")));
    EXPECT_EQ(hall.workspace.fileName(), QStringLiteral("river.flagfall")) << "what was open stays open";
}

TEST(Files, AFileThatIsSlowDoesNotKeepTheProgramFromEnding) {
    Hall hall;
    hall.door.slow = true;
    hall.workspace.opening()->setPatience(std::chrono::milliseconds{1});
    hall.workspace.openFile(QUrl::fromLocalFile(QStringLiteral("/nowhere/slow.flagfall")));
    EXPECT_TRUE(hall.workspace.opening()->isUnderWay());
}

struct AnActThatWasRefusedAndIsThere : testing::Test {
    Hall hall;
    void SetUp() override {
        Hall first;
        first.create();
        first.enter(QStringLiteral("Amazon, A."));
        hall.door.files["/nowhere/failed.flagfall"] = first.door.last->rows();
        hall.door.refusedOnce = {first.door.last->rows().back().seq};
        hall.workspace.openFile(QUrl::fromLocalFile(QStringLiteral("/nowhere/failed.flagfall")));
        ASSERT_TRUE(hall.workspace.question()->asked());
        EXPECT_TRUE(hall.workspace.question()->text().contains(QStringLiteral("Amazon")));
    }
    [[nodiscard]] std::string lastKind() const { return hall.door.last->rows().back().kind; }
};

TEST_F(AnActThatWasRefusedAndIsThere, CountsWhenTheArbiterSaysSo) {
    hall.workspace.question()->yes();
    hall.settle();
    EXPECT_EQ(hall.workspace.players()->count(), 1);
    EXPECT_EQ(lastKind(), "act.kept");
}

TEST_F(AnActThatWasRefusedAndIsThere, IsTakenBackWhenTheArbiterSaysSo) {
    hall.workspace.question()->instead();
    hall.settle();
    EXPECT_EQ(hall.workspace.players()->count(), 0);
    EXPECT_EQ(lastKind(), "act.retracted");
}

TEST_F(AnActThatWasRefusedAndIsThere, WaitsWhenTheArbiterPutsItOff) {
    hall.workspace.question()->no();
    hall.settle();
    EXPECT_EQ(hall.workspace.players()->count(), 1);
    EXPECT_EQ(lastKind(), "desk.opened");
}

TEST(Files, AnEventWhoseFileWasTakenAwayGoesOnInANewOne) {
    Hall hall;
    hall.create();
    auto const before = hall.door.last->rows();
    hall.door.last->refuseAppends(session::JournalFault::TakenAway);
    hall.enter(QStringLiteral("Amazon, A."));
    EXPECT_TRUE(hall.workspace.unsavedText().contains(QStringLiteral("moved or replaced")));
    EXPECT_EQ(hall.workspace.players()->count(), 0);

    QFile leftBehind(QDir::tempPath() + QStringLiteral("/river-2.flagfall-wal"));
    ASSERT_TRUE(leftBehind.open(QIODevice::WriteOnly));
    hall.workspace.moveToNewFile();
    ASSERT_TRUE(Hall::until([&] { return hall.workspace.fileName() == QStringLiteral("river-3.flagfall"); }))
        << "a file of that name would take what another one has left behind for its own";
    leftBehind.remove();
    EXPECT_TRUE(Hall::until([&] { return hall.workspace.unsavedText().isEmpty(); }));
    EXPECT_EQ(hall.door.last->rows().size(), before.size());
    hall.enter(QStringLiteral("Amazon, A."));
    EXPECT_EQ(hall.workspace.players()->count(), 1);
    EXPECT_GT(hall.door.last->rows().size(), before.size());
}

TEST(Files, ARefusedCreationLeavesNothingOpen) {
    Hall hall;
    hall.door.refuses = session::JournalFault::ReadOnly;
    hall.create();
    EXPECT_FALSE(hall.workspace.isOpen());
    EXPECT_EQ(hall.workspace.notice()->kind(), NoticeView::Kind::Refused);
}

TEST(Files, AWrongFormCreatesNothing) {
    Hall hall;
    hall.workspace.eventForm()->startNew();
    hall.workspace.createFile(QUrl::fromLocalFile(QStringLiteral("/nowhere/x.flagfall")));
    EXPECT_FALSE(hall.workspace.isOpen());
    EXPECT_EQ(hall.workspace.eventForm()->nameError(), QStringLiteral("The event needs a name."));
}

TEST(Files, AFileThatCannotBeMadeClosesNothingAndKeepsTheForm) {
    Hall hall;
    hall.openRound();
    hall.workspace.eventForm()->startNew();
    hall.workspace.eventForm()->setName(QStringLiteral("Second Cup"));
    hall.workspace.eventForm()->setRounds(5);
    for (QString const& path : {QStringLiteral("/nowhere/second.flagfall"), QString{}}) {
        hall.workspace.createFile(path.isEmpty() ? QUrl{} : QUrl::fromLocalFile(path));
        hall.settle();
        EXPECT_TRUE(hall.workspace.isOpen());
        EXPECT_EQ(hall.workspace.notice()->kind(), NoticeView::Kind::Refused);
        EXPECT_EQ(hall.workspace.eventForm()->name(), QStringLiteral("Second Cup"));
    }
}

TEST(Files, ASuggestedNameFitsEveryDisk) {
    Hall hall;
    QString const path = hall.workspace.suggestFile(QStringLiteral("Žilina Öpen 2026/27!")).toLocalFile();
    EXPECT_EQ(QFileInfo(path).fileName(), QStringLiteral("zilina-open-2026-27.flagfall"));
    EXPECT_EQ(QFileInfo(hall.workspace.suggestFile(QString{}).toLocalFile()).fileName(),
              QStringLiteral("event.flagfall"));
}

TEST(Files, ATypedPathMayBeginAtHome) {
    Hall hall;
    EXPECT_EQ(hall.workspace.fileAt(QStringLiteral(" ~/a.flagfall")).toLocalFile(), QDir::homePath() + "/a.flagfall");
    EXPECT_EQ(hall.workspace.pathOf(QUrl::fromLocalFile(QStringLiteral("/tmp/a.flagfall"))),
              QStringLiteral("/tmp/a.flagfall"));
    QString const address = QStringLiteral("postgresql://desk@hall:5432/chess?event=Open2026&sslmode=verify-full");
    EXPECT_EQ(hall.workspace.fileAt(address).toString(), address) << "an event in a database";
    EXPECT_EQ(eventStem(address), QStringLiteral("Open2026")) << "no sign that a stick refuses";
    EXPECT_EQ(eventStem(QStringLiteral("/events/b.c.flagfall")), QStringLiteral("b.c"));
    session::JournalProblem const away{session::JournalFault::IoError, address.toStdString(), {}, {}, 0, 0};
    EXPECT_TRUE(journalProblemText(away).startsWith(QStringLiteral("The database of postgresql://")));
    EXPECT_TRUE(hall.workspace.fileAt(QString{}).isEmpty());
}

TEST(Files, AFullDiskIsToldUntilItHasRoomAgain) {
    Hall hall;
    hall.openRound();
    hall.workspace.boards()->startAll();
    hall.settle();
    hall.door.last->refuseAppends(session::JournalFault::DiskFull);
    hall.workspace.boards()->press(1, BoardsModel::Side::White);
    hall.settle();
    EXPECT_TRUE(hall.workspace.unsavedText().contains(QStringLiteral("the disk is full")));
    EXPECT_EQ(hall.board(0, "running").toInt(), static_cast<int>(BoardsModel::Side::Black));
    hall.door.last->acceptAppends();
    hall.workspace.boards()->press(1, BoardsModel::Side::Black);
    hall.settle();
    EXPECT_TRUE(hall.workspace.unsavedText().isEmpty());
}

TEST(RecentFiles, AreKeptNewestFirstAndCanBeForgotten) {
    QTemporaryDir folder;
    QSettings settings(folder.filePath("s.ini"), QSettings::IniFormat);
    RecentModel recent(settings);
    recent.add("/a", "A", "X", QDateTime::fromMSecsSinceEpoch(1'790'000'000'000));
    recent.add("/b", "B", "Y", QDateTime::fromMSecsSinceEpoch(1'790'000'100'000));
    recent.add("/a", "A2", "X", QDateTime::fromMSecsSinceEpoch(1'790'000'200'000));
    ASSERT_EQ(recent.count(), 2);
    EXPECT_EQ(recent.rows().front().name, QStringLiteral("A2"));
    RecentModel again(settings);
    EXPECT_EQ(again.rows(), recent.rows());
    QSignalSpy asked(&recent, &RecentModel::openAsked);
    recent.open(1);
    EXPECT_EQ(asked[0][0].toString(), QStringLiteral("/b"));
    recent.forget(0);
    EXPECT_EQ(recent.count(), 1);
}

} // namespace
} // namespace flagfall::view
