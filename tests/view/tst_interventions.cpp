// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/hall.h"

#include "app/view/texts/typed_time.h"

#include <QSignalSpy>

#include <chrono>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

/// A hall in which the arbiter has his hands on the clocks.
struct Arbiter : testing::Test {
    Hall hall;
    Workspace& workspace = hall.workspace;
    InterventionsView& hands = *hall.workspace.hands();
    RulingView& ruling = *hall.workspace.hands()->ruling();
    CorrectionForm& form = *hall.workspace.hands()->form();
    NoticeView& notice = *hall.workspace.notice();

    void openRound(QString const& control, QString const& edition = QStringLiteral("E2023")) {
        EventForm& event = *workspace.eventForm();
        event.startNew();
        event.setName(QStringLiteral("River Cup"));
        event.setSystem(QStringLiteral("BERGER_ROUNDROBIN"));
        event.setControl(control);
        event.setEdition(edition);
        event.setQuickplayAnnounced(true);
        workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/river.flagfall")));
        hall.settle();
        hall.enterRivers();
        hall.pair();
    }
    /// White's clock of board 1 runs.
    void play(QString const& control, QString const& edition = QStringLiteral("E2023")) {
        openRound(control, edition);
        order(session::StartClocks{RoundNumber{1}, {}});
    }
    /// A ruling is several acts, each asked for when the one before it stands.
    void settle() {
        for (int act = 0; act < 3; ++act) hall.settle();
    }
    void order(session::Command command) {
        DeskLink& desk = workspace.desk();
        desk.submit(std::move(command), session::Confirmation::NotAsked, desk.now(), [](auto const&) {});
        hall.settle();
    }
    void press(int board = 1) { order(session::PressLever{RoundNumber{1}, BoardNumber{board}, clockOf(board).active}); }
    void key(QString const& text) {
        hands.key(text == QStringLiteral("↵") ? Qt::Key_Return : 0, text, 0, 0);
        settle();
    }
    /// `I` and a digit.
    void twoKeys(QString const& digit) {
        hands.setOpen(true);
        key(digit);
    }
    [[nodiscard]] clock::Clock const& clockOf(int board = 1) const { return *boardAt(board).clock; }
    [[nodiscard]] session::Board const& boardAt(int board) const {
        return *workspace.desk().state().currentRound()->board(BoardNumber{board});
    }
    [[nodiscard]] QString text(int hand, char const* role) {
        int const row = hands.acts()->rowWith(hand);
        return row < 0 ? QStringLiteral("absent") : Hall::at(*hands.acts(), row, role).toString();
    }
    [[nodiscard]] bool possible(Intervention hand) {
        int const row = hands.acts()->rowWith(static_cast<int>(hand));
        return row >= 0 && Hall::at(*hands.acts(), row, "possible").toBool();
    }
    [[nodiscard]] clock::Span main(Colour side, int board = 1) const { return clockOf(board).sides[side].main; }
    /// What board 1's clock shows; how long it has run in all is no part of it.
    [[nodiscard]] clock::Reading shown() const {
        clock::Reading reading = clock::read(clockOf(), workspace.desk().now());
        reading.sides.white.used = reading.sides.black.used = {};
        return reading;
    }
    void type(CorrectionForm::Field field, QString const& value) { form.edit(static_cast<int>(field), value); }
    void undo() {
        workspace.undo();
        hall.settle();
    }
};

// --- two keys ----------------------------------------------------------------------------------------------

TEST_F(Arbiter, TwoKeysGiveBlackTwoMinutesInRapidToo) { // A.3 of 2023 halves what Articles 7 and 9 give
    openRound(QStringLiteral("90+30"));
    twoKeys(QStringLiteral("4"));
    EXPECT_EQ(main(Colour::Black), 92min + 30s);
    Hall rapid;
    rapid.openRound(QStringLiteral("15+10"));
    rapid.workspace.hands()->setOpen(true);
    rapid.workspace.hands()->key(0, QStringLiteral("4"), 0, 0);
    rapid.settle();
    session::Round const& round = *rapid.workspace.desk().state().currentRound();
    EXPECT_EQ(round.boards.front().clock->sides.black.main, 17min + 10s);
}

TEST_F(Arbiter, AnIllegalMoveTakesPressAndIncrementBackStopsTheClockAndGivesTheOpponentTwoMinutes) {
    play(QStringLiteral("90+30"));
    hall.pass(60s);
    press();
    hands.setOpen(true);
    EXPECT_EQ(text(0, "title"), QStringLiteral("Illegal move by White"));
    EXPECT_EQ(text(0, "effect"), QStringLiteral("clock paused, last press undone, 2:00 added to Black's time; 1 of 2"));
    EXPECT_EQ(text(0, "article"), QStringLiteral("7.5.1, 7.5.5"));
    key(QStringLiteral("1"));
    EXPECT_FALSE(hands.isOpen());
    EXPECT_EQ(clockOf().phase, clock::Phase::Paused);
    EXPECT_EQ(clockOf().active, Colour::White);
    EXPECT_EQ(main(Colour::White), 89min + 30s);
    EXPECT_EQ(main(Colour::Black), 92min + 30s);
    EXPECT_EQ(clockOf().sides.white.movesCompleted, 0);
    EXPECT_EQ(boardAt(1).illegalMoves.white, 1);
    EXPECT_TRUE(notice.undoable());
    EXPECT_TRUE(notice.text().startsWith(QStringLiteral("Board 1. Illegal move by White")));
}

TEST_F(Arbiter, TheBonusOfAnIncorrectClaimIsTheEditionsOwn) {
    play(QStringLiteral("90+30"), QStringLiteral("E2009"));
    hands.setOpen(true);
    EXPECT_EQ(text(static_cast<int>(Intervention::WrongClaim), "title"), QStringLiteral("Incorrect claim by White"));
    EXPECT_EQ(text(static_cast<int>(Intervention::WrongClaim), "article"), QStringLiteral("9.5b"));
    clock::Span const before = main(Colour::Black);
    key(QStringLiteral("5"));
    EXPECT_EQ(main(Colour::Black) - before, 3min);
}

TEST_F(Arbiter, AnActThatCannotBeDoneSaysWhyAndDoesNothing) {
    play(QStringLiteral("90+30"));
    hands.setOpen(true);
    EXPECT_FALSE(possible(Intervention::UndoPress));
    EXPECT_EQ(text(static_cast<int>(Intervention::UndoPress), "effect"),
              QStringLiteral("Board 1: There is no press to undo."));
    auto const acts = workspace.desk().history().last();
    key(QStringLiteral("6"));
    EXPECT_EQ(workspace.desk().history().last(), acts);
    EXPECT_EQ(notice.kind(), NoticeView::Kind::Refused);
    EXPECT_TRUE(hands.isOpen());
}

TEST_F(Arbiter, UndoIsOfferedOnlyWhereItTakesBackWhatWasTold) {
    play(QStringLiteral("90+30"));
    order(session::EnterResult{RoundNumber{1}, BoardNumber{2}, Result::Draw});
    hands.setOpen(true);
    hands.perform(static_cast<int>(Intervention::StopOrGo));
    settle();
    EXPECT_EQ(clockOf().phase, clock::Phase::Paused);
    EXPECT_FALSE(notice.undoable()) << "it would take back the result of board 2";
    hands.setOpen(true);
    hands.perform(static_cast<int>(Intervention::BonusForWhite));
    settle();
    EXPECT_TRUE(notice.undoable());
}

TEST_F(Arbiter, AnAdjournedGameGoesOnByTheKeyThatAdjournedIt) {
    play(QStringLiteral("90+30"));
    for (bool const adjourned : {true, false}) {
        hands.setOpen(true);
        hands.perform(static_cast<int>(Intervention::Adjourn));
        settle();
        EXPECT_EQ(workspace.question()->asked(), adjourned) << "with nothing sealed it is asked about";
        workspace.question()->yes();
        settle();
        EXPECT_EQ(boardAt(1).adjourned, adjourned);
    }
}

TEST_F(Arbiter, TheKeysOfIllegalMovesBelongToAColour) {
    play(QStringLiteral("90+30"));
    press();
    hands.setOpen(true);
    EXPECT_EQ(text(static_cast<int>(Intervention::IllegalMoveOfWhite), "title"),
              QStringLiteral("Illegal move by White"));
    press();
    EXPECT_EQ(text(static_cast<int>(Intervention::IllegalMoveOfWhite), "title"),
              QStringLiteral("Illegal move by White…"))
        << "was it completed?";
}

TEST_F(Arbiter, ThePlayerWhoseClockRunsIsNotPenalisedUnasked) { // 7.5.1: only a completed move
    play(QStringLiteral("90+30"));
    twoKeys(QStringLiteral("1"));
    EXPECT_EQ(boardAt(1).illegalMoves.white, 0);
    EXPECT_EQ(clockOf().phase, clock::Phase::Running);
    IncidentView const& incidents = *workspace.incidents();
    ASSERT_TRUE(incidents.isOpen());
    EXPECT_EQ(incidents.board(), 1);
    EXPECT_EQ(incidents.name(), QStringLiteral("Illegal move"));
    EXPECT_EQ(workspace.incidents()->ruling()->title(), QStringLiteral("White: illegal move, not completed"));
}

TEST_F(Arbiter, NobodyIsPenalisedForAMoveHeCannotHaveMade) {
    play(QStringLiteral("90+30"));
    hands.setOpen(true);
    EXPECT_TRUE(possible(Intervention::IllegalMoveOfWhite));
    EXPECT_FALSE(possible(Intervention::IllegalMoveOfBlack));
}

TEST_F(Arbiter, AnIllegalMoveBeforeTheStartIsNone) {
    openRound(QStringLiteral("90+30"));
    hands.setOpen(true);
    EXPECT_FALSE(possible(Intervention::IllegalMoveOfWhite));
}

TEST_F(Arbiter, ZeroTurnsThePageAndADigitBelongsToThePage) {
    play(QStringLiteral("90+30"));
    hands.setOpen(true);
    key(QStringLiteral("0"));
    EXPECT_EQ(hands.page(), 1);
    EXPECT_EQ(text(static_cast<int>(Intervention::StopOrGo), "keyText"), QStringLiteral("2"));
    key(QStringLiteral("2"));
    EXPECT_EQ(clockOf().phase, clock::Phase::Paused);
}

TEST_F(Arbiter, AReasonAndANoteGoOnRecord) {
    play(QStringLiteral("90+30"));
    hands.setOpen(true);
    auto const disturbance = hands.groundWords().indexOf(QStringLiteral("disturbance"));
    ASSERT_EQ(hands.groundNames().size(), hands.groundWords().size());
    ASSERT_GT(disturbance, 0);
    EXPECT_EQ(hands.groundNames().at(disturbance), QStringLiteral("disturbing the opponent (11.5)"));
    hands.setGround(QStringLiteral("disturbance"));
    EXPECT_EQ(hands.groundText(), QStringLiteral("disturbing the opponent (11.5)"));
    hands.setNote(QStringLiteral("humming"));
    key(QStringLiteral("3"));
    auto const& act = std::get<session::ClocksCorrected>(workspace.desk().history().acts().back().act);
    EXPECT_EQ(act.ground, Ground::Disturbance);
    EXPECT_EQ(act.note, "humming");
    EXPECT_EQ(act.offender, Colour::Black);
    EXPECT_TRUE(hands.note().isEmpty());
}

TEST_F(Arbiter, EveryActOfOneKeyCanBeUndoneAndTheClocksReadAsBefore) {
    play(QStringLiteral("90+30"));
    hall.pass(60s);
    press();
    hall.pass(30s);
    press();
    order(session::PauseClocks{RoundNumber{1}, {BoardNumber{1}}});
    for (int hand = 0; hand < interventionCount; ++hand) {
        hands.setOpen(true);
        hands.setPage(hand / interventionsOnPage);
        bool const acts = possible(static_cast<Intervention>(hand)) &&
                          hand != static_cast<int>(Intervention::StopOrGo) && hands.acts()->rowWith(hand) >= 0 &&
                          !Hall::at(*hands.acts(), hands.acts()->rowWith(hand), "opensForm").toBool();
        if (acts) {
            auto const before = shown();
            session::Board const boardBefore = boardAt(1);
            hands.perform(hand);
            hall.settle();
            undo();
            EXPECT_EQ(shown(), before) << "hand " << hand;
            EXPECT_EQ(boardAt(1).illegalMoves, boardBefore.illegalMoves) << "hand " << hand;
            EXPECT_EQ(boardAt(1).levers, boardBefore.levers) << "hand " << hand;
            EXPECT_EQ(boardAt(1).adjourned, boardBefore.adjourned) << "hand " << hand;
            EXPECT_EQ(boardAt(1).attendance.white.absent, boardBefore.attendance.white.absent) << "hand " << hand;
        }
        hands.setOpen(false);
    }
}

TEST_F(Arbiter, AnActLeavesARunningClockRunning) {
    play(QStringLiteral("90+30"));
    hall.pass(60s);
    twoKeys(QStringLiteral("3"));
    EXPECT_EQ(clockOf().phase, clock::Phase::Running);
    EXPECT_EQ(clock::read(clockOf(), workspace.desk().now()).sides.white.main, 91min + 30s);
}

TEST_F(Arbiter, TheCursorShowsTheTimesAsTheyWouldBe) {
    openRound(QStringLiteral("90+30"));
    hands.setOpen(true);
    hands.preview(static_cast<int>(Intervention::BonusForWhite));
    EXPECT_EQ(hands.whiteTime(), QStringLiteral("1:30:30"));
    EXPECT_EQ(hands.whiteAfter(), QStringLiteral("1:32:30"));
    EXPECT_TRUE(hands.blackAfter().isEmpty());
    hands.preview(-1);
    EXPECT_TRUE(hands.whiteAfter().isEmpty());
}

// --- several boards ----------------------------------------------------------------------------------------

TEST_F(Arbiter, AnActOnTheHallIsOneActAtOneInstant) {
    play(QStringLiteral("90+30"));
    hands.setOpen(true);
    hands.setScope(InterventionsView::Scope::Hall);
    auto const before = workspace.desk().history().last().value();
    key(QStringLiteral("4"));
    EXPECT_EQ(main(Colour::Black, 1), 92min + 30s);
    EXPECT_EQ(main(Colour::Black, 2), 92min + 30s);
    EXPECT_EQ(workspace.desk().history().last().value(), before + 1);
    undo();
    EXPECT_EQ(main(Colour::Black, 1), 90min + 30s);
    EXPECT_EQ(main(Colour::Black, 2), 90min + 30s);
}

TEST_F(Arbiter, AnActOnASelectionRefusesNothingHalfWay) {
    play(QStringLiteral("5"));
    press(2); // Black runs on board 2
    hall.pass(5min);
    hall.settle(); // White's flag is down on board 1, Black's on board 2
    hands.setOpen(true);
    hands.setScope(InterventionsView::Scope::Hall);
    clock::Span const white = main(Colour::White, 2);
    key(QStringLiteral("3")); // time for White: board 1 cannot take it
    ASSERT_TRUE(workspace.question()->asked());
    EXPECT_EQ(main(Colour::White, 2), white);
    workspace.question()->no();
    hall.settle();
    EXPECT_EQ(main(Colour::White, 2), white);
    key(QStringLiteral("3"));
    workspace.question()->yes();
    hall.settle();
    EXPECT_EQ(main(Colour::White, 2) - white, 2min);
    EXPECT_TRUE(clock::read(clockOf(1), workspace.desk().now()).sides.white.flag);
}

TEST_F(Arbiter, PickedBoardsAreActedOnTogether) {
    openRound(QStringLiteral("90+30"));
    workspace.boards()->pick(2);
    hands.setOpen(true);
    EXPECT_EQ(hands.scope(), InterventionsView::Scope::Picked);
    EXPECT_EQ(hands.who(), QStringLiteral("1 board selected"));
    key(QStringLiteral("4"));
    EXPECT_EQ(main(Colour::Black, 1), 90min + 30s);
    EXPECT_EQ(main(Colour::Black, 2), 92min + 30s);
}

TEST_F(Arbiter, TheHallHasNoActThatNeedsOneBoard) {
    play(QStringLiteral("90+30"));
    hands.setOpen(true);
    hands.setScope(InterventionsView::Scope::Hall);
    EXPECT_EQ(text(static_cast<int>(Intervention::IllegalMoveOfWhite), "title"), QStringLiteral("absent"));
    EXPECT_EQ(text(static_cast<int>(Intervention::BonusForWhite), "keyText"), QStringLiteral("3"));
}

TEST_F(Arbiter, AQuestionAboutSeveralBoardsNamesThoseThatCannotTakeItWithTheReason) {
    play(QStringLiteral("5"));
    press(2);
    hall.pass(5min);
    hall.settle(); // White's flag is down on board 1, Black's on board 2
    hands.setOpen(true);
    hands.setScope(InterventionsView::Scope::Hall);
    key(QStringLiteral("3")); // time for White
    ASSERT_TRUE(workspace.question()->asked());
    EXPECT_EQ(workspace.question()->consequences().front(),
              QStringLiteral("Board 1: The flag is down. Cancel the flag fall first."));
    workspace.question()->no();
}

// --- what is told afterwards -------------------------------------------------------------------------------

TEST_F(Arbiter, IsToldWhatWasDoneAndNotWhatIsToBeDone) {
    play(QStringLiteral("90+30"));
    twoKeys(QStringLiteral("7"));
    EXPECT_EQ(notice.text(), QStringLiteral("Board 1: White's missed press counted"));
    twoKeys(QStringLiteral("4"));
    EXPECT_EQ(notice.text(), QStringLiteral("Board 1: 2:00 added to Black's time"));
    hands.perform(static_cast<int>(Intervention::StopOrGo));
    settle();
    EXPECT_EQ(notice.text(), QStringLiteral("Board 1: clock paused"));
    hands.perform(static_cast<int>(Intervention::Adjourn));
    settle();
    EXPECT_EQ(notice.text(), QStringLiteral("Board 1: game adjourned"));
}

TEST_F(Arbiter, IsToldOnWhichOfSeveralBoardsItWasDone) {
    play(QStringLiteral("90+30"));
    workspace.boards()->pickAll();
    twoKeys(QStringLiteral("4"));
    EXPECT_EQ(notice.text(), QStringLiteral("Boards 1, 2: 2:00 added to Black's time"));
}

TEST_F(Arbiter, TakingBackAPenaltyNamesTheOffence) {
    play(QStringLiteral("90+30"));
    press();
    twoKeys(QStringLiteral("1"));
    EXPECT_EQ(workspace.undoText(), QStringLiteral("Undo: penalty for an illegal move by White on board 1"));
    undo();
    EXPECT_EQ(notice.text(), QStringLiteral("Undone: penalty for an illegal move by White on board 1. The clock stays "
                                            "paused."));
}

// --- what goes on elsewhere --------------------------------------------------------------------------------

TEST_F(Arbiter, APressOnAnotherBoardDoesNotMakeThePanelLookAgain) {
    play(QStringLiteral("90+30"));
    hands.setOpen(true);
    QSignalSpy const looks(&hands, &InterventionsView::changed);
    press(2);
    EXPECT_EQ(looks.count(), 0);
    press(1);
    EXPECT_EQ(looks.count(), 1);
}

// --- forms -------------------------------------------------------------------------------------------------

TEST_F(Arbiter, TimesAreSetAsTypedAndWhatWasNotChangedStays) {
    play(QStringLiteral("90+30"));
    hall.pass(60s);
    twoKeys(QStringLiteral("9"));
    ASSERT_TRUE(form.isOpen());
    EXPECT_FALSE(form.valid());
    type(CorrectionForm::Field::BlackTime, QStringLiteral("0:45:10"));
    type(CorrectionForm::Field::WhiteMoves, QStringLiteral("12"));
    ASSERT_TRUE(form.valid());
    hall.pass(5s);
    hands.submitForm();
    hall.settle();
    EXPECT_FALSE(form.isOpen());
    EXPECT_EQ(main(Colour::Black), 45min + 10s);
    EXPECT_EQ(clockOf().sides.white.movesCompleted, 12);
    EXPECT_EQ(clock::read(clockOf(), workspace.desk().now()).sides.white.main, 89min + 25s);
    undo();
    EXPECT_EQ(main(Colour::Black), 90min + 30s);
    EXPECT_EQ(clockOf().sides.white.movesCompleted, 0);
}

TEST_F(Arbiter, AWrongTimeIsNamedBesideItsFieldAndNothingIsSent) {
    play(QStringLiteral("90+30"));
    twoKeys(QStringLiteral("9"));
    type(CorrectionForm::Field::WhiteTime, QStringLiteral("1:75:00"));
    EXPECT_EQ(Hall::at(*form.fields(), 0, "fault").toString(), QStringLiteral("After hours, minutes go up to 59."));
    hands.submitForm();
    hall.settle();
    EXPECT_TRUE(form.isOpen());
    EXPECT_EQ(main(Colour::White), 90min + 30s);
}

TEST_F(Arbiter, TimeIsTakenWithAMinusFromWhomTheArbiterSays) {
    openRound(QStringLiteral("90+30"));
    hands.setOpen(true);
    hands.perform(static_cast<int>(Intervention::AddTime));
    form.setSide(QStringLiteral("black"));
    type(CorrectionForm::Field::Time, QStringLiteral("-0:30"));
    hands.submitForm();
    hall.settle();
    EXPECT_EQ(main(Colour::White), 90min + 30s);
    EXPECT_EQ(main(Colour::Black), 90min);
}

TEST_F(Arbiter, TakingAllTheTimeAPlayerHasAsksFirst) {
    play(QStringLiteral("5"));
    hands.setOpen(true);
    hands.perform(static_cast<int>(Intervention::AddTime));
    type(CorrectionForm::Field::Time, QStringLiteral("-6:00"));
    hands.submitForm();
    hall.settle();
    ASSERT_TRUE(workspace.question()->asked());
    workspace.question()->yes();
    hall.settle();
    EXPECT_TRUE(clockOf().sides.white.flagAt.has_value());
}

TEST_F(Arbiter, ANewClockGetsTheValuesOfTheJournalAndTheOldOneIsStopped) {
    play(QStringLiteral("90+30"));
    hall.pass(60s);
    hands.setOpen(true);
    hands.perform(static_cast<int>(Intervention::ReplaceClock));
    settle();
    EXPECT_EQ(clockOf().phase, clock::Phase::Paused) << "before anybody reads its times";
    hall.pass(60s);
    EXPECT_EQ(Hall::at(*form.fields(), 0, "content").toString(), QStringLiteral("1:29:30"));
    ASSERT_TRUE(form.valid());
    EXPECT_EQ(hands.groundNames().front(), QStringLiteral("defective clock (6.10.1)"));
    hands.setNote(QStringLiteral("unit 14"));
    hands.submitForm();
    hall.settle();
    EXPECT_EQ(clockOf().phase, clock::Phase::Paused);
    EXPECT_EQ(main(Colour::White), 89min + 30s);
    auto const& act = std::get<session::ClocksCorrected>(workspace.desk().history().acts().back().act);
    EXPECT_EQ(act.ground, Ground::ClockFault);
    EXPECT_EQ(act.note, "unit 14");
}

TEST_F(Arbiter, TheValuesOfAReplacedClockAreKeptToTheTenth) {
    play(QStringLiteral("90+30"));
    hall.pass(60s + 300ms);
    hands.setOpen(true);
    hands.perform(static_cast<int>(Intervention::ReplaceClock));
    settle();
    hands.submitForm();
    hall.settle();
    EXPECT_EQ(main(Colour::White), 89min + 29s + 700ms);
}

TEST_F(Arbiter, EachSideHasThePeriodsOfItsOwnControl) {
    play(QStringLiteral("W:40/5400000:1800000 B:3600000 | Z frz"));
    hands.setOpen(true);
    hands.perform(static_cast<int>(Intervention::SetTimes));
    EXPECT_EQ(form.fields()->rowWith(static_cast<int>(CorrectionForm::Field::BlackPeriod)), -1);
    type(CorrectionForm::Field::WhitePeriod, QStringLiteral("3"));
    EXPECT_FALSE(form.valid()) << "there are two";
    type(CorrectionForm::Field::WhitePeriod, QStringLiteral("2"));
    EXPECT_TRUE(form.valid());
}

TEST_F(Arbiter, EveryCounterAClockShowsCanBeSet) {
    play(QStringLiteral("J5x30000 | Z frz"));
    hands.setOpen(true);
    hands.perform(static_cast<int>(Intervention::SetTimes));
    type(CorrectionForm::Field::BlackLeft, QStringLiteral("2"));
    hands.submitForm();
    hall.settle();
    EXPECT_EQ(clockOf().sides.black.byoyomiLeft, 2);
    EXPECT_EQ(clockOf().sides.white.byoyomiLeft, 5);
}

TEST_F(Arbiter, ADelayThatRunsCanBeSet) {
    play(QStringLiteral("5d10"));
    hall.pass(4s);
    hands.setOpen(true);
    hands.perform(static_cast<int>(Intervention::SetTimes));
    type(CorrectionForm::Field::Delay, QStringLiteral("0:10"));
    hands.submitForm();
    hall.settle();
    EXPECT_EQ(shown().sides.white.delayLeft, 10s);
    EXPECT_EQ(shown().sides.white.main, 5min);
}

TEST_F(Arbiter, WhatTheFormWouldDoIsShownBeforeItIsDone) {
    play(QStringLiteral("5"));
    hands.setOpen(true);
    hands.perform(static_cast<int>(Intervention::AddTime));
    type(CorrectionForm::Field::Time, QStringLiteral("2:00"));
    EXPECT_EQ(hands.whiteAfter(), QStringLiteral("7:00"));
    EXPECT_EQ(hands.caution(), QString());
    type(CorrectionForm::Field::Time, QStringLiteral("-5:00"));
    EXPECT_TRUE(hands.caution().contains(QStringLiteral("the flag will fall"))) << hands.caution().toStdString();
    EXPECT_EQ(hands.whiteAfter(), QStringLiteral("0:00"));
}

TEST_F(Arbiter, AControlIsChangedInMidGameAndSaidInWordsFirst) {
    play(QStringLiteral("5"));
    hands.setOpen(true);
    hands.perform(static_cast<int>(Intervention::ChangeControl));
    type(CorrectionForm::Field::Control, QStringLiteral("3+2"));
    EXPECT_TRUE(form.words().contains(QStringLiteral("2 seconds a move"))) << form.words().toStdString();
    hands.submitForm();
    hall.settle();
    EXPECT_EQ(clock::shortText(*clockOf().setting), "3+2");
    EXPECT_EQ(main(Colour::Black), 5min);
}

TEST_F(Arbiter, AnotherControlMayComeWithTheTimesItWouldHaveLedTo) { // Laws 6.10.2
    play(QStringLiteral("90+0"));
    hands.setOpen(true);
    hands.perform(static_cast<int>(Intervention::ChangeControl));
    CorrectionForm& form = *hands.form();
    ASSERT_EQ(form.sideWords(), (QStringList{QStringLiteral("unchanged"), QStringLiteral("from-start")}));
    form.edit(static_cast<int>(CorrectionForm::Field::Control), QStringLiteral("90+30"));
    form.setSide(QStringLiteral("from-start"));
    auto const white = clockOf(1).sides.white;
    auto const missing = 30s * (white.movesCompleted + 1);
    hands.submitForm();
    settle();
    EXPECT_EQ(clockOf(1).phase, clock::Phase::Paused);
    EXPECT_EQ(clockOf(1).sides.white.main, 90min - white.used + missing);
}

TEST_F(Arbiter, ExtraTimeInAQuickplayFinishIsOfferedOnlyWhereTheLawsHaveIt) {
    play(QStringLiteral("15"));
    hands.setOpen(true);
    hands.setPage(2);
    EXPECT_EQ(text(static_cast<int>(Intervention::ExtraTime), "article"), QStringLiteral("absent"))
        << "15 minutes left";
    hall.pass(13min + 30s);
    hall.settle();
    hands.setPage(0);
    hands.setPage(2);
    EXPECT_EQ(text(static_cast<int>(Intervention::ExtraTime), "article"), QStringLiteral("III.4"));
    key(QStringLiteral("8"));
    EXPECT_EQ(main(Colour::White), 1min + 30s + 5s);
    EXPECT_EQ(main(Colour::Black), 17min + 5s);
    Hall other;
    other.create(QStringLiteral("15+10"));
    other.enterRivers();
    other.pair();
    InterventionsView& there = *other.workspace.hands();
    there.setOpen(true);
    there.setPage(2);
    EXPECT_EQ(there.acts()->rowWith(static_cast<int>(Intervention::ExtraTime)), -1);
}

TEST(TypedTime, IsHoursMinutesSecondsOrMinutesSecondsAndNothingElse) {
    EXPECT_EQ(parseTime(QStringLiteral("1:30:00")), clock::Span{90min});
    EXPECT_EQ(parseTime(QStringLiteral(" 90:00 ")), clock::Span{90min});
    EXPECT_EQ(parseTime(QStringLiteral("0:08.4")), clock::Span{8400ms});
    EXPECT_EQ(parseTime(QStringLiteral("5")).error(), TimeFault::BareNumber);
    EXPECT_EQ(timeFaultText(TimeFault::BareNumber, QStringLiteral(" -5")),
              QStringLiteral("Minutes or seconds? Write 5:00 for 5 minutes or 0:05 for 5 seconds."));
    EXPECT_EQ(timeFaultText(TimeFault::BareNumber, QStringLiteral("90")),
              QStringLiteral("Minutes or seconds? Write 90:00 for 90 minutes or 1:30 for 90 seconds."));
    EXPECT_EQ(parseTime(QStringLiteral("")).error(), TimeFault::Empty);
    EXPECT_EQ(parseTime(QStringLiteral("5:60")).error(), TimeFault::SecondsPast59);
    EXPECT_EQ(parseTime(QStringLiteral("1:60:00")).error(), TimeFault::MinutesPast59);
    EXPECT_EQ(parseTime(QStringLiteral("1001:00:00")).error(), TimeFault::TooLong);
    EXPECT_EQ(parseAmount(QStringLiteral("-0:30")), clock::Span{-30s});
    EXPECT_EQ(parseAmount(QStringLiteral("+2:00")), clock::Span{2min});
    EXPECT_EQ(parseAmount(QStringLiteral("0:00")).error(), TimeFault::Empty);
}

// --- rulings -----------------------------------------------------------------------------------------------

struct FallenFlag : Arbiter {
    void dropWhitesFlag(QString const& control, QString const& edition = QStringLiteral("E2023")) {
        play(control, edition);
        hall.pass(3h);
        hall.settle();
        hands.setOpen(true);
    }
    void say(char const* ask, char const* answer) {
        ruling.answer(QString::fromLatin1(ask), QString::fromLatin1(answer));
    }
    [[nodiscard]] QStringList keys() {
        QStringList found;
        for (QVariant const& option : ruling.options()) found += option.toMap().value(QStringLiteral("key")).toString();
        return found;
    }
};

TEST_F(FallenFlag, ThePanelBeginsWithTheFactsAndWhatTheLawsSay) {
    dropWhitesFlag(QStringLiteral("5+3"));
    ASSERT_TRUE(ruling.needed());
    EXPECT_EQ(ruling.title(), QStringLiteral("White's flag is down"));
    EXPECT_EQ(ruling.citation(), QStringLiteral("Laws 2023, B.3, A.5.5, 6.9"));
    EXPECT_EQ(ruling.questionOf(QStringLiteral("can-mate")),
              QStringLiteral("Can Black still checkmate by any series of legal moves?"));
    EXPECT_EQ(keys(), (QStringList{QStringLiteral("Y"), QStringLiteral("N"), QStringLiteral("U")}));
}

TEST_F(FallenFlag, TheOpponentWinsIfHeCanCheckmate) {
    dropWhitesFlag(QStringLiteral("5+3"));
    key(QStringLiteral("y"));
    EXPECT_EQ(boardAt(1).result, Result::BlackWins);
    EXPECT_EQ(boardAt(1).article, "B.3, A.5.5, 6.9");
    ASSERT_TRUE(boardAt(1).flagNoticed.has_value());
    EXPECT_EQ(boardAt(1).flagNoticed->side, Colour::White);
    EXPECT_FALSE(hands.isOpen());
}

TEST_F(FallenFlag, ItIsADrawIfHeCannot) {
    dropWhitesFlag(QStringLiteral("90+30"));
    key(QStringLiteral("n"));
    EXPECT_EQ(boardAt(1).result, Result::Draw);
    EXPECT_EQ(boardAt(1).article, "6.9");
}

TEST_F(FallenFlag, OnceTickedEnterDecides) {
    dropWhitesFlag(QStringLiteral("90+30"));
    say("can-mate", "no");
    EXPECT_EQ(keys(), QStringList{QStringLiteral("↵")});
    key(QStringLiteral("↵"));
    EXPECT_EQ(boardAt(1).result, Result::Draw);
}

TEST_F(FallenFlag, AClaimIsRecordedAsThePlayers) {
    dropWhitesFlag(QStringLiteral("5+3"));
    QVariantMap const calledBy = ruling.questions().front().toMap();
    EXPECT_EQ(calledBy.value(QStringLiteral("text")), QStringLiteral("Claimed or observed by"));
    EXPECT_EQ(calledBy.value(QStringLiteral("answers")).toStringList(),
              (QStringList{QStringLiteral("the arbiter"), QStringLiteral("Black")}));
    EXPECT_EQ(calledBy.value(QStringLiteral("answer")).toString(), QStringLiteral("arbiter"));
    say("called-by", "black");
    EXPECT_EQ(ruling.citation(), QStringLiteral("Laws 2023, B.3, A.5.3, 6.9"));
    key(QStringLiteral("y"));
    EXPECT_EQ(boardAt(1).flagNoticed->claimedBy, Colour::Black);
}

TEST_F(FallenFlag, WhereNobodyCanSayWhetherMateIsPossibleItCountsAsPossible) { // 6.9
    dropWhitesFlag(QStringLiteral("5+3"));
    QString const text = ruling.options().at(2).toMap().value(QStringLiteral("text")).toString();
    EXPECT_TRUE(text.startsWith(QStringLiteral("Nobody can say"))) << text.toStdString();
    key(QStringLiteral("u"));
    EXPECT_EQ(boardAt(1).result, Result::BlackWins);
}

TEST_F(FallenFlag, InRapidOf2009TheArbiterMustWaitForAClaim) {
    dropWhitesFlag(QStringLiteral("15+10"), QStringLiteral("E2009"));
    EXPECT_TRUE(ruling.law().contains(QStringLiteral("must not call"))) << ruling.law().toStdString();
    EXPECT_EQ(ruling.citation(), QStringLiteral("Laws 2009, A.4d(1)"));
    EXPECT_TRUE(keys().isEmpty());
    say("called-by", "black");
    EXPECT_EQ(keys(), (QStringList{QStringLiteral("Y"), QStringLiteral("N"), QStringLiteral("U")}));
}

TEST_F(FallenFlag, AGameThatWasOverBeforeStands) {
    dropWhitesFlag(QStringLiteral("5+3"));
    say("over-before", "yes");
    say("ended-by", "agreement");
    EXPECT_EQ(keys(), QStringList{QStringLiteral("↵")});
    hands.rule(QStringLiteral("↵"));
    settle();
    EXPECT_EQ(boardAt(1).result, Result::Draw);
    EXPECT_EQ(boardAt(1).howEnded, ResultKind::Agreement);
    EXPECT_FALSE(boardAt(1).flagNoticed.has_value());
}

TEST_F(FallenFlag, TheArbiterMayDecideOtherwiseAndHisNoteStandsBesideIt) {
    dropWhitesFlag(QStringLiteral("5+3"));
    hands.setNote(QStringLiteral("both had stopped"));
    hands.decide(QStringLiteral("1/2-1/2"));
    settle();
    EXPECT_EQ(boardAt(1).result, Result::Draw);
    EXPECT_EQ(boardAt(1).article, "");
    auto const& entered = std::get<session::ResultEntered>(workspace.desk().history().acts().back().act);
    EXPECT_EQ(entered.note, "both had stopped");
}

TEST_F(FallenFlag, AnotherDecisionThanTheProposedOneNeedsAReason) {
    dropWhitesFlag(QStringLiteral("5+3"));
    hands.decide(QStringLiteral("1-0"));
    settle();
    EXPECT_FALSE(boardAt(1).result);
    EXPECT_TRUE(hands.isOpen()) << "the note can be written now";
    hands.setNote(QStringLiteral("the clock had been set wrongly"));
    hands.decide(QStringLiteral("1-0"));
    settle();
    EXPECT_EQ(boardAt(1).result, Result::WhiteWins);
}

TEST_F(FallenFlag, PlayOnAsksForTheTimeTheFlagGoesUpWith) {
    dropWhitesFlag(QStringLiteral("5+3"));
    hands.decide(QStringLiteral("play-on"));
    hall.settle();
    ASSERT_TRUE(form.isOpen());
    type(CorrectionForm::Field::Time, QStringLiteral("1:00"));
    hands.submitForm();
    hall.settle();
    EXPECT_FALSE(clockOf().sides.white.flagAt.has_value());
    EXPECT_EQ(main(Colour::White), 1min);
}

TEST_F(FallenFlag, BothFlagsDownTheFirstOneCountsUnlessItCannotBeSaid) {
    play(QStringLiteral("15"));
    hall.pass(16min);
    press();
    hall.pass(16min);
    hall.settle();
    hands.setOpen(true);
    EXPECT_EQ(ruling.title(), QStringLiteral("Both flags are down"));
    EXPECT_EQ(ruling.answerTo(QStringLiteral("fell-first")), QStringLiteral("white"));
    EXPECT_EQ(ruling.questionOf(QStringLiteral("can-mate")),
              QStringLiteral("Can Black still checkmate by any series of legal moves?"));
    say("fell-first", "unknown");
    EXPECT_EQ(ruling.citation(), QStringLiteral("Laws 2023, III.3.1.2"));
    EXPECT_EQ(keys(), QStringList{QStringLiteral("↵")});
    key(QStringLiteral("↵"));
    EXPECT_EQ(boardAt(1).result, Result::Draw);
}

TEST_F(FallenFlag, APeriodThatEndedWithTooFewMovesAsksForTheScoresheets) {
    play(QStringLiteral("40/90:30 +30"));
    hall.pass(91min);
    hall.settle();
    hands.setOpen(true);
    ASSERT_TRUE(ruling.needed());
    EXPECT_EQ(ruling.title(), QStringLiteral("White's period ended: check the moves"));
    EXPECT_EQ(ruling.questionOf(QStringLiteral("moves-made")), QStringLiteral("Do the scoresheets show the 40 moves?"));
    EXPECT_EQ(ruling.citation(), QStringLiteral("Laws 2023, 6.4"));
    say("moves-made", "no");
    EXPECT_EQ(ruling.citation(), QStringLiteral("Laws 2023, 6.9"));
    say("moves-made", "yes");
    EXPECT_EQ(keys(), QStringList{QStringLiteral("↵")});
    key(QStringLiteral("↵"));
    EXPECT_FALSE(boardAt(1).result.has_value());
    hands.setOpen(true);
    EXPECT_FALSE(ruling.needed());
}

TEST_F(FallenFlag, EveryQuestionListsItsAnswersAndWhatWasSaidCanBeTakenBack) {
    dropWhitesFlag(QStringLiteral("90+30"));
    auto const asked = [this](int at) { return ruling.questions()[at].toMap(); };
    ASSERT_EQ(ruling.questions().size(), 3);
    EXPECT_EQ(asked(1).value(QStringLiteral("ask")), QStringLiteral("can-mate"));
    EXPECT_EQ(asked(1).value(QStringLiteral("words")).toStringList(),
              (QStringList{QString{}, QStringLiteral("yes"), QStringLiteral("no"), QStringLiteral("unknown")}));
    EXPECT_EQ(asked(1).value(QStringLiteral("answer")).toString(), QString{});
    say("can-mate", "yes");
    EXPECT_EQ(asked(1).value(QStringLiteral("answer")).toString(), QStringLiteral("yes"));
    say("can-mate", "");
    EXPECT_EQ(asked(1).value(QStringLiteral("answer")).toString(), QString{});
    say("consent", "yes"); // nobody asks that here
    EXPECT_EQ(keys(), (QStringList{QStringLiteral("Y"), QStringLiteral("N"), QStringLiteral("U")}));
    EXPECT_FALSE(asked(2).value(QStringLiteral("hint")).toString().isEmpty());
}

TEST_F(FallenFlag, WhatTheArbiterMayDecideHimselfComesWithTheRuling) {
    dropWhitesFlag(QStringLiteral("90+30"));
    QStringList words;
    for (QVariant const& other : ruling.others()) words += other.toMap().value(QStringLiteral("word")).toString();
    EXPECT_EQ(words, (QStringList{QStringLiteral("1-0"), QStringLiteral("1/2-1/2"), QStringLiteral("0-1"),
                                  QStringLiteral("play-on")}));
    hands.decide(QStringLiteral("1/2-0")); // belongs to devices
    settle();
    EXPECT_FALSE(boardAt(1).result.has_value());
}

TEST_F(FallenFlag, APeriodThatEndedWithItsMovesMadeAsksNothing) {
    play(QStringLiteral("40/90:30 +30"));
    hands.setOpen(true);
    hands.perform(static_cast<int>(Intervention::SetTimes));
    type(CorrectionForm::Field::WhiteMoves, QStringLiteral("40"));
    hands.submitForm();
    hall.settle();
    hall.pass(91min);
    hall.settle();
    hands.setOpen(true);
    EXPECT_FALSE(ruling.needed());
}

TEST_F(Arbiter, TheSecondIllegalMoveGivesNoTimeAndProposesTheLoss) {
    play(QStringLiteral("90+30"));
    press();
    twoKeys(QStringLiteral("1"));
    clock::Span const black = main(Colour::Black);
    order(session::ResumeClocks{RoundNumber{1}, {BoardNumber{1}}});
    press();
    hands.setOpen(true);
    EXPECT_TRUE(text(0, "effect").endsWith(QStringLiteral("2 of 2, which loses the game")))
        << text(0, "effect").toStdString();
    key(QStringLiteral("1"));
    EXPECT_EQ(main(Colour::Black), black);
    EXPECT_TRUE(hands.isOpen()) << "there is a ruling to be made";
    ASSERT_TRUE(ruling.needed());
    EXPECT_EQ(ruling.title(), QStringLiteral("White: illegal move no. 2"));
    EXPECT_EQ(ruling.citation(), QStringLiteral("Laws 2023, 7.5.5"));
    key(QStringLiteral("y"));
    EXPECT_EQ(boardAt(1).result, Result::BlackWins);
    EXPECT_EQ(boardAt(1).article, "7.5.5");
    EXPECT_FALSE(hands.isOpen());
}

TEST_F(Arbiter, TheActsOfAnOrdinaryGameHaveNumbersWithoutGaps) {
    play(QStringLiteral("90+30"));
    hands.setOpen(true);
    for (int page = 0; page < hands.pages(); ++page) {
        hands.setPage(page);
        for (int row = 0; row < hands.acts()->rowCount(); ++row)
            EXPECT_EQ(Hall::at(*hands.acts(), row, "keyText").toString(), QString::number(row + 1));
    }
}

// --- telephones --------------------------------------------------------------------------------------------

/// The act is on the third page: `I`, twice `0`, and 6 for White's device, 7 for Black's.
struct Telephone : FallenFlag {
    void begin(QString const& edition, char const* fen = nullptr) {
        openRound(QStringLiteral("90+30"), edition);
        if (fen) order(session::SetUpGames{RoundNumber{1}, {BoardNumber{1}}, fen});
        order(session::StartClocks{RoundNumber{1}, {}});
    }
    void sounds(QString const& digit) {
        twoKeys(QStringLiteral("0"));
        key(QStringLiteral("0"));
        key(digit);
    }
    [[nodiscard]] std::string onlyOption() {
        EXPECT_EQ(keys(), QStringList{QStringLiteral("↵")});
        return ruling.options().front().toMap().value(QStringLiteral("text")).toString().toStdString();
    }
    static constexpr auto rooks = "6k1/5ppp/8/3r4/8/2R5/5PPP/6K1 b - - 4 40";
    static constexpr auto bareKing = "8/8/8/8/3k4/8/4K3/7Q w - - 0 50";
};

TEST_F(Telephone, T170_In2009ThePlayerLosesAndTheOpponentWhoCanCheckmateWins) { // 12.3b
    begin(QStringLiteral("E2009"), rooks);
    sounds(QStringLiteral("6"));
    ASSERT_TRUE(ruling.needed());
    EXPECT_EQ(ruling.title(), QStringLiteral("White's phone rang"));
    EXPECT_EQ(ruling.citation(), QStringLiteral("Laws 2009, 12.3b"));
    EXPECT_EQ(ruling.mateByRecord(), QStringLiteral("According to the game record: Black can still checkmate: 0–1"));
    key(QStringLiteral("↵"));
    EXPECT_EQ(boardAt(1).result, Result::BlackWins);
    EXPECT_EQ(boardAt(1).article, "12.3b");
}

TEST_F(Telephone, T171_In2009AnOpponentWhoCannotCheckmateScoresHalfAPointAndOneUndoTakesItBack) {
    begin(QStringLiteral("E2009"), bareKing);
    sounds(QStringLiteral("6"));
    EXPECT_EQ(ruling.mateByRecord(),
              QStringLiteral("According to the game record: Black cannot checkmate: 0–½\nBlack has only the king."));
    EXPECT_TRUE(onlyOption().ends_with("0–½"));
    key(QStringLiteral("↵"));
    EXPECT_EQ(boardAt(1).result, Result::LossAgainstDraw);
    EXPECT_EQ(boardAt(1).article, "12.3b");
    EXPECT_FALSE(hands.isOpen());
    undo();
    EXPECT_FALSE(boardAt(1).result.has_value());
}

TEST_F(Telephone, T172_From2014OnADeviceOnThePersonLosesWhateverTheOpponentHas) { // 11.3.2.2
    begin(QStringLiteral("E2018"), bareKing);
    sounds(QStringLiteral("6"));
    EXPECT_EQ(ruling.title(), QStringLiteral("Electronic device found on White"));
    EXPECT_TRUE(ruling.questionOf(QStringLiteral("can-mate")).isEmpty());
    EXPECT_TRUE(ruling.warning().contains(QStringLiteral("lesser penalty"))) << ruling.warning().toStdString();
    EXPECT_TRUE(onlyOption().ends_with("0–1"));
    key(QStringLiteral("↵"));
    EXPECT_EQ(boardAt(1).result, Result::BlackWins);
    EXPECT_EQ(boardAt(1).article, "11.3.2.2");
}

TEST_F(Telephone, WithoutARecordTheArbiterSaysWhetherTheOpponentCanCheckmate) {
    begin(QStringLiteral("E2009"));
    press();
    sounds(QStringLiteral("7"));
    EXPECT_TRUE(ruling.mateByRecord().isEmpty());
    EXPECT_EQ(ruling.questionOf(QStringLiteral("can-mate")),
              QStringLiteral("Can White still checkmate by any series of legal moves?"));
    EXPECT_EQ(keys(), (QStringList{QStringLiteral("Y"), QStringLiteral("N"), QStringLiteral("U")}));
    hands.setNote(QStringLiteral("in his jacket"));
    key(QStringLiteral("n"));
    EXPECT_EQ(boardAt(1).result, Result::DrawAgainstLoss);
    auto const& entered = std::get<session::ResultEntered>(workspace.desk().history().acts().back().act);
    EXPECT_EQ(entered.note, "in his jacket");
}

TEST_F(Telephone, TheMilderPenaltyOfTheRegulationsLetsPlayGoOn) {
    begin(QStringLiteral("E2023"));
    sounds(QStringLiteral("6"));
    hands.setNote(QStringLiteral("the regulations: a warning"));
    hands.decide(QStringLiteral("play-on"));
    settle(); // it is put on record
    EXPECT_FALSE(ruling.needed());
    EXPECT_FALSE(boardAt(1).result.has_value());
    EXPECT_EQ(clockOf().phase, clock::Phase::Running);
}

TEST_F(Telephone, IsForgottenWhenThePanelClosesAndDoesNotHideAFallenFlag) {
    begin(QStringLiteral("E2009"));
    sounds(QStringLiteral("6"));
    hands.setOpen(false);
    hands.setOpen(true);
    EXPECT_FALSE(ruling.needed());
    hall.pass(3h);
    hall.settle();
    EXPECT_EQ(ruling.title(), QStringLiteral("White's flag is down"));
    key(QStringLiteral("0"));
    key(QStringLiteral("0"));
    key(QStringLiteral("7"));
    EXPECT_EQ(ruling.title(), QStringLiteral("Black's phone rang"));
    EXPECT_TRUE(ruling.warning().contains(QStringLiteral("whatever happened first takes precedence")));
}

TEST_F(Telephone, TheArbitersOwnScoreMayBeUnequal) {
    begin(QStringLiteral("E2023"));
    sounds(QStringLiteral("7"));
    hands.setNote(QStringLiteral("a lost position"));
    hands.decide(QStringLiteral("1/2-0"));
    settle();
    EXPECT_EQ(boardAt(1).result, Result::DrawAgainstLoss);
    EXPECT_EQ(boardAt(1).howEnded, ResultKind::Ruling);
}

} // namespace
} // namespace flagfall::view
