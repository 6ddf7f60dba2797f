// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/made_up_list.h"
#include "tests/view/hall.h"

#include <QFile>

namespace flagfall::view {
namespace {

/// As FIDE's file of standard ratings has it.
constexpr char const* standardOfNovember =
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA "
    "NOV26 Gms K  B-day Flag\n"
    "14900001       Cizmar, Jan                                                  SVK M   FM                           "
    "2325   5  20 1998      \n"
    "14900002       Cizmarova, Anna                                              SVK F                                "
    "   0   0   0 2008      \n"
    "14900003       Zeman, Ivan                                                  SVK M                                "
    "1905   0  20 1990      \n";

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

    [[nodiscard]] QUrl write(QString const& name, std::string const& text) const {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text.data(), static_cast<qint64>(text.size()));
        file.close();
        return QUrl::fromLocalFile(file.fileName());
    }
    void wait() {
        ASSERT_TRUE(Hall::until([this] {
            hall.workspace.question()->yes(); // a table is kept
            return !lists.importing();
        }));
    }
    void import(std::string const& text, QString const& name = QStringLiteral("fide"),
                QString const& month = QStringLiteral("2026-11")) {
        lists.importFile(write(QStringLiteral("list.csv"), text), name, month);
        wait();
    }
    /// One of FIDE's files with a single rating.
    void importSingle(QString const& file, std::string const& text) {
        lists.importFile(write(file, text), {}, {});
        wait();
    }
    void remove(int row) {
        lists.remove(row);
        hall.workspace.question()->yes();
    }
    void addHeld(char const* name, char const* fideId, char const* rating) {
        PlayerForm& form = *hall.workspace.playerForm();
        form.startNew();
        form.setName(QString::fromUtf8(name));
        form.setFideId(QString::fromUtf8(fideId));
        form.setRating(QString::fromUtf8(rating));
        form.setFederation(QStringLiteral("SVK"));
        form.submit();
        hall.settle();
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
    remove(0);
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
    ASSERT_TRUE(Hall::until([this] { return !lists.importing(); })) << "nothing is asked again";
    ASSERT_EQ(lists.count(), 1) << "under the name that was typed, in place of the one before";
    EXPECT_EQ(lists.rows()[0].countText, QStringLiteral("3 players"));
    EXPECT_FALSE(lists.ageText().contains(QStringLiteral("R reads them again")));
    ASSERT_TRUE(file.remove());
    lists.refresh();
    EXPECT_TRUE(hall.workspace.notice()->text().contains(QStringLiteral("list.csv is not there any more")));
    remove(0);
    EXPECT_FALSE(lists.isRefreshable()) << "nobody asks for a list that was removed";
}

TEST_F(RatingLists, SayHowOldTheMainListIsBeforeTheEventIsCompared) { // VCL 141
    hall.create(QStringLiteral("90+30"));
    EXPECT_EQ(lists.ageText(), QString{});
    importUsual();
    EXPECT_TRUE(lists.ageText().startsWith(QStringLiteral("FIDE, November 2026: read")))
        << lists.ageText().toStdString();
    EXPECT_FALSE(lists.ageText().contains(QStringLiteral("in force")));
    remove(0);
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

TEST_F(RatingLists, OfASingleRatingOfFideCountAsFides) {
    hall.create(QStringLiteral("90+30"));
    addHeld("Cizmar, Jan", "14900001", "2310");
    addHeld("Cizmarova, Anna", "14900002", "1893");
    importSingle(QStringLiteral("standard_nov26frl.txt"), standardOfNovember);
    ASSERT_EQ(lists.count(), 1);
    EXPECT_EQ(lists.rows()[0].name, QStringLiteral("FIDE, standard"));
    differences.compare();
    EXPECT_TRUE(differences.isCompared());
    EXPECT_TRUE(differences.caption().startsWith(QStringLiteral("FIDE, standard, November 2026:")))
        << differences.caption().toStdString();
    auto const rated = [this](QString const& name) {
        auto const found = std::ranges::find_if(differences.rows(), [&](ListDifferenceRow const& row) {
            return row.name.contains(name) && row.field == QLatin1String("Rating used");
        });
        return found == differences.rows().end() ? ListDifferenceRow{} : *found;
    };
    EXPECT_EQ(rated(QStringLiteral("Jan")).listed, QStringLiteral("2325"));
    EXPECT_TRUE(rated(QStringLiteral("Jan")).ticked);
    EXPECT_EQ(rated(QStringLiteral("Anna")).held, QStringLiteral("1893"));
    EXPECT_EQ(rated(QStringLiteral("Anna")).listed, QStringLiteral("no rating"));
    EXPECT_FALSE(rated(QStringLiteral("Anna")).ticked) << "a remark: nobody loses a rating unasked";
    hits.search(QStringLiteral("zeman"));
    ASSERT_EQ(hits.count(), 1);
    EXPECT_EQ(hits.rows()[0].rating, QStringLiteral("1905"));
    EXPECT_FALSE(lists.offered().join(QLatin1Char('|')).contains(QStringLiteral("FIDE, standard")))
        << "it stands in the sequence as FIDE · standard";
}

TEST_F(RatingLists, TheNewestOfFidesListsForARatingIsTheMainOne) {
    hall.create(QStringLiteral("90+30"));
    import("Name;FIDE ID;Fed;Rating\nZeman, Ivan;14900003;SVK;1900\n", QStringLiteral("fide"),
           QStringLiteral("2026-10"));
    hits.search(QStringLiteral("zeman"));
    EXPECT_EQ(hits.rows().at(0).rating, QStringLiteral("1900"));
    importSingle(QStringLiteral("standard_nov26frl.txt"), standardOfNovember);
    hits.search(QStringLiteral("zeman"));
    EXPECT_EQ(hits.rows().at(0).rating, QStringLiteral("1905")) << "of November";
    import("Name;FIDE ID;Fed;Rating\nZeman, Ivan;14900003;SVK;1910\n", QStringLiteral("fide"),
           QStringLiteral("2026-11"));
    hits.search(QStringLiteral("zeman"));
    EXPECT_EQ(hits.rows().at(0).rating, QStringLiteral("1910")) << "equally new: the one with all ratings";
}

TEST_F(RatingLists, AreNotSaidToAgreeWhereNothingWasCompared) {
    hall.create(QStringLiteral("90+30"));
    addHeld("Cizmar, Jan", "14900001", "2310");
    differences.compare();
    EXPECT_FALSE(differences.isCompared());
    EXPECT_EQ(differences.caption(), QStringLiteral("No rating list has been imported."));
    importSingle(QStringLiteral("rapid_nov26frl.txt"), standardOfNovember);
    while (lists.order().size() > 1) lists.removeChoice(1);
    differences.compare();
    EXPECT_FALSE(differences.isCompared());
    EXPECT_EQ(
        differences.caption(),
        QStringLiteral("None of the imported lists is one from which this event takes ratings: FIDE · standard."));
}

TEST_F(RatingLists, ATableIsKeptAsAListOnlyAfterItsColumnsHaveBeenNamed) {
    QUrl const entries =
        write(QStringLiteral("prihlasky.csv"), "Meno;Elo;Poplatok\nNovák, Ján;1500;15\nVzor, Jan;;20\n");
    QuestionView& question = *hall.workspace.question();
    lists.importFile(entries, {}, {});
    ASSERT_TRUE(Hall::until([&] { return question.asked(); }));
    EXPECT_EQ(question.title(), QStringLiteral("Keep prihlasky.csv as a rating list?"));
    EXPECT_TRUE(question.text().contains(QStringLiteral("2 players"))) << question.text().toStdString();
    ASSERT_EQ(question.consequences().size(), 2);
    EXPECT_EQ(question.consequences()[0], QStringLiteral("Columns that are read: Meno = Name, Elo = standard."));
    EXPECT_EQ(question.consequences()[1], QStringLiteral("Columns that are left out: Poplatok."));
    EXPECT_TRUE(lists.importing());
    question.no();
    EXPECT_FALSE(lists.importing());
    EXPECT_EQ(lists.count(), 0);
    lists.importFile(entries, {}, {});
    ASSERT_TRUE(Hall::until([&] { return question.asked(); }));
    question.yes();
    ASSERT_TRUE(Hall::until([this] { return !lists.importing(); }));
    EXPECT_EQ(lists.count(), 1);
}

TEST_F(RatingLists, AreRemovedAfterAQuestion) {
    importUsual();
    lists.remove(0);
    EXPECT_EQ(hall.workspace.question()->title(), QStringLiteral("Remove FIDE, November 2026?"));
    EXPECT_EQ(lists.count(), 1);
    hall.workspace.question()->no();
    EXPECT_EQ(lists.count(), 1);
    remove(0);
    EXPECT_EQ(lists.count(), 0);
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

TEST_F(RatingLists, ImportCanBeCancelledWhileTheIndexIsBuilt) {
    QFile file(folder.filePath(QStringLiteral("list.txt")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(lists::madeUpList(100'000, lists::MadeUpForm::Text)));
    file.close();
    double furthest = 0;
    QObject::connect(&lists, &RatingListsModel::progressed, &lists, [this, &furthest] {
        EXPECT_GE(lists.progress() + 1e-9, lists.importing() ? furthest : 0) << "never back";
        furthest = std::max(furthest, lists.progress());
        if (lists.progressText().endsWith(QStringLiteral("the search is being prepared"))) lists.cancel();
    });
    lists.importFile(QUrl::fromLocalFile(file.fileName()), {}, {});
    ASSERT_TRUE(Hall::until([this] { return !lists.importing(); }));
    EXPECT_GT(furthest, 0.7) << "all has been read";
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
    hits.search(QStringLiteral("Ciž,"));
    ASSERT_GT(hits.count(), 0);
    EXPECT_EQ(hits.current(), -1) << "a family name with its comma is whole: Enter takes nobody with a longer one";
    EXPECT_FALSE(hits.take());
    for (char const* const whole : {"Cizmar,", "Čižmár, J", "Чижмар,"}) {
        hits.search(QString::fromUtf8(whole));
        EXPECT_EQ(hits.current(), 0) << whole;
    }
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

TEST_F(RatingLists, ASequenceThatCannotBeKeptStaysAsItWas) {
    hall.create(QStringLiteral("90+30"));
    QString const shelf = hall.folder.filePath(QStringLiteral("rating-lists"));
    QFile inItsPlace(shelf);
    ASSERT_TRUE(inItsPlace.open(QIODevice::WriteOnly));
    lists.removeChoice(1);
    EXPECT_EQ(lists.order().size(), 3);
    EXPECT_EQ(hall.workspace.notice()->text(),
              QStringLiteral("The sequence of the lists stays as it was: %1 cannot be written.").arg(shelf));
}

TEST_F(RatingLists, OfTheSequenceThatAreNotThereAreSaidToBe) {
    hall.create(QStringLiteral("90+30"));
    EXPECT_EQ(lists.order()[0], QStringLiteral("FIDE · standard")) << "where there is none at all the page says so";
    import("Name;FIDE ID;Fed;Rating\nCizmar, Jan;14900001;SVK;2310\n", QStringLiteral("svk"));
    EXPECT_EQ(lists.order()[0], QStringLiteral("FIDE · standard (not imported)"));
    import("Name;FIDE ID;Fed;Rating\nCizmar, Jan;14900001;SVK;2310\n");
    EXPECT_EQ(lists.order()[0], QStringLiteral("FIDE · standard"));
}

TEST_F(RatingLists, ARatingOfAnotherKindIsUsedAndIsNotTheOfficialOne) { // VCL 128, 129
    hall.create(QStringLiteral("90+30"));
    importUsual();
    enter(QStringLiteral("anna"));
    EXPECT_EQ(only().rating, 1800);
    EXPECT_EQ(only().ratingSource, "fide:rapid 2026-11");
    EXPECT_EQ(only().officialRating, 0) << "there is no standard one";
    differences.compare();
    EXPECT_EQ(differences.count(), 0) << "it is what was taken from the list";
    import("Name;FIDE ID;Fed;Title;Sex;Rating;Rapid;K;Born\nCizmarova, Anna;14900002;SVK;;w;;1850;40;2008\n");
    differences.compare();
    ASSERT_EQ(differences.count(), 1);
    EXPECT_EQ(differences.rows()[0].listed, QStringLiteral("1850"));
}

TEST_F(RatingLists, ANationalRatingComesWithThePlayerOfFidesList) { // VCL 128, 129
    hall.create(QStringLiteral("90+30"));
    import("Name;FIDE ID;Fed;Title;Sex;Rating;K;Born\nCizmarova, Anna;14900002;SVK;;w;;;2008\n");
    import("Name;FIDE ID;National ID;Fed;Rating\nCizmarova, Anna;14900002;777;SVK;1650\n", QStringLiteral("svk"));
    int const national = static_cast<int>(lists.offered().indexOf(QStringLiteral("svk · standard")));
    ASSERT_GE(national, 0) << lists.offered().join(u'|').toStdString();
    lists.addChoice(national);
    hits.search(QStringLiteral("anna"));
    ASSERT_EQ(hits.count(), 1);
    EXPECT_EQ(hits.rows()[0].rating, QStringLiteral("1650"));
    enter(QStringLiteral("anna"));
    EXPECT_EQ(only().rating, 1650);
    EXPECT_EQ(only().nationalRating, 1650);
    EXPECT_EQ(only().nationalId, "777");
    EXPECT_EQ(only().officialRating, 0);
    PlayerForm& form = *hall.workspace.playerForm();
    form.startEdit(hall.workspace.desk().state().players.begin()->first.value());
    form.setRating(QStringLiteral("1700"));
    form.submit();
    hall.settle();
    EXPECT_EQ(only().ratingSource, "") << "a rating that was typed is from no list";
}

TEST_F(RatingLists, AreComparedEachWithWhatItIsTheFirstToKnow) {
    hall.create(QStringLiteral("90+30"));
    import("Name;FIDE ID;Fed;Rating;K;Born\nCizmar, Jan;14900001;SVK;2310;20;1998\n"
           "Cizmarova, Anna;14900002;SVK;;;2008\n");
    std::string const columns = "Name;FIDE ID;National ID;Fed;Rating\n";
    import(columns + "Cizmar, Jan;14900001;776;SVK;2250\nCizmarova, Anna;14900002;777;SVK;1650\n",
           QStringLiteral("svk"));
    lists.addChoice(static_cast<int>(lists.offered().indexOf(QStringLiteral("svk · standard"))));
    enter(QStringLiteral("cizmar jan"));
    enter(QStringLiteral("anna"));
    differences.compare();
    EXPECT_EQ(differences.count(), 0) << differences.rows()[0].field.toStdString();
    EXPECT_TRUE(differences.caption().startsWith(
        QStringLiteral("FIDE, standard, November 2026; svk, standard, November 2026: 2 players")))
        << differences.caption().toStdString();
    import(columns + "Cizmar, Jan;14900001;776;SVK;2260\nCizmarova, Anna;14900002;777;SVK;1700\n",
           QStringLiteral("svk"));
    differences.compare();
    ASSERT_EQ(differences.count(), 3) << "national ratings, and the one Anna plays with";
    for (ListDifferenceRow const& row : differences.rows())
        EXPECT_EQ(row.from, QStringLiteral("svk, standard, November 2026"));
    EXPECT_EQ(differences.rows()[0].listed, QStringLiteral("2260"));
    EXPECT_EQ(differences.rows()[1].listed, QStringLiteral("1700"));
    differences.takeOver();
    hall.settle();
    auto const& players = hall.workspace.desk().state().players;
    EXPECT_EQ(players.begin()->second.details.rating, 2310) << "FIDE's comes first";
    EXPECT_EQ(players.begin()->second.details.nationalRating, 2260);
    EXPECT_EQ(players.rbegin()->second.details.rating, 1700);
    EXPECT_EQ(players.rbegin()->second.details.ratingSource, "svk:standard 2026-11");
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
    differences.turn(3); // K; the name stands below what has changed
    differences.takeOver();
    hall.settle();
    EXPECT_EQ(only().title, session::Title::Im);
    EXPECT_EQ(only().rating, 2402);
    EXPECT_EQ(only().officialRating, 2402);
    EXPECT_EQ(only().k, 20);
    EXPECT_EQ(only().name, "Cizmar, Jan");
    EXPECT_TRUE(hall.workspace.notice()->undoable());
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(only().title, session::Title::Fm);
    EXPECT_EQ(only().rating, 2310);
    differences.turnAll();
    EXPECT_EQ(differences.ticked(), 5);
    differences.turnAll();
    EXPECT_EQ(differences.ticked(), 0);
}

TEST_F(RatingLists, ChangesStandBeforeWhatTheEventNeverHad) {
    hall.create(QStringLiteral("90+30"));
    importUsual();
    enter(QStringLiteral("cizmar jan"));
    addHeld("Cizmarova, Anna", "14900002", "1650");
    import("Name;FIDE ID;Fed;Title;Sex;Rating;K;Born\nCizmar, Jan;14900001;SVK;;m;2402;20;1998\n"
           "Cizmarova, Anna;14900002;SVK;WFM;w;1800;40;2008\n");
    differences.compare();
    std::vector<std::pair<std::string, std::string>> rows;
    for (ListDifferenceRow const& row : differences.rows())
        rows.emplace_back(row.group.toStdString(), row.name.toStdString() + ", " + row.field.toStdString());
    auto const first = [&](std::string const& group) {
        return std::ranges::find(rows, group, &std::pair<std::string, std::string>::first) - rows.begin();
    };
    EXPECT_EQ(first("Changed (3)"), 0) << "two ratings of Jan, the one Anna plays with";
    EXPECT_EQ(first("Missing in the event (5)"), 3) << "title, sex, birth, FIDE rating and K of Anna";
    EXPECT_EQ(first("Not in the list (1)"), 8) << "Jan's title";
    EXPECT_EQ(rows.size(), 9U);
    differences.turnGroup(4);
    EXPECT_EQ(differences.ticked(), 3) << "changes alone: what the list lacks was not ticked";
    differences.turnGroup(0);
    EXPECT_EQ(differences.ticked(), 0);
    differences.turnGroup(8);
    EXPECT_EQ(differences.ticked(), 1);
}

TEST_F(RatingLists, WhoHasNoIdIsProposedOneAndNobodyIsTakenForTwo) {
    hall.create(QStringLiteral("90+30"));
    importUsual();
    import("Name;FIDE ID;Fed;Title;Sex;Rating;K;Born\nNovak, Peter;14900011;SVK;;m;2002;20;1998\n"
           "Novak, Peter;14900012;SVK;;m;1700;40;2008\nCizmar, Jan;14900001;SVK;IM;m;2402;10;1998\n");
    addHeld("Novák, Peter", "", "1650");
    addHeld("Nobody, Known", "", "1650");
    differences.compare();
    ASSERT_EQ(differences.count(), 2);
    EXPECT_EQ(differences.rows()[0].group.toStdString(), "Without an ID: perhaps these (2)");
    EXPECT_EQ(differences.rows()[0].listed.toStdString(), "Novak, Peter · SVK · 1998 · 14900011");
    EXPECT_EQ(differences.others().toStdString(), "Without an ID: Nobody, Known.");
    EXPECT_EQ(differences.ticked(), 0) << "a name alone makes nobody certain";
    differences.turnAll();
    EXPECT_EQ(differences.ticked(), 0);
    differences.turnGroup(0);
    EXPECT_TRUE(differences.rows()[0].ticked);
    EXPECT_EQ(differences.ticked(), 1);
    differences.turn(1);
    EXPECT_TRUE(differences.rows()[1].ticked);
    EXPECT_EQ(differences.ticked(), 1) << "one player has one ID";
    differences.takeOver();
    hall.settle();
    auto const& players = hall.workspace.desk().state().players;
    EXPECT_EQ(players.begin()->second.details.fideId, "14900012");
    EXPECT_EQ(players.begin()->second.details.rating, 1650) << "the ID alone";
    ASSERT_GT(differences.count(), 0) << "who has an ID is compared at once";
    EXPECT_EQ(differences.rows()[0].group.toStdString().substr(0, 7), "Changed");
    for (ListDifferenceRow const& row : differences.rows())
        EXPECT_EQ(row.ticked,
                  row.group.left(5) != QStringLiteral("Names") && row.group.left(3) != QStringLiteral("Not"))
            << "as in a comparison: " << row.field.toStdString();
    hall.workspace.undo();
    hall.settle();
    EXPECT_TRUE(players.begin()->second.details.fideId.empty());
}

TEST_F(RatingLists, WhatTheEventCannotTakeOfOneDoesNotHoldUpTheOthers) {
    hall.create(QStringLiteral("90+30"));
    importUsual();
    enter(QStringLiteral("cizmar jan"));
    enter(QStringLiteral("cizmarova anna"));
    import("Name;FIDE ID;Fed;Title;Sex;Rating;K;Born\nCizmar, Jan;14900001;SVK;IM;m;2402;20;1998\n"
           "Cizmarova, Anna;14900002;SLOVAKIA;;w;1800;40;2008\n");
    differences.compare();
    differences.turnAll();
    if (differences.ticked() < differences.count()) differences.turnAll();
    differences.takeOver();
    hall.settle();
    auto const& players = hall.workspace.desk().state().players;
    EXPECT_EQ(players.begin()->second.details.rating, 2402);
    EXPECT_EQ(players.rbegin()->second.details.federation, "SVK");
    EXPECT_TRUE(hall.workspace.notice()->text().contains(QStringLiteral("these stay as they are: Cizmarova, Anna.")))
        << hall.workspace.notice()->text().toStdString();
}

TEST_F(RatingLists, AListThatWasImportedElsewhereIsSeen) {
    hall.create(QStringLiteral("90+30"));
    importUsual();
    enter(QStringLiteral("cizmar jan"));
    differences.compare();
    ASSERT_EQ(differences.count(), 0);
    lists::ImportRequest request{write(QStringLiteral("other.csv"), "Name;FIDE ID;Fed;Title;Sex;Rating;K;Born\n"
                                                                    "Cizmar, Jan;14900001;SVK;IM;m;2402;10;1998\n")
                                     .toLocalFile()
                                     .toStdString()};
    request.source = "fide";
    request.month = lists::parseMonth("2026-11");
    lists::ListShelf const shelf{hall.folder.filePath(QStringLiteral("rating-lists")).toStdString()};
    ASSERT_TRUE(lists::importList(shelf, request, {})) << "as the command line does";
    EXPECT_TRUE(Hall::until([this] { return differences.count() > 0; }));
    EXPECT_EQ(lists.rows()[0].countText.toStdString(), "1 player");
}

} // namespace
} // namespace flagfall::view
