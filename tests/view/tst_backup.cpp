// SPDX-License-Identifier: GPL-3.0-or-later
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

TEST_F(Backup, ASecondPlaceMustBeThere) {
    EXPECT_NE(backup.setFolder(QStringLiteral("/nowhere/at/all")), QString{});
    EXPECT_EQ(backup.folder(), QString{});
}

} // namespace
} // namespace flagfall::view
