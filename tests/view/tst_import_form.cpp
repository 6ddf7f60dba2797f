// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demo_file.h"
#include "tests/view/hall.h"

#include <QSignalSpy>
#include <QTest>

namespace flagfall::view {
namespace {

struct ImportReview : testing::Test {
    Hall hall;
    ImportForm& form = *hall.workspace.importForm();
    void load() { form.read(QStringLiteral("cross.trf"), QByteArray::fromStdString(demo::reportFile())); }
    /// The rounds are compared on another thread first.
    void waitForTheEvent() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return hall.workspace.isOpen(); }));
        hall.settle();
    }
};

TEST_F(ImportReview, ShowsPlayersRoundsAndRemarksBeforeAnythingIsCreated) {
    load();
    ASSERT_TRUE(form.loaded());
    EXPECT_FALSE(form.failed());
    EXPECT_EQ(form.summary(), QStringLiteral("6 players, 2 rounds"));
    EXPECT_TRUE(form.roundsAvailable());
    EXPECT_EQ(form.players()->rowCount(), 6);
    EXPECT_GT(form.remarks()->count(), 2);
    EXPECT_FALSE(hall.workspace.isOpen());
    EXPECT_EQ(hall.workspace.eventForm()->name(), QStringLiteral("Southern Cross Open"));
    EXPECT_EQ(hall.workspace.eventForm()->rounds(), 5);
}

TEST_F(ImportReview, AsksForTheControlThatTheFileDoesNotGive) {
    load();
    EXPECT_FALSE(hall.workspace.eventForm()->valid());
    EXPECT_FALSE(hall.workspace.eventForm()->controlError().isEmpty());
}

TEST_F(ImportReview, CreatesTheEventWithItsRounds) {
    load();
    hall.workspace.eventForm()->setControl(QStringLiteral("90+30"));
    form.create(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/cross.flagfall")));
    waitForTheEvent();
    ASSERT_TRUE(hall.workspace.isOpen()) << hall.workspace.notice()->text().toStdString();
    EXPECT_EQ(hall.workspace.players()->count(), 6);
    EXPECT_EQ(hall.workspace.rounds()->count(), 2);
    EXPECT_FALSE(form.loaded());
}

TEST_F(ImportReview, TakesAccelerationByesAndProhibitedPairsOfASwiss) {
    QByteArray file = "012 Open\n142 5\n152 W\n192 FIDE_DUTCH_2026\n222 5400+30\n";
    for (int number = 1; number <= 8; ++number)
        file += "001    " + QByteArray::number(number) + "      P" + QByteArray::number(number) + "\n";
    file += "250       1.0   1   2    1    4\n250       0.5   3   3    1    4\n"
            "240 H   2    2\n260   1   5    1    3\n";
    form.read(QStringLiteral("open.trf"), file);
    ASSERT_TRUE(form.loaded());
    EXPECT_TRUE(form.scopeHint().contains(QStringLiteral("1 prohibited pairing, 1 bye in later rounds")))
        << form.scopeHint().toStdString();
    form.create(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/open.flagfall")));
    waitForTheEvent();
    session::EventState const& state = hall.workspace.desk().state();
    EXPECT_EQ(state.details.system, "FIDE_DUTCH_2026_BAKU");
    EXPECT_EQ(byeIn(*state.playersInOrder().at(1), RoundNumber{2}), session::Bye::HalfPoint);
    ASSERT_EQ(state.prohibited.size(), 1U);
    EXPECT_FALSE(state.prohibited.front().only);
}

TEST_F(ImportReview, CanTakeThePlayersOnly) {
    load();
    form.setWithRounds(false);
    hall.workspace.eventForm()->setControl(QStringLiteral("90+30"));
    form.create(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/cross.flagfall")));
    waitForTheEvent();
    EXPECT_EQ(hall.workspace.players()->count(), 6);
    EXPECT_EQ(hall.workspace.rounds()->count(), 0);
}

/// The sentences about the file, with their places.
QStringList said(RemarksModel const& remarks) {
    QStringList all;
    for (RemarkRow const& row : remarks.rows()) all += row.place + QStringLiteral(": ") + row.text;
    return all;
}

TEST_F(ImportReview, TellsOfResultsThatAreNotKnownAndOfAdjournedGames) { // VCL 163-166
    std::string file = "### Adjournment @ Round 1: 1-6 1/2-1/2 => 1-0\n" + demo::reportFile();
    auto const put = [&file](std::string_view player, std::size_t column, char symbol) {
        file[file.find(player) + column - 1] = symbol;
    };
    put("001    2", 109, '$');
    form.read(QStringLiteral("cross.trf"), QByteArray::fromStdString(file));
    EXPECT_FALSE(form.failed());
    QString const all = said(*form.remarks()).join(u'\n');
    EXPECT_TRUE(all.contains(QStringLiteral("column 109: “$” is not a known result; the game was read as one without "
                                            "a result.")))
        << all.toStdString();
    EXPECT_TRUE(all.contains(QStringLiteral("Round 1: the adjourned game 1–6 counted as a draw and ended 1–0.")))
        << all.toStdString();
    EXPECT_TRUE(all.contains(QStringLiteral("Round 2: 1 game"))) << all.toStdString();
}

TEST_F(ImportReview, TakesEveryRecordOfAFileWithErrorsAndSaysWhatWasTakenInstead) { // VCL 51, 52
    std::string file = demo::reportFile();
    auto const at = [&file](std::string_view player, std::size_t column) -> char& {
        return file[file.find(player) + column - 1];
    };
    at("001    2", 95) = 'x'; // the opponent of the first round
    at("001    1", 50) = 'l'; // the rating
    form.read(QStringLiteral("cross.trf"), QByteArray::fromStdString(file));
    ASSERT_TRUE(form.loaded());
    EXPECT_EQ(form.summary(), QStringLiteral("6 players, 2 rounds"));
    EXPECT_EQ(Hall::at(*form.remarks(), 0, "kind").toInt(), static_cast<int>(RemarksModel::Kind::Repaired));
    QString const all = said(*form.remarks()).join(u'\n');
    EXPECT_TRUE(all.contains(QStringLiteral("is not an opponent's number. The round was imported as “")))
        << all.toStdString();
    EXPECT_TRUE(all.contains(QStringLiteral("is not a rating. The player was imported without a rating.")))
        << all.toStdString();
    hall.workspace.eventForm()->setControl(QStringLiteral("90+30"));
    form.create(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/cross.flagfall")));
    waitForTheEvent();
    EXPECT_EQ(hall.workspace.rounds()->count(), 2);
}

TEST_F(ImportReview, SaysWhatIsWrongWithAFileThatIsNone) {
    QSignalSpy failed(&form, &ImportForm::failedChanged);
    form.read(QStringLiteral("letter.txt"), "Dear arbiter,\n");
    EXPECT_TRUE(form.failed());
    EXPECT_FALSE(form.loaded());
    EXPECT_EQ(failed.count(), 1);
    ASSERT_GT(form.remarks()->count(), 0);
    EXPECT_EQ(Hall::at(*form.remarks(), 0, "kind").toInt(), static_cast<int>(RemarksModel::Kind::Wrong));
}

TEST_F(ImportReview, NamesAFileThatIsNotThere) {
    QSignalSpy told(&hall.workspace, &Workspace::refusedToOpen);
    hall.workspace.startImport(QUrl::fromLocalFile(QStringLiteral("/nowhere/lost.trf")));
    ASSERT_EQ(told.count(), 1);
    EXPECT_TRUE(told[0][0].toString().contains(QStringLiteral("/nowhere/lost.trf")));
}

} // namespace
} // namespace flagfall::view
