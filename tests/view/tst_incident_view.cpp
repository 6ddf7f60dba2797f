// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/rulings.h"
#include "app/view/rulings/rulings_text.h"
#include "tests/view/hall.h"

#include <gmock/gmock.h>

#include <QCoreApplication>
#include <QSet>
#include <QSignalSpy>
#include <QTranslator>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

/// An arbiter at a board with the panel of incidents.
struct Incident : testing::Test {
    Hall hall;
    Workspace& workspace = hall.workspace;
    IncidentView& incidents = *hall.workspace.incidents();
    RulingView& ruling = *hall.workspace.incidents()->ruling();

    void play(char const* control = "90+30") {
        hall.openRound(QString::fromLatin1(control));
        order(session::StartClocks{RoundNumber{1}, {}});
    }
    void openUnder2009(QString const& control) {
        openWith([&](EventForm& event) {
            event.setControl(control);
            event.setEdition(QStringLiteral("E2009"));
        });
    }
    void openWith(std::function<void(EventForm&)> const& rules) {
        EventForm& event = *workspace.eventForm();
        event.startNew();
        event.setName(QStringLiteral("River Cup"));
        event.setSystem(QStringLiteral("BERGER_ROUNDROBIN"));
        event.setControl(QStringLiteral("90+30"));
        rules(event);
        workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/river.flagfall")));
        hall.settle();
        hall.enterRivers();
        hall.pair();
    }
    void order(session::Command command) {
        DeskLink& desk = workspace.desk();
        desk.submit(std::move(command), session::Confirmation::NotAsked, desk.now(), [](auto const&) {});
        hall.settle();
    }
    void happens(int board, char const* incident) {
        incidents.openAt(board);
        incidents.choose(QString::fromLatin1(incident));
    }
    [[nodiscard]] QStringList optionKeys() const {
        QStringList keys;
        for (QVariant const& option : ruling.options()) keys += option.toMap().value(QStringLiteral("key")).toString();
        return keys;
    }
    bool key(char const* text) {
        bool const done = incidents.letter(QString::fromUtf8(text));
        hall.settle();
        hall.settle();
        return done;
    }
    [[nodiscard]] session::Board const& boardAt(int board) const {
        return *workspace.desk().state().currentRound()->board(BoardNumber{board});
    }
};

TEST_F(Incident, FromTheFirstLettersToTheResultAndBack) { // 11.3.2.2
    play();
    incidents.openAt(2);
    incidents.setTyped(QStringLiteral("mob"));
    ASSERT_EQ(incidents.kinds()->wordAt(0), QStringLiteral("device"));
    incidents.choose(incidents.kinds()->wordAt(0));
    EXPECT_FALSE(ruling.needed());
    EXPECT_TRUE(key("b"));
    ASSERT_TRUE(ruling.needed());
    EXPECT_EQ(ruling.citation(), QStringLiteral("Laws 2023, 11.3.2.2"));
    EXPECT_TRUE(key("↵"));
    EXPECT_EQ(boardAt(2).result, Result::WhiteWins);
    EXPECT_FALSE(boardAt(1).result.has_value());
    EXPECT_FALSE(incidents.isOpen());
    EXPECT_TRUE(workspace.notice()->undoable());
    workspace.undo();
    hall.settle();
    EXPECT_FALSE(boardAt(2).result.has_value());
}

TEST_F(Incident, TheHeadShowsBothDisplaysAndWhichRuns) {
    play("90+30");
    EXPECT_TRUE(incidents.times().isEmpty());
    incidents.openAt(1);
    EXPECT_EQ(incidents.times(), QStringLiteral("▸ 1:30:30 – 1:30:30"));
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    EXPECT_EQ(incidents.times(), QStringLiteral("1:31:00 – ▸ 1:30:30"));
    hall.pass(10s);
    EXPECT_TRUE(Hall::until([&] { return incidents.times() == QStringLiteral("1:31:00 – ▸ 1:30:20"); }));
    incidents.close();
    EXPECT_TRUE(incidents.times().isEmpty());
}

TEST_F(Incident, AnotherFactGivesAnotherRuling) {
    play();
    happens(1, "late-arrival");
    incidents.form()->edit(QStringLiteral("white-after"), QStringLiteral("0:00:00"));
    QString const before = ruling.law();
    incidents.form()->edit(QStringLiteral("white-after"), QStringLiteral("0:45:00"));
    EXPECT_NE(ruling.law(), before);
}

TEST_F(Incident, WhatWasSaidOfABoardIsKeptWhileThePanelIsOpen) {
    play();
    happens(1, "device");
    key("w");
    incidents.setNote(QStringLiteral("in the jacket"));
    incidents.stepBoard(1);
    EXPECT_EQ(incidents.board(), 2);
    EXPECT_FALSE(incidents.isChosen());
    EXPECT_TRUE(incidents.note().isEmpty());
    incidents.stepBoard(-1);
    EXPECT_EQ(incidents.note(), QStringLiteral("in the jacket"));
    EXPECT_TRUE(ruling.needed());
    incidents.close();
    incidents.openAt(1);
    EXPECT_FALSE(incidents.isChosen());
}

TEST_F(Incident, AStepBackLeadsToTheListAndThenOut) {
    play();
    happens(1, "device");
    incidents.back();
    EXPECT_TRUE(incidents.isOpen());
    EXPECT_FALSE(incidents.isChosen());
    incidents.back();
    EXPECT_FALSE(incidents.isOpen());
}

TEST_F(Incident, WhatAStepBackWouldLoseIsKnown) {
    play();
    happens(1, "offence kind=left-venue");
    EXPECT_EQ(incidents.said(), QString{}) << "the kind was chosen with it";
    key("b");
    QString const fact = incidents.said();
    EXPECT_FALSE(fact.isEmpty());
    incidents.setNote(QStringLiteral("seen by the second arbiter"));
    EXPECT_NE(incidents.said(), fact);
    incidents.stepBoard(1);
    EXPECT_EQ(incidents.said(), QString{}) << "another board";
    incidents.stepBoard(-1);
    EXPECT_NE(incidents.said(), QString{});
    incidents.back();
    EXPECT_EQ(incidents.said(), QString{});
}

TEST_F(Incident, AnOffenceWaitsForThePlayerWhoCommittedIt) { // 11.2.3.1
    play();
    happens(1, "offence kind=left-venue");
    EXPECT_EQ(incidents.form()->incidentWord(), "offence");
    EXPECT_FALSE(ruling.needed());
    EXPECT_EQ(incidents.awaited(), QStringLiteral("by"));
    EXPECT_TRUE(key("b"));
    EXPECT_TRUE(ruling.needed());
    EXPECT_TRUE(ruling.citation().contains(QStringLiteral("11.2.3.1"))) << ruling.citation().toStdString();
    incidents.choose(QStringLiteral("offence kind=interference"));
    EXPECT_TRUE(ruling.needed()) << "that may have been a spectator";
}

TEST_F(Incident, AnAnswerLeadsToTheProposal) {
    play();
    happens(1, "device");
    key("w");
    EXPECT_FALSE(key("z"));
    EXPECT_TRUE(incidents.isOpen());
}

TEST_F(Incident, EnterDoesNotPenaliseAClaimThatNobodyHasExamined) { // 9.5.3
    play();
    happens(1, "draw-claim");
    for (QVariant const& option : ruling.options()) {
        QVariantMap const one = option.toMap();
        if (one.value(QStringLiteral("key")).toString() == QStringLiteral("↵")) {
            EXPECT_FALSE(one.value(QStringLiteral("text")).toString().contains(QStringLiteral("+2:00")));
        }
    }
    EXPECT_TRUE(key("c"));
    EXPECT_TRUE(key("↵"));
    EXPECT_EQ(boardAt(1).result, Result::Draw);
}

TEST_F(Incident, AClaimCorrectOnRecordIsCheckedBeforeTheGameIsDrawn) { // 6.12, 9.5.2
    play();
    std::vector<session::EntryWritten> moves;
    for (int twice = 0; twice < 2; ++twice)
        for (char const* const move : {"g1f3", "g8f6", "f3g1", "f6g8"}) moves.push_back({.move = move});
    order(session::WriteRecord{RoundNumber{1}, BoardNumber{1}, 0, 0, moves});
    happens(1, "draw-claim");
    EXPECT_FALSE(ruling.options().front().toMap().value(QStringLiteral("possible")).toBool());
    EXPECT_FALSE(incidents.enterDecides());
    EXPECT_TRUE(incidents.reminder().isEmpty());
    key("↵");
    EXPECT_FALSE(boardAt(1).result.has_value());
    EXPECT_EQ(incidents.reminder(),
              QStringLiteral("First answer with yes: Checked on the scoresheets or by replaying the game?"));
    ruling.answer(QStringLiteral("checked"), QStringLiteral("yes"));
    EXPECT_TRUE(incidents.enterDecides());
    EXPECT_TRUE(incidents.reminder().isEmpty());
    key("↵");
    EXPECT_EQ(boardAt(1).result, Result::Draw);
}

TEST_F(Incident, ASecondUnfinishedPromotionIsJudgedWithTheQueen) { // 7.5.2, 7.5.5
    hall.openRound(QStringLiteral("90+30"));
    order(session::SetUpGames{
        .round = RoundNumber{1}, .boards = {BoardNumber{1}}, .fen = "8/2P3k1/8/1K6/8/8/8/6n1 w - - 0 60"});
    order(session::StartClocks{RoundNumber{1}, {}});
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    order(session::PenaliseIllegalMove{.round = RoundNumber{1}, .board = BoardNumber{1}, .offender = Colour::White});
    happens(1, "illegal-move");
    auto const edit = [&](char const* word, char const* value) {
        incidents.form()->edit(QString::fromLatin1(word), QString::fromLatin1(value));
    };
    edit("by", "white");
    edit("completed", "yes");
    edit("fault", "unfinished-promotion");
    edit("touched", "c7");
    edit("released", "c8");
    ASSERT_TRUE(ruling.needed());
    ASSERT_FALSE(ruling.options().isEmpty());
    QString const text = ruling.options().front().toMap().value(QStringLiteral("text")).toString();
    EXPECT_TRUE(text.contains(QStringLiteral("½–½"))) << text.toStdString();
}

TEST_F(Incident, WhatChangesNothingIsPutOnRecordToo) {
    play();
    happens(1, "touch");
    EXPECT_FALSE(ruling.needed()) << "nothing was touched yet";
    incidents.form()->edit(QStringLiteral("touched"), QStringLiteral("e2"));
    ASSERT_TRUE(ruling.needed());
    EXPECT_TRUE(key("↵"));
    EXPECT_TRUE(std::holds_alternative<session::RulingMade>(workspace.desk().history().acts().back().act));
}

TEST_F(Incident, TheTimesToSetOnAClockOfTheTableAreTold) { // 7.5.5
    hall.openRound(QStringLiteral("90+30"));               // our clock was not started
    happens(1, "illegal-move");
    incidents.form()->blame(QStringLiteral("white"));
    incidents.form()->edit(QStringLiteral("white-time"), QStringLiteral("12:30"));
    incidents.form()->edit(QStringLiteral("black-time"), QStringLiteral("4:10"));
    ASSERT_TRUE(ruling.needed());
    ASSERT_FALSE(ruling.options().isEmpty());
    QString const text = ruling.options().front().toMap().value(QStringLiteral("text")).toString();
    EXPECT_TRUE(text.contains(QStringLiteral("\nTo be set on the clock: White 12:30, Black 6:10")))
        << text.toStdString();
    EXPECT_TRUE(key("↵"));
    EXPECT_FALSE(incidents.isOpen());
    QString const told = workspace.notice()->text();
    EXPECT_TRUE(told.endsWith(QStringLiteral(". To be set on the clock: White 12:30, Black 6:10")))
        << told.toStdString();
    EXPECT_TRUE(std::holds_alternative<session::RulingMade>(workspace.desk().history().acts().back().act));
}

TEST_F(Incident, TimeIsGivenOnAClockThatWasNotStarted) { // 7.5.5
    hall.openRound(QStringLiteral("90+30"));
    auto const mainOfBlack = [this] { return clock::read(*boardAt(1).clock, workspace.desk().now()).sides.black.main; };
    clock::Span const before = mainOfBlack();
    happens(1, "illegal-move");
    EXPECT_TRUE(key("w"));
    ASSERT_TRUE(ruling.needed());
    QString const text = ruling.options().front().toMap().value(QStringLiteral("text")).toString();
    EXPECT_FALSE(text.contains(QStringLiteral("To be set"))) << "the program does it: " << text.toStdString();
    ASSERT_TRUE(key("K")) << "by this program the game has not begun";
    ASSERT_TRUE(key("↵"));
    EXPECT_EQ(mainOfBlack(), before + 2min);
    EXPECT_EQ(boardAt(1).clock->phase, clock::Phase::Ready);
    EXPECT_EQ(boardAt(1).illegalMoves.white, 1);
    workspace.undo();
    hall.settle();
    EXPECT_EQ(mainOfBlack(), before);
}

TEST_F(Incident, AClockReadOffTheTableLeavesOursAlone) {
    hall.openRound(QStringLiteral("90+30"));
    happens(1, "illegal-move");
    key("w");
    incidents.form()->edit(QStringLiteral("black-time"), QStringLiteral("4:10"));
    EXPECT_TRUE(key("↵"));
    EXPECT_EQ(clock::read(*boardAt(1).clock, workspace.desk().now()).sides.black.main, clock::Span{90min + 30s});
    EXPECT_EQ(boardAt(1).illegalMoves.white, 1);
}

TEST_F(Incident, AQuickplayClaimGoesByTheTimeOfAClockNotStarted) { // 2009: 10.2
    openUnder2009(QStringLiteral("60"));
    happens(1, "quickplay-claim");
    EXPECT_TRUE(ruling.warning().contains(QStringLiteral("too much time"))) << ruling.warning().toStdString();
    incidents.form()->edit(QStringLiteral("white-time"), QStringLiteral("1:40"));
    EXPECT_FALSE(ruling.warning().contains(QStringLiteral("too much time"))) << ruling.warning().toStdString();
}

TEST_F(Incident, ThatNobodyIsLateIsNotRuledBeforeSomebodyIsNamed) { // 6.7.1
    play();
    happens(1, "late-arrival");
    EXPECT_EQ(incidents.awaited(), QStringLiteral("white-after"));
    EXPECT_FALSE(incidents.enterDecides());
    EXPECT_TRUE(key("b"));
    EXPECT_TRUE(incidents.awaited().isEmpty()) << "Black is late, White is not";
}

TEST_F(Incident, NobodyIsLaterThanTheRoundIsOld) { // 6.7.1
    play();
    hall.pass(6min);
    happens(1, "late-arrival");
    incidents.form()->edit(QStringLiteral("white-after"), QStringLiteral("0:20:00"));
    EXPECT_TRUE(ruling.warning().contains(QStringLiteral("began only"))) << ruling.warning().toStdString();
    EXPECT_FALSE(incidents.enterDecides()) << "no Enter confirms it";
    incidents.form()->edit(QStringLiteral("white-after"), QStringLiteral("0:05:00"));
    EXPECT_FALSE(ruling.warning().contains(QStringLiteral("began only")));
    EXPECT_TRUE(incidents.enterDecides());
}

TEST_F(Incident, NobodyHasLostByLatenessInARoundThatHasNotBegunUnlessItIsConfirmedByALetter) { // 6.7.1
    hall.openRound(QStringLiteral("90+30"));
    happens(1, "late-arrival");
    incidents.form()->edit(QStringLiteral("white-after"), QStringLiteral("0:31:00"));
    key("↵");
    EXPECT_FALSE(boardAt(1).result.has_value());
    key("Y"); // the answer of somebody who wants the player to play
    EXPECT_FALSE(boardAt(1).result.has_value());
    QString const text = ruling.options().front().toMap().value(QStringLiteral("text")).toString();
    EXPECT_TRUE(text.startsWith(QStringLiteral("In spite of the doubt: "))) << text.toStdString();
    EXPECT_TRUE(key("K")) << incidents.reminder().toStdString();
    EXPECT_TRUE(key("↵"));
    EXPECT_EQ(boardAt(1).result, Result::BlackWinsByForfeit);
}

TEST_F(Incident, AnEmptyChairIsNothingToRuleOnBeforeTheDefaultTimeIsOver) { // 6.7.1
    openWith([](EventForm& event) { event.setDefaultTime(QStringLiteral("30")); });
    order(session::StartClocks{RoundNumber{1}, {}});
    order(session::MarkPresence{RoundNumber{1}, BoardNumber{1}, Colour::Black, session::Presence::Absent});
    hall.pass(6min);
    happens(1, "late-arrival");
    EXPECT_TRUE(ruling.law().contains(QStringLiteral("may still come"))) << ruling.law().toStdString();
    key("b"); // has come now
    EXPECT_FALSE(ruling.law().contains(QStringLiteral("may still come"))) << ruling.law().toStdString();
}

TEST_F(Incident, AnIllegalMoveOfAGameThatHasNotBegunIsDoubted) { // 7.5
    hall.openRound(QStringLiteral("90+30"));
    happens(1, "illegal-move by=white");
    EXPECT_TRUE(ruling.warning().contains(QStringLiteral("has not begun"))) << ruling.warning().toStdString();
    EXPECT_FALSE(incidents.enterDecides());
    key("↵");
    EXPECT_EQ(boardAt(1).illegalMoves.white, 0);
    EXPECT_TRUE(key("K")) << incidents.reminder().toStdString();
    EXPECT_TRUE(key("↵"));
    EXPECT_EQ(boardAt(1).illegalMoves.white, 1) << "the arbiter forgot to start the clock here";
}

TEST_F(Incident, SaysOfOneGameWhetherItIsSupervisedIn2009Only) { // A.3, B.2
    openUnder2009(QStringLiteral("5+3"));
    incidents.openAt(1);
    EXPECT_EQ(incidents.supervision(), QStringLiteral("This game is not supervised (A.3, B.2)"));
    incidents.superviseOtherwise();
    hall.settle();
    EXPECT_EQ(incidents.supervision(), QStringLiteral("This game is supervised (A.3, B.2)"));
    incidents.stepBoard(1);
    EXPECT_EQ(incidents.supervision(), QStringLiteral("This game is not supervised (A.3, B.2)"));
}

TEST_F(Incident, EnterDoesNotChooseNothingWhereTheLawsLeaveTheChoiceToTheArbiter) { // 4.1, 12.9
    play();
    happens(1, "illegal-move by=white fault=two-hands completed=no");
    ASSERT_TRUE(ruling.needed());
    ASSERT_FALSE(ruling.others().isEmpty());
    key("↵");
    EXPECT_TRUE(incidents.isOpen());
    EXPECT_FALSE(incidents.reminder().isEmpty());
    EXPECT_TRUE(key("R"));
    key("↵");
    EXPECT_FALSE(incidents.isOpen()) << "the choice that nothing is changed has its own letter";
}

TEST_F(Incident, BeforeTheRoundItIsSaidThatItHasNotBegun) {
    hall.openRound(QStringLiteral("90+30"));
    happens(1, "illegal-move");
    key("w");
    EXPECT_TRUE(ruling.warning().contains(QStringLiteral("has not begun")));
    order(session::StartClocks{RoundNumber{1}, {}});
    EXPECT_FALSE(ruling.warning().contains(QStringLiteral("has not begun")));
}

TEST_F(Incident, AFlagAfterTheResultChangesNothing) { // 6.9
    play();
    order(session::EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins, "", "", session::ResultBasis::Report,
                               ResultKind::Resignation});
    happens(1, "flag");
    EXPECT_EQ(ruling.answerTo(QStringLiteral("over-before")), QStringLiteral("yes"));
    EXPECT_EQ(ruling.citation(), QStringLiteral("Laws 2023, 5.1.2"));
    EXPECT_TRUE(ruling.law().contains(QStringLiteral("already over")));
}

TEST_F(Incident, AnIllegalMoveFoundAfterTheResultChangesNothing) { // 8.7; T067
    play();
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    order(session::EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins});
    happens(1, "illegal-move");
    key("w");
    ASSERT_TRUE(ruling.needed());
    EXPECT_TRUE(ruling.law().contains(QStringLiteral("clear it first"))) << ruling.law().toStdString();
    EXPECT_EQ(ruling.citation(), QStringLiteral("Laws 2023, 8.7"));
    EXPECT_TRUE(key("↵"));
    EXPECT_EQ(boardAt(1).illegalMoves.white, 0);
    EXPECT_EQ(boardAt(1).result, Result::WhiteWins);
}

TEST_F(Incident, APhoneThatRingsAfterTheFlagLeavesItsResult) { // 11.4, 12.8; P24.4
    play("5+0");
    hall.pass(6min);
    order(session::NoticeFlag{RoundNumber{1}, BoardNumber{1}, Colour::White, Colour::Black});
    order(session::EnterResult{RoundNumber{1}, BoardNumber{1}, Result::BlackWins, "6.9", "",
                               session::ResultBasis::Ruling, ResultKind::Time});
    happens(1, "device");
    key("b");
    ASSERT_TRUE(ruling.needed());
    EXPECT_EQ(ruling.citation(), QStringLiteral("Laws 2023, 11.4, 12.8"));
    for (QVariant const& option : ruling.options())
        EXPECT_FALSE(option.toMap().value(QStringLiteral("text")).toString().contains(QStringLiteral("0–1")));
}

TEST_F(Incident, ClaimsAndResignationsAfterTheResultChangeNothing) { // 8.7
    play();
    order(session::EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw});
    for (char const* const incident : {"draw-claim by=white", "resignation by=white", "draw-offer by=white"}) {
        happens(1, incident);
        ASSERT_TRUE(ruling.needed()) << incident;
        EXPECT_EQ(ruling.citation(), QStringLiteral("Laws 2023, 8.7")) << incident;
        EXPECT_TRUE(ruling.others().isEmpty()) << incident;
        EXPECT_TRUE(key("↵")) << incident;
        EXPECT_EQ(boardAt(1).result, Result::Draw) << incident;
    }
}

TEST_F(Incident, AnEndFoundBesideAResultIsOfferedAndProposedByNothing) { // 5.2.1, 8.7
    play();
    order(session::EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins, "", "", session::ResultBasis::Report,
                               ResultKind::Checkmate});
    happens(1, "ended how=stalemate");
    ASSERT_TRUE(ruling.needed());
    EXPECT_EQ(ruling.citation(), QStringLiteral("Laws 2023, 8.7"));
    ASSERT_EQ(ruling.others().size(), 1);
    EXPECT_FALSE(key("↵")) << "the choice is the arbiter's";
    EXPECT_TRUE(key("r"));
    EXPECT_TRUE(key("↵"));
    EXPECT_FALSE(incidents.isOpen());
    EXPECT_EQ(boardAt(1).result, Result::WhiteWins);
}

TEST_F(Incident, AnEndThatIsNotNamedAndAMateOfNobodyAreNotRuledOn) { // 5.1.1
    play();
    happens(1, "ended");
    EXPECT_FALSE(ruling.needed());
    happens(1, "ended how=checkmate");
    EXPECT_FALSE(ruling.needed());
    EXPECT_TRUE(key("b"));
    ASSERT_TRUE(ruling.needed());
    EXPECT_TRUE(key("↵"));
    EXPECT_EQ(boardAt(1).result, Result::WhiteWins);
}

TEST_F(Incident, AHandshakeExplainsOnlyWhatThePlayersSaid) { // P24.4
    play();
    order(session::EnterResult{RoundNumber{1}, BoardNumber{1}, Result::WhiteWins, "6.9", "",
                               session::ResultBasis::Ruling, ResultKind::Time});
    happens(1, "handshake");
    EXPECT_EQ(ruling.citation(), QStringLiteral("Laws 2023, 8.7"));
    order(session::EnterResult{RoundNumber{1}, BoardNumber{2}, Result::WhiteWins});
    happens(2, "handshake");
    EXPECT_FALSE(ruling.openQuestion().isEmpty()) << "what each of them meant";
}

TEST_F(Incident, APlayersLetterSaysWhoClaimsTheFlag) { // 2009: A.4d, B.3
    play("5+0");
    happens(1, "flag");
    EXPECT_TRUE(key("b"));
    EXPECT_EQ(ruling.answerTo(QStringLiteral("called-by")), QStringLiteral("black"));
    EXPECT_FALSE(boardAt(1).result) << "the claim alone rules nothing";
}

TEST_F(Incident, WhoClaimsAndThatTheGameWasOverHaveTheirKeysBesideTheAnswers) { // 6.8, 5.1.1
    play("3+0");
    hall.pass(4min);
    hall.settle();
    happens(1, "flag");
    auto const of = [this](char const* ask, char const* what) {
        for (QVariant const& asked : ruling.questions())
            if (asked.toMap().value(QStringLiteral("ask")) == QLatin1String{ask})
                return asked.toMap().value(QLatin1String{what});
        return QVariant{};
    };
    EXPECT_TRUE(of("called-by", "caps").toStringList().contains(QStringLiteral("B")));
    EXPECT_TRUE(key("b"));
    EXPECT_EQ(of("called-by", "answer").toString(), QStringLiteral("black"));
    EXPECT_EQ(of("over-before", "caps").toStringList(), (QStringList{{}, QStringLiteral("O")})) << "no, yes";
    EXPECT_TRUE(key("o"));
    EXPECT_EQ(of("over-before", "answer").toString(), QStringLiteral("yes"));
    EXPECT_TRUE(key("o"));
    EXPECT_TRUE(incidents.isOpen());
    EXPECT_NE(of("over-before", "answer").toString(), QStringLiteral("yes")) << "and back";
}

TEST_F(Incident, WhatIsTypedWholeIsFoundBeforeWhatBeginsSo) {
    play();
    incidents.openAt(1);
    incidents.setTyped(QStringLiteral("both"));
    auto const rowOf = [&](char const* word) {
        int row = 0;
        while (row < incidents.kinds()->rowCount() && incidents.kinds()->wordAt(row) != QLatin1String(word)) ++row;
        return row;
    };
    EXPECT_LT(rowOf("flag"), rowOf("offence kind=distraction")) << "both flags, before what bothers";
    incidents.setTyped(QStringLiteral("toilet"));
    EXPECT_EQ(incidents.kinds()->wordAt(0), QStringLiteral("offence kind=left-area"));
}

TEST_F(Incident, ACapturedKingIsAnIllegalMove) { // 1.4.1, 7.5.1
    play();
    incidents.openAt(1);
    incidents.setTyped(QStringLiteral("captured king"));
    EXPECT_EQ(incidents.kinds()->wordAt(0), QStringLiteral("illegal-move"));
}

TEST_F(Incident, AClaimIsFoundByWhatItRestsOn) { // 9.2, 9.3
    play();
    incidents.openAt(1);
    for (char const* const typed : {"fifty", "50"}) {
        incidents.setTyped(QString::fromLatin1(typed));
        EXPECT_EQ(incidents.kinds()->wordAt(0), QStringLiteral("draw-claim basis=fifty")) << typed;
    }
    incidents.setTyped(QStringLiteral("threefold"));
    EXPECT_EQ(incidents.kinds()->wordAt(0), QStringLiteral("draw-claim"));
}

TEST_F(Incident, TheOtherHandIsFoundAsTheConductItIs) { // 6.2.3
    play();
    incidents.openAt(1);
    incidents.setTyped(QStringLiteral("other hand"));
    EXPECT_EQ(incidents.kinds()->wordAt(0), QStringLiteral("offence kind=other-hand"));
    EXPECT_EQ(incidents.kinds()->rowCount(), 1);
}

TEST_F(Incident, WhatWasMadeInsteadOfSealingMustBeAMove) { // I.1.1; 4.3
    play("90+30");
    workspace.showRecord(1);
    workspace.record()->setTyped(QStringLiteral("e4 e5"));
    ASSERT_TRUE(workspace.record()->enter());
    hall.settle();
    happens(1, "adjournment by=white moved=after-order");
    auto const errorOf = [this](char const* text) {
        incidents.form()->edit(QStringLiteral("move"), QString::fromUtf8(text));
        return incidents.form()->field(QStringLiteral("move"))->error;
    };
    EXPECT_EQ(errorOf("Nf3"), QString{});
    EXPECT_TRUE(ruling.needed());
    EXPECT_EQ(errorOf("Qa4"), QString{}) << "the queen was touched: another move of it is sealed";
    EXPECT_EQ(errorOf("Jf3"), QStringLiteral("This is not a legal move here.")) << "and not a pawn";
    EXPECT_FALSE(ruling.needed());
    EXPECT_EQ(errorOf("zz9"), QStringLiteral("This is not a legal move here."));
    happens(2, "adjournment by=white moved=after-order");
    EXPECT_EQ(errorOf("Jf3"), QString{}) << "nothing is on record that says otherwise";
    EXPECT_EQ(errorOf("zz9"), QStringLiteral("This cannot be read as a move."));
}

TEST_F(Incident, AFineLacksItsAmount) { // 12.9.7
    play();
    happens(1, "penalty by=white penalties=fine");
    EXPECT_EQ(incidents.awaited(), QStringLiteral("amount"));
    incidents.form()->edit(QStringLiteral("amount"), QStringLiteral("50 EUR"));
    EXPECT_EQ(incidents.awaited(), QString{});
}

TEST_F(Incident, WhereAFlagIsDownItIsFoundFirst) {
    play("3+0");
    incidents.openAt(1);
    incidents.setTyped(QStringLiteral("clo"));
    ASSERT_NE(incidents.kinds()->wordAt(0), QStringLiteral("flag"));
    incidents.close();
    hall.pass(4min);
    hall.settle();
    incidents.openAt(1);
    EXPECT_EQ(incidents.kinds()->wordAt(0), QStringLiteral("flag")) << "before a letter is typed";
    incidents.setTyped(QStringLiteral("time"));
    EXPECT_EQ(incidents.kinds()->wordAt(0), QStringLiteral("flag"));
}

TEST_F(Incident, PStopsTheClockThatRunsOnDuringAnIncident) {
    play();
    happens(1, "device");
    ASSERT_TRUE(incidents.clockRuns()) << "nothing of it stops the clock";
    EXPECT_TRUE(key("p"));
    EXPECT_FALSE(incidents.clockRuns());
    EXPECT_EQ(boardAt(1).clock->phase, clock::Phase::Paused);
    EXPECT_EQ(boardAt(2).clock->phase, clock::Phase::Running);
    EXPECT_TRUE(incidents.isOpen());
    key("p");
    EXPECT_EQ(boardAt(1).clock->phase, clock::Phase::Paused) << "a second press starts nothing";
}

TEST_F(Incident, NoEnterConfirmsTheIllegalMoveOfAPlayerWhoHasNotPressedTheClock) { // 7.5.5
    play();
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    happens(1, "illegal-move by=white");
    EXPECT_FALSE(ruling.warning().contains(QStringLiteral("has not completed a move")))
        << ruling.warning().toStdString();
    happens(1, "illegal-move by=black completed=yes");
    ASSERT_TRUE(ruling.needed());
    EXPECT_TRUE(ruling.warning().contains(QStringLiteral("Black has not completed a move yet")))
        << ruling.warning().toStdString();
    EXPECT_FALSE(incidents.enterDecides());
}

TEST_F(Incident, NobodyOffendsWithTheFirstMoveBeforeTheOpponentHasMoved) { // 7.5.3, 7.5.4
    play();
    for (char const* const incident : {"illegal-move by=black fault=two-hands completed=yes",
                                       "offence kind=two-hands by=black", "illegal-move by=white fault=no-move"}) {
        happens(1, incident);
        ASSERT_TRUE(ruling.needed()) << incident;
        EXPECT_TRUE(ruling.warning().contains(QStringLiteral("has not completed a move yet"))) << incident;
        EXPECT_FALSE(incidents.enterDecides()) << incident;
    }
}

TEST_F(Incident, EnterExpelsNobodyWhoMayBeExpelledAndNothingIsPlayedOnOnceItIsOver) { // 12.8, 12.1
    play();
    order(session::EnterResult{RoundNumber{1}, BoardNumber{1}, Result::Draw});
    happens(1, "device by=black state=sounds");
    ASSERT_TRUE(ruling.needed());
    EXPECT_FALSE(incidents.enterDecides()) << ruling.law().toStdString();
    for (QVariant const& option : ruling.options() + ruling.others())
        EXPECT_NE(option.toMap().value(QStringLiteral("text")).toString(), QStringLiteral("Play on"));
}

TEST_F(Incident, AnAdjournedGameHearsNoClaimAndSaysWhereTheTimeOfAPenaltyGoes) { // 9.2, 12.9.2
    play();
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    order(session::AdjournGame{.round = RoundNumber{1}, .board = BoardNumber{1}, .sealer = Colour::White});
    ASSERT_TRUE(boardAt(1).adjourned);
    clock::Span const before = clock::read(*boardAt(1).clock, workspace.desk().now()).sides.white.main;
    happens(1, "draw-claim by=black");
    EXPECT_EQ(ruling.law(), QStringLiteral("The game is adjourned: before it is resumed nothing is claimed, and no move is ruled on."));
    ASSERT_EQ(ruling.options().size(), 1) << "nothing is offered that is refused afterwards";
    EXPECT_TRUE(ruling.others().isEmpty());
    EXPECT_TRUE(key("↵"));
    EXPECT_EQ(clock::read(*boardAt(1).clock, workspace.desk().now()).sides.white.main, before);
    EXPECT_FALSE(incidents.isOpen()) << incidents.reminder().toStdString();
    happens(1, "penalty by=black penalties=time-for-opponent");
    EXPECT_TRUE(ruling.warning().contains(QStringLiteral("adjourned clock"))) << ruling.warning().toStdString();
}

/// A language whose letters of the players are these.
class Spoken : public QTranslator {
public:
    Spoken(char const* white, char const* black)
        : m_white(QString::fromUtf8(white)), m_black(QString::fromUtf8(black)) {
        QCoreApplication::installTranslator(this);
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(char const* context, char const* source, char const*, int) const override {
        if (QLatin1String(context) != QLatin1String("Letters")) return {};
        return QLatin1String(source) == QLatin1String("W") ? m_white : m_black;
    }

private:
    QString m_white, m_black;
};

/// The letters of the players as the arbiter's language has them.
struct LettersOfPlayers : Incident {
    [[nodiscard]] QString blamedBy(char const* letter) {
        happens(1, "device");
        key(letter);
        IncidentField const* const by = incidents.form()->field(QStringLiteral("by"));
        return by ? by->value : QString{};
    }
};

TEST_F(LettersOfPlayers, AreThoseOfTheLanguage) {
    play();
    QString const white = QStringLiteral("white");
    QString const black = QStringLiteral("black");
    EXPECT_EQ(blamedBy("b"), black);
    Spoken const slovak{"B", "Č"};
    EXPECT_EQ(blamedBy("b"), white) << "biely";
    EXPECT_EQ(blamedBy("č"), black) << "čierny";
    EXPECT_EQ(blamedBy("c"), black) << "on a keyboard without the mark";
    EXPECT_EQ(blamedBy("w"), white) << "in every language";
}

TEST_F(Incident, TheLetterOfAPlayerIsNoAnswer) { // 2009: B.3c
    openUnder2009(QStringLiteral("5"));
    happens(1, "illegal-move by=white completed=yes");
    ASSERT_TRUE(ruling.needed());
    QStringList keys;
    for (QVariant const& option : ruling.options()) keys += option.toMap().value(QStringLiteral("key")).toString();
    EXPECT_FALSE(keys.isEmpty());
    EXPECT_FALSE(keys.contains(QStringLiteral("W"))) << keys.join(u' ').toStdString();
    EXPECT_FALSE(keys.contains(QStringLiteral("B"))) << keys.join(u' ').toStdString();
    int const before = static_cast<int>(workspace.desk().history().last().value());
    key("w");
    hall.settle();
    EXPECT_EQ(static_cast<int>(workspace.desk().history().last().value()), before) << "nothing is ruled by it";
}

TEST_F(Incident, TheLettersOfTwoFlagsAreThoseOfTheQuestionOnceBothAreDown) { // A.4, B.3, III.3.1
    hall.openRound(QStringLiteral("3+2"));
    happens(1, "flag");
    EXPECT_TRUE(key("w"));
    EXPECT_TRUE(key("b"));
    QStringList keys;
    for (QVariant const& option : ruling.options()) keys += option.toMap().value(QStringLiteral("key")).toString();
    for (QVariant const& asked : ruling.questions()) keys += asked.toMap().value(QStringLiteral("caps")).toStringList();
    keys.removeAll(QString{});
    for (IncidentField const& field : incidents.form()->fieldsShown()) keys += field.keys;
    keys.removeAll(QString{});
    ASSERT_GT(keys.size(), 4);
    EXPECT_TRUE(keys.contains(QStringLiteral("W")) && keys.contains(QStringLiteral("B")))
        << keys.join(u' ').toStdString();
    EXPECT_EQ(QSet<QString>(keys.begin(), keys.end()).size(), keys.size()) << keys.join(u' ').toStdString();
}

TEST_F(Incident, AQuestionWhoseAnswerIsPresumedHasALetterForTheOther) { // I.13
    play();
    happens(1, "noted-times by=white moved=yes white-right=1:00:00");
    auto const asked = [this] { return ruling.questions().value(0).toMap(); };
    ASSERT_EQ(asked().value(QStringLiteral("answer")).toString(), QStringLiteral("no"));
    EXPECT_EQ(asked().value(QStringLiteral("caps")).toStringList(), (QStringList{{}, QStringLiteral("Z")}));
    EXPECT_TRUE(key("z"));
    EXPECT_EQ(asked().value(QStringLiteral("answer")).toString(), QStringLiteral("yes"));
}

/// What an examination of a claim shows, in Slovak.
class SlovakClaims : public QTranslator {
public:
    SlovakClaims() { QCoreApplication::installTranslator(this); }
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(char const*, char const* source, char const*, int) const override {
        QString const english = QString::fromLatin1(source);
        if (english == QStringLiteral("correct")) return QStringLiteral("oprávnená");
        return english == QStringLiteral("incorrect") ? QStringLiteral("neoprávnená") : QString{};
    }
};

TEST_F(Incident, AnAnswerBeginsWithItsLetterInTheLanguageThatIsSpoken) { // 9.2, 9.5
    play();
    SlovakClaims const spoken;
    happens(1, "draw-claim by=white basis=repetition");
    QStringList keys;
    for (QVariant const& option : ruling.options()) keys += option.toMap().value(QStringLiteral("key")).toString();
    EXPECT_THAT(keys.join(u' ').toStdString(), testing::StartsWith("O N "));
}

TEST_F(Incident, AnIllegalMoveIsWarnedOfWhereTheRecordHasMoreThanTheClock) { // 7.5.1
    play("15+10");
    order(session::WriteRecord{RoundNumber{1},
                               BoardNumber{1},
                               0,
                               0,
                               {{.move = "e2e4"}, {.move = "e7e5"}, {.move = "g1f3"}, {.move = "b8c6"}}});
    happens(1, "illegal-move by=black completed=yes");
    EXPECT_THAT(ruling.warning().toStdString(), testing::HasSubstr("4 half-moves more than this program's clock"));
    EXPECT_FALSE(incidents.enterDecides()) << "a letter confirms what is in doubt";
    happens(1, "device by=black");
    EXPECT_THAT(ruling.warning().toStdString(), testing::Not(testing::HasSubstr("half-moves more")));
}

TEST_F(Incident, FromAnyClaimOnTheClocksStandStill) { // 6.11.2, 6.12, III.4; 9.5.1
    play("60");
    for (char const* const claim : {"draw-claim", "quickplay-claim", "screen-quoted"}) {
        happens(1, claim);
        EXPECT_TRUE(ruling.warning().contains(QStringLiteral("should stand still"))) << claim;
        incidents.close();
    }
    happens(1, "draw-offer");
    EXPECT_FALSE(ruling.warning().contains(QStringLiteral("should stand still"))) << "an offer stops no clock";
}

TEST_F(Incident, TheButtonThatChangesNothingSaysThatTimeIsGivenBack) { // 6.11.2
    play("60");
    happens(1, "quickplay-claim by=white"); // not admissible in this event
    ASSERT_EQ(ruling.options().size(), 1);
    QString const text = ruling.options().front().toMap().value(QStringLiteral("text")).toString();
    EXPECT_TRUE(text.contains(QStringLiteral("is given back"))) << text.toStdString();
}

TEST_F(Incident, WhatIsGivenBackStaysWhereTheRulingIsUndone) { // 9.5.1: the clocks stand from the claim on
    play("60");
    happens(1, "draw-claim by=white basis=repetition");
    hall.pass(9s);
    ASSERT_TRUE(key("i"));
    auto const mainOfWhite = [this] { return clock::read(*boardAt(1).clock, workspace.desk().now()).sides.white.main; };
    clock::Span const before = mainOfWhite();
    ASSERT_TRUE(key("↵"));
    EXPECT_FALSE(incidents.isOpen()) << incidents.reminder().toStdString();
    EXPECT_EQ(mainOfWhite(), before + 9s);
    auto const rulings = session::rulingsOnRecord(workspace.desk().history());
    ASSERT_EQ(rulings.size(), 1U);
    EXPECT_TRUE(ruledSoText(workspace.desk().history(), rulings.front()).contains(QStringLiteral("White +0:09")))
        << ruledSoText(workspace.desk().history(), rulings.front()).toStdString();
    workspace.undo();
    hall.settle();
    EXPECT_EQ(mainOfWhite(), before + 9s);
}

TEST_F(Incident, TheArbitersOwnWordOnAnIllegalMoveLeavesTheClocksAsTheyAre) { // 7.1: the bonus alone is added
    play("15+10");
    hall.pass(20s);
    workspace.boards()->press(1, BoardsModel::Side::White);
    hall.settle();
    hall.pass(30s);
    auto const mains = [this] {
        auto const sides = clock::read(*boardAt(1).clock, workspace.desk().now()).sides;
        return std::pair{sides.white.main, sides.black.main};
    };
    auto const before = mains();
    happens(1, "illegal-move by=white");
    ASSERT_FALSE(ruling.others().isEmpty());
    incidents.setNote(QStringLiteral("nobody knows when it was made"));
    incidents.decide(ruling.others().front().toMap().value(QStringLiteral("word")).toString());
    hall.settle();
    EXPECT_EQ(mains(), (std::pair{before.first, before.second + 1min}));
    EXPECT_EQ(boardAt(1).illegalMoves.white, 1);
}

TEST_F(Incident, TheLettersOfThePlayersNameNobodyWhereTheyAreAnswers) {
    play();
    happens(1, "handshake");
    EXPECT_FALSE(incidents.lettersName());
    incidents.close();
    happens(1, "device");
    EXPECT_TRUE(incidents.lettersName());
}

TEST_F(Incident, EveryDecisionHasAKeyOfItsOwn) { // 5.1.2, 5.2.3 of 2023
    play();
    hall.pass(3h);
    hall.settle();
    happens(1, "handshake");
    ASSERT_EQ(ruling.askedByOptions(), QStringLiteral("handshake-meant"));
    for (char const* const next : {"", "W"}) { // first what was meant, then what follows
        if (*next != 0) {
            EXPECT_TRUE(key(next));
        }
        QStringList keys = optionKeys();
        EXPECT_GE(keys.size(), 2);
        EXPECT_FALSE(keys.contains(QString{})) << keys.join(u' ').toStdString();
        EXPECT_EQ(keys.removeDuplicates(), 0) << keys.join(u' ').toStdString();
    }
}

TEST_F(Incident, NothingIsRuledBeforeWhatItHangsOnIsAnswered) { // 8.5, 9.1; 6.11.4
    play();
    for (char const* const incident : {"handshake", "clocks-stopped by=white"}) {
        happens(1, incident);
        EXPECT_EQ(ruling.law(), QStringLiteral("What the Laws provide depends on the answer.")) << incident;
        EXPECT_FALSE(incidents.enterDecides()) << incident;
        incidents.close();
    }
}

TEST_F(Incident, WhatTheOptionsAnswerIsNotAskedASecondTime) { // 7.3: ten moves
    play("15+10");
    happens(1, "start-error fault=colours-reversed");
    ASSERT_TRUE(ruling.needed());
    EXPECT_EQ(ruling.askedByOptions(), QStringLiteral("both-made")) << "nobody has pressed: no move is counted";
    QStringList texts;
    for (QVariant const& option : ruling.options()) texts += option.toMap().value(QStringLiteral("text")).toString();
    EXPECT_EQ(texts.size(), 2);
    for (QString const& text : texts) EXPECT_TRUE(text.contains(QStringLiteral("10 moves"))) << text.toStdString();
    ruling.answer(QStringLiteral("both-made"), QStringLiteral("yes"));
    EXPECT_TRUE(ruling.askedByOptions().isEmpty()) << "the answer can be changed";
}

TEST_F(Incident, TheRecordTellsTheMovesWhereNobodyPresses) { // 7.3
    play("15+10");
    std::vector<session::EntryWritten> moves;
    for (int twice = 0; twice < 5; ++twice)
        for (char const* const move : {"g1f3", "g8f6", "f3g1", "f6g8"}) moves.push_back({.move = move});
    order(session::WriteRecord{RoundNumber{1}, BoardNumber{1}, 0, 0, moves});
    happens(1, "start-error fault=colours-reversed");
    ASSERT_TRUE(ruling.needed());
    EXPECT_TRUE(ruling.askedByOptions().isEmpty());
    EXPECT_FALSE(ruling.options().isEmpty());
}

TEST_F(Incident, EnterGivesNoAnswerToAQuestionThatDecides) { // A.4.3, B.4: ten moves
    play("15+10");
    happens(1, "wrong-setting");
    incidents.form()->edit(QStringLiteral("fault"), QStringLiteral("swapped"));
    ASSERT_EQ(ruling.askedByOptions(), QStringLiteral("both-made"));
    EXPECT_FALSE(key("↵"));
    EXPECT_TRUE(incidents.isOpen());
    EXPECT_TRUE(boardAt(1).clock.has_value());
    ruling.answer(QStringLiteral("both-made"), QStringLiteral("no"));
    EXPECT_TRUE(key("↵")) << "now nothing is left to be answered";
    EXPECT_FALSE(incidents.isOpen());
}

TEST_F(Incident, EnterSaysWhatIsAskedAndEveryKeyGoesOnDoingWhatItDid) {
    play("15+10");
    happens(1, "wrong-setting");
    incidents.form()->edit(QStringLiteral("fault"), QStringLiteral("swapped"));
    ASSERT_EQ(ruling.askedByOptions(), QStringLiteral("both-made"));
    EXPECT_FALSE(incidents.enterDecides());
    EXPECT_TRUE(incidents.reminder().isEmpty());
    key("↵");
    EXPECT_TRUE(incidents.reminder().contains(QStringLiteral("Has each player made at least 10 moves?")))
        << incidents.reminder().toStdString();
    EXPECT_TRUE(key("1")) << "the first fault of a setting";
    EXPECT_TRUE(incidents.reminder().isEmpty()) << "it is about something else now";
    incidents.form()->edit(QStringLiteral("fault"), QStringLiteral("swapped"));
    key("↵");
    EXPECT_FALSE(incidents.reminder().isEmpty());
    EXPECT_TRUE(key("n"));
    EXPECT_TRUE(incidents.reminder().isEmpty());
    EXPECT_TRUE(key("↵"));
    EXPECT_FALSE(incidents.isOpen());
}

TEST_F(Incident, ALetterPicksADecisionAndEnterAloneMakesIt) {
    play("15+10");
    happens(1, "wrong-setting");
    incidents.form()->edit(QStringLiteral("fault"), QStringLiteral("swapped"));
    EXPECT_TRUE(key("y"));
    EXPECT_TRUE(key("n")) << "the other one instead";
    EXPECT_EQ(incidents.picked(), QStringLiteral("N"));
    EXPECT_TRUE(incidents.isOpen());
    EXPECT_TRUE(incidents.enterDecides());
    EXPECT_TRUE(key("n"));
    EXPECT_EQ(incidents.picked(), QString{}) << "pressed again, it is dropped";
    key("↵");
    EXPECT_TRUE(incidents.isOpen());
    key("y");
    incidents.stepBoard(1);
    incidents.stepBoard(-1);
    EXPECT_EQ(incidents.picked(), QString{}) << "what was picked before is not decided by an Enter that comes later";
    key("y");
    incidents.form()->edit(QStringLiteral("fault"), QStringLiteral("times"));
    EXPECT_EQ(incidents.picked(), QString{}) << "another ruling is proposed now";
}

TEST_F(Incident, ADecisionOfOnesOwnIsToldWithItsReason) {
    play();
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    happens(1, "illegal-move by=white");
    ASSERT_FALSE(ruling.others().isEmpty());
    QString const word = ruling.others().front().toMap().value(QStringLiteral("word")).toString();
    incidents.explain(word);
    EXPECT_EQ(incidents.awaitsReason(), word);
    incidents.setNote(QStringLiteral("The king could move"));
    EXPECT_TRUE(key("↵")) << "Enter makes it, once its reason is noted";
    EXPECT_FALSE(incidents.isOpen());
    EXPECT_THAT(workspace.notice()->text().toStdString(), testing::HasSubstr("The king could move"));
}

TEST_F(Incident, EnterNamesTheFactThatIsMissing) {
    play();
    happens(1, "offence kind=left-venue");
    EXPECT_TRUE(incidents.reminder().isEmpty());
    incidents.remind();
    EXPECT_EQ(incidents.reminder(), QStringLiteral("Still to be said: Committed by (W / B)"));
    EXPECT_TRUE(key("b")) << "the letter is for what is missing";
    EXPECT_TRUE(incidents.reminder().isEmpty());
    incidents.form()->edit(QStringLiteral("times-before"), QStringLiteral("often"));
    EXPECT_EQ(incidents.awaited(), QStringLiteral("times-before"));
    incidents.remind();
    EXPECT_TRUE(incidents.reminder().startsWith(QStringLiteral("This cannot be read yet: ")))
        << incidents.reminder().toStdString();
}

TEST_F(Incident, OfTwoFlagsOnTheTableItIsAskedWhichFellFirst) { // III.3.1
    hall.openRound(QStringLiteral("60"));
    order(session::PlaceClocks{RoundNumber{1}, {BoardNumber{1}}, session::HallClocks::Tables});
    happens(1, "flag");
    incidents.form()->edit(QStringLiteral("white-flag-down"), QStringLiteral("yes"));
    incidents.form()->edit(QStringLiteral("black-flag-down"), QStringLiteral("yes"));
    EXPECT_FALSE(ruling.facts().join(u'|').contains(QStringLiteral("counter"))) << "there is none";
    EXPECT_EQ(ruling.askedByOptions(), QStringLiteral("fell-first"));
    EXPECT_FALSE(incidents.enterDecides());
    EXPECT_EQ(optionKeys(), (QStringList{QStringLiteral("W"), QStringLiteral("B"), QStringLiteral("U")}));
    EXPECT_TRUE(ruling.citation().contains(QStringLiteral("6.9"))) << ruling.citation().toStdString();
    EXPECT_TRUE(key("u")) << "a whole decision is picked";
    EXPECT_TRUE(key("b")) << "one question at a time";
    EXPECT_EQ(incidents.picked(), QString{}) << "the letter means something else now";
    EXPECT_TRUE(incidents.isOpen()) << "nothing is decided yet";
    EXPECT_EQ(ruling.answerTo(QStringLiteral("fell-first")), QStringLiteral("black"));
    EXPECT_EQ(ruling.askedByOptions(), QStringLiteral("can-mate"));
}

TEST_F(Incident, WhatTheOptionsAskIsNotAskedBesideThem) { // 2009: 10.2b, 6.9
    openWith([](EventForm& event) {
        event.setControl(QStringLiteral("60"));
        event.setEdition(QStringLiteral("E2009"));
    });
    order(session::PlaceClocks{RoundNumber{1}, {BoardNumber{1}}, session::HallClocks::Tables});
    happens(1, "quickplay-claim by=white");
    ruling.answer(QStringLiteral("draw-is"), QStringLiteral("postponed"));
    for (QString const& letter : optionKeys()) key(letter.toUtf8().constData()); // in spite of the doubt
    ASSERT_TRUE(key("↵"));
    happens(1, "flag");
    incidents.form()->edit(QStringLiteral("white-flag-down"), QStringLiteral("yes"));
    ASSERT_EQ(ruling.askedByOptions(), QStringLiteral("not-trying"));
    bool asksMate = false;
    for (QVariant const& asked : ruling.questions()) {
        QVariantMap const one = asked.toMap();
        if (one.value(QStringLiteral("ask")).toString() == QStringLiteral("can-mate"))
            asksMate = !one.value(QStringLiteral("byOptions")).toBool();
    }
    EXPECT_FALSE(asksMate);
}

TEST_F(Incident, OfTimesThatWereSwappedBothMustBeReadOff) { // 6.10.2
    hall.openRound(QStringLiteral("60"));
    order(session::PlaceClocks{RoundNumber{1}, {BoardNumber{1}}, session::HallClocks::Tables});
    happens(1, "wrong-setting fault=swapped");
    EXPECT_EQ(incidents.awaited(), QStringLiteral("white-time"));
    incidents.form()->edit(QStringLiteral("white-time"), QStringLiteral("0:41:00"));
    EXPECT_EQ(incidents.awaited(), QStringLiteral("black-time"));
    incidents.form()->edit(QStringLiteral("black-time"), QStringLiteral("0:27:00"));
    ASSERT_FALSE(ruling.options().isEmpty());
    QString const text = ruling.options().front().toMap().value(QStringLiteral("text")).toString();
    EXPECT_TRUE(text.contains(QStringLiteral("27:00"))) << text.toStdString();
}

TEST_F(Incident, TheIncrementBeforeTheFirstMoveIsMissingAsWellWhereTheControlGivesIt) { // 6.10.2
    hall.openRound(QStringLiteral("15+10"));
    order(session::PlaceClocks{RoundNumber{1}, {BoardNumber{1}}, session::HallClocks::Tables});
    happens(1, "wrong-setting fault=increment added=0:00:00");
    for (auto const& [word, value] : {std::pair{"white-moves", "8"}, std::pair{"black-moves", "7"},
                                      std::pair{"white-time", "12:00"}, std::pair{"black-time", "9:00"}})
        incidents.form()->edit(QString::fromLatin1(word), QString::fromLatin1(value));
    ASSERT_FALSE(ruling.options().isEmpty());
    QString const text = ruling.options().front().toMap().value(QStringLiteral("text")).toString();
    EXPECT_TRUE(text.contains(QStringLiteral("13:30")) && text.contains(QStringLiteral("10:20"))) << text.toStdString();
}

TEST_F(Incident, AnotherTimeThanTheProposedOneIsTheArbitersOwnDecision) { // 7.5.5
    play();
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    happens(1, "illegal-move by=white");
    ASSERT_EQ(ruling.timeProposed(), QStringLiteral("0:02:00"));
    clock::Span const before = clock::read(*boardAt(1).clock, workspace.desk().now()).sides.black.main;
    ruling.setOwnTime(QStringLiteral("1"));
    EXPECT_FALSE(ruling.ownTimeFault().isEmpty()) << "minutes or seconds";
    ruling.setOwnTime(QStringLiteral("1:00"));
    QString const word = QStringLiteral("own-time");
    incidents.decide(word);
    hall.settle();
    ASSERT_TRUE(incidents.isOpen()) << "it takes a reason";
    incidents.setNote(QStringLiteral("the first one of a child"));
    incidents.decide(word);
    hall.settle();
    EXPECT_FALSE(incidents.isOpen());
    EXPECT_EQ(clock::read(*boardAt(1).clock, workspace.desk().now()).sides.black.main - before, clock::Span{1min});
    EXPECT_EQ(boardAt(1).illegalMoves.white, 1) << "it counts";
    auto const made = session::rulingsOnRecord(workspace.desk().history());
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(ruledUnderText(workspace.desk().history(), made.front()), QStringLiteral("own decision"));
}

TEST_F(Incident, TheRecordOfRulingsSaysWhatTheClocksShowed) {
    play();
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    happens(1, "illegal-move by=white");
    ASSERT_TRUE(key("↵"));
    auto const& history = workspace.desk().history();
    auto const made = session::rulingsOnRecord(history);
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(ruledMomentText(history, made.front()), QStringLiteral("White 1:31:00, Black 1:30:30"));
}

TEST_F(Incident, TheTimeOfAPenaltyIsAFactAndNoDecisionBesideTheLaws) { // 12.9.2
    play();
    happens(1, "penalty by=black penalties=time-for-opponent time=3:00");
    ASSERT_FALSE(ruling.options().isEmpty());
    EXPECT_EQ(ruling.timeProposed(), QString{});
}

TEST_F(Incident, OnAnAdjournedBoardNoOtherTimeIsTyped) {
    play();
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    order(session::AdjournGame{.round = RoundNumber{1}, .board = BoardNumber{1}, .sealer = Colour::White});
    happens(1, "penalty by=black penalties=time-for-opponent");
    EXPECT_EQ(ruling.timeProposed(), QString{}) << "it would be no decision";
}

TEST_F(Incident, AClockThatIsSetHasTheTimeThatIsGivenBack) { // 6.10.2, 6.11.2
    play("15");
    happens(1, "wrong-setting fault=base white-missing=0:01:00");
    hall.pass(13s);
    incidents.letter(QStringLiteral("x")); // the second is seen
    incidents.form()->edit(QStringLiteral("white-missing"), QStringLiteral("0:02:00"));
    for (QVariant const& question : ruling.questions())
        ruling.answer(question.toMap().value(QStringLiteral("ask")).toString(), QStringLiteral("no"));
    ASSERT_FALSE(ruling.options().isEmpty());
    QString const text = ruling.options().front().toMap().value(QStringLiteral("text")).toString();
    ASSERT_TRUE(text.contains(QStringLiteral("17:00"))) << text.toStdString();
    ASSERT_TRUE(key(ruling.options().front().toMap().value(QStringLiteral("key")).toString().toUtf8().constData()));
    EXPECT_EQ(clock::read(*boardAt(1).clock, workspace.desk().now()).sides.white.main, clock::Span{17min});
}

TEST_F(Incident, ADecisionThatIsRefusedGivesNoTimeBack) { // 9.5.1
    play("15");
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    happens(1, "draw-claim by=black");
    hall.pass(7s);
    ASSERT_FALSE(ruling.others().isEmpty());
    incidents.decide(ruling.others().front().toMap().value(QStringLiteral("word")).toString());
    hall.settle();
    ASSERT_TRUE(incidents.isOpen()) << "it lacks its reason";
    EXPECT_EQ(clock::read(*boardAt(1).clock, workspace.desk().now()).sides.black.main, clock::Span{15min - 7s});
}

TEST_F(Incident, OfAFlagOnTheTableItIsAskedWhetherItsMovesWereMade) { // 6.8, 6.9
    openUnder2009(QStringLiteral("40/90:30"));
    order(session::PlaceClocks{RoundNumber{1}, {BoardNumber{1}}, session::HallClocks::Tables});
    happens(1, "flag");
    incidents.form()->edit(QStringLiteral("white-flag-down"), QStringLiteral("yes"));
    ASSERT_TRUE(ruling.needed());
    QStringList asked;
    for (QVariant const& question : ruling.questions())
        asked += question.toMap().value(QStringLiteral("ask")).toString();
    EXPECT_TRUE(asked.contains(QStringLiteral("moves-made"))) << asked.join(QLatin1Char(' ')).toStdString();
}

TEST_F(Incident, NewsBetweenTwoSessionsOfAGameThatIsPlayedIsDoubted) { // Adj.6
    play();
    happens(1, "between-sessions news=resigns by=white");
    EXPECT_TRUE(ruling.warning().contains(QStringLiteral("not adjourned")));
    EXPECT_FALSE(optionKeys().contains(QStringLiteral("↵")));
}

TEST_F(Incident, WhatIsProposedMayBeRefusedWithAReasonAndPlayGoesOn) {
    play();
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    happens(1, "illegal-move by=white");
    QStringList texts;
    for (QVariant const& one : ruling.others()) texts += one.toMap().value(QStringLiteral("text")).toString();
    ASSERT_TRUE(texts.contains(QStringLiteral("Play on"))) << texts.join(QLatin1Char('|')).toStdString();
    incidents.setNote(QStringLiteral("it was legal"));
    incidents.decide(QStringLiteral("pass"));
    hall.settle();
    EXPECT_FALSE(incidents.isOpen());
    EXPECT_EQ(boardAt(1).illegalMoves.white, 0);
    EXPECT_EQ(session::rulingsOnRecord(workspace.desk().history()).size(), 1U) << "it is on record";
}

TEST_F(Incident, AResultThatIsProposedIsNoDecisionOfTheArbitersOwn) { // 7.5.5
    play();
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    happens(1, "device by=white");
    QStringList proposed;
    for (QVariant const& option : ruling.options()) proposed += option.toMap().value(QStringLiteral("text")).toString();
    ASSERT_FALSE(proposed.isEmpty());
    for (QVariant const& one : ruling.others())
        EXPECT_NE(one.toMap().value(QStringLiteral("word")).toString(), QStringLiteral("0-1"))
            << proposed.join(QLatin1Char('|')).toStdString();
}

TEST_F(Incident, NobodyIsExcludedFromMoreRoundsThanThereAre) { // 12.9.8
    play();
    happens(1, "penalty by=white penalties=exclusion");
    incidents.form()->edit(QStringLiteral("rounds"), QStringLiteral("99"));
    EXPECT_FALSE(incidents.form()->field(QStringLiteral("rounds"))->error.isEmpty());
    EXPECT_FALSE(ruling.needed());
    incidents.form()->edit(QStringLiteral("rounds"), QStringLiteral("1"));
    EXPECT_TRUE(ruling.needed());
}

TEST_F(Incident, ALetterIsNoReason) {
    play();
    order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    happens(1, "device by=white");
    ASSERT_FALSE(ruling.others().isEmpty());
    incidents.setNote(QStringLiteral("b"));
    incidents.decide(ruling.others().front().toMap().value(QStringLiteral("word")).toString());
    hall.settle();
    EXPECT_TRUE(incidents.isOpen()) << "it was meant for something else";
    EXPECT_FALSE(boardAt(1).result);
}

TEST_F(Incident, ADigitThatChoosesWhatAnAmountGoesWithLeadsToTheAmount) { // 12.9
    play();
    happens(1, "penalty by=white");
    QSignalSpy const wanted(&incidents, &IncidentView::numberWanted);
    auto const choices = incidents.form()->field(QStringLiteral("penalties"))->words;
    qsizetype const exclusion = choices.indexOf(QStringLiteral("exclusion")) + 1;
    ASSERT_GT(exclusion, 0);
    EXPECT_TRUE(key(QString::number(exclusion).toUtf8().constData()));
    ASSERT_EQ(wanted.size(), 1);
    EXPECT_EQ(wanted.front().front().toString(), QStringLiteral("rounds"));
    EXPECT_TRUE(key("1")) << "a warning: there is no amount of it";
    EXPECT_EQ(wanted.size(), 1);
}

TEST_F(Incident, DigitsThatChooseNothingGoToTheTimeThatALetterHasFilledIn) { // 6.7
    play();
    happens(1, "late-arrival");
    QSignalSpy const typed(&incidents, &IncidentView::digitTyped);
    EXPECT_TRUE(key("B"));
    EXPECT_TRUE(key("7"));
    ASSERT_EQ(typed.size(), 1);
    EXPECT_EQ(typed.front().front().toString(), QStringLiteral("black-after"));
    EXPECT_EQ(incidents.form()->field(QStringLiteral("black-after"))->value, QStringLiteral("7"));
}

TEST_F(Incident, WhatIsDoneBesideTheScoreIsTold) { // 12.9.9
    play();
    happens(1, "penalty by=black penalties=expulsion");
    ASSERT_TRUE(key("↵"));
    workspace.question()->yes(); // that the player is not paired any more
    hall.settle();
    ASSERT_FALSE(incidents.isOpen()) << incidents.reminder().toStdString();
    EXPECT_THAT(workspace.notice()->text().toStdString(), testing::HasSubstr("; Black is expelled"));
}

TEST_F(Incident, TheTimesOfAClockOnTheTableComeRightAfterWhatIsNeeded) {
    hall.openRound(QStringLiteral("90+30"));
    order(session::PlaceClocks{RoundNumber{1}, {BoardNumber{1}}, session::HallClocks::Tables});
    happens(1, "offence kind=noise");
    QStringList words;
    for (IncidentField const& field : incidents.form()->fieldsShown()) words += field.word;
    ASSERT_TRUE(words.contains(QStringLiteral("white-time"))) << words.join(u' ').toStdString();
    EXPECT_LE(words.indexOf(QStringLiteral("black-time")), 3) << words.join(u' ').toStdString();
    EXPECT_EQ(words.indexOf(QStringLiteral("black-time")), words.indexOf(QStringLiteral("white-time")) + 1);
}

TEST_F(Incident, WhatAPressAddedOnTheTableGoesBackWithAnIllegalMove) { // 7.5.5, 7.1
    hall.openRound(QStringLiteral("90+30"));
    order(session::PlaceClocks{RoundNumber{1}, {BoardNumber{1}}, session::HallClocks::Tables});
    happens(1, "illegal-move");
    key("w");
    auto const text = [this] { return ruling.options().front().toMap().value(QStringLiteral("text")).toString(); };
    EXPECT_TRUE(text().contains(QStringLiteral("take 0:30 from White's time"))) << text().toStdString();
    incidents.form()->edit(QStringLiteral("white-time"), QStringLiteral("12:40"));
    EXPECT_TRUE(text().contains(QStringLiteral("set White's time to 12:10"))) << text().toStdString();
}

TEST_F(Incident, NIsTheAnswerNoEvenWhereMoreFollowsAYes) { // A.4.3
    play("15+10");
    happens(1, "wrong-setting");
    incidents.form()->edit(QStringLiteral("fault"), QStringLiteral("swapped"));
    QStringList keys;
    for (QVariant const& option : ruling.options())
        if (option.toMap().value(QStringLiteral("text")).toString().startsWith(QStringLiteral("not yet")))
            keys += option.toMap().value(QStringLiteral("key")).toString();
    EXPECT_EQ(keys, QStringList{QStringLiteral("N")});
}

TEST_F(Incident, AClaimStopsTheClocksWhenItIsMade) { // 9.5.1, 6.11.2
    play();
    auto const mainOfWhite = [this] { return clock::read(*boardAt(1).clock, workspace.desk().now()).sides.white.main; };
    hall.pass(1min);
    clock::Span const before = mainOfWhite();
    happens(1, "draw-claim");
    hall.pass(40s);
    ruling.answer(QStringLiteral("claim-is"), QStringLiteral("incorrect"));
    EXPECT_TRUE(key("↵"));
    ASSERT_FALSE(incidents.isOpen());
    EXPECT_EQ(mainOfWhite(), before);
}

TEST_F(Incident, AnAppealIsLodgedAmongTheRulingsOfTheBoard) { // 11.10
    play();
    happens(1, "appeal");
    key("w");
    QString place;
    QObject::connect(&incidents, &IncidentView::rulingsAsked, [&](QString const& asked) { place = asked; });
    EXPECT_TRUE(key("e"));
    EXPECT_FALSE(incidents.isOpen());
    EXPECT_EQ(place, QStringLiteral("1.1"));
}

TEST_F(Incident, TheGroundOfACorrectionIsThatOfTheIncident) { // 6.10.1
    play();
    happens(1, "clock-defect");
    incidents.form()->edit(QStringLiteral("white-last"), QStringLiteral("1:20:00"));
    incidents.form()->edit(QStringLiteral("black-last"), QStringLiteral("1:10:00"));
    EXPECT_TRUE(key("↵"));
    auto const& acts = workspace.desk().history().acts();
    auto const corrected = std::ranges::find_if(acts, [](session::RecordedAct const& act) {
        return std::holds_alternative<session::ClocksCorrected>(act.act);
    });
    ASSERT_NE(corrected, acts.end());
    EXPECT_EQ(std::get<session::ClocksCorrected>(corrected->act).ground, Ground::ClockFault);
}

TEST_F(Incident, AClockStoppedByAResignationIsNoPenalty) { // 5.1.2
    play();
    happens(1, "resignation by=white");
    ASSERT_TRUE(ruling.needed());
    if (!incidents.enterDecides()) key("y");
    EXPECT_TRUE(key("↵"));
    auto const& acts = workspace.desk().history().acts();
    auto const corrected = std::ranges::find_if(acts, [](session::RecordedAct const& act) {
        return std::holds_alternative<session::ClocksCorrected>(act.act);
    });
    ASSERT_NE(corrected, acts.end());
    EXPECT_EQ(std::get<session::ClocksCorrected>(corrected->act).ground, Ground::ArbiterDecision);
}

TEST_F(Incident, WhereNobodyRecordsTheScoresheetsShowNothing) { // 7.3, A.2
    hall.openRound(QStringLiteral("15+10"));
    happens(1, "start-error fault=colours-reversed");
    EXPECT_EQ(ruling.law(), QStringLiteral("Ask the players and look at the board: were the moves made?"));
}

TEST_F(Incident, WhatIsDoneToAClockOnTheTableIsForTheArbiter) { // 7.5.5
    hall.openRound(QStringLiteral("90+30"));
    happens(1, "illegal-move");
    key("w");
    incidents.form()->edit(QStringLiteral("black-time"), QStringLiteral("4:10"));
    QString const text = ruling.options().front().toMap().value(QStringLiteral("text")).toString();
    EXPECT_TRUE(text.startsWith(QStringLiteral("Stop the clock on the table; White's move is retracted; "
                                               "it counts as White's illegal move no. 1; add 2:00 to Black's time")))
        << text.toStdString();
}

TEST_F(Incident, AClaimBasedOnAScreenAsksItsQuestionAndEveryAnswerIsARuling) { // 6.12
    play();
    happens(1, "screen-quoted");
    ASSERT_EQ(ruling.askedByOptions(), QStringLiteral("sheets-show"));
    QStringList keys, texts;
    for (QVariant const& option : ruling.options()) {
        keys += option.toMap().value(QStringLiteral("key")).toString();
        texts += option.toMap().value(QStringLiteral("text")).toString();
    }
    EXPECT_EQ(keys, (QStringList{QStringLiteral("Y"), QStringLiteral("N")}));
    EXPECT_EQ(texts, (QStringList{QStringLiteral("yes: The claim must be examined."), QStringLiteral("no: Play on")}));
    EXPECT_TRUE(key("y"));
    EXPECT_TRUE(key("↵"));
    EXPECT_FALSE(incidents.isOpen());
    EXPECT_TRUE(std::holds_alternative<session::RulingMade>(workspace.desk().history().acts().back().act));
}

TEST_F(Incident, AnAnswerSaysWhatWasAskedWhereMoreFollows) { // A.4.3
    play("15+10");
    happens(1, "wrong-setting");
    incidents.form()->edit(QStringLiteral("fault"), QStringLiteral("swapped"));
    ASSERT_TRUE(ruling.needed());
    for (QVariant const& option : ruling.options()) {
        QString const text = option.toMap().value(QStringLiteral("text")).toString();
        EXPECT_FALSE(text.contains(QStringLiteral("yes")) || text.contains(QStringLiteral("no:")))
            << text.toStdString();
    }
}

TEST_F(Incident, TheHeadingOfADeviceFollowsWhatIsSaidOfIt) {
    play();
    happens(1, "device");
    key("w");
    EXPECT_EQ(ruling.title(), QStringLiteral("Electronic device found on White"));
    key("3");
    EXPECT_EQ(ruling.title(), QStringLiteral("Electronic device found on White: switched off"));
    incidents.form()->edit(QStringLiteral("in-bag"), QStringLiteral("yes"));
    EXPECT_EQ(ruling.title(), QStringLiteral("Electronic device in White's bag: switched off"));
}

TEST_F(Incident, ADecidedGameCanBeRuledOnToo) { // 11.10 of the signed result
    play();
    hall.enterResult(1, "1");
    hall.settle();
    happens(1, "appeal");
    key("w");
    EXPECT_TRUE(ruling.needed());
}

TEST_F(Incident, EveryIncidentGivesAFindingAtABoard) {
    play();
    for (std::string_view const incident : rulings::incidentWords()) {
        happens(1, std::string{incident}.c_str());
        incidents.form()->blame(QStringLiteral("white"));
        if (ruling.needed()) {
            EXPECT_FALSE(ruling.title().isEmpty()) << incident;
            EXPECT_FALSE(ruling.law().isEmpty()) << incident;
        }
        incidents.back();
    }
}

TEST_F(Incident, OwnDecisionsHaveWordsOfTheirOwn) {
    play();
    std::size_t most = 0;
    for (std::string_view const incident : rulings::incidentWords()) {
        happens(1, std::string{incident}.c_str());
        incidents.form()->blame(QStringLiteral("white"));
        std::set<QString> words;
        for (QVariant const& other : ruling.others())
            words.insert(other.toMap().value(QStringLiteral("word")).toString());
        EXPECT_EQ(words.size(), static_cast<std::size_t>(ruling.others().size())) << incident;
        most = std::max(most, words.size());
        incidents.back();
    }
    EXPECT_GT(most, 4U) << "more decisions than there are results and playing on";
}

TEST_F(Incident, AFlagThatADefectLetFallIsPutUpWithItsRuling) { // 6.10.2
    play("3+2");
    hall.pass(4min);
    hall.settle();
    bool asked = false;
    QObject::connect(&incidents, &IncidentView::flagToCancel, [&asked](int board) { asked = board == 1; });
    happens(1, "clock-defect");
    incidents.form()->edit(QStringLiteral("white-last"), QStringLiteral("0:02:00"));
    incidents.form()->edit(QStringLiteral("black-last"), QStringLiteral("0:03:00"));
    ASSERT_TRUE(ruling.needed());
    auto const clockNow = [this] {
        auto const& board = *workspace.desk().state().rounds.front().board(BoardNumber{1});
        return clock::read(*board.clock, workspace.desk().now());
    };
    ASSERT_TRUE(clockNow().sides.white.flag);
    EXPECT_TRUE(key("↵"));
    EXPECT_TRUE(Hall::until([&clockNow] { return !clockNow().sides.white.flag; }));
    EXPECT_EQ(clockNow().sides.white.main, clock::Span{2min});
    EXPECT_FALSE(asked) << "the time is known: there is nothing to fill in";
}

TEST_F(Incident, AnOwnDecisionWithoutAReasonKeepsThePanelAndEnterMakesItOnceTheReasonIsNoted) { // 6.8
    play("3+2");
    hall.pass(4min);
    hall.settle();
    int asked = 0;
    QString noted;
    QObject::connect(&incidents, &IncidentView::flagToCancel, [&](int, QString const& note) {
        ++asked;
        noted = note;
    });
    int missing = 0;
    QObject::connect(&incidents, &IncidentView::reasonMissing, [&missing] { ++missing; });
    happens(1, "flag");
    QString own;
    for (QVariant const& other : ruling.others())
        if (other.toMap().value(QStringLiteral("text")).toString().contains(QStringLiteral("Cancel")))
            own = other.toMap().value(QStringLiteral("word")).toString();
    ASSERT_FALSE(own.isEmpty());
    auto const decide = [&] {
        incidents.decide(own);
        hall.settle();
        hall.settle();
    };
    decide();
    EXPECT_TRUE(incidents.isOpen());
    EXPECT_EQ(missing, 1) << "the note has the keyboard";
    EXPECT_EQ(asked, 0);
    EXPECT_EQ(incidents.reminder(), QStringLiteral("Board 1: give the reason for your decision."));
    EXPECT_EQ(incidents.awaitsReason(), own);
    incidents.setNote(QStringLiteral("the buzzer was broken"));
    EXPECT_EQ(incidents.reminder(), QString{});
    EXPECT_TRUE(key("↵"));
    EXPECT_EQ(asked, 1);
    EXPECT_EQ(noted, QStringLiteral("the buzzer was broken")) << "it goes with the time that is set";
    EXPECT_FALSE(incidents.isOpen());
}

TEST_F(Incident, ThereIsNoneWhereThereIsNoBoard) {
    play();
    incidents.openAt(17);
    EXPECT_FALSE(incidents.isOpen());
}

TEST_F(Incident, SeveralPenaltiesAreOneRuling) { // 12.9
    play();
    happens(1, "penalty");
    EXPECT_TRUE(key("b"));
    EXPECT_TRUE(key("1"));
    EXPECT_TRUE(key("2"));
    ASSERT_TRUE(ruling.needed());
    QString const text = ruling.options().front().toMap().value(QStringLiteral("text")).toString();
    EXPECT_TRUE(text.contains(QStringLiteral("White +2:00"))) << text.toStdString();
    EXPECT_TRUE(key("↵"));
    std::vector<session::RulingOnRecord> made;
    for (session::RecordedAct const& act : workspace.desk().history().acts())
        if (auto const* const one = std::get_if<session::RulingMade>(&act.act)) made.push_back(*one->ruling);
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(made.front().incident, "penalty by=black penalties=warning,time-for-opponent");
    EXPECT_EQ(made.front().effects.size(), 2U);
}

TEST_F(Incident, WhatHasHappenedInThisEventComesFirst) {
    play();
    incidents.openAt(1);
    ASSERT_NE(incidents.kinds()->wordAt(0), QStringLiteral("device"));
    incidents.choose(QStringLiteral("device"));
    key("w");
    key("↵");
    incidents.openAt(2);
    EXPECT_EQ(incidents.kinds()->wordAt(0), QStringLiteral("device"));
    incidents.close();
    workspace.undo();
    hall.settle();
    incidents.openAt(2);
    EXPECT_NE(incidents.kinds()->wordAt(0), QStringLiteral("device")) << "it was taken back";
}

TEST_F(Incident, ATouchedPieceIsShownOnTheBoardWithTheMovesThatAreLeft) { // 4.3.1
    play();
    order(session::WriteRecord{RoundNumber{1}, BoardNumber{1}, 0, 0, {{.move = "e2e4"}, {.move = "d7d5"}}});
    happens(1, "touch");
    ASSERT_TRUE(incidents.positionShown());
    EXPECT_EQ(incidents.awaited(), QStringLiteral("touched"));
    incidents.touch(28); // the pawn on e4
    EXPECT_TRUE(incidents.awaited().isEmpty());
    std::map<int, int> marks;
    for (QVariant const& mark : incidents.position()->marks())
        marks[mark.toMap().value(QStringLiteral("square")).toInt()] =
            mark.toMap().value(QStringLiteral("kind")).toInt();
    EXPECT_EQ(marks, (std::map<int, int>{{28, static_cast<int>(BoardView::Mark::Touched)},
                                         {36, static_cast<int>(BoardView::Mark::Target)},
                                         {35, static_cast<int>(BoardView::Mark::CaptureTarget)}}));
    incidents.touch(28); // it was not
    EXPECT_EQ(incidents.awaited(), QStringLiteral("touched"));
    incidents.back();
    incidents.choose(QStringLiteral("device"));
    EXPECT_FALSE(incidents.positionShown());
}

TEST_F(Incident, WhatMustBePlayedStaysOnTheRecordsBoardUntilAMoveIsWritten) { // 4.3.1
    play();
    order(session::WriteRecord{RoundNumber{1}, BoardNumber{1}, 0, 0, {{.move = "e2e4"}, {.move = "d7d5"}}});
    happens(1, "touch");
    incidents.touch(28); // the pawn on e4
    ASSERT_TRUE(key("↵"));
    RecordView& record = *workspace.record();
    record.show(RoundNumber{1}, BoardNumber{1});
    auto const kindAt = [&](int square) {
        for (QVariant const& mark : record.position()->marks())
            if (mark.toMap().value(QStringLiteral("square")).toInt() == square)
                return mark.toMap().value(QStringLiteral("kind")).toInt();
        return -1;
    };
    QString const duty = QStringLiteral("White must play one of these moves: e5, exd5");
    EXPECT_EQ(kindAt(28), static_cast<int>(BoardView::Mark::Touched));
    EXPECT_EQ(kindAt(36), static_cast<int>(BoardView::Mark::Target));
    EXPECT_EQ(kindAt(35), static_cast<int>(BoardView::Mark::CaptureTarget));
    EXPECT_TRUE(record.acts()->duties().contains(duty));
    record.step(-1);
    EXPECT_EQ(kindAt(28), -1) << "that is another position";
    order(session::WriteRecord{RoundNumber{1}, BoardNumber{1}, 2, 0, {{.move = "e4e5"}}});
    record.goTo(2);
    EXPECT_EQ(kindAt(28), -1) << "it has been moved";
    EXPECT_FALSE(record.acts()->duties().contains(duty));
    workspace.undo();
    hall.settle();
    EXPECT_TRUE(record.acts()->duties().contains(duty)) << "the move was taken back";
}

TEST_F(Incident, AnotherMoveThanTheTouchedPiecesIsWrittenAndSaidToBeOne) { // 4.3.1; P2.12
    play();
    order(session::WriteRecord{RoundNumber{1}, BoardNumber{1}, 0, 0, {{.move = "e2e4"}, {.move = "d7d5"}}});
    happens(1, "touch");
    incidents.touch(28); // the pawn on e4
    ASSERT_TRUE(key("↵"));
    RecordView& record = *workspace.record();
    record.show(RoundNumber{1}, BoardNumber{1});
    record.goTo(2);
    record.setTyped(QStringLiteral("Nf3"));
    EXPECT_TRUE(record.enter());
    hall.settle();
    EXPECT_EQ(record.size(), 3) << "it was played";
    EXPECT_TRUE(workspace.notice()->text().contains(QStringLiteral("than a ruling has left")))
        << workspace.notice()->text().toStdString();
}

TEST_F(Incident, TheFlagInQuestionIsNotAnotherOne) { // 6.8
    play("0:10");
    hall.pass(11s);
    happens(1, "flag");
    ASSERT_TRUE(ruling.needed());
    EXPECT_FALSE(ruling.warning().contains(QStringLiteral("Another ruling"))) << ruling.warning().toStdString();
    incidents.back();
    incidents.choose(QStringLiteral("touch touched=e2"));
    EXPECT_TRUE(ruling.warning().contains(QStringLiteral("Another ruling")));
}

TEST_F(Incident, AnIllegalMoveOfTheOpponentIsAnotherMatter) { // 7.5.5
    play();
    for (int time = 1; time <= 2; ++time) { // the second one waits for the ruling that the game is lost
        order(session::PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
        order(
            session::PenaliseIllegalMove{.round = RoundNumber{1}, .board = BoardNumber{1}, .offender = Colour::White});
        order(session::ResumeClocks{RoundNumber{1}, {BoardNumber{1}}});
    }
    ASSERT_EQ(boardAt(1).illegalMoves.white, 2);
    happens(1, "illegal-move");
    incidents.form()->blame(QStringLiteral("white"));
    EXPECT_FALSE(ruling.warning().contains(QStringLiteral("Another ruling"))) << ruling.warning().toStdString();
    incidents.form()->blame(QStringLiteral("black"));
    EXPECT_TRUE(ruling.warning().contains(QStringLiteral("Another ruling"))) << ruling.warning().toStdString();
}

TEST_F(Incident, EnterDoesNotDismissAClaim) { // 9.5
    play();
    happens(1, "draw-claim");
    QStringList keys;
    for (QVariant const& option : ruling.options()) keys += option.toMap().value(QStringLiteral("key")).toString();
    EXPECT_FALSE(keys.contains(QStringLiteral("↵"))) << keys.join(QLatin1Char(' ')).toStdString();
    EXPECT_EQ(keys.size(), 3);
    EXPECT_FALSE(keys.contains(QString{}));
}

} // namespace
} // namespace flagfall::view
