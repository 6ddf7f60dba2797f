// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/journal/event_files.h"
#include "tests/view/hall.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>

#include <sys/stat.h>

namespace flagfall::view {
namespace {

char const* const list = "Meno;Elo;Fed;Narodený;E-mail\n"
                         "Čižmár, Ján;2301;SVK;1980-02-29;jan@example.org\n"
                         "Hronová, Anna;asi 1900;CZE;1999;\n"
                         "Hronova, Anna;;;;\n"
                         ";1500;;;\n";

class Entries : public ::testing::Test {
protected:
    Entries() {
        hall.create();
        hall.settle();
    }
    void ofFederation(char const* code) {
        EventForm& form = *hall.workspace.eventForm();
        form.startEdit();
        form.setFederation(QString::fromLatin1(code));
        form.submit();
        hall.settle();
        ASSERT_EQ(state().details.federation, code);
    }
    void enter() {
        view.enter();
        ASSERT_TRUE(Hall::until([&] { return !view.loaded(); }));
    }
    [[nodiscard]] int meaning(char const* name) const {
        return static_cast<int>(view.meaningNames().indexOf(QString::fromUtf8(name)));
    }
    void read(char const* bytes) { view.read(QStringLiteral("list.csv"), QByteArray(bytes)); }
    [[nodiscard]] EntryRow const& row(int at) const { return view.entries()->rows()[static_cast<std::size_t>(at)]; }
    [[nodiscard]] session::EventState const& state() { return hall.workspace.desk().state(); }

    Hall hall;
    EntriesView& view = *hall.workspace.entries();
};

TEST_F(Entries, AListIsShownWithWhatIsUnclearAndWhoIsTwice) {
    read(list);
    EXPECT_TRUE(view.loaded());
    EXPECT_EQ(view.summary(), QStringLiteral("4 rows, 3 with notes"));
    EXPECT_EQ(row(0).name, QStringLiteral("Čižmár, Ján"));
    EXPECT_TRUE(row(0).taken);
    EXPECT_TRUE(row(1).remarks.contains(QStringLiteral("“asi 1900”"))) << row(1).remarks.toStdString();
    EXPECT_TRUE(row(2).twin.contains(QStringLiteral("row 3: Hronová, Anna"))) << row(2).twin.toStdString();
    EXPECT_FALSE(row(2).taken) << "compare the two first";
    EXPECT_FALSE(row(3).usable);
    EXPECT_EQ(view.enterText(), QStringLiteral("Add 2 players"));
    EXPECT_EQ(view.nextWithRemark(0), 1);
    EXPECT_EQ(view.nextWithRemark(3), 1) << "and round again";
    EXPECT_TRUE(view.isNoted());
}

TEST_F(Entries, ColumnsThatNobodyFillsLeaveTheirRoomToTheNames) {
    read("Name;Title;Rating\nČižmár, Ján;;1900\nHronová, Anna;WFM;1800\n");
    EXPECT_TRUE(view.hasTitles());
    EXPECT_FALSE(view.hasFideIds());
    read("Name;FIDE ID;Rating\nČižmár, Ján;14900074;1900\n");
    EXPECT_FALSE(view.hasTitles());
    EXPECT_TRUE(view.hasFideIds());
}

TEST_F(Entries, TheLetterAroundThePlayersIsNotTickedAndMayBe) {
    read("Dear arbiter, here are our players:\n1. Novák Ján, 1850\n2. Hron Anna, 990\n3. Bodva Milan\n"
         "Best regards\nPeter Kováč\n");
    ASSERT_EQ(view.entries()->rowCount(), 6);
    EXPECT_EQ(view.separatorNames().value(view.separator()), QStringLiteral("nothing: lines typed in a mail"));
    EXPECT_EQ(view.enterText(), QStringLiteral("Add 3 players"));
    EXPECT_EQ(view.columns()->rows()[1].head, QStringLiteral("Novák Ján")) << "not the greeting";
    EXPECT_EQ(row(0).remarks, QStringLiteral("Part of the letter, not a player; tick it if it is one."));
    EXPECT_EQ(row(1).remarks, QString());
    view.turn(5);
    EXPECT_TRUE(row(5).taken);
    view.setSeparator(static_cast<int>(view.separatorNames().indexOf(QStringLiteral("nothing: one column"))));
    EXPECT_EQ(view.columns()->rowCount(), 1);
}

TEST_F(Entries, TheFederationOfAListIsSaidOnceForAllWhoseRowsDoNot) {
    read("Name;Rating;Fed\nNovák, Ján;1850;\nHron, Anna;1700;CZE\n");
    view.setFederation(QStringLiteral("svk "));
    EXPECT_EQ(view.federation(), QStringLiteral("SVK"));
    EXPECT_EQ(row(0).federation, QStringLiteral("SVK"));
    EXPECT_EQ(row(1).federation, QStringLiteral("CZE"));
    view.setFederation(QStringLiteral("SLK"));
    EXPECT_EQ(view.federationError(), QStringLiteral("FIDE knows no federation SLK."));
    EXPECT_EQ(row(0).federation, QString());
    read(list);
    EXPECT_EQ(view.federation(), QString()) << "of this list alone";
}

TEST_F(Entries, ACellThatWasNotUnderstoodIsCorrectedInPlace) {
    read(list);
    view.turn(0);
    QVariantList const cells = view.cells(1);
    ASSERT_EQ(cells.size(), 7) << "with title and club, which have no column";
    EXPECT_EQ(cells[1].toMap().value(QStringLiteral("text")).toString(), QStringLiteral("asi 1900"));
    EXPECT_TRUE(cells[1].toMap().value(QStringLiteral("noted")).toBool());
    EXPECT_FALSE(cells[0].toMap().value(QStringLiteral("noted")).toBool());
    view.mend(1, {QStringLiteral("Hronová, Anna"), QStringLiteral("1900"), QStringLiteral("CZE"),
                  QStringLiteral("1999"), QString{}, QString{}, QString{}});
    EXPECT_EQ(row(1).rating, QStringLiteral("1900"));
    EXPECT_EQ(row(1).remarks, QString{});
    EXPECT_FALSE(row(0).taken) << "what was ticked stays so";
    view.mend(
        3, {QStringLiteral("Vlk, Ota"), QStringLiteral("1500"), QString{}, QString{}, QString{}, QString{}, QString{}});
    EXPECT_TRUE(row(3).usable) << "now it gives a player";
    EXPECT_TRUE(row(3).taken);
}

TEST_F(Entries, WhatTheListHasNoColumnForIsWrittenIntoARowAllTheSame) {
    read("Name;Rating\nHron, Ján;1500\nMráz, Eva;1600\n");
    QStringList heads;
    for (QVariant const& cell : view.cells(0)) heads += cell.toMap().value(QStringLiteral("head")).toString();
    EXPECT_EQ(heads.mid(2), (QStringList{QStringLiteral("Title"), QStringLiteral("Federation"),
                                         QStringLiteral("Date of birth"), QStringLiteral("Club")}));
    view.mend(0, {QStringLiteral("Hron, Ján"), QStringLiteral("1500"), QString{}, QString{}, QString{},
                  QStringLiteral("ŠK Lúč")});
    EXPECT_EQ(row(0).more, QStringLiteral("ŠK Lúč"));
    EXPECT_EQ(row(1).more, QString{});
    EXPECT_EQ(view.cells(1).size(), 6) << "now there is a column of clubs";
}

TEST_F(Entries, WhatWasDoubtfulInARowIsNotSaidAgainOnceItIsCorrected) {
    read("Name;Rating\nHron Ján;1500\nMráz Eva;1600\nXuan Phuc;1700\nTichý Igor;1700\nPeter Veľký;1400\n");
    EXPECT_FALSE(row(2).remarks.isEmpty()) << "nothing tells which part is the surname";
    view.mend(2, {QStringLiteral("Xuan Phuc"), QStringLiteral("1700"), QString{}, QString{}, QString{}, QString{}});
    EXPECT_EQ(row(2).remarks, QString{});
    int const separator = view.separator();
    view.setSeparator(static_cast<int>(view.separatorNames().indexOf(QStringLiteral("comma"))));
    view.setSeparator(separator);
    EXPECT_FALSE(row(2).remarks.isEmpty()) << "its rows are others, and nobody has corrected them";
}

TEST_F(Entries, WhereNoRowSaysAFederationEverybodyGetsThatOfTheEventAndItIsSaid) {
    ofFederation("SVK");
    read("Name;Rating\nHron, Ján;1500\nMráz, Eva;1600\n");
    EXPECT_EQ(row(0).federation, QStringLiteral("SVK"));
    EXPECT_TRUE(view.givenText().contains(QStringLiteral("SVK")));
    view.setFederation(QStringLiteral("CZE"));
    EXPECT_EQ(row(0).federation, QStringLiteral("CZE"));
    EXPECT_EQ(view.givenText(), QString{});
    view.setFederation(QString{});
    EXPECT_EQ(row(0).federation, QString{}) << "none, if that is wanted";
    read("Name;Rating;Fed\nHron, Ján;1500;CZE\nMráz, Eva;1600;\n");
    EXPECT_EQ(row(1).federation, QString{}) << "a list that says some is not filled up";
}

TEST_F(Entries, AllOfThemAreOneCommandThatOneUndoTakesBack) {
    read(list);
    view.turn(2);
    view.enter();
    ASSERT_TRUE(Hall::until([&] { return state().players.size() == 3; }));
    EXPECT_FALSE(view.loaded());
    hall.workspace.undo();
    EXPECT_TRUE(Hall::until([&] { return state().players.empty(); }));
}

TEST_F(Entries, AnotherMeaningOfAColumnIsRememberedForItsHead) {
    read("Meno;Xyz\nČižmár, Ján;Slávia\n");
    EXPECT_EQ(row(0).more, QString{});
    view.setMeaning(1, meaning("Club"));
    EXPECT_EQ(row(0).more, QStringLiteral("Slávia"));
    view.cancel();
    read("Meno;Xyz\nČižmár, Ján;Slávia\n");
    EXPECT_EQ(row(0).more, QString{}) << "what was only tried is not";
    view.setMeaning(1, meaning("Club"));
    enter();
    read("Meno;Xyz\nHronová, Anna;Dunaj\n");
    EXPECT_EQ(row(0).more, QStringLiteral("Dunaj"));
}

TEST_F(Entries, ColumnsThatAreNotUsedAreNamed) {
    read("Por.;Meno;Ubytovanie\n1;Hronová, Anna;hotel\n");
    EXPECT_EQ(view.unused(), QStringLiteral("Columns that are not used: “Ubytovanie”"));
    view.setMeaning(2, meaning("Note"));
    EXPECT_EQ(view.unused(), QString{});
}

TEST_F(Entries, AMeaningThatIsTakenFromAnotherColumnIsToldAndCanBePutBack) {
    read("Meno;Klub;Pozn.;Iné\nHronová, Anna;Dunaj;vegetarian;x\n");
    view.setMeaning(2, meaning("Note"));
    EXPECT_EQ(view.taken(), QString{}) << "nobody had it";
    auto const meanings = [&] {
        std::vector<int> all;
        for (EntryColumnRow const& column : view.columns()->rows()) all.push_back(column.meaning);
        return all;
    };
    auto const before = meanings();
    view.setMeaning(2, meaning("Club"));
    EXPECT_EQ(view.taken(), QStringLiteral("“Klub” is not used any more: its meaning went to “Pozn.”."));
    EXPECT_EQ(meanings()[1], meaning("(not used)"));
    view.setMeaning(2, meaning("Note"));
    EXPECT_EQ(view.taken(), QString{});
    EXPECT_EQ(meanings(), before) << "chosen again where it was taken";
    view.setMeaning(2, meaning("Club"));
    view.setMeaning(1, meaning("Club"));
    EXPECT_EQ(view.taken(), QString{});
    EXPECT_EQ(meanings(), before) << "chosen again where it was missing";
    view.setMeaning(2, meaning("Club"));
    view.setMeaning(3, meaning("Note"));
    view.setMeaning(1, meaning("Club"));
    EXPECT_EQ(meanings()[2], meaning("(not used)")) << "what it had has another column by now";
    EXPECT_EQ(meanings()[3], meaning("Note"));
    view.setMeaning(2, meaning("Club"));
    view.setMeaning(1, meaning("Sex"));
    EXPECT_EQ(view.taken(), QString{}) << "the column is used again";
}

TEST_F(Entries, WhatHasNoColumnOfItsOwnInThePreviewStandsUnderTheName) {
    read("Meno;Pohlavie;Klub;Národný rating;K;Vklad;Zaplatené;Kategória;Poznámka;E-mail\n"
         "Hronová, Anna;ž;Dunaj;1850;20;15;áno;U14;vegetarian;anna@example.org\n"
         "Čižmár, Ján;;;;;;;;;\n");
    EXPECT_EQ(row(0).more, QStringLiteral("woman · Dunaj · National rating: 1850 · K: 20 · U14 · Fee owed: 15 · "
                                          "Fee paid: 15 · vegetarian · anna@example.org"));
    EXPECT_EQ(row(1).more, QString{});
    view.setMeaning(3, meaning("National ID"));
    EXPECT_TRUE(row(0).more.contains(QStringLiteral("National ID: 1850"))) << "a wrong column is seen";
}

TEST_F(Entries, WherePlayersPlayForThemselvesATeamIsTheirClub) {
    read("Meno;Družstvo\nHronová, Anna;Dunaj\nČižmár, Ján;\n");
    EXPECT_EQ(row(0).more, QStringLiteral("Dunaj"));
    EXPECT_EQ(view.summary(), QStringLiteral("2 rows"));
    enter();
    std::vector<std::string> clubs;
    for (auto const& [id, player] : state().players) clubs.push_back(player.details.club);
    EXPECT_EQ(clubs, (std::vector<std::string>{"Dunaj", ""}));
}

TEST_F(Entries, WhetherThereIsAHeadCanBeSaidAndIsRemembered) {
    read("Open;2026\nPriezvisko a meno;Klub\nHronová, Anna;Dunaj\n");
    ASSERT_EQ(view.head(), 2) << "guessed: the second row";
    EXPECT_EQ(view.headNames()[0], QStringLiteral("none: players from the first row on"));
    EXPECT_EQ(view.headNames()[2], QStringLiteral("row 2"));
    view.setHead(0);
    view.setMeaning(0, static_cast<int>(view.meaningNames().indexOf(QStringLiteral("Whole name"))));
    EXPECT_EQ(view.entries()->rows().size(), 3U);
    view.setHead(2);
    EXPECT_EQ(view.entries()->rows().size(), 1U);
    EXPECT_EQ(row(0).more, QStringLiteral("Dunaj")) << "and what the columns are is read there";
    view.setHead(1);
    view.setMeaning(0, meaning("Whole name"));
    enter();
    read("Open;2026\nPriezvisko a meno;Klub\nHronová, Anna;Dunaj\n");
    EXPECT_EQ(view.head(), 1);
}

TEST_F(Entries, OneBadRowOfAReportFileDoesNotRefuseTheOthers) {
    std::string const report =
        "012 Delta Open\r\n"
        "001    1 m    Cizmar, Jan                       2301 SVK    14900001 1980/02/29  0.0    1  "
        "9999 w 1\r\n"
        "001    2 w    Hronova, Anna                     19x0 CZE             1999/00/00  0.0    2\r\n"
        "001    3 w                                      1500 CZE             1999/00/00  0.0    3\r\n";
    view.read(QStringLiteral("open.trf"), QByteArray::fromStdString(report));
    EXPECT_EQ(view.problem(), QString{}) << "an opponent who is not there is the round's business";
    ASSERT_EQ(view.entries()->rows().size(), 3U);
    EXPECT_TRUE(row(0).taken);
    EXPECT_EQ(row(1).place, QStringLiteral("3")) << "the line of the file";
    EXPECT_TRUE(row(1).remarks.contains(QStringLiteral("“19x0”"))) << row(1).remarks.toStdString();
    EXPECT_TRUE(row(1).taken) << "without the rating, once the arbiter adds the players";
    EXPECT_FALSE(row(2).usable);
    EXPECT_EQ(view.enterText(), QStringLiteral("Add 2 players"));
    EXPECT_TRUE(view.hasRemarks()) << "what there is to know stands beside the list";
    read(list);
    EXPECT_FALSE(view.hasRemarks());
}

TEST_F(Entries, WhatCannotBeReadIsSaidAndTheSeparatorCanBeChosen) {
    read("\"Name;Elo\nA;1\n");
    EXPECT_FALSE(view.problem().isEmpty());
    read("Elo,Name\n1900,\"Čižmár, Ján\"\n");
    EXPECT_EQ(row(0).name, QStringLiteral("Čižmár, Ján"));
    view.setSeparator(static_cast<int>(view.separatorNames().indexOf(QStringLiteral("semicolon"))));
    EXPECT_FALSE(view.problem().isEmpty()) << "no column with names";
}

TEST_F(Entries, AListOfGamesAndOneWithoutAnybodyAreSaidToBeSuch) {
    read("Board;White;Result;Black\n1;Novák, Ján;1-0;Kos, Emil\n");
    view.setMeaning(1, meaning("Whole name"));
    EXPECT_EQ(view.problem(),
              QStringLiteral("This looks like a list of games and not of players: “Result” has results."));
    EXPECT_EQ(view.takenCount(), 1) << "who knows better goes on";
    QTemporaryDir const folder;
    QFile event(folder.filePath(QStringLiteral("empty.flagfall")));
    ASSERT_TRUE(event.open(QIODevice::WriteOnly));
    event.write("SQLite format 3", 16);
    event.close();
    view.setEventReader([](QString const&) { return session::EventState{}; });
    EXPECT_TRUE(view.load(QUrl::fromLocalFile(event.fileName())));
    EXPECT_EQ(view.problem(), QStringLiteral("There are no players in it."));
}

TEST_F(Entries, TheEventThatIsOpenIsNoListOfItsPlayers) {
    QTemporaryDir const folder;
    QFile open(folder.filePath(QStringLiteral("open.flagfall")));
    ASSERT_TRUE(open.open(QIODevice::WriteOnly));
    struct stat file{};
    ASSERT_EQ(::fstat(open.handle(), &file), 0);
    session::HeldFile const held(file.st_dev, file.st_ino);
    EXPECT_FALSE(view.load(QUrl::fromLocalFile(open.fileName())));
    EXPECT_EQ(hall.workspace.notice()->text(),
              QStringLiteral("This is the event that is open. Choose the list of its players."));
    EXPECT_FALSE(view.loaded());
}

TEST(LateEntries, OfAListSayWhichNumbersTheyGetAndWhichChange) { // C.04.2, 2.4
    Hall hall;
    EventForm& event = *hall.workspace.eventForm();
    event.startNew();
    event.setName(QStringLiteral("River Cup"));
    event.setSystem(QStringLiteral("FIDE_DUTCH_2026"));
    event.setRounds(5);
    event.setControl(QStringLiteral("90+30"));
    QTemporaryDir const folder;
    hall.workspace.createFile(QUrl::fromLocalFile(folder.filePath(QStringLiteral("river.flagfall"))));
    hall.settle();
    hall.enterRivers();
    EntriesView& view = *hall.workspace.entries();
    char const* const late = "Name;Rating\nRhine, R.;3000\nRhone, R.;1000\n";
    view.read(QStringLiteral("late.csv"), QByteArray(late));
    EXPECT_TRUE(view.lateText().isEmpty()) << "nobody is late";
    hall.workspace.desk().submit(session::PairRound{}, session::Confirmation::Yes, hall.workspace.desk().now(),
                                 [](auto const&) {});
    hall.settle();
    view.read(QStringLiteral("late.csv"), QByteArray(late));
    EXPECT_TRUE(view.lateText().startsWith(
        QStringLiteral("Late entries get the numbers 1, 6, by strength. All other numbers from 1 on change")))
        << view.lateText().toStdString();
    view.turn(0);
    EXPECT_EQ(view.lateText(), QStringLiteral("Late entries get the numbers 5; no other number changes. Rounds before "
                                              "count nothing."));
    view.enter();
    ASSERT_TRUE(Hall::until([&] { return !view.loaded(); }));
    EXPECT_TRUE(hall.workspace.notice()->text().startsWith(QStringLiteral("1 player added. Late entries")))
        << hall.workspace.notice()->text().toStdString();
}

TEST_F(Entries, TheListGoesOutToTheClipboardAndToFilesWithoutWhatIsPrivate) {
    read(list);
    view.enter();
    ASSERT_TRUE(Hall::until([&] { return state().players.size() == 2; }));
    view.copyList();
    QMimeData const* const data = QGuiApplication::clipboard()->mimeData();
    EXPECT_TRUE(data->text().contains(QStringLiteral("Čižmár, Ján\t2301\tSVK\t1980\n"))) << data->text().toStdString();
    EXPECT_TRUE(data->html().contains(QStringLiteral("<td>Čižmár, Ján</td>")));
    EXPECT_FALSE(data->text().contains(QStringLiteral("example.org")));
    QTemporaryDir const folder;
    for (char const* name : {"out.csv", "out.tsv", "out.xlsx", "out.ods", "out.trf"}) {
        QString const path = folder.filePath(QString::fromLatin1(name));
        view.exportList(QUrl::fromLocalFile(path));
        EXPECT_TRUE(view.load(QUrl::fromLocalFile(path))) << name;
        EXPECT_EQ(view.entries()->rows().size(), 2U) << name;
        EXPECT_TRUE(row(0).name.startsWith(QStringLiteral("Čižmár"))) << name;
        EXPECT_FALSE(row(0).twin.isEmpty()) << name << ": it is the one of the event";
    }
}

TEST_F(Entries, AFileCopiedInItsFolderOrItsPathInTheClipboardIsRead) {
    QTemporaryDir const folder;
    QString const path = folder.filePath(QStringLiteral("our club.csv"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("Name;Rating\nNovák, Ján;1850\n");
    file.close();
    for (QString const& text : {path, QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded) + QLatin1String("\n")}) {
        view.cancel();
        QGuiApplication::clipboard()->setText(text);
        EXPECT_TRUE(view.paste());
        EXPECT_EQ(view.source(), QStringLiteral("our club.csv")) << text.toStdString();
        ASSERT_EQ(view.entries()->rowCount(), 1);
        EXPECT_EQ(row(0).name, QStringLiteral("Novák, Ján"));
    }
    QGuiApplication::clipboard()->setText(QStringLiteral("Novák Ján\t1850"));
    EXPECT_TRUE(view.paste());
    EXPECT_EQ(view.source(), QStringLiteral("the clipboard"));
}

TEST_F(Entries, TheFormSaysThatSomebodyOfTheNameIsThere) {
    PlayerForm& form = *hall.workspace.playerForm();
    form.setName(QStringLiteral("Hronová, Anna"));
    EXPECT_TRUE(form.nameHint().isEmpty());
    form.submit();
    ASSERT_TRUE(Hall::until([&] { return state().players.size() == 1; }));
    hall.settle();
    form.setName(QStringLiteral("anna hronova"));
    EXPECT_EQ(form.nameHint(), QStringLiteral("Hronová, Anna is entered already."));
    form.setName(QStringLiteral("Hronová"));
    EXPECT_TRUE(form.nameHint().isEmpty()) << "a family name is no person";
    form.startEdit(1);
    EXPECT_TRUE(form.nameHint().isEmpty()) << "it is the player";
}

TEST_F(Entries, TheFormKeepsMoreAndTheContactIsReadAgain) {
    PlayerForm& form = *hall.workspace.playerForm();
    form.setName(QStringLiteral("Hronová, Anna"));
    form.setFederation(QStringLiteral("CZE"));
    form.say(QStringLiteral("club"), QStringLiteral("ŠK Vltava"));
    form.say(QStringLiteral("feeOwed"), QStringLiteral("15"));
    form.setEmail(QStringLiteral("anna@example.org"));
    form.submit();
    ASSERT_TRUE(Hall::until([&] { return state().players.size() == 1; }));
    hall.settle();
    EXPECT_EQ(form.federation(), QStringLiteral("CZE"))
        << "the event has none, and the next one is often from there, too";
    EXPECT_EQ(form.email(), QString{});
    EXPECT_EQ(hall.workspace.players()->rows()[0].stateText, QStringLiteral("owes 15"));
    form.startEdit(1);
    EXPECT_TRUE(Hall::until([&] { return form.email() == QLatin1String("anna@example.org"); }));
    form.say(QStringLiteral("k"), QStringLiteral("x"));
    EXPECT_FALSE(form.valid());
    form.say(QStringLiteral("k"), QStringLiteral("20"));
    form.submit();
    ASSERT_TRUE(Hall::until([&] { return state().players.begin()->second.details.k == 20; }));
    EXPECT_FALSE(state().players.begin()->second.contact.empty()) << "nobody has changed it";
}

TEST_F(Entries, WhoIsTypedIsOfTheEventsFederationAndHasACommaInTheName) {
    ofFederation("SVK");
    PlayerForm& form = *hall.workspace.playerForm();
    form.startNew();
    EXPECT_EQ(form.federation(), QStringLiteral("SVK"));
    form.setFederation(QStringLiteral("ESP"));
    form.setName(QStringLiteral("Jan Hrach"));
    EXPECT_EQ(form.nameHint(), QStringLiteral("Is entered as Hrach, Jan"));
    form.submit();
    ASSERT_TRUE(Hall::until([&] { return state().players.size() == 1; }));
    hall.settle();
    EXPECT_EQ(state().players.begin()->second.details.name, "Hrach, Jan");
    EXPECT_EQ(form.federation(), QStringLiteral("SVK")) << "not that of the one before";
    form.setName(QStringLiteral("Praggnanandhaa Rameshbabu"));
    EXPECT_TRUE(form.nameHint().startsWith(QStringLiteral("The surname first"))) << "nothing tells";
    form.submit();
    ASSERT_TRUE(Hall::until([&] { return state().players.size() == 2; }));
    EXPECT_EQ(state().players.rbegin()->second.details.name, "Praggnanandhaa Rameshbabu") << "as it was typed";
}

} // namespace
} // namespace flagfall::view
