// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/made_up_list.h"
#include "tests/view/hall.h"

#include <QFile>

namespace flagfall::view {
namespace {

/// A workspace with a list of its own.
struct RatingLists : testing::Test {
    Hall hall;
    QTemporaryDir folder;
    RatingListsModel& lists = *hall.workspace.ratingLists();
    ListHitsModel& hits = *hall.workspace.listHits();
    ListDifferencesModel& differences = *hall.workspace.listDifferences();
    QAbstractItemModelTester watchLists{&lists};
    QAbstractItemModelTester watchHits{&hits};
    QAbstractItemModelTester watchDifferences{&differences};

    void import(std::string const& text, QString const& name = QStringLiteral("fide"),
                QString const& month = QStringLiteral("2026-11")) {
        QFile file(folder.filePath(QStringLiteral("list.csv")));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text.data(), static_cast<qint64>(text.size()));
        file.close();
        lists.importFile(QUrl::fromLocalFile(file.fileName()), name, month);
        ASSERT_TRUE(Hall::until([this] { return !lists.importing(); }));
    }
    void importUsual() {
        import("Name;FIDE ID;Fed;Title;Sex;Rating;Rapid;K;Born\n"
               "Cizmar, Jan;14900001;SVK;FM;m;2310;2250;20;1998\n"
               "Cizmarova, Anna;14900002;SVK;;w;;1800;40;2008\n");
    }
    [[nodiscard]] session::PlayerDetails only() {
        auto const& players = hall.workspace.desk().state().players;
        return players.size() == 1 ? players.begin()->second.details : session::PlayerDetails{};
    }
    /// As the form does when Enter is pressed under the name.
    void enter(QString const& letters) {
        PlayerForm& form = *hall.workspace.playerForm();
        form.startNew();
        form.setName(letters);
        hits.search(letters);
        EXPECT_TRUE(hits.take());
        form.submit();
        hall.settle();
    }
};

TEST_F(RatingLists, AreImportedInTheBackgroundAndShown) {
    EXPECT_EQ(lists.count(), 0);
    import(lists::madeUpList(20'000, lists::MadeUpForm::Text), {});
    ASSERT_EQ(lists.count(), 1);
    EXPECT_EQ(lists.rows()[0].name, QStringLiteral("FIDE"));
    EXPECT_EQ(lists.rows()[0].month, QStringLiteral("November 2026"));
    EXPECT_EQ(hall.workspace.notice()->text(), QStringLiteral("FIDE, November 2026: 20000 players imported."));
    lists.remove(0);
    EXPECT_EQ(lists.count(), 0);
}

TEST_F(RatingLists, AreAllReadAgainWithOneKeyWhereTheirFilesHaveChanged) { // VCL 136
    EXPECT_FALSE(lists.isRefreshable());
    importUsual();
    EXPECT_TRUE(lists.isRefreshable());
    lists.refresh();
    EXPECT_FALSE(lists.importing());
    EXPECT_TRUE(hall.workspace.notice()->text().startsWith(QStringLiteral("No other file of a list has changed")));
    QFile file(folder.filePath(QStringLiteral("list.csv")));
    ASSERT_TRUE(file.open(QIODevice::Append));
    file.write("Zeman, Ivan;14900003;SVK;;m;1900;;20;1990\n");
    file.flush();
    ASSERT_TRUE(file.setFileTime(QDateTime{QDate{2026, 11, 28}, QTime{12, 0}}, QFileDevice::FileModificationTime));
    file.close();
    lists.update();
    EXPECT_TRUE(lists.ageText().contains(QStringLiteral("R reads them again"))) << lists.ageText().toStdString();
    lists.refresh();
    ASSERT_TRUE(Hall::until([this] { return !lists.importing(); }));
    ASSERT_EQ(lists.count(), 1) << "under the name that was typed, in place of the one before";
    EXPECT_EQ(lists.rows()[0].countText, QStringLiteral("3 players"));
    EXPECT_FALSE(lists.ageText().contains(QStringLiteral("R reads them again")));
    ASSERT_TRUE(file.remove());
    lists.refresh();
    EXPECT_TRUE(hall.workspace.notice()->text().contains(QStringLiteral("list.csv is not there any more")));
    lists.remove(0);
    EXPECT_FALSE(lists.isRefreshable()) << "nobody asks for a list that was removed";
}

TEST_F(RatingLists, SayHowOldTheMainListIsBeforeTheEventIsCompared) { // VCL 141
    hall.create(QStringLiteral("90+30"));
    EXPECT_EQ(lists.ageText(), QString{});
    importUsual();
    EXPECT_TRUE(lists.ageText().startsWith(QStringLiteral("FIDE, November 2026: read")))
        << lists.ageText().toStdString();
    EXPECT_FALSE(lists.ageText().contains(QStringLiteral("in force")));
    lists.remove(0);
    import("Name;FIDE ID;Fed;Title;Sex;Rating\nCizmar, Jan;14900001;SVK;FM;m;2310\n", QStringLiteral("fide"),
           QStringLiteral("2020-09"));
    EXPECT_TRUE(lists.ageText().contains(QStringLiteral("is in force for this event: import it (+).")))
        << lists.ageText().toStdString();
}

TEST_F(RatingLists, AreComparedWithTheEventAfterAnImportUnlessThatIsSwitchedOff) { // VCL 138
    EXPECT_TRUE(lists.comparesImports());
    lists.setComparesImports(false);
    EXPECT_FALSE(lists.comparesImports());
}

TEST_F(RatingLists, ImportCanBeCancelled) {
    QFile file(folder.filePath(QStringLiteral("list.txt")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(lists::madeUpList(50'000, lists::MadeUpForm::Text)));
    file.close();
    lists.importFile(QUrl::fromLocalFile(file.fileName()), {}, {});
    EXPECT_TRUE(lists.importing());
    lists.cancel();
    ASSERT_TRUE(Hall::until([this] { return !lists.importing(); }));
    EXPECT_EQ(lists.count(), 0);
    EXPECT_TRUE(hall.workspace.notice()->text().startsWith(QStringLiteral("The import was cancelled.")));
}

TEST_F(RatingLists, SayWhatIsWrongWithAFile) {
    import("Dear colleague,\n");
    EXPECT_TRUE(hall.workspace.notice()->text().startsWith(QStringLiteral("Line 1: This is not a rating list")));
    lists.importFile(QUrl::fromLocalFile(folder.path()), QStringLiteral("a b"), {});
    EXPECT_FALSE(lists.importing());
}

TEST_F(RatingLists, EnterAPlayerFromAFewLetters) {
    hall.create();
    importUsual();
    hits.search(QStringLiteral("c"));
    EXPECT_EQ(hits.count(), 0) << "one letter is half of the world";
    enter(QStringLiteral("ciz"));
    session::PlayerDetails const player = only();
    EXPECT_EQ(player.name, "Cizmar, Jan");
    EXPECT_EQ(player.title, session::Title::Fm);
    EXPECT_EQ(player.federation, "SVK");
    EXPECT_EQ(player.fideId, "14900001");
    EXPECT_EQ(player.birth, "1998");
    EXPECT_EQ(player.sex, session::Sex::Man);
    EXPECT_EQ(player.k, 20);
    EXPECT_EQ(player.rating, player.officialRating);
    EXPECT_GT(player.rating, 0);
    hits.search(QStringLiteral("cizmar jan"));
    ASSERT_EQ(hits.count(), 1);
    EXPECT_TRUE(hits.rows()[0].entered);
}

TEST_F(RatingLists, AHitThatIsStillThereDoesNotOverwriteAPlayerWhoIsEdited) {
    hall.create();
    importUsual();
    hall.enter(QStringLiteral("Amazon, A."));
    hits.search(QStringLiteral("ciz"));
    PlayerForm& form = *hall.workspace.playerForm();
    form.startEdit(hall.workspace.desk().state().players.begin()->first.value());
    (void)hits.take();
    form.submit();
    hall.settle();
    EXPECT_EQ(only().name, "Amazon, A.");
    EXPECT_EQ(only().fideId, "");
}

TEST_F(RatingLists, HitsAreChosenWithTheArrows) {
    hall.create();
    importUsual();
    hits.search(QStringLiteral("čižmár"));
    ASSERT_EQ(hits.count(), 2);
    EXPECT_EQ(hits.current(), 0);
    hits.move(5);
    EXPECT_EQ(hits.current(), 1);
    hits.move(-1);
    EXPECT_EQ(hits.current(), 0);
    hits.clear();
    EXPECT_EQ(hits.current(), -1);
    EXPECT_FALSE(hits.take());
}

TEST_F(RatingLists, TakeTheRatingFromTheFirstListOfTheSequenceThatHasOne) {
    hall.create(QStringLiteral("90+30"));
    importUsual();
    hits.search(QStringLiteral("anna"));
    ASSERT_EQ(hits.count(), 1);
    EXPECT_EQ(hits.rows()[0].rating, QStringLiteral("1800")) << "no standard rating: the rapid one (VCL 128)";
    EXPECT_EQ(lists.order().size(), 3);
    lists.removeChoice(1);
    EXPECT_EQ(lists.order().size(), 2);
    hits.search(QStringLiteral("anna"));
    EXPECT_EQ(hits.rows()[0].rating, QStringLiteral("–"));
    int const rapid = static_cast<int>(lists.offered().indexOf(QStringLiteral("FIDE · rapid")));
    lists.addChoice(rapid);
    lists.moveChoice(2, -1);
    EXPECT_EQ(lists.order()[1], QStringLiteral("FIDE · rapid"));
}

TEST_F(RatingLists, BringTheEventUpToDateWithOneCommand) {
    hall.create(QStringLiteral("90+30"));
    importUsual();
    enter(QStringLiteral("cizmar jan"));
    differences.compare();
    EXPECT_EQ(differences.count(), 0);
    import("Name;FIDE ID;Fed;Title;Sex;Rating;K;Born\nCizmar, Ján Peter;14900001;SVK;IM;m;2402;10;1998\n");
    differences.compare();
    ASSERT_EQ(differences.count(), 5) << "name, title, rating used, FIDE rating, K";
    EXPECT_EQ(differences.ticked(), 4) << "a name is how the event writes it";
    differences.turn(4); // K
    differences.takeOver();
    hall.settle();
    EXPECT_EQ(only().title, session::Title::Im);
    EXPECT_EQ(only().rating, 2402);
    EXPECT_EQ(only().officialRating, 2402);
    EXPECT_EQ(only().k, 20);
    EXPECT_EQ(only().name, "Cizmar, Jan");
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(only().title, session::Title::Fm);
    EXPECT_EQ(only().rating, 2310);
    differences.turnAll();
    EXPECT_EQ(differences.ticked(), 5);
    differences.turnAll();
    EXPECT_EQ(differences.ticked(), 0);
}

} // namespace
} // namespace flagfall::view
