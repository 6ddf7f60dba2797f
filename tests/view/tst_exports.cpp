// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/packed.h"
#include "app/view/exports/exports_model.h"
#include "tests/view/hall.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>

namespace flagfall::view {
namespace {

using exports::FileKind;

/// The page of files, in a hall with four players and round 1 paired.
struct ExportsPage : testing::Test {
    ExportsPage() {
        hall.openRound();
        files.setEventFile(folder.filePath(QStringLiteral("river.flagfall")));
        files.setWatched(true);
    }
    [[nodiscard]] int row(FileKind kind) const { return files.rowWith(static_cast<int>(kind)); }
    [[nodiscard]] QString said(FileKind kind, char const* role) const {
        return Hall::at(files, row(kind), role).toString();
    }
    [[nodiscard]] QByteArray written(char const* name) const {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
    }

    Hall hall;
    QTemporaryDir folder;
    ExportsModel& files = *hall.workspace.exports();
    QAbstractItemModelTester tester{&files, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(ExportsPage, SaysWhatBarsAFileAndNothingElseOfIt) { // FIDE's checklist for programs, 169
    EXPECT_EQ(said(FileKind::Report26, "bar"), QStringLiteral("2 games have no result."));
    EXPECT_EQ(said(FileKind::RoundGames, "title"), QStringLiteral("Games of a round: round 1"));
    EXPECT_EQ(said(FileKind::RoundGames, "bar"), QString{});
    EXPECT_EQ(said(FileKind::Calendar, "bar"),
              QStringLiteral("No session of play and no resumption has been announced."));
    files.save(row(FileKind::Report26));
    EXPECT_EQ(hall.workspace.notice()->kind(), NoticeView::Kind::Refused);
    EXPECT_EQ(written("river trf.trf"), QByteArray{});
    files.setInterim(true);
    EXPECT_EQ(said(FileKind::Report26, "bar"), QString{});
    EXPECT_EQ(said(FileKind::RatingReport, "bar"), QStringLiteral("2 games have no result.")) << "nobody rates a part";
    files.save(row(FileKind::Report26));
    EXPECT_TRUE(written("river trf interim.trf").contains("### Interim @ Round 1"));
}

TEST_F(ExportsPage, FollowsTheEventWhileItIsShown) {
    hall.enterResult(1, "1");
    hall.enterResult(2, "=");
    hall.settle();
    EXPECT_EQ(said(FileKind::RatingReport, "bar"), QString{});
    EXPECT_TRUE(said(FileKind::RatingReport, "note").contains(QStringLiteral("the FIDE ID of 4 players")))
        << said(FileKind::RatingReport, "note").toStdString();
    files.save(row(FileKind::RatingReport));
    EXPECT_TRUE(written("river rating R1-1 interim.trf").startsWith("012 River Cup"));
    QString const rounds = QStringLiteral("An interim report: 2 rounds still to be played.");
    EXPECT_TRUE(hall.workspace.notice()->text().endsWith(rounds));
    EXPECT_EQ(said(FileKind::Report26, "note"), rounds);
    EXPECT_TRUE(said(FileKind::RatingReport, "note").startsWith(rounds + QStringLiteral(" Missing: ")));
    EXPECT_EQ(said(FileKind::Standings, "note"), QString{});
}

TEST_F(ExportsPage, WritesWhereOneChoosesButNeverOverAnEvent) {
    QString const table = folder.filePath(QStringLiteral("table.xlsx"));
    files.saveAs(row(FileKind::Standings), QUrl::fromLocalFile(table));
    EXPECT_TRUE(written("table.xlsx").startsWith("PK"));
    EXPECT_EQ(files.endings(row(FileKind::Standings)).join(QLatin1Char(' ')), QStringLiteral("csv tsv xlsx ods"));
    files.saveAs(row(FileKind::Standings), QUrl::fromLocalFile(folder.filePath(QStringLiteral("table.tsv"))));
    EXPECT_TRUE(written("table.tsv").contains('\t'));
    EXPECT_EQ(hall.workspace.notice()->kind(), NoticeView::Kind::Done);
    QFile event(folder.filePath(QStringLiteral("other.flagfall")));
    ASSERT_TRUE(event.open(QIODevice::WriteOnly));
    event.write("SQLite format 3 and more");
    event.close();
    files.saveAs(row(FileKind::Standings), QUrl::fromLocalFile(event.fileName()));
    EXPECT_EQ(hall.workspace.notice()->kind(), NoticeView::Kind::Refused);
    EXPECT_EQ(written("other.flagfall"), "SQLite format 3 and more");
}

TEST_F(ExportsPage, PutsThePapersIntoTheArchive) {
    files.save(row(FileKind::Everything));
    std::string const bytes = written("river everything.zip").toStdString();
    auto archive = tables::Packed::open(bytes, {});
    ASSERT_TRUE(archive);
    EXPECT_TRUE(archive->has("papers/standings.pdf"));
    EXPECT_TRUE(archive->has("papers/names.pdf")) << "pairings by name";
    EXPECT_TRUE(archive->has("games/round-01.pgn"));
    EXPECT_FALSE(archive->has("papers/slips.pdf")) << "they are for the hall";
    EXPECT_TRUE(archive->has("arbiters/report.pdf"));
    EXPECT_TRUE(archive->has("arbiters/rulings.pdf"));
    auto const copy = archive->text("event.flagfall");
    ASSERT_TRUE(copy);
    EXPECT_EQ(*copy, "without contacts");
    auto const index = archive->text("INDEX.txt");
    ASSERT_TRUE(index);
    EXPECT_NE(index->find("arbiters/\n    Confidential"), std::string::npos) << *index;
    EXPECT_NE(index->find("event.flagfall\n    The event file as a copy without e-mail"), std::string::npos) << *index;
    EXPECT_NE(index->find("Not in this archive:\n\nRating report\n    2 games have no result."), std::string::npos)
        << *index;
}

TEST_F(ExportsPage, CopiesAPairingThatIsOnlyProposed) {
    PairingBoardsModel boards;
    auto const idOf = [this](std::string_view name) {
        for (auto const& [id, player] : hall.workspace.desk().state().players)
            if (player.details.name == name) return id.value();
        return 0;
    };
    PairingBoardRow board, half, bye;
    board.board = 1;
    board.whiteId = idOf("Nile, N.");
    board.blackId = idOf("Volga, V.");
    half.board = 2;
    half.whiteId = idOf("Danube, D.");
    bye.board = 3;
    bye.whiteId = idOf("Amazon, A.");
    bye.isBye = true;
    boards.show({board, half, bye});
    files.copyPairing(&boards);
    QStringList const lines = QGuiApplication::clipboard()->text().split(u'\n');
    ASSERT_GE(lines.size(), 4);
    EXPECT_EQ(lines[1].split(u'\t')[2], QStringLiteral("Nile, N.")) << lines[1].toStdString();
    EXPECT_EQ(lines[1].split(u'\t')[5], QStringLiteral("Volga, V.")) << lines[1].toStdString();
    EXPECT_EQ(lines[2].split(u'\t')[5], QString{}) << "the seat is empty as long as the boards are changed by hand";
    EXPECT_EQ(lines[3].split(u'\t')[0], QString{}) << "a bye has no board";
    EXPECT_EQ(lines[3].split(u'\t')[2], QStringLiteral("Amazon, A.")) << lines[3].toStdString();
}

TEST_F(ExportsPage, CopiesTablesAsTextAndAsATable) {
    files.copyResults(1);
    QMimeData const* const data = QGuiApplication::clipboard()->mimeData();
    ASSERT_TRUE(data);
    EXPECT_TRUE(data->text().startsWith(QStringLiteral("Round\tBoard\tWhite's no.\tWhite\t")))
        << data->text().toStdString();
    EXPECT_TRUE(data->html().contains(QStringLiteral("<table")));
    files.copyStandings(1);
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(QStringLiteral("Amazon, A.")));
    EXPECT_FALSE(files.copy(row(FileKind::Report26))) << "it is no table";
}

TEST_F(ExportsPage, CopiesAListAsItsPageShowsIt) {
    files.copyRows(hall.workspace.history(), {QStringLiteral("who"), QStringLiteral("text")});
    QStringList const lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    EXPECT_EQ(lines.size(), hall.workspace.history()->rowCount() + 1);
    EXPECT_EQ(lines[0].trimmed(), QStringLiteral("By\tAction"));
    EXPECT_EQ(lines[1].trimmed(), Hall::at(*hall.workspace.history(), 0, "who").toString() + u'\t' +
                                      Hall::at(*hall.workspace.history(), 0, "text").toString());
}

} // namespace
} // namespace flagfall::view
