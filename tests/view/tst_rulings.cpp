// SPDX-License-Identifier: GPL-3.0-or-later
#include "hall.h"

#include "app/session/decide/incident_facts.h"
#include "app/session/journal/file_digest.h"
#include "app/view/papers/paper_page.h"
#include "app/view/rulings/rulings_papers.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>

#include <gmock/gmock.h>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

/// A round of two boards; Black is warned on board 1, and White's illegal move on board 2 is penalised by a key.
class RulingsViews : public testing::Test {
protected:
    RulingsViews() {
        hall.create(QStringLiteral("90+30"));
        hall.enterRivers();
        hall.pair();
        submit(session::StartClocks{RoundNumber{1}, {}});
        submit(session::MakeRuling{RoundNumber{1}, BoardNumber{1}, warning()});
        submit(session::PressLever{RoundNumber{1}, BoardNumber{2}, Colour::White});
        submit(session::PenaliseIllegalMove{RoundNumber{1}, BoardNumber{2}, Colour::White});
        rulings.setWatched(true);
        offences.setWatched(true);
    }
    static session::RulingOnRecord warning() {
        return {.edition = "E2023",
                .play = "standard",
                .incident = "offence kind=noise by=black",
                .known = {"white time=1:30:30", "black time=1:30:30"},
                .finding = "penalty-usual",
                .article = "12.6, 12.9.1",
                .effects = {"warn of=black"},
                .note = "an alarm clock"};
    }
    void submit(session::Command command) {
        bool answered = false;
        hall.workspace.desk().submit(std::move(command), session::Confirmation::Yes, hall.workspace.desk().now(),
                                     [&](auto const& done) { answered = static_cast<bool>(done); });
        ASSERT_TRUE(Hall::until([&] { return answered; }));
        hall.settle();
    }
    [[nodiscard]] static std::string text(Paper const& paper) {
        return paperText(paper, QDateTime({2026, 11, 21}, {14, 32})).toStdString();
    }
    [[nodiscard]] Paper caseOf(int row) {
        rulings.showCase(row);
        return hall.workspace.paper()->paper();
    }

    Hall hall;
    RulingsModel& rulings = *hall.workspace.rulings();
    OffencesModel& offences = *hall.workspace.offences();
    QAbstractItemModelTester rulingsTester{&rulings, QAbstractItemModelTester::FailureReportingMode::Fatal};
    QAbstractItemModelTester offencesTester{&offences, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(RulingsViews, TheRecordHasTheLatestRulingFirst) {
    ASSERT_EQ(rulings.count(), 2);
    EXPECT_EQ(Hall::at(rulings, 0, "board").toInt(), 2);
    EXPECT_EQ(Hall::at(rulings, 0, "article").toString(), QStringLiteral("7.5.5"));
    EXPECT_EQ(Hall::at(rulings, 1, "article").toString(), QStringLiteral("12.6, 12.9.1"));
    EXPECT_TRUE(Hall::at(rulings, 0, "undoable").toBool());
    EXPECT_FALSE(Hall::at(rulings, 1, "undoable").toBool());
}

TEST_F(RulingsViews, AnUndoneRulingStaysAndLeavesTheRegister) {
    ASSERT_EQ(offences.count(), 2);
    hall.workspace.undo();
    hall.settle();
    ASSERT_EQ(rulings.count(), 2);
    EXPECT_TRUE(Hall::at(rulings, 0, "takenBack").toBool());
    EXPECT_FALSE(Hall::at(rulings, 0, "undoable").toBool());
    EXPECT_TRUE(Hall::at(rulings, 1, "undoable").toBool());
    EXPECT_EQ(offences.count(), 1);
}

/// The warning, which the penalty on board 2 has followed.
TEST_F(RulingsViews, AnEarlierRulingIsWithdrawnWithItsReason) {
    std::vector<int> gone;
    QObject::connect(&rulings, &RulingsModel::withdrawn, [&](int seq, int) { gone.push_back(seq); });
    rulings.withdraw(1, QStringLiteral(" it was the neighbour "));
    QuestionView& question = *hall.workspace.question();
    ASSERT_TRUE(Hall::until([&] { return question.asked(); }));
    EXPECT_EQ(question.title(), QStringLiteral("Withdraw the ruling?"));
    EXPECT_TRUE(gone.empty()) << "it may be answered with no";
    question.yes();
    ASSERT_TRUE(Hall::until([&] { return Hall::at(rulings, 1, "takenBack").toBool(); }));
    EXPECT_THAT(Hall::at(rulings, 1, "noMore").toString().toStdString(),
                testing::MatchesRegex("withdrawn on .*: it was the neighbour"));
    EXPECT_EQ(gone, std::vector{Hall::at(rulings, 1, "seq").toInt()});
    EXPECT_FALSE(Hall::at(rulings, 0, "takenBack").toBool());
    auto const& history = hall.workspace.desk().history();
    Paper const paper = rulingsPaper(history, session::rulingsOnRecord(history), {});
    auto const* const table = std::get_if<PaperTable>(&paper.body.front());
    ASSERT_TRUE(table);
    auto const gone1 = std::ranges::find(table->rows, true, &PaperTable::Row::struck);
    ASSERT_NE(gone1, table->rows.end());
    ASSERT_NE(gone1 + 1, table->rows.end());
    EXPECT_FALSE((gone1 + 1)->struck) << "why it does not stand is not crossed out";
    EXPECT_TRUE((gone1 + 1)->cells.join(QLatin1Char(' ')).contains(QStringLiteral("it was the neighbour")));
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), HasSubstr("Board 1: the ruling is withdrawn"));
    EXPECT_EQ(offences.count(), 1);
    EXPECT_EQ(hall.workspace.undoText(), QStringLiteral("Undo: withdrawal of a ruling on board 1"));
    std::string const words = text(caseOf(1));
    EXPECT_THAT(words, HasSubstr("it was the neighbour"));
    EXPECT_THAT(words, HasSubstr("ruling withdrawn")) << "what came later";
    EXPECT_THAT(words, testing::ContainsRegex("withdrawn on .*: it was the neighbour")) << "its state";
    EXPECT_THAT(words, Not(testing::ContainsRegex("[Uu]ndone"))) << "it was not";
    rulings.showPaper();
    EXPECT_THAT(text(hall.workspace.paper()->paper()), HasSubstr("it was the neighbour"));
    hall.workspace.undo();
    EXPECT_TRUE(Hall::until([&] { return !Hall::at(rulings, 1, "takenBack").toBool(); }));
}

TEST_F(RulingsViews, BeforeAWithdrawalIsSaidWhatIsTakenBackAndWhatStays) {
    submit(session::EnterResult{RoundNumber{1}, BoardNumber{2}, Result::Draw});
    rulings.withdraw(0, QStringLiteral("the move was legal"));
    QuestionView& question = *hall.workspace.question();
    ASSERT_TRUE(Hall::until([&] { return question.asked(); }));
    EXPECT_THAT(question.consequences().front().toStdString(), testing::HasSubstr(" – "))
        << "whose game, so that no other ruling is withdrawn";
    EXPECT_THAT(question.consequences()[1].toStdString(), testing::StartsWith("Stays as it is: "))
        << "the time of a game that is decided";
    question.no();
    EXPECT_FALSE(Hall::at(rulings, 0, "takenBack").toBool());
}

TEST_F(RulingsViews, AClockThatWasOnlyStoppedIsNotSaidToBePenalised) { // 5.1.2
    IncidentView& incidents = *hall.workspace.incidents();
    incidents.openAt(1);
    incidents.choose(QStringLiteral("resignation"));
    incidents.form()->edit(QStringLiteral("by"), QStringLiteral("black"));
    incidents.ruling()->answer(QStringLiteral("can-mate"), QStringLiteral("yes"));
    incidents.rule(QStringLiteral("↵"));
    hall.settle();
    ASSERT_EQ(rulings.count(), 3);
    rulings.withdraw(0, QStringLiteral("it was the neighbour"));
    QuestionView& question = *hall.workspace.question();
    ASSERT_TRUE(Hall::until([&] { return question.asked(); }));
    std::string const lines = question.consequences().join(QLatin1Char('\n')).toStdString();
    EXPECT_THAT(lines, testing::HasSubstr("Taken back: Result 1–0"));
    EXPECT_THAT(lines, testing::Not(testing::HasSubstr("penalty")));
    question.no();
}

TEST_F(RulingsViews, UndoNamesTheRulingAndHowMuchItChanged) {
    EXPECT_EQ(hall.workspace.undoText(), QStringLiteral("Undo: penalty for an illegal move by White on board 2"));
    submit(session::Together{{session::MakeRuling{RoundNumber{1}, BoardNumber{1}, warning()},
                              session::EnterResult{RoundNumber{1}, BoardNumber{1}, Result::BlackWins, "12.9.5"}}});
    EXPECT_EQ(hall.workspace.undoText(), QStringLiteral("Undo: ruling on board 1 with 1 change"));
}

TEST_F(RulingsViews, WhereTheClocksStandOnTheTablesTheRecordSaysWhatIsDoneToThem) {
    Hall tables;
    tables.create(QStringLiteral("90+30"));
    tables.enterRivers();
    tables.pair();
    RulingsModel& record = *tables.workspace.rulings();
    record.setWatched(true);
    session::RulingOnRecord ruling = warning();
    ruling.effects = {"stop-clocks", "give-time to=white time=0:02:00"};
    auto const submitTo = [&](session::Command command) {
        tables.workspace.desk().submit(std::move(command), session::Confirmation::Yes, tables.workspace.desk().now(),
                                       [](auto const&) {});
    };
    submitTo(session::PlaceClocks{RoundNumber{1}, {BoardNumber{1}}, session::HallClocks::Tables});
    submitTo(session::MakeRuling{RoundNumber{1}, BoardNumber{1}, ruling});
    submitTo(session::MakeRuling{RoundNumber{1}, BoardNumber{2}, ruling});
    ASSERT_TRUE(Hall::until([&] { return record.count() == 2; }));
    EXPECT_EQ(Hall::at(record, 1, "decision").toString(),
              QStringLiteral("Stop the clock on the table; add 2:00 to White's time"));
    EXPECT_EQ(Hall::at(record, 0, "decision").toString(), QStringLiteral("The clocks are paused; White +2:00"));
    record.showCase(1);
    EXPECT_THAT(text(tables.workspace.paper()->paper()), testing::ContainsRegex("The clocks.*White[^\n]*1:30:30"))
        << "as the arbiter has read them off";
    QString const setBack = QStringLiteral("Now by hand on the clock on the table: take 2:00 from White's time.");
    QuestionView& question = *tables.workspace.question();
    record.withdraw(1, QStringLiteral("it was the neighbour"));
    ASSERT_TRUE(Hall::until([&] { return question.asked(); }));
    EXPECT_TRUE(question.consequences().contains(setBack)) << question.consequences().join(u'|').toStdString();
    question.yes();
    ASSERT_TRUE(Hall::until([&] { return Hall::at(record, 1, "takenBack").toBool(); }));
    EXPECT_TRUE(tables.workspace.notice()->text().endsWith(setBack)) << tables.workspace.notice()->text().toStdString();
    record.withdraw(0, QStringLiteral("it was the neighbour"));
    ASSERT_TRUE(Hall::until([&] { return question.asked(); }));
    EXPECT_FALSE(question.consequences().join(u'|').contains(QStringLiteral("by hand"))) << "ours does it itself";
}

TEST_F(RulingsViews, UndoneWithAClockStoppedByItARulingSaysThatTheClockStaysPaused) {
    session::RulingOnRecord ruling = warning();
    ruling.effects = {"stop-clocks", "warn of=black", "give-time to=white time=0:02:00"};
    session::CorrectClocks const given{.round = RoundNumber{1},
                                       .boards = {BoardNumber{1}},
                                       .operations = {clock::Pause{}, clock::AdjustTime{Colour::White, 2min}}};
    submit(session::Together{{session::MakeRuling{RoundNumber{1}, BoardNumber{1}, ruling}, given}});
    hall.workspace.undo();
    hall.settle();
    EXPECT_TRUE(hall.workspace.notice()->text().endsWith(QStringLiteral(". The clock stays paused.")))
        << hall.workspace.notice()->text().toStdString();
}

TEST_F(RulingsViews, UndoOfARulingOnAClockOnTheTableSaysWhatIsSetBack) {
    Hall tables;
    tables.create(QStringLiteral("90+30"));
    tables.enterRivers();
    tables.pair();
    session::RulingOnRecord ruling = warning();
    ruling.known = {"white time=0:02:50", "black time=0:07:30"};
    ruling.effects = {"set-time of=white time=0:04:50"};
    for (session::Command command :
         {session::Command{session::PlaceClocks{RoundNumber{1}, {BoardNumber{1}}, session::HallClocks::Tables}},
          session::Command{session::MakeRuling{RoundNumber{1}, BoardNumber{1}, ruling}}})
        tables.workspace.desk().submit(std::move(command), session::Confirmation::Yes, tables.workspace.desk().now(),
                                       [](auto const&) {});
    tables.settle();
    tables.workspace.undo();
    tables.settle();
    EXPECT_EQ(tables.workspace.notice()->text(),
              QStringLiteral("Undone: ruling on board 1. Now by hand on the clock on the table: take 2:00 from White's "
                             "time."));
}

TEST_F(RulingsViews, AnOwnDecisionIsMarkedWithItsReasonWhateverArticleItRestsOn) {
    session::RulingOnRecord own = warning();
    own.own = true;
    own.note = "the first time, and he apologised";
    submit(session::MakeRuling{RoundNumber{1}, BoardNumber{1}, own});
    std::string const article = Hall::at(rulings, 0, "article").toString().toStdString();
    EXPECT_THAT(article, testing::EndsWith(", own decision"));
    EXPECT_THAT(article, HasSubstr("12.9"));
    EXPECT_EQ(Hall::at(rulings, 0, "note").toString(), QStringLiteral("the first time, and he apologised"));
    session::History const& history = hall.workspace.desk().history();
    EXPECT_THAT(text(rulingsPaper(history, session::rulingsOnRecord(history), {})), HasSubstr(article));
}

TEST_F(RulingsViews, WordsAndRoundsChooseWhatIsListed) {
    rulings.setWords(QStringLiteral("12.9 NOISE"));
    ASSERT_EQ(rulings.count(), 1);
    EXPECT_EQ(Hall::at(rulings, 0, "board").toInt(), 1);
    EXPECT_EQ(rulings.caption(), QStringLiteral("1 of 2 rulings"));
    rulings.setWords({});
    EXPECT_EQ(rulings.rounds(), (QVariantList{0, 1}));
    rulings.setRound(1);
    EXPECT_EQ(rulings.count(), 2);
}

TEST_F(RulingsViews, TheRegisterSaysWhatIsUsualTheNextTime) {
    QStringList next;
    for (int row = 0; row < offences.count(); ++row) next += Hall::at(offences, row, "next").toString();
    next.removeAll(QString{});
    EXPECT_EQ(next, QStringList{QStringLiteral("Source of noise in the playing area again: more time for the "
                                               "opponent")});
}

TEST_F(RulingsViews, APressCostsTheListsNothing) {
    int resets = 0;
    QObject::connect(&rulings, &RulingsModel::summaryChanged, [&] { ++resets; });
    submit(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    EXPECT_EQ(resets, 0);
}

TEST_F(RulingsViews, TheCaseFileHasEverythingOfARuling) {
    std::string const words = text(caseOf(1));
    EXPECT_THAT(words, HasSubstr("Case file: round 1, board 1\n==="));
    EXPECT_THAT(words, HasSubstr("River Cup"));
    EXPECT_THAT(words, HasSubstr("an alarm clock"));
    EXPECT_THAT(words, HasSubstr("12.6, 12.9.1"));
    EXPECT_THAT(words, HasSubstr("1:30:30")) << "what the clocks showed";
    EXPECT_THAT(words, HasSubstr("incident offence kind=noise by=black")) << "the scenario";
    EXPECT_THAT(words, HasSubstr("Printed 2026-11-21 14:32"));
}

TEST_F(RulingsViews, TheCaseFileSaysTheFactsAndOnPaperNothingForPrograms) {
    Paper const paper = caseOf(1);
    std::string const words = text(paper);
    EXPECT_THAT(words, testing::ContainsRegex("Offence +Source of noise in the playing area"));
    EXPECT_THAT(words, testing::ContainsRegex("Committed by +Black"));
    EXPECT_THAT(words, HasSubstr("The arbiter may impose one or more of the penalties of the Laws. (12.6, 12.9.1)"));
    EXPECT_THAT(paperHtml(paper).toStdString(), Not(HasSubstr("kind=noise")));
}

TEST_F(RulingsViews, ABoardIsFoundAsTheRowsAreHeaded) {
    rulings.setWords(QStringLiteral("1.2"));
    ASSERT_EQ(rulings.count(), 1);
    EXPECT_EQ(Hall::at(rulings, 0, "board").toInt(), 2);
}

TEST_F(RulingsViews, TheCaseFileTellsWhatCameLater) {
    EXPECT_THAT(text(caseOf(0)), Not(HasSubstr("What came later")));
    hall.workspace.undo();
    hall.settle();
    EXPECT_THAT(text(caseOf(0)), HasSubstr("What came later"));
}

TEST_F(RulingsViews, CostNothingWhileNobodyLooksAtThem) {
    rulings.setWatched(false);
    offences.setWatched(false);
    submit(session::MakeRuling{RoundNumber{1}, BoardNumber{1}, warning()});
    EXPECT_EQ(rulings.allCount(), 2) << "not read yet";
    rulings.setWatched(true);
    EXPECT_EQ(rulings.allCount(), 3);
    int const before = offences.count();
    offences.setWatched(true);
    EXPECT_EQ(offences.count(), before + 1);
}

TEST_F(RulingsViews, ArePapersOfNowWhoeverLooksAtThem) {
    rulings.setWatched(false);
    submit(session::MakeRuling{RoundNumber{1}, BoardNumber{2}, warning()});
    rulings.showPaper();
    EXPECT_THAT(text(hall.workspace.paper()->paper()), HasSubstr("1.2"));
    EXPECT_EQ(rulings.allCount(), 3);
}

// --- appeals ----------------------------------------------------------------------------------------------------

/// The warning on board 1 is looked at.
class RulingsAppeals : public RulingsViews {
protected:
    RulingsAppeals() {
        appeals.look(Hall::at(rulings, 1, "seq").toInt(), 1, 1);
        QObject::connect(&appeals, &AppealView::done, [this] { ++done; });
    }
    void until(int count) {
        EXPECT_TRUE(Hall::until([&] { return done == count; }));
        hall.settle();
    }
    void lodge() {
        EXPECT_EQ(appeals.lodge(Sides::Side::Black, {}, appeals.minuteNow(), false, QStringLiteral("no alarm rang")),
                  QString{});
        until(1);
    }

    AppealView& appeals = *hall.workspace.appeals();
    int done = 0;
};

TEST_F(RulingsAppeals, AreLinkedWithTheNewRulingAlsoOnceTheOldOneIsWithdrawn) {
    lodge();
    EXPECT_EQ(appeals.decide(AppealView::Outcome::Upheld, QStringLiteral("Committee"), {}), QString{});
    until(2);
    RulingRow const row = rulings.rows()[1];
    submit(
        session::WithdrawRuling{RoundNumber{row.round}, BoardNumber{row.board}, Seq{row.seq}, "the appeal was upheld"});
    EXPECT_EQ(appeals.stage(), AppealView::Stage::Follow);
    session::RulingOnRecord other = warning();
    other.note = "by the committee";
    submit(session::MakeRuling{RoundNumber{row.round}, BoardNumber{row.board}, other});
    EXPECT_FALSE(appeals.since().isEmpty());
    appeals.follow();
    until(3);
    EXPECT_EQ(appeals.stage(), AppealView::Stage::Lodge) << "it is done";
}

TEST_F(RulingsAppeals, AreLodgedDecidedAndFollowedByARuling) {
    EXPECT_EQ(appeals.stage(), AppealView::Stage::Lodge);
    EXPECT_EQ(appeals.limits(),
              QStringLiteral("Appeals go to the appeals committee. The event has announced no time limit."));
    lodge();
    EXPECT_EQ(appeals.stage(), AppealView::Stage::Decide);
    EXPECT_EQ(Hall::at(rulings, 1, "appeals").toString(), QStringLiteral("Appeal by Black: not decided yet"));
    EXPECT_EQ(appeals.decide(AppealView::Outcome::Upheld, QStringLiteral("Committee"), {}), QString{});
    until(2);
    EXPECT_EQ(appeals.stage(), AppealView::Stage::Follow);
    EXPECT_EQ(Hall::at(rulings, 1, "appeals").toString(),
              QStringLiteral("Appeal by Black: upheld, not yet carried out"));
    EXPECT_FALSE(Hall::at(rulings, 1, "takenBack").toBool()) << "nothing is changed by itself";

    IncidentView& incidents = *hall.workspace.incidents();
    incidents.openForAppeal(1, appeals.appeal());
    EXPECT_EQ(incidents.appealText(), appeals.about());
    incidents.choose(QStringLiteral("offence"));
    incidents.form()->edit(QStringLiteral("kind"), QStringLiteral("noise"));
    incidents.form()->edit(QStringLiteral("by"), QStringLiteral("white"));
    incidents.rule(QStringLiteral("↵"));
    EXPECT_TRUE(Hall::until([&] { return appeals.stage() == AppealView::Stage::Lodge; })) << "the appeal is done with";
    EXPECT_EQ(incidents.appealText(), QString{});
    EXPECT_THAT(Hall::at(rulings, 2, "appeals").toString().toStdString(), HasSubstr("carried out by journal entry"));
}

TEST_F(RulingsAppeals, ARulingThatWasMadeAlreadyIsNamedBeforeItIsLinked) {
    lodge();
    appeals.decide(AppealView::Outcome::Upheld, QStringLiteral("Committee"), {});
    until(2);
    EXPECT_EQ(appeals.since(), QString{}) << "there is none";
    IncidentView& incidents = *hall.workspace.incidents();
    incidents.openAt(1);
    incidents.choose(QStringLiteral("offence"));
    incidents.form()->edit(QStringLiteral("kind"), QStringLiteral("noise"));
    incidents.form()->edit(QStringLiteral("by"), QStringLiteral("white"));
    incidents.rule(QStringLiteral("↵"));
    EXPECT_TRUE(Hall::until([&] { return !appeals.since().isEmpty(); }));
    EXPECT_THAT(appeals.since().toStdString(), HasSubstr("White"));
    appeals.follow();
    until(3);
    EXPECT_EQ(appeals.stage(), AppealView::Stage::Lodge);
}

TEST_F(RulingsAppeals, StandInTheCaseFileAndInTheRecord) {
    EXPECT_THAT(text(caseOf(1)), HasSubstr("The event has announced no time limit."));
    lodge();
    EXPECT_THAT(text(caseOf(1)), HasSubstr("no alarm rang"));
    rulings.showPaper();
    EXPECT_THAT(text(hall.workspace.paper()->paper()), HasSubstr("not decided"));
}

TEST_F(RulingsAppeals, SayWhatIsMissingBeforeAnythingHappens) {
    EXPECT_FALSE(appeals.lodge(Sides::Side::Black, {}, QStringLiteral("soon"), false, {}).isEmpty());
    EXPECT_FALSE(appeals.lodge(Sides::Side::Nobody, {}, appeals.minuteNow(), false, {}).isEmpty());
    lodge();
    EXPECT_FALSE(appeals.decide(AppealView::Outcome::Otherwise, {}, {}).isEmpty());
    appeals.withdraw();
    until(2);
    EXPECT_EQ(appeals.stage(), AppealView::Stage::Lodge);
}

// --- scoresheets ------------------------------------------------------------------------------------------------

TEST_F(RulingsViews, ScoresheetsAreTickedOffAndThoseMissingPrinted) {
    SheetsView& sheets = *hall.workspace.sheets();
    submit(session::EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw});
    EXPECT_TRUE(sheets.isKept());
    EXPECT_EQ(sheets.missing(), 2);
    BoardsModel& boards = *hall.workspace.boards();
    EXPECT_EQ(Hall::at(boards, 0, "whiteSheet").toString(), QStringLiteral("missing"));
    EXPECT_EQ(Hall::at(boards, 1, "whiteSheet").toString(), QString{}) << "the game goes on";
    sheets.turn(1, Sides::Side::White);
    EXPECT_TRUE(Hall::until([&] { return sheets.missing() == 1; }));
    EXPECT_EQ(Hall::at(boards, 0, "whiteSheet").toString(), QStringLiteral("there"));
    sheets.showPaper();
    std::string const paper = text(hall.workspace.paper()->paper());
    EXPECT_THAT(paper, HasSubstr("Black"));
    EXPECT_THAT(paper, Not(HasSubstr("White")));
    sheets.turn(1, Sides::Side::Nobody);
    EXPECT_TRUE(Hall::until([&] { return sheets.missing() == 0; }));
    sheets.turn(1, Sides::Side::Nobody);
    EXPECT_TRUE(Hall::until([&] { return sheets.missing() == 2; })) << "not collected after all";
}

// --- attached files ---------------------------------------------------------------------------------------------

class RulingsFiles : public RulingsViews {
protected:
    RulingsFiles() {
        attachments.setEventFile(folder.filePath(QStringLiteral("cup.flagfall")));
        attachments.look(static_cast<int>(rulings.data(rulings.index(1), role("seq")).toInt()), 1, 1);
    }
    [[nodiscard]] int role(QByteArray const& name) const { return rulings.roleNames().key(name); }
    /// The path of a file that has been written.
    QUrl written(QString const& name, QByteArray const& bytes) const {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return QUrl::fromLocalFile(file.fileName());
    }
    static QByteArray photograph() {
        QImage image(60, 40, QImage::Format_RGB32);
        image.fill(Qt::red);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        return bytes;
    }
    void attach(QUrl const& file, int then, QString const& note = {}) {
        attachments.attach(file, note);
        EXPECT_TRUE(Hall::until([&] { return attachments.count() == then; }));
        hall.settle();
    }

    QTemporaryDir folder;
    AttachmentsModel& attachments = *hall.workspace.attachments();
    QAbstractItemModelTester attachmentsTester{&attachments, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(RulingsFiles, AreListedFoundPrintedAndRemoved) {
    attach(written(QStringLiteral("sheet.png"), photograph()), 1);
    attach(written(QStringLiteral("letter.txt"), "He said it rang."), 2, QStringLiteral(" the witness "));
    EXPECT_EQ(Hall::at(attachments, 1, "note").toString(), QStringLiteral("the witness"));
    EXPECT_EQ(rulings.data(rulings.index(1), role("files")).toString(), QStringLiteral("sheet.png, letter.txt"));
    rulings.setWords(QStringLiteral("letter"));
    EXPECT_EQ(rulings.count(), 1);
    rulings.setWords({});

    rulings.showCase(1);
    ASSERT_TRUE(Hall::until([&] { return hall.workspace.paper()->isShown(); }));
    Paper const& paper = hall.workspace.paper()->paper();
    EXPECT_TRUE(paperHtml(paper).contains(QStringLiteral("data:image/jpeg"))) << "the picture is on the paper";
    EXPECT_THAT(text(paper), HasSubstr("letter.txt"));
    EXPECT_THAT(text(paper), HasSubstr(session::sha256Of("He said it rang."))) << "other kinds by their digest";

    attachments.remove(0);
    EXPECT_TRUE(Hall::until([&] { return attachments.count() == 1; }));
    hall.settle();
    EXPECT_EQ(rulings.data(rulings.index(1), role("files")).toString(), QStringLiteral("letter.txt"));
}

TEST_F(RulingsFiles, ThatAreTextsArePrintedAsFarAsThereIsRoom) {
    attach(written(QStringLiteral("letter.txt"), "He said\nit rang.\x1b[31m"), 1);
    rulings.showCase(1);
    EXPECT_TRUE(Hall::until([&] {
        return text(hall.workspace.paper()->paper()).find("it rang.[31m") != std::string::npos;
    })) << "without what steers a terminal";
    EXPECT_THAT(text(hall.workspace.paper()->paper()), Not(HasSubstr("goes on in the attached file")));
    attach(written(QStringLiteral("long.txt"), QByteArray(9000, 'x')), 2);
    rulings.showCase(1);
    EXPECT_TRUE(Hall::until([&] {
        return text(hall.workspace.paper()->paper()).find("goes on in the attached file") != std::string::npos;
    }));
}

TEST_F(RulingsFiles, AreNotKeptInMemoryWithTheirAct) {
    attach(written(QStringLiteral("letter.txt"), "He said it rang."), 1);
    auto const& acts = hall.workspace.desk().history().acts();
    auto const* const attached = std::get_if<session::FileAttached>(&acts.back().act);
    ASSERT_TRUE(attached);
    EXPECT_EQ(attached->file->size, 16);
    EXPECT_FALSE(attached->file->contents) << "the journal has them";
}

TEST_F(RulingsFiles, AreSavedAsTheyWere) {
    attach(written(QStringLiteral("letter.txt"), "He said it rang."), 1);
    attachments.save(0);
    QString const path = folder.filePath(QStringLiteral("cup letter.txt"));
    ASSERT_TRUE(Hall::until([&] { return QFile::exists(path); }));
    QFile saved(path);
    ASSERT_TRUE(saved.open(QIODevice::ReadOnly));
    EXPECT_EQ(saved.readAll(), "He said it rang.");
}

TEST_F(RulingsFiles, ThatCannotBeReadOrAreTooLargeAreToldAndNothingHappens) {
    attachments.attach(QUrl::fromLocalFile(folder.filePath(QStringLiteral("nothing.jpg"))));
    EXPECT_EQ(hall.workspace.notice()->kind(), NoticeView::Kind::Refused);
    EXPECT_TRUE(hall.workspace.notice()->text().contains(QStringLiteral("nothing.jpg")));
    auto const last = hall.workspace.desk().history().last();
    QByteArray const large(static_cast<qsizetype>(session::largestAttachment) + 1, 'x');
    attachments.attach(written(QStringLiteral("large.jpg"), large));
    EXPECT_TRUE(Hall::until([&] { return hall.workspace.notice()->text().contains(QStringLiteral("10 MB")); }));
    EXPECT_EQ(hall.workspace.desk().history().last(), last);
    EXPECT_EQ(attachments.count(), 0);
}

TEST_F(RulingsViews, TheRegisterIsConfidentialAndInNoOtherPaper) {
    offences.showPaper();
    std::string const confidential = audienceText(Audience::Arbiters).toStdString();
    EXPECT_THAT(text(hall.workspace.paper()->paper()), HasSubstr(confidential));
    EXPECT_EQ(hall.workspace.paper()->note().toStdString(), confidential);
    rulings.showPaper();
    EXPECT_THAT(text(hall.workspace.paper()->paper()), Not(HasSubstr("again: more time")));
}

TEST_F(RulingsViews, TheRegisterIsPrintedAsItIsListed) {
    QString const shown = Hall::at(offences, 0, "player").toString();
    QString const other = Hall::at(offences, 1, "player").toString();
    ASSERT_NE(shown, other);
    offences.setWords(shown);
    ASSERT_EQ(offences.count(), 1);
    offences.showPaper();
    std::string const words = text(hall.workspace.paper()->paper());
    EXPECT_THAT(words, HasSubstr("Players with “" + shown.toStdString() + "” in their names"));
    EXPECT_THAT(words, Not(HasSubstr(other.toStdString())));
}

TEST_F(RulingsViews, PapersThatSayWhoWasWarnedAreConfidential) {
    std::string const confidential = audienceText(Audience::Arbiters).toStdString();
    rulings.showPaper();
    EXPECT_THAT(text(hall.workspace.paper()->paper()), HasSubstr(confidential));
    EXPECT_THAT(text(caseOf(0)), HasSubstr(confidential));
}

TEST_F(RulingsViews, APaperSaysWhichPartOfTheRecordItIs) {
    rulings.setWords(QStringLiteral("12.9"));
    rulings.showPaper();
    std::string const words = text(hall.workspace.paper()->paper());
    EXPECT_THAT(words, HasSubstr("with “12.9”"));
    EXPECT_THAT(words, Not(HasSubstr("7.5.5")));
}

TEST_F(RulingsViews, APaperIsSavedBesideTheEvent) {
    QTemporaryDir folder;
    hall.workspace.paper()->setEventFile(folder.filePath(QStringLiteral("river.flagfall")));
    rulings.showPaper();
    hall.workspace.paper()->savePdf();
    hall.workspace.paper()->saveText();
    QDir const saved(folder.path());
    EXPECT_EQ(saved.entryList(QDir::Files),
              (QStringList{QStringLiteral("river rulings.pdf"), QStringLiteral("river rulings.txt")}));
    QFile pdf(saved.filePath(QStringLiteral("river rulings.pdf")));
    ASSERT_TRUE(pdf.open(QIODevice::ReadOnly));
    EXPECT_TRUE(pdf.readAll().startsWith("%PDF"));
}

TEST(Papers, ALongPaperHasItsHeadAndNumberOnEveryPage) {
    Paper paper{.title = QStringLiteral("Long"), .head = {.event = QStringLiteral("River Cup")}};
    PaperTable table{{QStringLiteral("Number")}, {}};
    for (int row = 0; row < 200; ++row) table.rows.push_back({{QString::number(row)}});
    paper.body.emplace_back(std::move(table));
    QByteArray const bytes = paperPdf(paper, QDateTime({2026, 11, 21}, {14, 32}));
    EXPECT_GE(bytes.count("/Type /Page\n"), 3);
}

TEST(Papers, TextIsBrokenBetweenWords) {
    Paper paper{.title = QStringLiteral("Words")};
    paper.body.emplace_back(PaperParagraph{QStringLiteral("word ").repeated(100)});
    for (QString const& line : paperText(paper, QDateTime({2026, 11, 21}, {14, 32})).split(QLatin1Char('\n')))
        EXPECT_LE(line.size(), 96) << line.toStdString();
}

TEST(Papers, WhatDoesNotHoldAnyMoreIsMarkedInTextToo) {
    Paper paper{.title = QStringLiteral("Struck")};
    paper.body.emplace_back(PaperTable{{QStringLiteral("Board")}, {{{QStringLiteral("1.1")}, true}}});
    EXPECT_THAT(paperText(paper, {}).toStdString(), HasSubstr("x 1.1"));
    EXPECT_TRUE(paperHtml(paper).contains(QStringLiteral("line-through")));
}

} // namespace
} // namespace flagfall::view
