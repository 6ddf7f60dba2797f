// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/standings/why_rank.h"
#include "pairing/tiebreaks/tie_break.h"
#include "tests/view/hall.h"

#include <QSignalSpy>

namespace flagfall::view {
namespace {

using NextAct = EventView::NextAct;

TEST(WholeEvent, TheHeadSaysWhatComesNext) {
    Hall hall;
    EventView& event = *hall.workspace.event();
    hall.create();
    EXPECT_EQ(event.nextAct(), NextAct::EnterPlayers);
    hall.enterRivers();
    EXPECT_EQ(event.nextAct(), NextAct::PairRound);
    EXPECT_TRUE(event.canPair());
    hall.pair();
    EXPECT_EQ(event.roundText(), QStringLiteral("Round 1 of 3"));
    EXPECT_EQ(event.nextAct(), NextAct::StartClocks);
    hall.workspace.boards()->startAll();
    hall.settle();
    EXPECT_EQ(event.nextAct(), NextAct::EnterResults);
    hall.enterResult(1, "1");
    hall.enterResult(2, "=");
    hall.settle();
    EXPECT_EQ(event.nextAct(), NextAct::PairNext);
    EXPECT_EQ(event.nextStep(), QStringLiteral("All results are in. Pair round 2."));
}

TEST(WholeEvent, ThreeRoundsArePlayedToTheEndWithoutAReset) {
    Hall hall;
    QSignalSpy boards(hall.workspace.boards(), &QAbstractItemModel::modelReset);
    QSignalSpy standings(hall.workspace.standings(), &QAbstractItemModel::modelReset);
    hall.create();
    hall.enterRivers();
    for (int round = 1; round <= 3; ++round) {
        hall.pair();
        EXPECT_EQ(hall.workspace.rounds()->shown(), round);
        hall.enterResult(1, "1");
        hall.enterResult(2, "=");
        hall.settle();
    }
    EXPECT_EQ(hall.workspace.event()->nextAct(), NextAct::Finished);
    EXPECT_EQ(hall.workspace.event()->pairText(), QStringLiteral("Pairing")) << "no round is left to be paired";
    EXPECT_FALSE(hall.workspace.event()->canPair());
    EXPECT_EQ(hall.workspace.standings()->count(), 4);
    EXPECT_EQ(hall.workspace.standings()->caption(), QStringLiteral("Final, after round 3"));
    EXPECT_EQ(boards.count() + standings.count(), 0);
}

TEST(Wall, ABoardShowsPlayersRatingsAndPointsBeforeTheRound) {
    Hall hall;
    hall.openRound();
    EXPECT_EQ(hall.board(0, "whiteName").toString(), QStringLiteral("Amazon, A."));
    EXPECT_EQ(hall.board(0, "whiteRating").toString(), QStringLiteral("2400"));
    EXPECT_EQ(hall.board(0, "whitePoints").toString(), QStringLiteral("0"));
    EXPECT_EQ(hall.board(0, "whiteNumber").toString(), QStringLiteral("1"));
    hall.enterResult(1, "=");
    hall.enterResult(2, "1");
    hall.settle();
    EXPECT_EQ(hall.board(0, "whitePoints").toString(), QStringLiteral("0"));
    EXPECT_EQ(hall.board(0, "result").toString(), QStringLiteral("½–½"));
    hall.pair();
    hall.workspace.rounds()->setShown(2);
    QStringList points;
    for (int row = 0; row < 2; ++row)
        points << hall.board(row, "whitePoints").toString() << hall.board(row, "blackPoints").toString();
    points.sort();
    EXPECT_EQ(points, (QStringList{"0", "1", "½", "½"}));
}

TEST(Wall, ClocksThatRunInAnotherRoundAreSeenAndTurnedTo) {
    Hall hall;
    hall.openRound();
    BoardsModel& boards = *hall.workspace.boards();
    boards.start(1);
    hall.enterResult(2, "1");
    hall.settle();
    EXPECT_EQ(boards.elsewhereText(), QString{});
    hall.pair();
    hall.workspace.question()->yes(); // a game is still being played
    hall.settle();
    ASSERT_EQ(hall.workspace.rounds()->shown(), 2);
    EXPECT_EQ(boards.elsewhereText(), QStringLiteral("1 clock running in another round"));
    boards.turnToRunning();
    EXPECT_EQ(hall.workspace.rounds()->shown(), 1);
    EXPECT_EQ(boards.elsewhereText(), QString{});
    boards.turnToRunning();
    EXPECT_EQ(hall.workspace.rounds()->shown(), 1) << "there is nowhere else to turn to";
    boards.pause(1);
    hall.settle();
    hall.workspace.rounds()->setShown(2);
    EXPECT_EQ(boards.elsewhereText(), QString{});
}

TEST(Wall, AResultCorrectedInAnEarlierRoundLeadsBackToTheOneThatIsPlayed) {
    Hall hall;
    hall.openRound();
    hall.enterResult(1, "1");
    hall.enterResult(2, "1");
    hall.settle();
    hall.pair();
    RoundsModel& rounds = *hall.workspace.rounds();
    EXPECT_EQ(rounds.backText(), QString{});
    rounds.setShown(1);
    EXPECT_EQ(rounds.backText(), QStringLiteral("Back to round 2"));
    hall.enterResult(1, "0");
    hall.settle();
    EXPECT_EQ(rounds.shown(), 1) << "it is asked first";
    while (hall.workspace.question()->asked()) {
        hall.workspace.question()->yes();
        hall.settle();
    }
    EXPECT_EQ(rounds.shown(), 2);
    rounds.setShown(1);
    ResultEntry& entry = *hall.workspace.resultEntry();
    entry.leavePage();
    EXPECT_EQ(rounds.shown(), 1) << "nothing was corrected there";
    entry.setBoard(2);
    entry.key(0, QStringLiteral("="), 0, 0);
    hall.settle();
    while (hall.workspace.question()->asked()) {
        hall.workspace.question()->yes();
        hall.settle();
    }
    EXPECT_EQ(rounds.shown(), 1) << "more may be to correct";
    entry.leavePage();
    EXPECT_EQ(rounds.shown(), 2);
}

TEST(Wall, TheFilterShowsWhatIsMissingAndTheCountsStayWhole) {
    Hall hall;
    hall.openRound();
    BoardsModel& boards = *hall.workspace.boards();
    boards.setFilter(BoardsModel::Filter::Missing);
    hall.enterResult(1, "0");
    hall.settle();
    EXPECT_EQ(boards.rowCount(), 1);
    EXPECT_EQ(boards.count(), 2);
    EXPECT_EQ(boards.entered(), 1);
    EXPECT_EQ(boards.missing(), 1);
    EXPECT_EQ(boards.missingText(), QStringLiteral("1 board without a result"));
    EXPECT_EQ(boards.rowOfBoard(1), -1);
    EXPECT_EQ(boards.rowOfBoard(2), 0);
    EXPECT_EQ(boards.boardAt(0), 2);
    boards.setFilter(BoardsModel::Filter::All);
    EXPECT_EQ(boards.rowCount(), 2);
}

TEST(Wall, ABoardIsFoundByNumberAndByAPieceOfAName) {
    Hall hall;
    hall.openRound();
    BoardsModel const& boards = *hall.workspace.boards();
    EXPECT_EQ(boards.boardNamed(QStringLiteral("2")), 2);
    EXPECT_EQ(boards.boardNamed(QStringLiteral("7")), -1);
    EXPECT_EQ(boards.boardNamed(QStringLiteral("volga")), 2);
    EXPECT_EQ(boards.boardNamed(QStringLiteral("danube, d")), 1);
    EXPECT_EQ(boards.boardNamed(QString{}), -1);
}

TEST(Wall, ABoardMayBeNamedWithItsRound) {
    Hall hall;
    hall.openRound();
    for (int const board : {1, 2}) hall.enterResult(board, "=");
    hall.settle();
    hall.workspace.desk().submit(session::PairRound{}, session::Confirmation::Yes, hall.workspace.desk().now(), {});
    hall.settle();
    BoardsModel const& boards = *hall.workspace.boards();
    ASSERT_EQ(hall.workspace.rounds()->shown(), 2);
    EXPECT_EQ(boards.roundNamed(QStringLiteral("1,2")), 1);
    EXPECT_EQ(boards.boardNamed(QStringLiteral("1.2")), -1) << "the second round is shown";
    EXPECT_EQ(boards.boardNamed(QStringLiteral("2.2")), 2);
    hall.workspace.rounds()->setShown(1);
    EXPECT_EQ(boards.boardNamed(QStringLiteral("1.2")), 2);
    EXPECT_EQ(boards.roundNamed(QStringLiteral("1")), 1);
    EXPECT_EQ(boards.roundNamed(QStringLiteral("3.1")), 0);
    EXPECT_EQ(boards.roundNamed(QStringLiteral("volga")), 0);
}

TEST(Wall, TheNextMissingBoardGoesRound) {
    Hall hall;
    hall.openRound();
    BoardsModel& boards = *hall.workspace.boards();
    EXPECT_EQ(boards.nextMissing(0), 1);
    EXPECT_EQ(boards.nextMissing(2), 1);
    hall.enterResult(1, "=");
    hall.enterResult(2, "=");
    hall.settle();
    EXPECT_EQ(boards.nextMissing(0), -1);
}

TEST(Wall, TheSpaceBarStartsThenPausesThenResumes) {
    Hall hall;
    hall.openRound();
    BoardsModel& boards = *hall.workspace.boards();
    boards.spaceBar();
    hall.settle();
    EXPECT_EQ(boards.runningCount(), 2);
    boards.spaceBar();
    hall.settle();
    EXPECT_TRUE(boards.anyPaused());
    EXPECT_EQ(boards.runningCount(), 0);
    boards.spaceBar();
    hall.settle();
    EXPECT_EQ(boards.runningCount(), 2);
}

TEST(Wall, AStoppedHallSaysSoAndOneKeyResumesIt) {
    Hall hall;
    hall.openRound();
    BoardsModel& boards = *hall.workspace.boards();
    boards.startAll();
    hall.settle();
    boards.stopOrResumeAll();
    hall.settle();
    EXPECT_EQ(boards.runningCount(), 0);
    EXPECT_EQ(hall.workspace.notice()->text(), QStringLiteral("2 clocks paused. Ctrl+Shift+Space resumes them."));
    boards.stopOrResumeAll();
    hall.settle();
    EXPECT_EQ(boards.runningCount(), 2);
}

/// What another desk does with the clocks.
void actsElsewhere(Hall& hall, session::Command command) {
    hall.workspace.desk().submitFor({"Desk 2", {}, {}}, std::move(command), {});
    hall.settle();
}

TEST(Wall, AKeyThatMeansSomethingElseSinceAMomentAsksFirst) {
    Hall hall;
    hall.openRound();
    BoardsModel& boards = *hall.workspace.boards();
    QuestionView& question = *hall.workspace.question();
    actsElsewhere(hall, session::StartClocks{RoundNumber{1}, {}});
    boards.spaceBar(); // as at Desk 2, in the same moment: to start the round
    hall.settle();
    ASSERT_TRUE(question.asked());
    EXPECT_EQ(question.title(), QStringLiteral("Desk 2 has just changed these clocks"));
    EXPECT_EQ(question.text(), QStringLiteral("The key pauses clocks now."));
    question.no();
    hall.settle();
    EXPECT_EQ(boards.runningCount(), 2);
    boards.startOrPause(1);
    ASSERT_TRUE(question.asked());
    question.yes();
    hall.settle();
    EXPECT_EQ(boards.runningCount(), 1);
    hall.pass(std::chrono::seconds{11});
    boards.startOrPause(2);
    hall.settle();
    EXPECT_FALSE(question.asked()) << "that has been seen";
    EXPECT_EQ(boards.runningCount(), 0);
}

TEST(Wall, WhereSomeRunAndOthersWerePausedTogetherOneKeyAsksWhatIsMeant) {
    Hall hall;
    hall.openRound();
    BoardsModel& boards = *hall.workspace.boards();
    QuestionView& question = *hall.workspace.question();
    boards.start(1);
    hall.settle();
    boards.pauseAll();
    hall.settle();
    boards.start(2);
    hall.settle();
    for (bool const resumes : {false, true}) {
        boards.stopOrResumeAll();
        ASSERT_TRUE(question.asked());
        EXPECT_TRUE(question.text().startsWith(QStringLiteral("1 clock "))) << question.text().toStdString();
        resumes ? question.instead() : question.no();
        hall.settle();
    }
    EXPECT_EQ(boards.runningCount(), 2);
    boards.stopOrResumeAll();
    hall.settle();
    EXPECT_EQ(boards.runningCount(), 0) << "the same key pauses all again";
}

TEST(EventHead, AsksForTheClocksUntilAllThatWereStoppedTogetherRunAgain) {
    Hall hall;
    hall.openRound();
    hall.workspace.boards()->startAll();
    hall.settle();
    EXPECT_EQ(hall.workspace.event()->nextAct(), EventView::NextAct::EnterResults);
    hall.workspace.boards()->pauseAll();
    hall.settle();
    EXPECT_EQ(hall.workspace.event()->nextAct(), EventView::NextAct::ResumeClocks);
    EXPECT_EQ(hall.workspace.event()->nextStep(), QStringLiteral("Resume the clocks: 2 clocks paused."));
    hall.workspace.boards()->resume(1);
    hall.settle();
    EXPECT_EQ(hall.workspace.event()->nextStep(), QStringLiteral("Resume the clocks: 1 clock paused."));
    hall.workspace.boards()->resume(2);
    hall.settle();
    EXPECT_EQ(hall.workspace.event()->nextAct(), EventView::NextAct::EnterResults) << "play goes on";
    hall.workspace.boards()->pause(2);
    hall.settle();
    EXPECT_EQ(hall.workspace.event()->nextAct(), EventView::NextAct::EnterResults) << "it was stopped by itself";
}

TEST(Wall, ABoardWhosePlayersSignedDifferentResultsIsMarked) { // 8.7
    Hall hall;
    hall.openRound();
    hall.workspace.showRecord(1);
    RecordActsView& acts = *hall.workspace.record()->acts();
    acts.sign(Sides::Side::White, 0);
    acts.sign(Sides::Side::Black, 1);
    hall.settle();
    EXPECT_EQ(hall.board(0, "noteText").toString(), QStringLiteral("Disputed"));
    acts.sign(Sides::Side::Black, 0);
    hall.settle();
    EXPECT_NE(hall.board(0, "noteText").toString(), QStringLiteral("Disputed"));
}

TEST(Wall, AByeSaysWhatItCounts) { // C.04.2, 3.4
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    form.setName(QStringLiteral("River Cup"));
    form.setPlace(QStringLiteral("Delta"));
    form.setControl(QStringLiteral("3+2"));
    form.setSystem(QStringLiteral("FIDE_DUTCH_2026"));
    form.setRounds(3);
    form.setAllocatedBye(QStringLiteral("½"));
    hall.workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/river-bye.flagfall")));
    hall.settle();
    hall.enterRivers();
    hall.enter(QStringLiteral("Rhine, R."), QStringLiteral("2000"));
    hall.pair();
    if (hall.workspace.question()->asked()) hall.workspace.question()->yes();
    hall.settle();
    EXPECT_EQ(hall.workspace.boards()->byeText(), QStringLiteral("Bye: Rhine, R. (½)"));
}

TEST(Wall, APressOfBlackStartsAClockAndTheLeversGoRound) {
    Hall hall;
    hall.openRound();
    BoardsModel& boards = *hall.workspace.boards();
    boards.press(1, BoardsModel::Side::Black);
    hall.settle();
    EXPECT_EQ(hall.board(0, "running").toInt(), static_cast<int>(BoardsModel::Side::White));
    hall.pass(std::chrono::seconds{5});
    boards.press(1, BoardsModel::Side::White);
    hall.settle();
    EXPECT_EQ(hall.board(0, "running").toInt(), static_cast<int>(BoardsModel::Side::Black));
    EXPECT_EQ(hall.board(0, "whiteTime").toString(), QStringLiteral("2:59"));
    EXPECT_EQ(hall.board(0, "whiteMoves").toInt(), 1);
}

TEST(Players, AreCountedAndTheFieldClosesWithTheFirstPairing) {
    Hall hall;
    hall.create();
    EXPECT_EQ(hall.workspace.players()->countText(), QStringLiteral("0 players"));
    hall.enterRivers();
    EXPECT_EQ(hall.workspace.players()->countText(), QStringLiteral("4 players"));
    EXPECT_FALSE(hall.workspace.players()->fieldClosed());
    EXPECT_EQ(hall.workspace.players()->rowNamed(QStringLiteral("dan")), 3);
    hall.enter(QStringLiteral("Dnieper, Volga"));
    EXPECT_EQ(hall.workspace.players()->rowNamed(QStringLiteral("vol")), 2) << "who begins so comes first";
    EXPECT_EQ(hall.workspace.players()->rowNamed(QStringLiteral("dni, vo")), 4);
    EXPECT_EQ(hall.workspace.players()->rowNamed(QStringLiteral("dni vo")), 4) << "as at the check-in";
    EXPECT_EQ(hall.workspace.players()->rowNamed(QStringLiteral("dni va")), -1);
    EXPECT_EQ(hall.workspace.players()->rowNamed(QStringLiteral(", ")), -1);
    hall.pair();
    EXPECT_TRUE(hall.workspace.players()->fieldClosed());
    EXPECT_FALSE(hall.workspace.players()->fieldClosedText().isEmpty());
}

TEST(Players, NobodyLooksAtAreCountedAgainWhenSomebodyDoes) {
    Hall hall;
    hall.create();
    hall.enterRivers();
    hall.pair();
    PlayersModel& players = *hall.workspace.players();
    PresenceModel& presence = *hall.workspace.pairing()->presence();
    auto const points = [](auto const& rows) {
        QStringList all;
        for (auto const& row : rows) all += row.points;
        return all.join(QLatin1Char(' ')).toStdString();
    };
    players.setWatched(false);
    hall.workspace.pairing()->setWatched(false);
    hall.enterResult(1, "1");
    hall.enterResult(2, "1");
    hall.settle();
    EXPECT_EQ(points(players.rows()), "0 0 0 0");
    EXPECT_EQ(points(presence.rows()), "½ ½ ½ ½") << "as open games count";
    players.setWatched(true);
    hall.workspace.pairing()->setWatched(true);
    EXPECT_EQ(points(players.rows()), "1 1 0 0");
    EXPECT_EQ(points(presence.rows()), "1 1 0 0");
    players.setWatched(false);
    hall.workspace.undo();
    hall.settle();
    EXPECT_NE(points(players.rows()), "1 1 0 0") << "what is more than a result does not wait";
}

TEST(Players, OfARoundRobinGetTheirNumbersByLot) { // C.05 annex 1
    Hall hall;
    hall.create();
    EXPECT_TRUE(hall.workspace.players()->drawsNumbers());
    hall.enterRivers();
    EXPECT_EQ(Hall::at(*hall.workspace.players(), 0, "number").toString(), QStringLiteral("–"));
    hall.workspace.players()->drawNumbers();
    hall.settle();
    for (int row = 0; row < 4; ++row)
        EXPECT_EQ(Hall::at(*hall.workspace.players(), row, "number").toString(), QString::number(row + 1));
    hall.workspace.players()->drawNumbers();
    hall.settle();
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), testing::HasSubstr("drawing again gives the same ones"))
        << "a second drawing";
    hall.pair();
    EXPECT_FALSE(hall.workspace.players()->drawsNumbers());
}

TEST(Standings, MoveWithTheResultsAndSayWhatTheRoundStillLacks) {
    Hall hall;
    hall.openRound();
    StandingsModel& table = *hall.workspace.standings();
    hall.enterResult(1, "0");
    hall.settle();
    EXPECT_EQ(table.caption(), QStringLiteral("Round 1: 1 result to come"));
    EXPECT_EQ(Hall::at(table, 0, "name").toString(), QStringLiteral("Danube, Ď."));
    EXPECT_EQ(Hall::at(table, 0, "points").toString(), QStringLiteral("1"));
    EXPECT_FALSE(Hall::at(table, 0, "provisional").toBool());
    EXPECT_EQ(table.tieBreakNames(), (QStringList{"DE", "WIN", "SB", "KS"}));
    EXPECT_EQ(table.tieBreakHints().size(), 4);
}

QString titleOf(QVariant const& part) { return part.toMap().value(QStringLiteral("title")).toString(); }
QStringList linesOf(QVariant const& part) { return part.toMap().value(QStringLiteral("lines")).toStringList(); }

TEST(Standings, AreShownAsTheyWereAfterAnEarlierRound) {
    Hall hall;
    hall.openRound();
    hall.enterResult(1, "0"); // Danube beats Amazon
    hall.enterResult(2, "=");
    hall.settle();
    hall.pair();
    hall.enterResult(1, "1");
    hall.enterResult(2, "1");
    hall.settle();
    StandingsModel& table = *hall.workspace.standings();
    ASSERT_EQ(table.round(), 2);
    table.stepRound(-1);
    EXPECT_TRUE(table.isEarlier());
    EXPECT_EQ(table.caption(), QStringLiteral("After round 1"));
    EXPECT_EQ(Hall::at(table, 0, "name").toString(), QStringLiteral("Danube, Ď."));
    EXPECT_EQ(Hall::at(table, 0, "points").toString(), QStringLiteral("1"));
    EXPECT_EQ(titleOf(table.why(0).value(0)), QStringLiteral("Rank 1: Danube, Ď., points 1"));
    table.stepRound(-1);
    EXPECT_EQ(table.round(), 1) << "there is none before";
    table.stepRound(1);
    EXPECT_FALSE(table.isEarlier());
}

TEST(Standings, SayHowManyPlacesTheLastRoundHasWonOrLost) {
    Hall hall;
    hall.openRound();
    StandingsModel& table = *hall.workspace.standings();
    hall.enterResult(1, "0"); // Danube beats Amazon
    hall.enterResult(2, "=");
    hall.settle();
    EXPECT_FALSE(table.hasShifts()) << "there is no round before";
    std::map<QString, int> before;
    for (int row = 0; row < table.count(); ++row)
        before[Hall::at(table, row, "name").toString()] = Hall::at(table, row, "rank").toInt();
    hall.pair();
    hall.enterResult(1, "1");
    hall.enterResult(2, "1");
    hall.settle();
    ASSERT_TRUE(table.hasShifts());
    int moved = 0;
    for (int row = 0; row < table.count(); ++row) {
        int const won = before.at(Hall::at(table, row, "name").toString()) - Hall::at(table, row, "rank").toInt();
        QString const sign = won > 0 ? QStringLiteral("+%1") : QStringLiteral("−%1");
        EXPECT_EQ(Hall::at(table, row, "shift").toString(), won == 0 ? QStringLiteral("=") : sign.arg(std::abs(won)));
        EXPECT_EQ(Hall::at(table, row, "accessibleText").toString().contains(QStringLiteral("rank before")), won != 0);
        moved += won != 0 ? 1 : 0;
    }
    EXPECT_GT(moved, 0);
    QString const shown = Hall::at(table, 0, "shift").toString();
    hall.pair();
    EXPECT_EQ(Hall::at(table, 0, "shift").toString(), shown) << "a round that is only paired has moved nobody";
}

TEST(Standings, OfThoseWhoAreLookedForAloneKeepTheirRanks) {
    Hall hall;
    hall.openRound();
    hall.enterResult(1, "0"); // Danube beats Amazon
    hall.settle();
    StandingsModel& table = *hall.workspace.standings();
    int const everybody = table.count();
    QString const last = Hall::at(table, everybody - 1, "name").toString();
    int const rank = Hall::at(table, everybody - 1, "rank").toInt();
    ASSERT_GT(rank, 1);
    table.setWords(last.split(QLatin1Char(','))[0].toLower());
    ASSERT_EQ(table.count(), 1);
    EXPECT_EQ(Hall::at(table, 0, "name").toString(), last);
    EXPECT_EQ(Hall::at(table, 0, "rank").toInt(), rank);
    table.setWords(QStringLiteral("nobody"));
    EXPECT_EQ(table.count(), 0);
    table.setWords({});
    EXPECT_EQ(table.count(), everybody);
}

TEST(Standings, OfACategoryAloneGoFromOneToTheNextAndBackToEverybody) {
    Hall hall;
    hall.openRound();
    StandingsModel& table = *hall.workspace.standings();
    EXPECT_FALSE(table.hasCategories());
    table.stepCategory();
    EXPECT_EQ(table.category(), QString{});
    EventForm& form = *hall.workspace.eventForm();
    form.startEdit();
    form.setCategories(QStringLiteral("Strong: rating 2400-\nNobody: rating -100"));
    form.submit();
    hall.settle();
    ASSERT_TRUE(table.hasCategories());
    int const everybody = table.count();
    table.stepCategory();
    EXPECT_EQ(table.category(), QStringLiteral("Strong"));
    EXPECT_LT(table.count(), everybody);
    EXPECT_EQ(Hall::at(table, 0, "rank").toInt(), 1);
    table.stepCategory();
    EXPECT_EQ(table.category(), QString{}) << "nobody is in the other one";
    EXPECT_EQ(table.count(), everybody);
}

TEST(Standings, SayWhyAPlayerStandsThere) {
    Hall hall;
    hall.openRound();
    hall.enterResult(1, "0"); // Danube beats Amazon
    hall.enterResult(2, "="); // Nile and Volga draw
    hall.settle();
    StandingsModel const& table = *hall.workspace.standings();
    QVariantList const first = table.why(0);
    ASSERT_GE(first.size(), 3);
    EXPECT_EQ(titleOf(first[0]), QStringLiteral("Rank 1: Danube, Ď., points 1"));
    EXPECT_EQ(linesOf(first[1]), QStringList{QStringLiteral("Before Nile, N.: points 1 against 0.5.")});
    EXPECT_EQ(linesOf(first[2]), QStringList{QStringLiteral("Round 1, Black against Amazon, A. (rank 4): 1")});
    QVariantList const second = table.why(1);
    EXPECT_EQ(linesOf(second[1]).value(0), QStringLiteral("Behind Danube, Ď.: points 0.5 against 1."));
    auto const tieBreak = std::ranges::find_if(
        second, [](QVariant const& part) { return titleOf(part).startsWith(QStringLiteral("SB ")); });
    ASSERT_NE(tieBreak, second.end());
    EXPECT_EQ(linesOf(*tieBreak), QStringList{QStringLiteral("Round 1, Volga, V.: 0.5 × 0.5 = 0.25")});
    EXPECT_TRUE(table.why(9).isEmpty());
}

TEST(Standings, HaveACardOfEachPlayerWithTheScoreAgainstWhatWasExpected) { // B.02, 8.3
    Hall hall;
    hall.openRound();
    hall.enterResult(1, "0"); // Danube beats Amazon
    hall.enterResult(2, "=");
    hall.settle();
    StandingsModel const& table = *hall.workspace.standings();
    QVariantMap const card = table.card(0);
    EXPECT_EQ(card.value(QStringLiteral("title")).toString(), QStringLiteral("Danube, Ď."));
    QVariantList const rounds = card.value(QStringLiteral("rounds")).toList();
    ASSERT_EQ(rounds.size(), 1);
    QVariantMap const first = rounds.front().toMap();
    EXPECT_EQ(first.value(QStringLiteral("opponent")).toString(), QStringLiteral("Amazon, A."));
    EXPECT_EQ(first.value(QStringLiteral("rank")).toString(), QStringLiteral("4"));
    EXPECT_TRUE(first.value(QStringLiteral("accessibleText"))
                    .toString()
                    .startsWith(QStringLiteral("Round 1, Black against Amazon, A.")))
        << first.value(QStringLiteral("accessibleText")).toString().toStdString();
    EXPECT_FALSE(card.value(QStringLiteral("sums")).toList().isEmpty());
    EXPECT_FALSE(card.value(QStringLiteral("norms")).toList().isEmpty()) << "or why there are none";
    EXPECT_TRUE(table.card(9).isEmpty());
    EXPECT_EQ(table.rowOfPlayer(Hall::at(table, 0, "playerId").toInt()), 0);
    EXPECT_EQ(table.rowOfPlayer(99), -1);
}

TEST(Standings, SayWhatDirectEncounterIsMadeOf) {
    session::EventState state;
    {
        Hall hall;
        hall.openRound();
        hall.enterResult(1, "=");
        hall.enterResult(2, "=");
        hall.settle();
        state = hall.workspace.desk().state();
    }
    state.details.tieBreaks = {pairing::tieBreakByCode("DE").value()};
    PlayerId const first = session::standingsOf(state).front().player;
    WhyPart const part = whyRank(state, first).value().parts.back();
    EXPECT_TRUE(part.title.startsWith(QStringLiteral("DE"))) << part.title.toStdString();
    ASSERT_EQ(part.lines.size(), 2);
    EXPECT_TRUE(part.lines[0].contains(QStringLiteral("0.5 (at most 2.5)"))) << part.lines[0].toStdString();
    EXPECT_TRUE(part.lines[0].endsWith(QStringLiteral("That separates nobody."))) << part.lines[0].toStdString();
    EXPECT_EQ(part.lines[1], QStringLiteral("Not all who are level have met, and nothing is sure (6.3)."));
}

TEST(HistoryList, SaysWhatOfAPlayerWasChanged) {
    Hall hall;
    hall.create();
    hall.enterRivers();
    PlayerForm& form = *hall.workspace.playerForm();
    form.startEdit(Hall::at(*hall.workspace.players(), 1, "playerId").toInt());
    form.setName(QStringLiteral("Nil, N."));
    form.setRating(QStringLiteral("2310"));
    form.setBirth(QStringLiteral("1999-02-03"));
    form.submit();
    hall.settle();
    EXPECT_EQ(Hall::at(*hall.workspace.history(), 0, "text").toString().toStdString(),
              "Player changed: Nil, N. (Name: Nile, N. → Nil, N.; Rating: 2300 → 2310; Date of birth)");
}

TEST(HistoryList, HasTheNewestOnTopAndLeavesPressesOut) {
    Hall hall;
    hall.openRound();
    HistoryModel& history = *hall.workspace.history();
    hall.workspace.boards()->startAll();
    hall.settle();
    int const before = history.count();
    EXPECT_EQ(Hall::at(history, 0, "text").toString(), QStringLiteral("Boards 1, 2: clock started"));
    hall.workspace.boards()->press(1, BoardsModel::Side::White);
    hall.settle();
    EXPECT_EQ(history.count(), before);
}

TEST(Undo, SaysHowManyActsOfOneCommandItTakesBack) {
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    form.setName(QStringLiteral("River Open"));
    form.setPlace(QStringLiteral("Delta"));
    form.setControl(QStringLiteral("3+2"));
    form.setSystem(QStringLiteral("FIDE_DUTCH_2026"));
    form.setRounds(3);
    hall.workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/open.flagfall")));
    hall.settle();
    hall.enterRivers();
    session::Together byes;
    for (auto const& [id, player] : hall.workspace.desk().state().players)
        byes.commands.push_back({session::GrantBye{id, RoundNumber{2}, session::Bye::HalfPoint}});
    hall.workspace.desk().submit(byes, session::Confirmation::Yes, hall.workspace.desk().now(), [](auto const&) {});
    hall.settle();
    QString const phrase = QStringLiteral("bye of Danube, Ď. in round 2 and 3 more");
    EXPECT_EQ(hall.workspace.undoText(), QStringLiteral("Undo: ") + phrase);
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(hall.workspace.notice()->text(), QStringLiteral("Undone: ") + phrase);
    EXPECT_EQ(hall.workspace.redoText(), QStringLiteral("Redo: ") + phrase);
}

TEST(Players, TheClubHasAColumnWhereAnybodyHasOne) {
    Hall hall;
    hall.create();
    PlayersModel const& players = *hall.workspace.players();
    hall.enter(QStringLiteral("Amazon, A."));
    EXPECT_FALSE(players.hasClubs());
    auto const& [id, player] = *hall.workspace.desk().state().players.begin();
    session::PlayerDraft draft = session::draftOf(player.details);
    draft.club = "ŠK Dunaj";
    hall.workspace.desk().submit(session::RevisePlayer{id, draft}, session::Confirmation::Yes,
                                 hall.workspace.desk().now(), [](auto const&) {});
    hall.settle();
    EXPECT_TRUE(players.hasClubs());
}

TEST(Undo, OfAListOfPlayersNamesThePlayersAndNotTheirContactDetails) {
    Hall hall;
    hall.create();
    session::EnterPlayers list;
    for (char const* const name : {"Amazon, A.", "Danube, D."}) {
        session::EnterPlayer one;
        one.draft.name = name;
        one.contact = {"a@example.org", ""};
        list.entries.push_back(std::move(one));
    }
    hall.workspace.desk().submit(list, session::Confirmation::Yes, hall.workspace.desk().now(), [](auto const&) {});
    hall.settle();
    QString const phrase = QStringLiteral("addition of 2 players");
    EXPECT_EQ(hall.workspace.undoText(), QStringLiteral("Undo: ") + phrase);
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(hall.workspace.notice()->text(), QStringLiteral("Undone: ") + phrase);
    EXPECT_EQ(hall.workspace.redoText(), QStringLiteral("Redo: ") + phrase);
}

TEST(Undo, NamesTheActAndTakesItBack) {
    Hall hall;
    hall.openRound();
    hall.enterResult(1, "1");
    hall.settle();
    EXPECT_EQ(hall.workspace.undoText(), QStringLiteral("Undo: result 1–0 on board 1"));
    hall.workspace.undo();
    hall.settle();
    EXPECT_FALSE(hall.board(0, "hasResult").toBool());
    EXPECT_EQ(hall.workspace.redoText(), QStringLiteral("Redo: result 1–0 on board 1"));
    EXPECT_EQ(hall.workspace.notice()->text(), QStringLiteral("Undone: result 1–0 on board 1"));
    HistoryModel& history = *hall.workspace.history();
    bool struck = false;
    for (int row = 0; row < history.count(); ++row) struck = struck || Hall::at(history, row, "retracted").toBool();
    EXPECT_TRUE(struck);
    hall.workspace.redo();
    hall.settle();
    EXPECT_EQ(hall.board(0, "result").toString(), QStringLiteral("1–0"));
}

TEST(Recovery, OffersThreeReadingsAndTakesTheArbitersWord) {
    Hall hall;
    hall.openRound();
    hall.workspace.boards()->startAll();
    hall.settle();
    hall.pass(std::chrono::seconds{30});
    hall.settle();
    hall.door.files["/nowhere/crashed.flagfall"] = hall.door.last->rows();
    hall.pass(std::chrono::seconds{20});
    // The desk that dies does not close; the file is what it was before.
    hall.workspace.closeFile();
    hall.settle();
    hall.workspace.question()->yes();
    ASSERT_TRUE(Hall::until([&] { return !hall.workspace.isOpen(); }));
    hall.workspace.openFile(QUrl::fromLocalFile(QStringLiteral("/nowhere/crashed.flagfall")));
    hall.settle();
    RecoveryModel& recovery = *hall.workspace.recovery();
    ASSERT_EQ(recovery.count(), 2);
    EXPECT_EQ(hall.workspace.event()->nextAct(), NextAct::DecideClocks);
    EXPECT_EQ(Hall::at(recovery, 0, "lastEvent").toString(), QStringLiteral("W 3:02  B 3:02"));
    EXPECT_EQ(Hall::at(recovery, 0, "chargeToRestart").toString(), QStringLiteral("W 2:12  B 3:02"));
    EXPECT_TRUE(hall.board(0, "needsDecision").toBool());
    recovery.decideAll(RecoveryModel::Policy::LastEvent);
    hall.settle();
    EXPECT_EQ(recovery.count(), 0);
    EXPECT_EQ(hall.board(0, "whiteTime").toString(), QStringLiteral("3:02"));
}

} // namespace
} // namespace flagfall::view
