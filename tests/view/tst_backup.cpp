// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/settings/backup_retention.h"
#include "tests/view/hall.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

namespace flagfall::view {
namespace {

struct Backup : testing::Test {
    Hall hall;
    QTemporaryDir stick;
    BackupView& backup = *hall.workspace.backup();
    QStringList mounted;

    void SetUp() override {
        backup.setPlaces([this] { return mounted; });
        hall.openRound();
    }
    void choose() { ASSERT_EQ(backup.setFolder(stick.path()), QString{}); }
    [[nodiscard]] bool idle() {
        return Hall::until([this] { return !backup.isBusy(); });
    }
    void finishRound() {
        for (int board = 1; board <= 2; ++board) hall.enterResult(board, "=");
        hall.settle();
        ASSERT_TRUE(idle());
    }
    [[nodiscard]] QStringList copies() const { return QDir(stick.path()).entryList(QDir::Files, QDir::Name); }
};

TEST_F(Backup, IsMadeWhenTheLastResultOfARoundIsInAndNotBefore) {
    choose();
    hall.enterResult(1, "=");
    hall.settle();
    ASSERT_TRUE(idle());
    EXPECT_TRUE(copies().isEmpty());
    hall.enterResult(2, "1");
    ASSERT_TRUE(Hall::until([this] { return !copies().isEmpty(); }));
    ASSERT_TRUE(idle());
    EXPECT_EQ(copies(), QStringList{QStringLiteral("river-round-1.flagfall")});
    EXPECT_TRUE(backup.state().contains(QStringLiteral("river-round-1.flagfall")));
    EXPECT_FALSE(backup.hasFailed());
}

TEST_F(Backup, IsNotMadeByItselfWhereTheArbiterDoesNotWantIt) {
    choose();
    backup.setAlways(false);
    finishRound();
    EXPECT_TRUE(copies().isEmpty());
}

TEST_F(Backup, NeverReplacesAnother) {
    choose();
    backup.backUp();
    ASSERT_TRUE(idle());
    backup.backUp();
    ASSERT_TRUE(idle());
    EXPECT_EQ(copies(),
              (QStringList{QStringLiteral("river-round-0-2.flagfall"), QStringLiteral("river-round-0.flagfall")}));
}

TEST_F(Backup, HasANumberBehindThatOfTheNewestAlsoWhereOlderOnesAreGone) {
    choose();
    QFile newest(stick.filePath(QStringLiteral("river-round-0-7.flagfall")));
    ASSERT_TRUE(newest.open(QIODevice::WriteOnly));
    backup.backUp();
    ASSERT_TRUE(idle());
    EXPECT_EQ(copies().size(), 2);
    EXPECT_TRUE(copies().contains(QStringLiteral("river-round-0-8.flagfall")));
}

TEST_F(Backup, WaitsForTheStickThatIsNotThere) {
    choose();
    QString const path = stick.path();
    ASSERT_TRUE(QDir().rename(path, path + QStringLiteral("-out")));
    finishRound();
    EXPECT_TRUE(backup.hasFailed());
    EXPECT_EQ(hall.workspace.notice()->kind(), NoticeView::Kind::Refused);
    EXPECT_TRUE(backup.state().contains(QStringLiteral("Plug the stick in")));
    ASSERT_TRUE(QDir().rename(path + QStringLiteral("-out"), path));
    backup.lookAround();
    ASSERT_TRUE(idle());
    EXPECT_EQ(copies().size(), 1);
    EXPECT_FALSE(backup.hasFailed());
}

TEST_F(Backup, AStickThatIsPluggedInIsNoticed) {
    mounted = {stick.path()};
    backup.lookAround();
    EXPECT_EQ(backup.places(), mounted);
    EXPECT_TRUE(hall.workspace.notice()->text().contains(stick.path()));
    backup.choosePlace(0);
    EXPECT_EQ(backup.folder(), stick.path());
}

TEST_F(Backup, ThatCannotBeWrittenSaysWhy) {
    choose();
    hall.door.backUpRefuses = session::JournalFault::DiskFull;
    backup.backUp();
    ASSERT_TRUE(idle());
    EXPECT_TRUE(backup.hasFailed());
    EXPECT_TRUE(hall.workspace.notice()->text().contains(QStringLiteral("is full")));
}

TEST_F(Backup, IsTriedByRestoringTheNewestCopy) {
    choose();
    backup.tryNewest();
    EXPECT_TRUE(hall.workspace.notice()->text().contains(QStringLiteral("no copy"))) << "there is none yet";
    backup.backUp();
    ASSERT_TRUE(idle());
    hall.door.trial.newer = 3;
    backup.tryNewest();
    ASSERT_TRUE(idle());
    EXPECT_EQ(QFileInfo(QString::fromStdString(hall.door.tried)).fileName(), QStringLiteral("river-round-0.flagfall"));
    EXPECT_TRUE(backup.state().contains(QStringLiteral("is good"))) << backup.state().toStdString();
    EXPECT_TRUE(backup.state().contains(QStringLiteral("3"))) << "entries came since then";
    hall.door.trial.isOther = true;
    backup.tryNewest();
    ASSERT_TRUE(idle());
    EXPECT_TRUE(backup.hasFailed());
}

TEST_F(Backup, ThatIsTooManyIsRemovedWhenANewOneIsSaved) {
    choose();
    backup.setKeep(3);
    QDateTime const before(QDate::currentDate().addDays(-1), QTime(12, 0));
    auto const lay = [&](char const* name, int minutes) {
        QFile file(stick.filePath(QLatin1String(name)));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_TRUE(file.setFileTime(before.addSecs(60 * minutes), QFileDevice::FileModificationTime));
    };
    int minute = 0;
    for (char const* const name :
         {"river-round-0.flagfall", "river-round-0-2.flagfall", "river-round-0-3.flagfall", "river-round-0-4.flagfall",
          "river-round-0-5.flagfall", "river-round-0-notes.flagfall", "rivers-round-0-2.flagfall", "river.flagfall"})
        lay(name, ++minute);
    hall.door.ofOthers = {stick.filePath(QStringLiteral("river-round-0-3.flagfall")).toStdString()};
    backup.backUp();
    ASSERT_TRUE(idle());
    EXPECT_TRUE(backup.state().contains(QStringLiteral("river-round-0.flagfall, river-round-0-2.flagfall")))
        << backup.state().toStdString();
    EXPECT_EQ(copies(), (QStringList{"river-round-0-3.flagfall", "river-round-0-4.flagfall", "river-round-0-5.flagfall",
                                     "river-round-0-6.flagfall", "river-round-0-notes.flagfall", "river.flagfall",
                                     "rivers-round-0-2.flagfall"}))
        << "what belongs to another event stays, and so do other names";
}

TEST_F(Backup, IsNotRemovedWhereTheNewOneWasNotSavedOrAllAreKept) {
    choose();
    for (int n = 0; n < 6; ++n) {
        backup.backUp();
        ASSERT_TRUE(idle());
    }
    EXPECT_EQ(copies().size(), 6);
    backup.setKeep(3);
    hall.door.backUpRefuses = session::JournalFault::DiskFull;
    backup.backUp();
    ASSERT_TRUE(idle());
    EXPECT_EQ(copies().size(), 6);
}

TEST(BackupRetention, KeepsTheNewestAndTheLastOfEachRoundAndEachDay) {
    auto const at = [](int day, int hour) { return QDateTime({2026, 11, day}, {hour, 0}); };
    QList<BackupFile> const files{{"1a", 1, at(1, 10)}, {"1b", 1, at(1, 11)}, {"1c", 1, at(1, 12)},
                                  {"2a", 2, at(1, 13)}, {"2b", 2, at(2, 9)},  {"3a", 3, at(2, 10)},
                                  {"3b", 3, at(2, 11)}, {"3c", 3, at(2, 12)}};
    EXPECT_EQ(copiesToRemove(files, 2), (QStringList{"1a", "1b", "3a"})) << "1c ends a round, 2a the first day";
    EXPECT_EQ(copiesToRemove(files, 3), (QStringList{"1a", "1b"}));
    EXPECT_TRUE(copiesToRemove(files, 0).isEmpty()) << "all";
    EXPECT_TRUE(copiesToRemove({}, 2).isEmpty());
}

TEST(BackupRetention, KnowsItsOwnFilesByTheirNames) {
    EXPECT_EQ(roundInBackupName("open", "open-round-3.flagfall"), 3);
    EXPECT_EQ(roundInBackupName("open", "open-round-3-12.flagfall"), 3);
    for (char const* const name : {"open-round-3.flagfall-wal", "open-round-.flagfall", "open-round-3-x.flagfall",
                                   "open.flagfall", "opens-round-3.flagfall", "open-round-3.pdf"})
        EXPECT_EQ(roundInBackupName("open", name), std::nullopt) << name;
}

TEST_F(Backup, ASecondPlaceMustBeThere) {
    EXPECT_NE(backup.setFolder(QStringLiteral("/nowhere/at/all")), QString{});
    EXPECT_EQ(backup.folder(), QString{});
}

} // namespace
} // namespace flagfall::view
