// SPDX-License-Identifier: GPL-3.0-or-later
// An event of teams at the desk: the teams, their line-ups, and what the other pages call them.
#include "app/view/printing/event_papers.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/question_text.h"
#include "app/view/texts/refusal_text.h"
#include "tests/view/hall.h"

namespace flagfall::view {
namespace {

/// Four teams of two boards, each with a reserve: rivers A1, A2, A3, then B, C and D.
struct TeamsPage : testing::Test {
    Hall hall;
    TeamsModel& teams = *hall.workspace.teams();
    TeamForm& form = *hall.workspace.teamForm();
    LineUpForm& lineUp = *hall.workspace.lineUp();
    QAbstractItemModelTester tester{&teams, QAbstractItemModelTester::FailureReportingMode::Fatal};

    TeamsPage() {
        EventForm& event = *hall.workspace.eventForm();
        event.startNew();
        event.setName(QStringLiteral("River League"));
        event.setControl(QStringLiteral("3+2"));
        event.setSystem(QStringLiteral("FIDE_TEAM_TYPEA_MP_GP"));
        event.setRounds(3);
        event.setBoards(QStringLiteral("2"));
        event.setInitialColour(QStringLiteral("white"));
        hall.workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/open.flagfall")));
        hall.settle();
        for (char const team : {'A', 'B', 'C', 'D'})
            for (int player = 1; player <= 3; ++player)
                hall.enter(QStringLiteral("%1%2").arg(QLatin1Char(team)).arg(player),
                           QString::number(2400 - 100 * (team - 'A') - player));
        for (char const team : {'A', 'B', 'C', 'D'}) enterTeam(QString(QLatin1Char(team)));
    }
    void enterTeam(QString const& name) {
        form.startNew();
        form.setName(name);
        for (int player = 1; player <= 3; ++player) {
            form.setWanted(QStringLiteral("%1%2").arg(name).arg(player));
            form.add(0);
        }
        form.submit();
        hall.settle();
    }
    [[nodiscard]] session::EventState const& state() { return hall.workspace.desk().state(); }
};

TEST(TeamsOfAnEvent, AreTheNextThingOnceItHasPlayers) {
    Hall hall;
    EventForm& event = *hall.workspace.eventForm();
    event.startNew();
    event.setName(QStringLiteral("River League"));
    event.setControl(QStringLiteral("3+2"));
    event.setSystem(QStringLiteral("FIDE_TEAM_TYPEA_MP_GP"));
    event.setRounds(3);
    event.setInitialColour(QStringLiteral("white"));
    hall.workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/open.flagfall")));
    hall.settle();
    EXPECT_EQ(hall.workspace.event()->nextAct(), EventView::NextAct::EnterPlayers);
    hall.enterRivers();
    EXPECT_EQ(hall.workspace.event()->nextAct(), EventView::NextAct::EnterTeams);
    EXPECT_FALSE(hall.workspace.event()->canPair());
}

TEST_F(TeamsPage, ListsTheTeamsByStrengthWithTheirPlayers) {
    ASSERT_EQ(teams.count(), 4);
    EXPECT_TRUE(teams.ofTeams());
    EXPECT_EQ(teams.rows().front().name, QStringLiteral("A"));
    EXPECT_EQ(teams.rows().front().players, QStringLiteral("A1; A2; A3"));
    EXPECT_EQ(teams.rows().front().strength, QStringLiteral("2399")); // of two boards, halves up
}

TEST_F(TeamsPage, OffersPlayersWhoAreInNoTeam) {
    form.startNew();
    EXPECT_TRUE(form.freePlayers().isEmpty());
    hall.enter(QStringLiteral("Late, Anna"), QStringLiteral("2000"));
    EXPECT_EQ(form.freePlayers().size(), 1);
    EXPECT_EQ(teams.countText(), QStringLiteral("4 teams, 1 player in none"));
}

TEST_F(TeamsPage, ALineUpIsCheckedWhileItIsMade) {
    ASSERT_TRUE(lineUp.start(teams.rows().front().teamId));
    EXPECT_EQ(lineUp.title(), QStringLiteral("A, round 1"));
    EXPECT_EQ(lineUp.lines().size(), 3);
    EXPECT_EQ(lineUp.fault(), QString{});
    EXPECT_EQ(lineUp.move(0, 1), 1);
    EXPECT_EQ(lineUp.fault(), QStringLiteral("board 1: A2 sits above A1, who is higher in the list"));
    lineUp.move(1, -1);
    lineUp.move(1, 1); // the reserve plays on board 2
    lineUp.submit();
    hall.settle();
    EXPECT_EQ(teams.rows().front().lineUpText, QStringLiteral("handed in"));
    EXPECT_TRUE(lineUp.given());
}

TEST_F(TeamsPage, BoardsAreCalledByMatchAndBoard) {
    hall.pair();
    ASSERT_EQ(hall.workspace.boards()->rowCount(), 4);
    BoardRow const& row = hall.workspace.boards()->rows()[2];
    EXPECT_EQ(row.label, QStringLiteral("2.1"));
    EXPECT_EQ(row.matchText, QStringLiteral("Match 2: D 0 : 0 B"));
    EXPECT_EQ(hall.workspace.boards()->boardNamed(QStringLiteral("2.2")), 4);
    EXPECT_EQ(hall.workspace.boards()->boardNamed(QStringLiteral("2,2")), 4);
    hall.workspace.checkIn()->setWatched(true);
    EXPECT_TRUE(hall.workspace.checkIn()->takesByes());
    EXPECT_FALSE(hall.workspace.checkIn()->takesHalfPoints()) << "a player of a team has none";
}

TEST_F(TeamsPage, ATeamThatHasNotComeLosesItsMatchOnEveryBoard) {
    EXPECT_FALSE(teams.rows().front().plays);
    hall.pair();
    ASSERT_TRUE(teams.rows().front().plays);
    PlayerId const absent{teams.rows().front().teamId};
    hall.enterResult(1, "1");
    hall.settle();
    teams.forfeit(absent.value());
    hall.settle();
    QuestionView& question = *hall.workspace.question();
    ASSERT_TRUE(question.asked()) << "one question for the whole match";
    EXPECT_TRUE(question.title().startsWith(QStringLiteral("Forfeit match 1"))) << question.title().toStdString();
    question.yes();
    hall.settle();
    EXPECT_FALSE(question.asked()) << "and none for each board";
    session::Round const& round = *state().currentRound();
    session::Match const& match = *round.matchOf(absent);
    ASSERT_EQ(match.seats.size(), 2U);
    for (session::MatchSeat const& seat : match.seats) {
        Result const lost = seat.colourOf(match.home == absent) == Colour::White ? Result::BlackWinsByForfeit
                                                                                 : Result::WhiteWinsByForfeit;
        EXPECT_EQ(round.board(*seat.board)->result, lost);
    }
}

TEST_F(TeamsPage, SlipsNameBoardsAsPeopleCallThem) {
    hall.pair();
    ResultEntry& entry = *hall.workspace.resultEntry();
    entry.setMode(ResultEntry::Mode::Slip);
    for (char const* const sign : {"2", ".", "2"}) EXPECT_TRUE(entry.key(0, QString::fromLatin1(sign), 0, 0));
    EXPECT_TRUE(entry.key(Qt::Key_Return, {}, 0, 0));
    EXPECT_EQ(entry.board(), 4);
    EXPECT_TRUE(entry.awaitsResult());
}

TEST_F(TeamsPage, QuestionsNameBoardsAsPeopleCallThem) {
    hall.pair();
    session::Question question{
        .ask = session::Ask::ResultWillBeCleared, .round = RoundNumber{1}, .board = BoardNumber{4}};
    EXPECT_EQ(questionText(question, state()).text, QStringLiteral("The result on board 2.2 will be cleared."));
    question = {.ask = session::Ask::RoundChanged, .round = RoundNumber{1}, .lost = {BoardNumber{3}}};
    EXPECT_EQ(questionText(question, state()).consequences.front(),
              QStringLiteral("Board 2.1: the result is deleted."));
    session::Objection const noClock{session::Refusal{.why = session::Why::NoSuchBoard}};
    std::vector<BoardObjection> refusing;
    for (int const board : {1, 2, 3}) refusing.push_back({BoardNumber{board}, noClock});
    question = {.ask = session::Ask::SomeClocksRefuse, .round = RoundNumber{1}, .count = 3};
    EXPECT_EQ(questionText(question, state(), refusing).consequences.front(),
              QStringLiteral("Boards 1.1–2.1: There is no clock."));
}

TEST_F(TeamsPage, RefusalsNameBoardsAsPeopleCallThemAndTheRoundWhereItIsAnotherOne) {
    hall.pair();
    session::Refusal const refusal{.why = session::Why::EndedOnBoard, .round = RoundNumber{1}, .board = BoardNumber{4}};
    EXPECT_EQ(refusalText(refusal, state()), QStringLiteral("The game on board 2.2 has ended on the board."));
    for (int board = 1; board <= 4; ++board) hall.enterResult(board, "1");
    hall.settle();
    hall.pair();
    EXPECT_EQ(refusalText(refusal, state()), QStringLiteral("The game on board 2.2 (round 1) has ended on the board."));
    session::Refusal const unplaced{.why = session::Why::EndedOnBoard, .board = BoardNumber{4}};
    EXPECT_EQ(refusalWithRound(unplaced, RoundNumber{1}, state()),
              QStringLiteral("Round 1 · The game on board 2.2 has ended on the board."));
}

TEST_F(TeamsPage, TheHistoryNamesBoardsAsPeopleCallThem) {
    hall.pair();
    hall.enterResult(4, "1");
    hall.settle();
    EXPECT_EQ(hall.workspace.history()->rows().front().text, QStringLiteral("Round 1, board 2.2: result 1–0"));
    EXPECT_EQ(hall.workspace.undoText(), QStringLiteral("Undo: result 1–0 on board 2.2"));
    EXPECT_EQ(boardsText(state(), RoundNumber{1}, {BoardNumber{1}, BoardNumber{3}}), QStringLiteral("Boards 1.1, 2.1"));
    EXPECT_EQ(replacedText(state(), RoundNumber{1}, BoardNumber{4}, Result::WhiteWins, Result::Draw),
              QStringLiteral("Board 2.2: 1–0 replaced by ½–½."));
}

TEST_F(TeamsPage, CallsNameBoardsAsPeopleCallThem) {
    hall.pair();
    CallsModel& calls = *hall.workspace.calls();
    calls.turn(4);
    hall.settle();
    ASSERT_EQ(calls.count(), 1);
    EXPECT_TRUE(calls.rows().front().text.startsWith(QStringLiteral("Board 2.2, ")));
    EXPECT_EQ(calls.hallText(), QStringLiteral("Arbiter wanted at board 2.2"));
}

TEST_F(TeamsPage, LatePlayersAreListedByBoardsAsPeopleCallThem) {
    hall.pair();
    AttendanceModel& attendance = *hall.workspace.attendance();
    attendance.toggle(4, AttendanceModel::Side::White);
    hall.settle();
    ASSERT_EQ(attendance.count(), 1);
    EXPECT_EQ(Hall::at(attendance, 0, "board").toInt(), 4);
    EXPECT_EQ(Hall::at(attendance, 0, "boardLabel").toString(), QStringLiteral("2.2"));
    EXPECT_TRUE(attendance.meaning(QStringLiteral("3W")).startsWith(QStringLiteral("Board 2.1: ")));
    EXPECT_TRUE(attendance.meaning(QStringLiteral("2.1W")).startsWith(QStringLiteral("Board 2.1: ")));
    EXPECT_TRUE(attendance.meaning(QStringLiteral("2,1W")).startsWith(QStringLiteral("Board 2.1: ")));
    EXPECT_EQ(attendance.meaning(QStringLiteral("2.3W")), QString{});
}

TEST_F(TeamsPage, ABoardIsFoundByWhatItIsCalledAndByItsNumber) {
    hall.pair();
    for (char const* const typed : {"2.2", "4"}) {
        QVariantMap const found = hall.workspace.find()->find(QString::fromLatin1(typed)).value(0).toMap();
        EXPECT_EQ(found.value(QStringLiteral("text")), QStringLiteral("Board 2.2")) << typed;
        EXPECT_EQ(found.value(QStringLiteral("board")), 4);
    }
}

TEST_F(TeamsPage, PagesAndPanelsNameTheirBoardAsPeopleCallIt) {
    hall.pair();
    QString const label = QStringLiteral("2.2");
    hall.workspace.showClock(4);
    EXPECT_EQ(hall.workspace.clockView()->boardLabel(), label);
    EXPECT_EQ(hall.workspace.clockView()->boardText(), QStringLiteral("Board 2.2"));
    hall.workspace.showRecord(4);
    EXPECT_EQ(hall.workspace.record()->boardLabel(), label);
    hall.workspace.showReplay(4);
    EXPECT_EQ(hall.workspace.replay()->boardLabel(), label);
    hall.workspace.resultEntry()->choose(4);
    EXPECT_EQ(hall.workspace.resultEntry()->boardLabel(), label);
    hall.workspace.tableClocks()->look(4);
    EXPECT_EQ(hall.workspace.tableClocks()->boardLabel(), label);
    hall.workspace.hands()->setBoard(4);
    EXPECT_EQ(hall.workspace.hands()->who(), QStringLiteral("Board 2.2"));
    hall.workspace.incidents()->openAt(4);
    EXPECT_EQ(hall.workspace.incidents()->boardText(), QStringLiteral("Board 2.2"));
    hall.workspace.boards()->pick(4);
    EXPECT_EQ(hall.workspace.boards()->pickedText(), QStringLiteral("Board 2.2"));
}

TEST_F(TeamsPage, ALineUpStaysOpenUntilItsOwnMatchHasBegun) {
    hall.pair();
    hall.enterResult(4, "1"); // of the second match
    ASSERT_TRUE(lineUp.start(teams.rows().front().teamId));
    EXPECT_EQ(lineUp.title(), QStringLiteral("A, round 1"));
    EXPECT_FALSE(lineUp.given()) << "what is paired is not taken back";
    EXPECT_FALSE(lineUp.typed());
    lineUp.move(0, 1);
    EXPECT_TRUE(lineUp.typed());
    hall.enterResult(1, "1");
    hall.settle();
    ASSERT_TRUE(lineUp.start(teams.rows().front().teamId));
    EXPECT_EQ(lineUp.title(), QStringLiteral("A, round 2"));
}

TEST_F(TeamsPage, StandingsNameTeamsWithBothScores) {
    hall.pair();
    for (int board = 1; board <= 4; ++board) hall.enterResult(board, "1");
    hall.settle();
    hall.workspace.standings()->setWatched(true);
    ASSERT_EQ(hall.workspace.standings()->count(), 4);
    EXPECT_EQ(hall.workspace.standings()->pointsName(), QStringLiteral("MP"));
    EXPECT_EQ(hall.workspace.standings()->rows().front().points, QStringLiteral("1"));
    EXPECT_EQ(hall.workspace.standings()->rows().front().secondary, QStringLiteral("1"));
}

TEST_F(TeamsPage, EveryPaperThatIsOfferedCanBeMade) {
    hall.pair();
    PaperMatter const matter{state(), RoundNumber{1}, &hall.workspace.desk().history()};
    int made = 0;
    for (EventPaper const& paper : eventPapers())
        if (canBeMade(paper, matter)) {
            EXPECT_FALSE(paper.make(matter).title.isEmpty()) << paper.word;
            ++made;
        }
    EXPECT_GT(made, 10);
    EXPECT_FALSE(canBeMade(*eventPaper(QStringLiteral("title")), matter)) << "it is of a player";
    EXPECT_FALSE(canBeMade(*eventPaper(QStringLiteral("card")), matter)) << "likewise";
    for (char const* const word : {"team", "why"}) {
        EXPECT_TRUE(canBeMade(*eventPaper(QString::fromLatin1(word)), matter)) << word;
        EXPECT_TRUE(isOfPlayer(*eventPaper(QString::fromLatin1(word)))) << "a team is chosen";
    }
    EXPECT_TRUE(canBeMade(*eventPaper(QStringLiteral("matches")), matter));
}

} // namespace
} // namespace flagfall::view
