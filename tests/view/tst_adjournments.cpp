// SPDX-License-Identifier: GPL-3.0-or-later
#include "hall.h"

#include "app/session/decide/incident_facts.h"
#include "app/view/display/display_lines.h"
#include "app/view/hall/board_notes.h"
#include "app/view/texts/picked_boards.h"
#include "app/view/texts/refusal_text.h"
#include "arbiter/rulings/text.h"

#include <gmock/gmock.h>

#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QUrl>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

/// A round of two boards; on board 1 1.e4 e5 are on record and White is to move.
class AdjournedGames : public testing::Test {
protected:
    AdjournedGames() {
        hall.create(QStringLiteral("90+30"));
        hall.enterRivers();
        hall.pair();
        submit(session::StartClocks{RoundNumber{1}, {}});
        submit(session::PressLever{RoundNumber{1}, one, Colour::White});
        submit(session::PressLever{RoundNumber{1}, one, Colour::Black});
        submit(session::WriteRecord{first, one, 0, 0, {{.move = "e2e4"}, {.move = "e7e5"}}});
    }
    void submit(session::Command command) {
        bool answered = false;
        hall.workspace.desk().submit(std::move(command), session::Confirmation::Yes, hall.workspace.desk().now(),
                                     [&](auto const& done) { answered = static_cast<bool>(done); });
        ASSERT_TRUE(Hall::until([&] { return answered; }));
        hall.settle();
    }
    void adjourned() {
        EXPECT_EQ(games.call(-1, QStringLiteral("1"), false), QString{});
        hall.settle();
        EXPECT_EQ(games.adjourn(0, {}, {}, false), QString{});
        hall.settle();
    }
    /// As a time is typed, so long from now.
    [[nodiscard]] QString fromNow(std::chrono::minutes wait) {
        return hall.workspace.desk()
            .timeOfDay()
            .addSecs(std::chrono::seconds{wait}.count())
            .toString(QStringLiteral("yyyy-MM-dd HH:mm"));
    }
    /// The game goes on so long from now.
    void agreeOn(std::chrono::minutes fromNowOn) {
        EXPECT_EQ(games.plan(0, fromNow(fromNowOn), QStringLiteral("Room 2"), false), QStringList{});
        hall.settle();
    }
    void allowAnHour() {
        EventForm& form = *hall.workspace.eventForm();
        form.startEdit();
        form.setLateAfter(QStringLiteral("60"));
        form.submit();
        hall.settle();
        EXPECT_EQ(hall.workspace.question()->title(),
                  QStringLiteral("Change the regulations of an event that is being played?"));
        hall.workspace.question()->yes();
        hall.settle();
    }
    void opened(char const* written) {
        games.turnPresence(0, false);
        hall.settle();
        EXPECT_EQ(games.open(0, QString::fromLatin1(written), {}, {}, QString::fromLatin1(written).isEmpty()),
                  QString{});
        hall.settle();
    }
    [[nodiscard]] QString row(char const* role, int at = 0) { return Hall::at(games, at, role).toString(); }
    [[nodiscard]] std::string can(int at = 0) { return row("can", at).toStdString(); }
    /// What the panel of incidents offers, line by line.
    [[nodiscard]] std::string offered() {
        std::string options;
        for (QVariant const& option : hall.workspace.incidents()->ruling()->options())
            options += option.toMap().value(QStringLiteral("text")).toString().toStdString() + '\n';
        return options;
    }
    [[nodiscard]] session::Board const& board() { return hall.workspace.desk().state().rounds[0].boards[0]; }

    RoundNumber const first{1};
    BoardNumber const one{1};
    Hall hall;
    AdjournmentsModel& games = *hall.workspace.adjournments();
    QAbstractItemModelTester tester{&games, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(AdjournedGames, EveryGameOfTheRoundCanBeCalledToSeal) {
    EXPECT_EQ(games.count(), 0);
    EXPECT_EQ(games.callable(), QStringLiteral("1, 2"));
    EXPECT_EQ(games.call(-1, games.callable(), false), QString{});
    hall.settle();
    ASSERT_EQ(games.count(), 2);
    EXPECT_EQ(games.callable(), QString{});
    EXPECT_EQ(row("seals"), QStringLiteral("White seals move 2"));
    EXPECT_THAT(row("next").toStdString(), testing::EndsWith("If it was made on the board instead: I.")) << "T123";
    EXPECT_EQ(can(), "adjourn off") << "before the clock is stopped there is nothing else to do";
    EXPECT_NE(games.call(-1, QStringLiteral("one"), false), QString{});
}

TEST_F(AdjournedGames, CFindsTheRoundOfWhichAGameCanBeCalledAndSaysWhereThereIsNone) {
    for (int const board : {1, 2}) submit(session::EnterResult{first, BoardNumber{board}, Result::Draw});
    EXPECT_EQ(games.callable(), QString{});
    games.tellWhyNot(-1, QStringLiteral("call"));
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), testing::HasSubstr("no game to adjourn"));
    submit(session::PairRound{});
    hall.workspace.rounds()->setShown(1);
    hall.settle();
    EXPECT_EQ(games.callable(), QStringLiteral("1, 2")) << "of round 2, while round 1 is shown in the hall";
    EXPECT_EQ(games.callTitle(-1), QStringLiteral("Round 2: tell players to seal"));
}

TEST_F(AdjournedGames, WhoWasToldToSealIsSeenInTheHall) {
    EXPECT_EQ(games.call(-1, QStringLiteral("1"), false), QString{});
    hall.settle();
    session::EventState const& state = hall.workspace.desk().state();
    BoardNotes const notes = notesOf(board(), {state.rounds[0], state.details, hall.workspace.desk().timeOfDay()},
                                     hall.workspace.desk().now());
    EXPECT_EQ(notes.note, BoardNote::ToSeal);
    EXPECT_EQ(notes.text, QStringLiteral("Told to seal"));
}

TEST_F(AdjournedGames, OnlyWhatTheEventTakesIsOffered) {
    adjourned();
    EXPECT_EQ(row("seals"), QStringLiteral("White sealed move 2"));
    EXPECT_EQ(row("next"), QStringLiteral("Check the envelope and say who keeps it."));
    EXPECT_EQ(can(), "label tag plan keep miss white black came resume") << "nobody is there to reply (Adj.7)";
    games.turnPresence(0, false);
    hall.settle();
    EXPECT_EQ(can(), "label tag plan keep miss white black came open")
        << "the envelope is opened before the game goes on";
    games.turnPresence(0, false);
    hall.settle();
    EXPECT_EQ(games.miss(0, QStringLiteral("not in the safe")), QString{});
    hall.settle();
    EXPECT_EQ(can(), "label tag plan keep white black came resume")
        << "what is missing is not opened, and is missed once";
    EXPECT_TRUE(Hall::at(games, 0, "grave").toBool());
}

TEST_F(AdjournedGames, TheRowSaysWhereTheEnvelopeIsAndWhatComesNext) {
    adjourned();
    EXPECT_NE(games.keep(0, QStringLiteral(" "), {}, true, false), QString{});
    EXPECT_EQ(games.keep(0, QStringLiteral("A. Arbiter"), {}, true, false), QString{});
    hall.settle();
    EXPECT_THAT(row("envelope").toStdString(), testing::StartsWith("Envelope: checked, kept by A. Arbiter, since "));
    EXPECT_EQ(row("next"), QStringLiteral("Fix the day and time of the resumption."));
    EXPECT_EQ(games.plan(0, QStringLiteral("tomorrow"), QStringLiteral("Room 2"), false).size(), 2);
    EXPECT_EQ(games.plan(0, QStringLiteral("2120-11-24 10:00"), QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    EXPECT_THAT(row("goesOn").toStdString(), testing::HasSubstr("Room 2"));
    EXPECT_EQ(row("next"), QStringLiteral("The envelope is opened when Black is here."));
}

TEST_F(AdjournedGames, ALegalSealedMoveIsWrittenWithOneKeyAndTheGameGoesOn) {
    adjourned();
    opened("Ngf3+");
    EXPECT_EQ(row("next"), QStringLiteral("The sealed move is 2. Nf3: write it on the record."));
    EXPECT_EQ(can(), "label tag plan white came reread write") << "the move is made before the clock runs";
    games.write(0);
    hall.settle();
    EXPECT_EQ(board().game.record.size(), 3U);
    EXPECT_EQ(row("next"), QStringLiteral("Resume the game: Black's clock is started."));
    games.turnPresence(0, true);
    hall.settle();
    games.resume(0, {});
    hall.settle();
    EXPECT_EQ(games.count(), 0);
    EXPECT_EQ(board().clock->active, Colour::Black);
}

TEST_F(AdjournedGames, WhatIsNoLegalMoveIsForARuling) {
    adjourned();
    opened("Kd4");
    EXPECT_THAT(row("next").toStdString(), testing::EndsWith("Rule on it."));
    EXPECT_EQ(can(), "label tag plan white came reread") << "neither written nor resumed: it is ruled on";
    EXPECT_TRUE(Hall::at(games, 0, "grave").toBool());
    games.rule(0);
    EXPECT_TRUE(hall.workspace.incidents()->isOpen());
    ASSERT_TRUE(hall.workspace.incidents()->form()->incident());
    EXPECT_THAT(rulings::text(*hall.workspace.incidents()->form()->incident()),
                testing::AllOf(testing::HasSubstr("sealed-move by=white"), testing::HasSubstr("Kd4")));
    games.write(0);
    hall.settle();
    EXPECT_EQ(board().game.record.size(), 2U);
}

TEST_F(AdjournedGames, AMoveThatMayBeTwoIsForARuling) {
    submit(session::WriteRecord{
        first, one, 2, 0, {{.move = "d2d4"}, {.move = "g8f6"}, {.move = "g1f3"}, {.move = "b8c6"}}});
    adjourned();
    opened("Nd2");
    EXPECT_EQ(row("next"),
              QStringLiteral("The envelope says “Nd2”. More than one legal move fits: Nbd2, Nfd2. Rule on it."));
}

TEST_F(AdjournedGames, AnOfferInTheEnvelopeIsPutToTheOpponentBeforeTheClockIsStarted) { // Adj.2f; I.2.6
    adjourned();
    opened("Nf3 (=)");
    EXPECT_THAT(row("next").toStdString(), testing::HasSubstr("with a draw offer"));
}

TEST_F(AdjournedGames, AMoveWithMoreBesideItIsForARuling) {
    adjourned();
    opened("Nf3 or so");
    EXPECT_EQ(
        row("next"),
        QStringLiteral("The envelope says “Nf3 or so”. It may be read as Nf3; beside it stands “or so”. Rule on it."));
}

TEST_F(AdjournedGames, AFifthRepetitionByTheSealedMoveIsSaidBeforeTheGameGoesOn) { // 9.6.1
    std::vector<session::EntryWritten> knights;
    for (int times = 0; times < 4; ++times)
        for (char const* const move : {"g1f3", "g8f6", "f3g1", "f6g8"}) knights.push_back({.move = move});
    knights.pop_back();
    submit(session::WriteRecord{first, one, 0, 2, knights});
    for (int press = 0; press < 13; ++press)
        submit(session::PressLever{RoundNumber{1}, one, press % 2 == 0 ? Colour::White : Colour::Black});
    adjourned();
    games.turnPresence(0, true);
    hall.settle();
    EXPECT_EQ(games.open(0, QStringLiteral("Ng8"), {}, {}, false), QString{});
    hall.settle();
    games.write(0);
    hall.settle();
    EXPECT_EQ(row("next"),
              QStringLiteral("A position has occurred five times: the game is drawn (Laws 9.6.1). Rule on it "
                             "(I): that enters the result."));
}

TEST_F(AdjournedGames, WithoutTheMovesBeforeItNobodyReadsASealedMove) {
    submit(session::WriteRecord{first, one, 1, 1, {}});
    adjourned();
    opened("Nf3");
    EXPECT_THAT(row("next").toStdString(), testing::HasSubstr("Complete the record"));
    EXPECT_THAT(can(), testing::Not(testing::HasSubstr("write")));
}

TEST_F(AdjournedGames, ThePapersOfTheEnvelopeHaveTheTimesOfTheAdjournment) { // I.2.3; 2009: Adj.2c
    adjourned();
    opened("Nf3");
    EXPECT_THAT(can(), testing::HasSubstr("label tag"));
    games.write(0);
    hall.settle();
    games.resume(0, {});
    hall.settle();
    ASSERT_FALSE(board().adjourned);
    EXPECT_THAT(can(), testing::Not(testing::AnyOf(testing::HasSubstr("label"), testing::HasSubstr("tag"))))
        << "the clocks have left them";
}

TEST_F(AdjournedGames, AFlagThatIsDownIsRuledOnBeforeAMoveIsSealed) { // 6.8, 6.9
    hall.pass(92min);
    ASSERT_TRUE(Hall::until([&] { return session::flagToRuleOn(board(), hall.workspace.desk().now()).has_value(); }));
    hall.settle();
    EXPECT_EQ(games.callBoards(-1), QString{}) << "on neither board";
}

TEST_F(AdjournedGames, AreFoundByBoardAndName) {
    EXPECT_EQ(games.rowNamed(QStringLiteral("1")), -1) << "none is adjourned";
    submit(session::CallForSealing{first, {BoardNumber{2}, one}});
    EXPECT_EQ(games.rowNamed(QStringLiteral("2")), 1);
    EXPECT_EQ(games.rowNamed(QStringLiteral(" 1.2 ")), 1);
    EXPECT_EQ(games.rowNamed(QStringLiteral("2.1")), -1) << "of another round";
    QString const name = row("players", 1).section(QLatin1Char(' '), 0, 0);
    EXPECT_EQ(games.rowNamed(name.toLower()), 1) << name.toStdString();
    EXPECT_EQ(games.rowNamed(QStringLiteral("  ")), -1);
    EXPECT_EQ(games.rowNamed(QStringLiteral("nobody")), -1);
}

TEST_F(AdjournedGames, AnEmptyRecordSaysNothingOfTheSealedMove) { // Adj.2e, Adj.8
    submit(session::CallForSealing{first, {BoardNumber{2}}});
    EXPECT_EQ(row("seals"), QStringLiteral("White seals the next move"));
    submit(session::AdjournGame{first, BoardNumber{2}});
    EXPECT_EQ(row("seals"), QStringLiteral("White sealed move …………")) << "the clock has counted nothing";
    opened("Kd4");
    EXPECT_EQ(row("next"), QStringLiteral("The envelope says “Kd4”. Complete the record up to the adjournment first."));
    games.rule(0);
    RulingView const& ruling = *hall.workspace.incidents()->ruling();
    EXPECT_EQ(ruling.openQuestion(), QStringLiteral("What is the sealed move?")) << "nothing is preselected";
    hall.workspace.incidents()->close();
    submit(session::WriteRecord{first, BoardNumber{2}, 0, 0, {{.move = "e2e4"}, {.move = "e7e5"}}});
    EXPECT_EQ(row("seals"), QStringLiteral("White sealed move 2"));
    EXPECT_EQ(row("next"), QStringLiteral("The envelope says “Kd4”. This is not a legal move. Rule on it."));
    EXPECT_TRUE(games.reread(0, QStringLiteral("Nf3"), {}).isEmpty());
    hall.settle();
    games.write(0);
    hall.settle();
    EXPECT_EQ(row("seals"), QStringLiteral("White sealed move 2")) << "which is on record now";
    EXPECT_EQ(row("next"), QStringLiteral("Resume the game: Black's clock is started."));
}

TEST_F(AdjournedGames, AnEmptyRecordIsCompletedBesideTheClosedEnvelope) { // Adj.2b
    submit(session::CallForSealing{first, {BoardNumber{2}}});
    submit(session::AdjournGame{first, BoardNumber{2}});
    submit(session::WriteRecord{first, BoardNumber{2}, 0, 0, {{.move = "e2e4"}, {.move = "e7e5"}}});
    EXPECT_EQ(row("seals"), QStringLiteral("White sealed move 2"));
    opened("Nf3");
    EXPECT_EQ(row("next"), QStringLiteral("The sealed move is 2. Nf3: write it on the record."));
}

TEST_F(AdjournedGames, AMoveInAnotherLanguageIsForTheArbiter) { // Adj.8b
    adjourned();
    opened("Lb5");
    EXPECT_EQ(row("next"), QStringLiteral("The envelope says “Lb5”. This is no move in the letters of the player, but "
                                          "Bb5 in those of another language: Deutsch (K D T L S). Rule on it."));
    games.rule(0);
    RulingView const& ruling = *hall.workspace.incidents()->ruling();
    EXPECT_EQ(ruling.openQuestion(), QStringLiteral("What is the sealed move?")) << "nothing is preselected";
    EXPECT_THAT(ruling.warning().toStdString(), testing::HasSubstr("Bb5 in those of another language"));
}

TEST_F(AdjournedGames, WhenAPlayerCameIsSaidAfterwards) { // I.10; 2009: Adj.10
    adjourned();
    hall.ticks.jumpWall(3h);
    agreeOn(-14min);
    games.turnPresence(0, false);
    hall.settle();
    EXPECT_THAT(row("awaited").toStdString(), testing::HasSubstr("Black came 14 minutes late"));
    QString const then = fromNow(-12min).section(QLatin1Char(' '), 1);
    EXPECT_EQ(games.came(0, QStringLiteral("noon"), fromNow(5min).section(QLatin1Char(' '), 1)).count(QString{}), 0);
    EXPECT_EQ(games.came(0, {}, then), QStringList{});
    hall.settle();
    EXPECT_EQ(games.cameAt(0, false), then);
    EXPECT_EQ(games.cameAt(0, true), QString{});
    EXPECT_THAT(row("awaited").toStdString(), testing::HasSubstr("Black came 2 minutes late"));
}

TEST_F(AdjournedGames, TheReplyIsSealedOnlyByWhoIsThereAlone) {
    adjourned();
    submit(session::OpenEnvelope{.round = first, .board = one, .written = "Nf3", .witness = "B. Deputy"});
    games.write(0);
    hall.settle();
    games.resume(0, {});
    hall.settle();
    ASSERT_EQ(games.count(), 1);
    EXPECT_THAT(can(), testing::Not(testing::HasSubstr("reply"))) << "nobody is there to reply";
    games.turnPresence(0, false);
    hall.settle();
    EXPECT_THAT(can(), testing::HasSubstr("reply"));
    EXPECT_EQ(games.reply(0, {}, {}), QString{});
    hall.settle();
    EXPECT_THAT(row("envelope").toStdString(), testing::HasSubstr("second envelope"));
    EXPECT_EQ(row("next"), QStringLiteral("The second envelope is opened when White is here."));
    EXPECT_THAT(can(), testing::Not(testing::HasSubstr("open"))) << "White is not there to answer it";
    games.turnPresence(0, true);
    hall.settle();
    EXPECT_EQ(games.open(0, QStringLiteral("Nc6"), {}, {}, false), QString{});
    hall.settle();
    ASSERT_EQ(games.count(), 1) << "the reply is not on record yet";
    EXPECT_EQ(row("written"), QStringLiteral("Nc6"));
    EXPECT_EQ(games.reread(0, QStringLiteral("Nf6"), {}), QString{});
    hall.settle();
    EXPECT_EQ(board().adjournment()->reply->opened->text, "Nf6") << "the paper that was opened last is read again";
    EXPECT_EQ(board().adjournment()->envelope->opened->text, "Nf3");
    games.write(0);
    hall.settle();
    EXPECT_EQ(board().game.record.size(), 4U);
    EXPECT_EQ(games.count(), 0);
}

TEST_F(AdjournedGames, WhatIsOpenedAfterTheResumptionStaysInTheListUntilItIsWritten) { // 2009: Adj.9b
    adjourned();
    games.turnPresence(0, true);
    hall.settle();
    games.resume(0, {});
    hall.settle();
    opened("Nf3");
    ASSERT_EQ(games.count(), 1);
    EXPECT_EQ(row("next"), QStringLiteral("The sealed move is 2. Nf3: write it on the record."));
    games.write(0);
    hall.settle();
    EXPECT_EQ(row("next"), QStringLiteral("Resume the game: Black's clock is started."));
    games.resume(0, {});
    hall.settle();
    EXPECT_EQ(games.count(), 0);
}

TEST_F(AdjournedGames, WhoeverComesWhileHisClockRunsStopsItUntilTheMoveIsMade) { // T128; 2009: Adj.9b
    adjourned();
    games.turnPresence(0, true);
    hall.settle();
    games.resume(0, {});
    hall.settle();
    hall.pass(20min);
    games.turnPresence(0, false);
    hall.settle();
    ASSERT_EQ(board().clock->phase, clock::Phase::Paused);
    EXPECT_EQ(hall.workspace.notice()->text(),
              QStringLiteral("Board 1.1: Black is here, the clock is stopped. Open the envelope."));
    auto const black = [this] { return clock::read(*board().clock, hall.workspace.desk().now()).sides.black.main; };
    auto const stopped = black();
    EXPECT_THAT(can(), testing::Not(testing::HasSubstr("resume"))) << "the envelope first";
    hall.pass(3min);
    EXPECT_EQ(games.open(0, QStringLiteral("Nf3"), {}, {}, false), QString{});
    hall.settle();
    EXPECT_THAT(can(), testing::Not(testing::HasSubstr("resume"))) << "and then the move";
    games.write(0);
    hall.settle();
    EXPECT_EQ(black(), stopped) << "no time is lost by the opening";
    EXPECT_THAT(can(), testing::HasSubstr("resume"));
    games.resume(0, {});
    hall.settle();
    EXPECT_EQ(board().clock->phase, clock::Phase::Running);
    EXPECT_EQ(board().clock->active, Colour::Black);
}

TEST_F(AdjournedGames, TheRestOfTheSessionIsChargedAndADecidedGameLeavesTheList) {
    EXPECT_EQ(games.call(-1, QStringLiteral("1"), true), QString{});
    hall.settle();
    int wrong = -1;
    QObject::connect(&games, &AdjournmentsModel::refused, &games, [&wrong](int line) { wrong = line; });
    EXPECT_EQ(games.adjourn(0, {}, QStringLiteral("an hour"), false), QString{});
    EXPECT_EQ(wrong, 1) << "it is said beside the line of the minutes";
    auto const before = clock::read(*board().clock, hall.workspace.desk().now()).sides.white.main;
    EXPECT_EQ(games.adjourn(0, {}, QStringLiteral("30"), false), QString{});
    hall.settle();
    auto const after = clock::read(*board().clock, hall.workspace.desk().now()).sides.white.main;
    EXPECT_EQ(before - after, 30min);
    submit(session::EnterResult{.round = first, .board = one, .result = Result::Draw});
    EXPECT_EQ(games.count(), 0);
}

TEST_F(AdjournedGames, WhatARulingLeavesIsAskedOnThePageWithWhatWasSaid) {
    adjourned();
    games.turnPresence(0, false);
    hall.settle();
    games.rule(0);
    IncidentView& incidents = *hall.workspace.incidents();
    ASSERT_TRUE(incidents.isOpen());
    incidents.form()->edit(QStringLiteral("white-here"), QStringLiteral("yes"));
    incidents.rule(QStringLiteral("↵"));
    hall.settle();
    QVariantMap const asked = games.takeAsked();
    EXPECT_EQ(asked.value(QStringLiteral("act")).toString(), QStringLiteral("open"));
    EXPECT_EQ(asked.value(QStringLiteral("row")).toInt(), 0);
    EXPECT_TRUE(games.takeAsked().isEmpty()) << "it is taken up once";
    EXPECT_TRUE(board().adjourned) << "nothing was ruled";
}

TEST(AdjournedGamesOfASchedule, GoByTheSessionsOfTheirOwnRound) { // I.1.2, I.14
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    form.setName(QStringLiteral("River Cup"));
    form.setSystem(QStringLiteral("BERGER_ROUNDROBIN"));
    form.setPlace(QStringLiteral("Delta"));
    form.setControl(QStringLiteral("90+30"));
    form.setSchedule(QStringLiteral("2 2026-09-21 13:00 20:00\n1 2026-09-21 14:00 14:40\n"
                                    "2 2026-09-21 15:00 18:00\n1 2026-09-21 21:00 22:00"));
    hall.workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/river.flagfall")));
    hall.settle();
    hall.enterRivers();
    hall.pair();
    hall.workspace.desk().submit(session::StartClocks{RoundNumber{1}, {}}, session::Confirmation::Yes,
                                 hall.workspace.desk().now(), [](auto const&) {});
    hall.settle();
    AdjournmentsModel& games = *hall.workspace.adjournments();
    QTime const asked = hall.workspace.desk().timeOfDay().time();
    EXPECT_EQ(games.call(-1, QStringLiteral("1"), true), QString{});
    hall.settle();
    EXPECT_EQ(games.charge(0), QTime(0, 0).addSecs(asked.secsTo(QTime(14, 40))).toString(QStringLiteral("mm:ss")));
    EXPECT_EQ(games.adjourn(0, {}, {}, false), QString{});
    hall.settle();
    EXPECT_EQ(games.nextSession(0), QStringLiteral("2026-09-21 21:00"));
    EXPECT_EQ(games.earlyText(0), QStringLiteral("No day and time were agreed for the resumption."));
    EXPECT_EQ(games.plan(0, games.nextSession(0), QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    games.showList();
    EXPECT_THAT(paperText(hall.workspace.paper()->paper(), QDateTime({2026, 9, 21}, {20, 0})).toStdString(),
                testing::HasSubstr("21:00–22:00"))
        << "start and finish are announced (Adj.13)";
    EXPECT_EQ(session::endOfSession(hall.workspace.desk().state(), RoundNumber{1}, "2026-09-21 21:00"),
              session::parseLocalMinute("2026-09-21 22:00"));
    EXPECT_FALSE(session::endOfSession(hall.workspace.desk().state(), RoundNumber{1}, "2026-09-21 20:59"));
    auto const does = [&hall](session::Command command) {
        hall.workspace.desk().submit(std::move(command), session::Confirmation::Yes, hall.workspace.desk().now(),
                                     [](auto const&) {});
        hall.settle();
    };
    does(session::PairRound{});
    does(session::AdjournGame{RoundNumber{2}, BoardNumber{1}});
    ASSERT_GE(games.rowOfGame(2, 1), 0);
    EXPECT_EQ(games.nextSession(games.rowOfGame(2, 1)), QStringLiteral("2026-09-21 15:00")) << "that of its own round";
    EXPECT_EQ(games.nextSession(0), QStringLiteral("2026-09-21 21:00"));
}

TEST(AdjournedGamesOfASchedule, TheEndOfASessionIsTold) { // 2009: Adj.1a; I.1.1
    Hall hall;
    hall.create(QStringLiteral("90+30"));
    QDateTime const now = hall.workspace.desk().timeOfDay();
    QString const form = QStringLiteral("yyyy-MM-dd HH:mm");
    EventForm& event = *hall.workspace.eventForm();
    event.startEdit();
    event.setSchedule(QStringLiteral("1 %1 %2").arg(now.addSecs(-3600).toString(form),
                                                    now.addSecs(600).toString(QStringLiteral("HH:mm"))));
    event.submit();
    hall.settle();
    hall.enterRivers();
    hall.pair();
    QStringList told;
    AdjournmentsModel& games = *hall.workspace.adjournments();
    QObject::connect(&games, &AdjournmentsModel::told, &games, [&told](QString const& text) { told += text; });
    hall.workspace.desk().submit(session::StartClocks{RoundNumber{1}, {}}, session::Confirmation::Yes,
                                 hall.workspace.desk().now(), [](auto const&) {});
    hall.settle();
    EXPECT_TRUE(told.isEmpty());
    games.call(-1, QStringLiteral("1"), false);
    hall.settle();
    EXPECT_EQ(hall.workspace.notice()->text(), QStringLiteral("By the schedule the session ends in 10 minutes."));
    hall.ticks.jumpWall(std::chrono::minutes{11});
    games.callOff(0);
    hall.settle();
    EXPECT_EQ(told,
              QStringList{QStringLiteral("Round 1: the session is over. Tell the players to seal (Shift+F9, C).")});
}

TEST(AdjournedGamesOfASchedule, TheEndOfASessionIsToldToEachRoundThatIsPlayed) { // 2009: Adj.1a; I.1.1
    Hall hall;
    hall.create(QStringLiteral("90+30"));
    QDateTime const now = hall.workspace.desk().timeOfDay();
    QString const session =
        QStringLiteral(" %1 %2").arg(now.addSecs(-3600).toString(QStringLiteral("yyyy-MM-dd HH:mm")),
                                     now.addSecs(600).toString(QStringLiteral("HH:mm")));
    EventForm& event = *hall.workspace.eventForm();
    event.startEdit();
    event.setSchedule(QLatin1Char('1') + session + QStringLiteral("\n2") + session);
    event.submit();
    hall.settle();
    hall.enterRivers();
    QStringList told;
    AdjournmentsModel& games = *hall.workspace.adjournments();
    QObject::connect(&games, &AdjournmentsModel::told, &games, [&told](QString const& text) { told += text; });
    auto const does = [&hall](session::Command command) {
        hall.workspace.desk().submit(std::move(command), session::Confirmation::Yes, hall.workspace.desk().now(),
                                     [](auto const&) {});
        hall.settle();
    };
    for (int const round : {1, 2}) {
        does(session::PairRound{});
        does(session::StartClocks{RoundNumber{round}, {}});
    }
    for (BoardNumber const board : {BoardNumber{1}, BoardNumber{2}}) does(session::ResumeGame{RoundNumber{1}, board});
    hall.ticks.jumpWall(std::chrono::minutes{11});
    does(session::PauseClocks{RoundNumber{1}, {}});
    EXPECT_EQ(told.size(), 2) << told.join(QLatin1Char('\n')).toStdString();
}

TEST_F(AdjournedGames, AMoveThatCannotBeSealedIsAskedAboutWhereTheClockIsStopped) { // I.1.1; 2009: Adj.1a
    submit(session::CallForSealing{.round = first, .boards = {one}, .mustSeal = "Nf3"});
    EXPECT_FALSE(games.asksFirst(0, QStringLiteral("adjourn")));
    submit(session::WriteRecord{first, one, 0, 2, {{.move = "g1f3"}, {.move = "e7e5"}}});
    EXPECT_TRUE(games.asksFirst(0, QStringLiteral("adjourn"))) << "the record was put right: the knight stands there";
    EXPECT_NE(games.adjourn(0, QStringLiteral("Nf3"), {}, false), QString{});
}

TEST_F(AdjournedGames, TheMoveThatMustBeSealedAndTheChargeAreInTheForm) { // T123, I.1.2
    submit(session::CallForSealing{
        .round = first, .boards = {one}, .byPlayer = true, .mustSeal = "Nf3", .sessionLeft = 30min});
    EXPECT_EQ(row("mustSeal"), QStringLiteral("Nf3"));
    EXPECT_THAT(row("seals").toStdString(), testing::EndsWith("it must be Nf3"));
    EXPECT_EQ(games.charge(0), QStringLiteral("30:00"));
    hall.pass(10min);
    EXPECT_EQ(games.charge(0), QStringLiteral("20:00")) << "the player's own clock has run since";
    hall.pass(30s);
    submit(session::PressLever{RoundNumber{1}, one, Colour::White});
    hall.pass(5min);
    EXPECT_EQ(games.charge(0), QStringLiteral("19:30")) << "the clock stands since the move was sealed";
    auto const before = clock::read(*board().clock, hall.workspace.desk().now()).sides.white.main;
    EXPECT_EQ(games.adjourn(0, {}, QStringLiteral("19:30"), false), QString{});
    hall.settle();
    auto const charged = before - clock::read(*board().clock, hall.workspace.desk().now()).sides.white.main;
    EXPECT_LT(std::chrono::abs(charged - 19min - 30s), 1s);
}

TEST_F(AdjournedGames, AMoveStatedForAMissingEnvelopeMustBeLegal) { // 2009: Adj.11a
    adjourned();
    EXPECT_EQ(games.miss(0, QStringLiteral("not in the safe")), QString{});
    hall.settle();
    IncidentView& incidents = *hall.workspace.incidents();
    incidents.openAt(1);
    incidents.choose(QStringLiteral("envelope-missing"));
    incidents.form()->edit(QStringLiteral("stated"), QStringLiteral("Ke5"));
    EXPECT_EQ(incidents.awaited(), QStringLiteral("stated")) << "a slip of the pen loses no game";
    EXPECT_FALSE(incidents.ruling()->needed());
    incidents.form()->edit(QStringLiteral("stated"), QStringLiteral("Nf3"));
    EXPECT_TRUE(incidents.awaited().isEmpty());
    EXPECT_TRUE(incidents.ruling()->needed());
}

TEST_F(AdjournedGames, WhoSealedTheMissingMoveIsOnRecordAndCannotBeSaidOtherwise) { // 2009: Adj.11a
    adjourned();
    EXPECT_EQ(games.miss(0, QStringLiteral("not in the safe")), QString{});
    hall.settle();
    IncidentView& incidents = *hall.workspace.incidents();
    incidents.openAt(1);
    incidents.choose(QStringLiteral("envelope-missing"));
    incidents.form()->edit(QStringLiteral("by"), QStringLiteral("black"));
    incidents.form()->edit(QStringLiteral("stated"), QStringLiteral("Nf3"));
    ASSERT_TRUE(incidents.form()->incident().has_value());
    EXPECT_THAT(rulings::text(*incidents.form()->incident()), testing::HasSubstr("by=white"));
    EXPECT_EQ(incidents.form()->field(QStringLiteral("language")), nullptr) << "any letters are understood";
    QLocale const before;
    QLocale::setDefault(QLocale{QStringLiteral("sk")});
    incidents.form()->edit(QStringLiteral("stated"), QStringLiteral("Jf3"));
    QLocale::setDefault(before);
    EXPECT_THAT(rulings::text(*incidents.form()->incident()), testing::HasSubstr("stated=Nf3"));
}

TEST_F(AdjournedGames, TheIncidentKnowsWhatIsLeftOfTheSessionOnlyWhereThePlayerAsked) { // I.1.2
    IncidentView& incidents = *hall.workspace.incidents();
    auto const said = [&] {
        incidents.openAt(1);
        incidents.choose(QStringLiteral("adjournment"));
        std::string text = rulings::text(*incidents.form()->incident());
        incidents.close();
        return text;
    };
    submit(session::CallForSealing{.round = first, .boards = {one}, .byPlayer = true, .sessionLeft = 30min});
    EXPECT_THAT(said(), testing::HasSubstr("session-left=0:30:00"));
    submit(session::CallForSealing{.round = first, .boards = {one}, .off = true});
    submit(session::CallForSealing{.round = first, .boards = {one}});
    EXPECT_THAT(said(), testing::Not(testing::HasSubstr("session-left")));
}

TEST_F(AdjournedGames, TheClockStandsWhileTheArbiterFillsInTheRest) { // I.1.1
    submit(session::CallForSealing{.round = first, .boards = {one}, .byPlayer = true, .sessionLeft = 30min});
    EXPECT_TRUE(Hall::at(games, 0, "charged").toBool());
    EXPECT_EQ(row("times"), QStringLiteral("White has 1:31:00, Black 1:31:00"));
    games.stopClock(0);
    hall.settle();
    EXPECT_EQ(row("next"), QStringLiteral("The clock is stopped: adjourn the game when the move is sealed."));
    auto const before = clock::read(*board().clock, hall.workspace.desk().now()).sides.white.main;
    hall.pass(2min);
    EXPECT_EQ(games.adjourn(0, {}, QStringLiteral("30"), false), QString{});
    hall.settle();
    EXPECT_EQ(before - clock::read(*board().clock, hall.workspace.desk().now()).sides.white.main, 30min);
}

TEST(AdjournedGamesOfACountedControl, AClockThatHasCountedLessThanTheRecordIsSaid) { // I.5
    Hall hall;
    hall.create(QStringLiteral("40/120:60"));
    hall.enterRivers();
    hall.pair();
    AdjournmentsModel& games = *hall.workspace.adjournments();
    RoundNumber const round{1};
    BoardNumber const board{1};
    for (session::Command const& command : std::initializer_list<session::Command>{
             session::StartClocks{RoundNumber{1}, {}},
             session::WriteRecord{round, board, 0, 0, {{.move = "e2e4"}, {.move = "e7e5"}}},
             session::CallForSealing{round, {board}}, session::AdjournGame{round, board},
             session::MarkAtResumption{round, board, Colour::Black, session::Presence::Present},
             session::OpenEnvelope{.round = round, .board = board, .written = "Nf3"},
             session::WriteRecord{round, board, 2, 0, {{.move = "g1f3"}}}}) {
        hall.workspace.desk().submit(command, session::Confirmation::Yes, hall.workspace.desk().now(),
                                     [](auto const&) {});
        hall.settle();
    }
    EXPECT_EQ(Hall::at(games, 0, "next").toString(),
              QStringLiteral("Resume the game: Black's clock is started. The clocks have counted 0 and 0 moves, the "
                             "record has 1 and 1: set the count on the page of the clock."));
}

TEST_F(AdjournedGames, WithoutARecordTheSheetHasABoardToDrawOn) { // I.2.2
    submit(session::WriteRecord{first, one, 0, 2, {}});
    adjourned();
    games.showEnvelope(0);
    Paper const& paper = hall.workspace.paper()->paper();
    auto const drawn = std::ranges::find_if(paper.body, [](PaperBlock const& block) {
        auto const* const diagram = std::get_if<PaperDiagram>(&block);
        return diagram && !diagram->position;
    });
    ASSERT_NE(drawn, paper.body.end());
    std::string const sheet = paperText(paper, QDateTime({2026, 11, 24}, {20, 0})).toStdString();
    EXPECT_THAT(sheet, testing::HasSubstr("draw it by hand"));
    EXPECT_THAT(sheet, testing::Not(testing::HasSubstr("FEN")));
}

TEST_F(AdjournedGames, TheResumptionIsAtThePlaceOfTheEventUnlessAnotherIsSaid) { // I.2.7
    adjourned();
    QString const place = QString::fromStdString(hall.workspace.desk().state().details.place);
    ASSERT_FALSE(place.isEmpty());
    EXPECT_EQ(games.resumptionPlace(0), place);
    EXPECT_EQ(games.plan(0, QStringLiteral("2120-11-24 10:00"), QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    EXPECT_EQ(games.resumptionPlace(0), QStringLiteral("Room 2"));
}

TEST_F(AdjournedGames, AMoveThatIsNotLegalOnTheBoardCannotHaveBeenMadeThere) { // T123
    EXPECT_EQ(games.call(-1, QStringLiteral("1"), false), QString{});
    hall.settle();
    EXPECT_EQ(games.adjourn(0, QStringLiteral("Qh9"), {}, false),
              QStringLiteral("By the game record Qh9 is not a legal move here."));
    EXPECT_FALSE(board().adjourned);
    EXPECT_EQ(games.adjourn(0, QStringLiteral("Nf3"), {}, false), QString{});
}

TEST_F(AdjournedGames, WhereTheRecordHasMoreMovesThanTheClockItIsAskedWhoSeals) {
    submit(session::WriteRecord{first, one, 2, 0, {{.move = "g1f3"}}});
    EXPECT_EQ(games.call(-1, QStringLiteral("1"), false), QString{});
    hall.settle();
    ASSERT_TRUE(hall.workspace.question()->asked());
    EXPECT_EQ(hall.workspace.question()->title(), QStringLiteral("Seal by the clock on board 1?"));
    hall.workspace.question()->yes();
    hall.settle();
    EXPECT_EQ(row("seals"), QStringLiteral("White seals move 2"));
}

TEST_F(AdjournedGames, ATimeThatIsFixedIsChangedFromWhatItWas) {
    adjourned();
    EXPECT_EQ(games.plan(0, QStringLiteral("2120-11-24 10:00"), QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    EXPECT_EQ(row("plannedAt"), QStringLiteral("2120-11-24 10:00"));
    EXPECT_EQ(row("place"), QStringLiteral("Room 2"));
}

TEST_F(AdjournedGames, TheEnvelopeCountsWhatIsChargedAmongTheTimesUsed) { // Adj.1b, Adj.2
    EXPECT_EQ(games.call(-1, QStringLiteral("1"), true), QString{});
    hall.settle();
    EXPECT_EQ(games.adjourn(0, {}, QStringLiteral("30"), false), QString{});
    hall.settle();
    games.showEnvelope(0);
    EXPECT_THAT(paperText(hall.workspace.paper()->paper(), QDateTime({2026, 11, 24}, {20, 0})).toStdString(),
                testing::HasSubstr("30:00 of it charged"));
}

TEST_F(AdjournedGames, ARulingOnOneOfAnEarlierRoundLeavesTheRoundThatIsPlayedInSight) {
    adjourned();
    submit(session::EnterResult{first, BoardNumber{2}, Result::Draw});
    submit(session::PairRound{});
    ASSERT_EQ(hall.workspace.rounds()->shown(), 2);
    games.rule(0);
    ASSERT_TRUE(hall.workspace.incidents()->isOpen());
    EXPECT_EQ(hall.workspace.incidents()->boardText(), QStringLiteral("Round 1, board 1"));
    hall.workspace.incidents()->close();
    EXPECT_EQ(hall.workspace.rounds()->shown(), 2);
}

TEST_F(AdjournedGames, AnotherMoveThanTheOneOnTheBoardIsForARuling) { // T123
    EXPECT_EQ(games.call(-1, QStringLiteral("1"), false), QString{});
    hall.settle();
    EXPECT_EQ(games.adjourn(0, QStringLiteral("Nc3"), {}, false), QString{});
    hall.settle();
    opened("Nf3");
    EXPECT_EQ(row("next"), QStringLiteral("The envelope says “Nf3”, but Nc3 was made on the board. Rule on it."));
    EXPECT_TRUE(Hall::at(games, 0, "grave").toBool());
    EXPECT_THAT(can(), testing::Not(testing::HasSubstr("write")));
    games.rule(0);
    ASSERT_TRUE(hall.workspace.incidents()->form()->incident());
    EXPECT_THAT(rulings::text(*hall.workspace.incidents()->form()->incident()), testing::HasSubstr("made=Nc3"));
    EXPECT_THAT(hall.workspace.incidents()->ruling()->warning().toStdString(), testing::HasSubstr("another move"));
}

TEST_F(AdjournedGames, WhoComesToTheResumptionIsLateSinceTheAgreedTime) { // I.10; 2009: Adj.9b, Adj.10
    adjourned();
    hall.ticks.jumpWall(3h);
    QString const agreed = fromNow(-4min);
    EXPECT_EQ(games.plan(0, agreed, QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    games.rule(0);
    IncidentForm& form = *hall.workspace.incidents()->form();
    ASSERT_TRUE(form.incident());
    EXPECT_TRUE(form.blame(QStringLiteral("white")));
    auto const& resumed = std::get<rulings::GameResumed>(*form.incident());
    EXPECT_TRUE(resumed.here.white);
    EXPECT_FALSE(resumed.here.black);
    ASSERT_TRUE(resumed.after.white);
    EXPECT_GE(*resumed.after.white, 4min);
    EXPECT_LT(*resumed.after.white, 6min) << "and not since the clocks of the round were started";
    EXPECT_FALSE(form.blame(QStringLiteral("white"))) << "once";
}

TEST_F(AdjournedGames, ADeadPositionAfterTheSealedMoveIsToldOfAsAnEnd) { // 5.2.2; 2009: 5.2b
    BoardNumber const two{2};
    submit(session::SetUpGames{first, {two}, "8/8/4k3/8/4pK2/8/8/8 w - - 0 1"});
    submit(session::CallForSealing{first, {two}});
    submit(session::AdjournGame{first, two});
    opened("Kxe4");
    games.write(0);
    hall.settle();
    EXPECT_THAT(row("next").toStdString(), testing::HasSubstr("Rule on it (I): that enters the result."));
    games.rule(0);
    ASSERT_TRUE(hall.workspace.incidents()->form()->incident());
    EXPECT_TRUE(std::holds_alternative<rulings::EndedOnBoard>(*hall.workspace.incidents()->form()->incident()));
}

TEST_F(AdjournedGames, LatenessIsCountedDownAndThenRuledOn) { // I.10
    adjourned();
    hall.ticks.jumpWall(3h);
    auto const agreed = [this](int minutesAgo) { return fromNow(-std::chrono::minutes{minutesAgo}); };
    QString told;
    QObject::connect(&games, &AdjournmentsModel::told, [&told](QString const& text) { told = text; });
    EXPECT_EQ(games.plan(0, agreed(-90), QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    EXPECT_EQ(row("awaited"), QString{}) << "its time has not come";
    int const limit = static_cast<int>(hall.workspace.desk().state().details.houseRules.defaultTime.count());
    EXPECT_EQ(games.plan(0, agreed(limit + 5), QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    EXPECT_THAT(row("awaited").toStdString(), testing::HasSubstr("late"));
    EXPECT_EQ(row("next"), QStringLiteral("A player is too late: open the envelope (O), then rule on it (I)."));
    EXPECT_EQ(limit, 0);
    EXPECT_EQ(row("awaited"), QStringLiteral("White is late · Black is late")) << "no minute is allowed";
    EXPECT_THAT(told.toStdString(), testing::HasSubstr("1.1"));
    games.turnPresence(0, false);
    hall.settle();
    games.rule(0);
    auto const incident = hall.workspace.incidents()->form()->incident();
    ASSERT_TRUE(incident);
    auto const& resumed = std::get<rulings::GameResumed>(*incident);
    EXPECT_EQ(resumed.limit, std::chrono::minutes{limit});
    EXPECT_EQ(resumed.sealedBy, Colour::White);
    EXPECT_EQ(resumed.here, (ByColour{false, true}));
    ASSERT_TRUE(resumed.after.white);
    EXPECT_GE(*resumed.after.white, std::chrono::minutes{limit + 5});
    std::string const options = offered();
    RulingView const& ruling = *hall.workspace.incidents()->ruling();
    EXPECT_EQ(ruling.askedByOptions(), QStringLiteral("sealed-move-ends")) << "the question stands above its answers";
    EXPECT_EQ(ruling.questionOf(ruling.askedByOptions()), QStringLiteral("Does the sealed move end the game?"));
    EXPECT_THAT(options, testing::StartsWith("no: Both lose"));
    EXPECT_THAT(options, testing::HasSubstr("\ncheckmate: White wins"));
    EXPECT_THAT(options, testing::Not(testing::HasSubstr("envelope"))) << "what all of them do is said once";
    EXPECT_THAT(ruling.warning().toStdString(), testing::HasSubstr("to open the envelope"));
}

TEST_F(AdjournedGames, ARulingOnAResumptionSetsUpTheAdjournedPosition) { // I.5
    adjourned();
    for (bool const white : {true, false}) games.turnPresence(0, white);
    hall.settle();
    games.rule(0);
    std::string const options = offered();
    EXPECT_THAT(options, testing::HasSubstr("The adjourned position is set up"));
    EXPECT_THAT(options, testing::Not(testing::HasSubstr("irregularity")));
}

TEST_F(AdjournedGames, BeforeItsTimeAGameIsResumedOnlyWithAYes) {
    adjourned();
    EXPECT_EQ(games.plan(0, QStringLiteral("2120-11-24 10:00"), QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    EXPECT_EQ(games.owed(0), QString{});
    EXPECT_EQ(games.resume(0, {}), QString{});
    hall.settle();
    EXPECT_TRUE(board().adjourned);
    EXPECT_EQ(hall.workspace.question()->title(), QStringLiteral("Before its time?"));
    EXPECT_THAT(hall.workspace.question()->text().toStdString(), testing::HasSubstr("24 November 2120"));
}

TEST_F(AdjournedGames, WhatTimeItIsIsSaidByTheDesk) {
    adjourned();
    auto const inAnHour = fromNow(60min);
    EXPECT_EQ(games.plan(0, inAnHour, QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    EXPECT_EQ(row("awaited"), QString{});
    hall.ticks.jumpWall(70min);
    games.turnPresence(0, true);
    hall.settle();
    EXPECT_EQ(row("awaited"), QStringLiteral("White came 10 minutes late · Black is late"));
    EXPECT_EQ(games.owed(0), QStringLiteral("10:21"));
}

TEST_F(AdjournedGames, AGameThatGoesOnBesideTheNextRoundIsListedUntilItIsOver) { // the checklist, 159
    submit(session::PairRound{});
    ASSERT_EQ(games.rowCount(), 2);
    games.showList();
    EXPECT_THAT(paperText(hall.workspace.paper()->paper(), hall.workspace.desk().timeOfDay()).toStdString(),
                testing::ContainsRegex("being played.*1\\.1.*Amazon"))
        << "and on the list of resumptions";
    EXPECT_EQ(row("stateText"), QStringLiteral("goes on, counts as adjourned"));
    EXPECT_EQ(row("next"), QStringLiteral("When the game is over, enter its result on the page of results (F4)."));
    EXPECT_EQ(can(), "tell") << "it may be adjourned as well";
    EXPECT_EQ(hall.workspace.rounds()->shown(), 2);
    EXPECT_EQ(games.callTitle(0), QStringLiteral("Round 1: tell players to seal"));
    EXPECT_EQ(games.callBoards(0), QStringLiteral("1"));
    EXPECT_EQ(games.call(0, games.callBoards(0), false), QString{});
    hall.settle();
    EXPECT_TRUE(board().sealing.has_value());
    EXPECT_FALSE(hall.workspace.desk().state().rounds[1].boards[0].sealing.has_value());
    submit(session::EnterResult{first, one, Result::Draw});
    EXPECT_EQ(games.rowCount(), 1);
}

TEST_F(AdjournedGames, WhoIsAwaitedStandsInTheHallWhileTheGameGoesOn) { // I.9.2
    allowAnHour();
    adjourned();
    hall.ticks.jumpWall(1h);
    QString const agreed = fromNow(-20min);
    EXPECT_EQ(games.plan(0, agreed, QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    EXPECT_THAT(row("awaited").toStdString(), testing::HasSubstr("Black may come until"));
    EXPECT_THAT(row("next").toStdString(), testing::HasSubstr("takes the time off")) << "T128";
    games.turnPresence(0, true);
    hall.settle();
    EXPECT_EQ(games.owed(0), QStringLiteral("20:21")) << "by the clock on the wall";
    EXPECT_NE(games.resume(0, QStringLiteral("soon")), QString{});
    auto const before = clock::read(*board().clock, hall.workspace.desk().now()).sides.black.main;
    EXPECT_EQ(games.resume(0, QStringLiteral("20")), QString{});
    hall.settle();
    EXPECT_LE(clock::read(*board().clock, hall.workspace.desk().now()).sides.black.main, before - 20min);
    session::EventState const& state = hall.workspace.desk().state();
    BoardNotes const notes = notesOf(board(), {state.rounds[0], state.details, hall.workspace.desk().timeOfDay()},
                                     hall.workspace.desk().now());
    EXPECT_EQ(notes.note, BoardNote::Absent);
    EXPECT_THAT(notes.text.toStdString(), testing::StartsWith("Absent "));
}

TEST_F(AdjournedGames, ARowNamesNoKeyThatDoesNothingNow) { // T128: the envelope is opened first
    adjourned();
    hall.ticks.jumpWall(2h + 345ms);
    QString const agreed = fromNow(-20min);
    allowAnHour();
    EXPECT_EQ(games.plan(0, agreed, QStringLiteral("Room 2"), false), QStringList{});
    EXPECT_EQ(games.keep(0, QStringLiteral("A. Arbiter"), {}, true, false), QString{});
    games.turnPresence(0, false);
    hall.settle();
    EXPECT_THAT(can(), testing::Not(testing::HasSubstr("resume")));
    EXPECT_EQ(row("next"), QStringLiteral("Open the envelope."));
    games.turnPresence(0, true);
    EXPECT_EQ(games.open(0, QStringLiteral("Nf3"), {}, {}, false), QString{});
    hall.settle();
    games.write(0);
    hall.settle();
    EXPECT_THAT(can(), testing::HasSubstr("resume"));
    EXPECT_THAT(row("next").toStdString(), testing::HasSubstr("R resumes the game"));
    auto const before = clock::read(*board().clock, hall.workspace.desk().now()).sides.black.main;
    QString const owed = games.owed(0);
    EXPECT_EQ(games.resume(0, owed), QString{});
    hall.settle();
    auto const taken = before - clock::read(*board().clock, hall.workspace.desk().now()).sides.black.main;
    EXPECT_NE(taken, std::chrono::floor<std::chrono::seconds>(taken)) << "the time is taken as it was, not in seconds";
}

TEST_F(AdjournedGames, BeforeTheAgreedTimeTheRowSaysWhenTheEnvelopeIsOpened) {
    adjourned();
    EXPECT_EQ(games.keep(0, QStringLiteral("A. Arbiter"), {}, true, false), QString{});
    EXPECT_EQ(games.plan(0, QStringLiteral("2120-11-24 10:00"), QStringLiteral("Room 2"), false), QStringList{});
    games.turnPresence(0, false);
    hall.settle();
    EXPECT_EQ(row("next"), QStringLiteral("At the agreed time, 24 November 2120 10:00, open the envelope."));
    EXPECT_THAT(games.earlyText(0).toStdString(), testing::HasSubstr("24 November 2120 10:00"));
}

TEST_F(AdjournedGames, WhoComesTooLateAfterTheClockWasStartedIsRuledOnAllTheSame) { // I.10; T133
    allowAnHour();
    adjourned();
    hall.ticks.jumpWall(2h);
    agreeOn(-30min);
    games.turnPresence(0, true);
    hall.settle();
    games.resume(0, {});
    hall.settle();
    ASSERT_FALSE(board().adjourned);
    hall.ticks.jumpWall(1h);
    games.turnPresence(0, false);
    hall.settle();
    EXPECT_THAT(row("next").toStdString(), testing::StartsWith("A player is too late"));
    games.rule(0);
    ASSERT_TRUE(hall.workspace.incidents()->form()->incident());
    EXPECT_THAT(rulings::text(*hall.workspace.incidents()->form()->incident()), testing::HasSubstr("resumption"));
}

TEST_F(AdjournedGames, WithoutTheEnvelopeTheLateReplierPaysAllTheSame) { // 2009: Adj.9b, 11a
    allowAnHour();
    adjourned();
    hall.ticks.jumpWall(2h);
    QString const agreed = fromNow(-20min);
    EXPECT_EQ(games.plan(0, agreed, QStringLiteral("Room 2"), false), QStringList{});
    EXPECT_EQ(games.miss(0, {}), QString{});
    hall.settle();
    games.rule(0);
    IncidentView& incidents = *hall.workspace.incidents();
    EXPECT_EQ(incidents.form()->wanted(), QStringLiteral("stated")) << "the player says what was sealed";
    incidents.form()->edit(QStringLiteral("stated"), QStringLiteral("Nf3"));
    auto const incident = incidents.form()->incident();
    ASSERT_TRUE(incident);
    auto const& missing = std::get<rulings::EnvelopeMissing>(*incident);
    ASSERT_TRUE(missing.noted.white && missing.noted.black);
    EXPECT_EQ(*missing.noted.white, *missing.noted.black) << "as they were noted";
    EXPECT_GT(missing.late, 19min);
    EXPECT_LT(missing.late, 22min);
    auto const before = clock::read(*board().clock, hall.workspace.desk().now()).sides.black.main;
    incidents.rule(QStringLiteral("↵"));
    hall.settle();
    auto const taken = before - clock::read(*board().clock, hall.workspace.desk().now()).sides.black.main;
    EXPECT_LT(std::chrono::abs(taken - missing.late), 5s);
    auto const& acts = hall.workspace.desk().history().acts();
    auto const correction = std::ranges::find_if(acts.rbegin(), acts.rend(), [](session::RecordedAct const& one) {
        return std::holds_alternative<session::ClocksCorrected>(one.act);
    });
    ASSERT_NE(correction, acts.rend());
    EXPECT_EQ(std::get<session::ClocksCorrected>(correction->act).ground, Ground::LateResumption);
}

TEST_F(AdjournedGames, WhoeverCameLateIsNamedUntilHisFirstMove) { // I.10
    allowAnHour();
    adjourned();
    hall.ticks.jumpWall(2h);
    QString const agreed = fromNow(-20min);
    EXPECT_EQ(games.plan(0, agreed, QStringLiteral("Room 2"), false), QStringList{});
    games.turnPresence(0, false);
    hall.settle();
    EXPECT_THAT(row("awaited").toStdString(), testing::HasSubstr("Black came 20 minutes late"));
}

TEST_F(AdjournedGames, AMoveMadeInsteadOfSealingIsNamedBeforeItIsRuledOn) { // T123
    EXPECT_EQ(games.call(-1, QStringLiteral("1"), false), QString{});
    hall.settle();
    IncidentView& incidents = *hall.workspace.incidents();
    incidents.openWith(1, "adjournment", {});
    EXPECT_TRUE(incidents.form()->wanted().isEmpty());
    incidents.form()->edit(QStringLiteral("moved"), QStringLiteral("after-order"));
    EXPECT_EQ(incidents.form()->wanted(), QStringLiteral("move"));
    incidents.form()->edit(QStringLiteral("move"), QStringLiteral("Nc3"));
    EXPECT_TRUE(incidents.form()->wanted().isEmpty());
    EXPECT_THAT(offered(), testing::HasSubstr("once White has stopped the clock"));
}

TEST_F(AdjournedGames, WhoeverMarksTheReplierAsHereStopsTheClockAndSaysTheSame) { // Adj.9b, P23.2
    QString const told = QStringLiteral("Board 1.1: Black is here, the clock is stopped. Open the envelope.");
    adjourned();
    games.resume(0, {});
    hall.settle();
    AttendanceModel& absent = *hall.workspace.attendance();
    InterventionsView& hands = *hall.workspace.hands();
    hands.setBoard(1);
    std::vector<std::function<void()>> const marks{[this] { games.turnPresence(0, false); },
                                                   [&] {
                                                       EXPECT_EQ(absent.count(), 1) << absent.caption().toStdString();
                                                       EXPECT_THAT(absent.meaning(QStringLiteral("1B")).toStdString(),
                                                                   testing::EndsWith("has arrived"));
                                                       EXPECT_TRUE(absent.mark(QStringLiteral("1B")));
                                                   },
                                                   [&] {
                                                       hands.setOpen(true);
                                                       hands.perform(static_cast<int>(Intervention::PresenceOfBlack));
                                                   }};
    for (auto const& mark : marks) {
        EXPECT_THAT(row("next").toStdString(), testing::HasSubstr("until Black is here"));
        EXPECT_THAT(can(), testing::Not(testing::HasSubstr("open")));
        mark();
        hall.settle();
        EXPECT_EQ(board().clock->phase, clock::Phase::Paused);
        EXPECT_EQ(hall.workspace.notice()->text(), told);
        EXPECT_TRUE(hall.workspace.notice()->undoable());
        EXPECT_THAT(can(), testing::HasSubstr("open"));
        EXPECT_EQ(absent.count(), 0);
        hall.workspace.undo();
        hall.settle();
        games.resume(0, {});
        hall.settle();
    }
}

TEST_F(AdjournedGames, OfWhoIsNotHereAfterAllThePageSaysTheOneTruth) { // Ctrl+Z of his coming
    adjourned();
    games.resume(0, {});
    hall.settle();
    games.turnPresence(0, false);
    hall.settle();
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(board().clock->phase, clock::Phase::Paused);
    EXPECT_EQ(row("next"),
              QStringLiteral("Black is not here and the clock is stopped: start it again (R). The envelope "
                             "stays closed until Black is here."));
    EXPECT_THAT(row("times").toStdString(), testing::EndsWith("the clocks are stopped"));
    EXPECT_THAT(can(), testing::HasSubstr("resume"));
    bool refused = false;
    hall.workspace.desk().submit(session::AdjournGame{first, one}, session::Confirmation::NotAsked,
                                 hall.workspace.desk().now(), [&](auto const& done) {
                                     ASSERT_FALSE(done);
                                     refused = true;
                                     QString const why =
                                         refusalText(*done.error().refusal(), hall.workspace.desk().state());
                                     EXPECT_THAT(why.toStdString(), testing::HasSubstr("when the player who must"));
                                 });
    EXPECT_TRUE(Hall::until([&] { return refused; }));
}

TEST_F(AdjournedGames, WhoeverIsMissingAtTheAgreedTimeIsListedBeforeTheGameGoesOn) { // Adj.10
    allowAnHour();
    adjourned();
    AttendanceModel& absent = *hall.workspace.attendance();
    absent.update();
    EXPECT_EQ(absent.count(), 0) << "no time is agreed";
    hall.ticks.jumpWall(2h);
    QString const agreed = fromNow(-20min);
    EXPECT_EQ(games.plan(0, agreed, QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    absent.update();
    ASSERT_EQ(absent.count(), 1) << absent.caption().toStdString();
    EXPECT_TRUE(Hall::at(absent, 0, "whiteAbsent").toBool());
    EXPECT_TRUE(Hall::at(absent, 0, "blackAbsent").toBool());
    EXPECT_THAT(absent.ruleText().toStdString(), testing::HasSubstr("resumed game"));
    absent.forfeit(1);
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), testing::HasSubstr("Shift+F9"));
    EXPECT_TRUE(absent.mark(QStringLiteral("1W")));
    hall.settle();
    absent.update();
    EXPECT_FALSE(Hall::at(absent, 0, "whiteAbsent").toBool());
    submit(session::EnterResult{first, BoardNumber{2}, Result::Draw});
    submit(session::PairRound{});
    hall.workspace.rounds()->setShown(2);
    absent.update();
    ASSERT_EQ(absent.count(), 1) << "also beside the next round";
    EXPECT_EQ(Hall::at(absent, 0, "boardLabel").toString(), QStringLiteral("1.1"));
    absent.forfeit(1, 1);
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), testing::StartsWith("Game 1.1 was adjourned"));
    EXPECT_THAT(absent.meaning(QStringLiteral("1.1B")).toStdString(), testing::StartsWith("Board 1.1: "));
    EXPECT_TRUE(absent.mark(QStringLiteral("1.1B")));
    hall.settle();
    absent.update();
    EXPECT_EQ(absent.count(), 0);
    EXPECT_TRUE(board().adjournment()->present.white && board().adjournment()->present.black);
}

TEST_F(AdjournedGames, AbsenceIsCountedFromTheResumptionAndForfeitsNothing) { // Adj.10
    allowAnHour();
    adjourned();
    hall.ticks.jumpWall(20h);
    hall.pass(20h);
    QString const agreed = fromNow(-20min);
    EXPECT_EQ(games.plan(0, agreed, QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    games.resume(0, {});
    hall.settle();
    session::EventState const& state = hall.workspace.desk().state();
    BoardNotes const notes = notesOf(board(), {state.rounds[0], state.details, hall.workspace.desk().timeOfDay()},
                                     hall.workspace.desk().now());
    EXPECT_EQ(notes.note, BoardNote::Absent);
    EXPECT_THAT(notes.text.toStdString(), testing::MatchesRegex("Absent (39|40):[0-9][0-9]"));
    AttendanceModel& absent = *hall.workspace.attendance();
    absent.update();
    ASSERT_EQ(Hall::at(absent, 0, "board").toInt(), 1);
    EXPECT_FALSE(Hall::at(absent, 0, "over").toBool());
    absent.forfeitAll();
    hall.settle();
    EXPECT_FALSE(board().result);
    absent.forfeit(1);
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), testing::HasSubstr("Shift+F9"));
}

TEST_F(AdjournedGames, AFlagThatARulingPutsUpWaitsForItsTimeAndEnterDecidesNothing) { // 6.10
    EXPECT_EQ(games.call(-1, QStringLiteral("1"), false), QString{});
    hall.settle();
    hall.pass(2h);
    hall.settle();
    session::EventState const& state = hall.workspace.desk().state();
    auto const facts =
        session::incidentFacts(hall.workspace.desk().history(), first, board(), hall.workspace.desk().now());
    session::DecidedRuling const up{.rules = session::rulesOf(state.details),
                                    .incident = rulings::ClockDefect{},
                                    .known = facts.known,
                                    .choice = {{rulings::PutFlagUp{Colour::White}}, {}},
                                    .own = true,
                                    .note = "a defective clock"};
    submit(session::MakeRuling{first, one, session::onRecord(up)});
    EXPECT_EQ(row("next"),
              QStringLiteral("By a ruling White's flag fall is cancelled: set the time that is left (I)."));
    bool asked = false;
    QObject::connect(hall.workspace.incidents(), &IncidentView::flagToCancel,
                     [&asked](int wanted) { asked = wanted == 1; });
    games.rule(0);
    EXPECT_TRUE(asked);
    InterventionsView& hands = *hall.workspace.hands();
    hands.setBoard(1);
    hands.setOpen(true);
    EXPECT_TRUE(hands.form()->isOpen());
    hands.form()->close();
    hands.key(Qt::Key_Return, QString{}, 0, 0);
    hall.settle();
    EXPECT_FALSE(board().result);
    EXPECT_TRUE(hands.form()->isOpen());
}

TEST_F(AdjournedGames, SAndRSayWhyTheyDoNothing) {
    auto const toldOf = [this](char const* act) {
        games.tellWhyNot(0, QString::fromLatin1(act));
        return hall.workspace.notice()->text().toStdString();
    };
    EXPECT_EQ(games.call(-1, QStringLiteral("1.1"), false), QString{}) << "as the rows name a game";
    hall.settle();
    EXPECT_EQ(toldOf("resume"), "The game 1.1 is not adjourned yet: first the move is sealed (S).");
    EXPECT_EQ(games.adjourn(0, {}, {}, false), QString{});
    hall.settle();
    EXPECT_EQ(toldOf("adjourn"), "The game 1.1 is adjourned already.");
    games.turnPresence(0, false);
    hall.settle();
    EXPECT_EQ(toldOf("resume"), "Board 1: the player who must reply is there; open the envelope first.");
    EXPECT_NE(games.call(-1, QStringLiteral("1.1, 2.2"), false), QString{});
}

TEST_F(AdjournedGames, WhereBothAreTooLateTheGameIsNotResumedButRuledOn) { // Adj.10, READING 13
    allowAnHour();
    adjourned();
    hall.ticks.jumpWall(3h);
    QString const agreed = fromNow(-90min);
    EXPECT_EQ(games.plan(0, agreed, QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    EXPECT_THAT(can(), testing::Not(testing::HasSubstr("resume")));
    games.tellWhyNot(0, QStringLiteral("resume"));
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(),
                testing::HasSubstr("does not go on. Both players are too late: "));
}

TEST(AdjournedGamesOfAnEdition, ForAReplierWhoAloneIsTooLateOnlyLaterOnesOpenTheEnvelope) { // 2009: Adj.10; I.10
    for (auto const* const edition : {"E2009", "E2018"}) {
        Hall hall;
        EventForm& form = *hall.workspace.eventForm();
        form.startNew();
        form.setName(QStringLiteral("River Cup"));
        form.setSystem(QStringLiteral("BERGER_ROUNDROBIN"));
        form.setPlace(QStringLiteral("Delta"));
        form.setEdition(QString::fromLatin1(edition));
        form.setControl(QStringLiteral("90+30"));
        form.setLateAfter(QStringLiteral("60"));
        hall.workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/river.flagfall")));
        hall.settle();
        hall.enterRivers();
        hall.pair();
        AdjournmentsModel& games = *hall.workspace.adjournments();
        hall.workspace.desk().submit(session::StartClocks{RoundNumber{1}, {}}, session::Confirmation::Yes,
                                     hall.workspace.desk().now(), [](auto const&) {});
        hall.settle();
        EXPECT_EQ(games.call(-1, QStringLiteral("1"), false), QString{});
        hall.settle();
        EXPECT_EQ(games.adjourn(0, {}, {}, false), QString{});
        hall.settle();
        QString const soon = hall.workspace.desk().timeOfDay().addSecs(60).toString(QStringLiteral("yyyy-MM-dd HH:mm"));
        EXPECT_EQ(games.plan(0, soon, QStringLiteral("Room 2"), false), QStringList{});
        hall.settle();
        games.turnPresence(0, true); // the sealer is there in time
        hall.settle();
        hall.ticks.jumpWall(90min);
        games.turnPresence(0, false); // the replier comes, and has not come after all: the rows are made anew
        hall.settle();
        games.turnPresence(0, false);
        hall.settle();
        QString const can = Hall::at(games, 0, "can").toString();
        EXPECT_EQ(can.split(u' ').contains(QStringLiteral("open")), std::string_view{edition} != "E2009")
            << edition << ": " << can.toStdString();
    }
}

TEST_F(AdjournedGames, OnceIsEnoughToSayThatItGoesOnBeforeItsTime) {
    adjourned();
    EXPECT_EQ(games.plan(0, QStringLiteral("2120-11-24 10:00"), QStringLiteral("Room 2"), false), QStringList{});
    for (bool const white : {true, false}) games.turnPresence(0, white);
    hall.settle();
    EXPECT_EQ(games.open(0, QStringLiteral("Nf3"), {}, {}, false), QString{});
    hall.settle();
    ASSERT_TRUE(hall.workspace.question()->asked());
    hall.workspace.question()->yes();
    hall.settle();
    games.write(0);
    hall.settle();
    games.resume(0, {});
    hall.settle();
    EXPECT_FALSE(hall.workspace.question()->asked());
    EXPECT_FALSE(board().adjourned);
}

TEST_F(AdjournedGames, OfAnEarlierRoundIsFoundByItsPlaceBoardAndPlayersAndStandsOnTheHallScreen) {
    submit(session::EnterResult{first, BoardNumber{2}, Result::Draw});
    adjourned();
    submit(session::PairRound{});
    auto const found = [this](char const* typed) {
        std::string places;
        for (QVariant const& one : hall.workspace.find()->find(QString::fromLatin1(typed))) {
            QVariantMap const hit = one.toMap();
            if (hit.value(QStringLiteral("board")).toInt() > 0)
                places += hit.value(QStringLiteral("round")).toString().toStdString() + '.' +
                          hit.value(QStringLiteral("board")).toString().toStdString() + ' ';
        }
        return places;
    };
    EXPECT_EQ(found("1.1"), "1.1 ");
    EXPECT_EQ(found("2,2"), "2.2 ");
    EXPECT_EQ(found("1"), "2.1 1.1 ") << "that of this round first";
    EXPECT_EQ(found("2"), "2.2 ") << "what is over is not looked for by its number alone";
    EXPECT_THAT(found("Amazon"), testing::EndsWith("1.1 "));
    session::EventState const& state = hall.workspace.desk().state();
    auto const lines = linesByBoard(state, *state.currentRound());
    ASSERT_FALSE(lines.empty());
    EXPECT_EQ(lines.back().number, QStringLiteral("1.1"));
    EXPECT_EQ(lines.back().middle, QStringLiteral("adj."));
}

TEST_F(AdjournedGames, WithTwoRoundsInTheHallALineSaysWhichOneItIsAbout) {
    auto const last = [this] { return Hall::at(*hall.workspace.history(), 0, "text").toString().toStdString(); };
    AttendanceModel& absent = *hall.workspace.attendance();
    EXPECT_TRUE(absent.mark(QStringLiteral("2W")));
    hall.settle();
    EXPECT_EQ(last(), "Board 2: White is not at the board") << "there is one round yet";
    submit(session::EnterResult{first, BoardNumber{2}, Result::Draw});
    adjourned();
    submit(session::PairRound{});
    hall.workspace.rounds()->setShown(2);
    EXPECT_TRUE(absent.mark(QStringLiteral("2W")));
    hall.settle();
    EXPECT_EQ(last(), "Board 2: White is not at the board");
    games.turnPresence(0, false);
    hall.settle();
    EXPECT_EQ(last(), "Round 1 · Board 1: Black has come to the resumption");
    std::string all;
    for (int line = 0; line < hall.workspace.history()->rowCount(); ++line)
        all += Hall::at(*hall.workspace.history(), line, "text").toString().toStdString() + '\n';
    EXPECT_THAT(all, testing::Not(testing::HasSubstr("Round 1 · Board 2"))) << "it was the round then";
    submit(session::OpenEnvelope{.round = first, .board = one, .written = "Nf3"});
    games.turnPresence(0, false);
    hall.settle();
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(),
                testing::StartsWith("Round 1 · The envelope of board 1"));
    hall.workspace.rounds()->setShown(1);
    hall.workspace.hands()->setBoard(1);
    hall.workspace.hands()->setOpen(true);
    EXPECT_EQ(hall.workspace.hands()->who(), QStringLiteral("Round 1 · Board 1"));
    hall.workspace.showClock(1);
    EXPECT_EQ(hall.workspace.clockView()->boardText(), QStringLiteral("Round 1 · Board 1"));
}

TEST_F(AdjournedGames, WithoutTheEnvelopeNoClockIsStartedBeforeTheRuling) { // 2009: Adj.11a
    adjourned();
    games.turnPresence(0, false);
    hall.settle();
    EXPECT_EQ(games.miss(0, {}), QString{});
    hall.settle();
    EXPECT_THAT(can(), testing::Not(testing::HasSubstr("resume")));
    games.rule(0);
    hall.workspace.incidents()->form()->edit(QStringLiteral("stated"), QStringLiteral("Nf3"));
    hall.workspace.incidents()->rule(QStringLiteral("↵"));
    hall.settle();
    EXPECT_FALSE(board().adjourned) << "the ruling starts it";
}

TEST_F(AdjournedGames, AnOfferFromTheEnvelopeStandsWhenTheMoveIsWritten) { // Adj.2f, Adj.4
    adjourned();
    opened("Nf3 draw?");
    EXPECT_THAT(row("next").toStdString(), testing::HasSubstr("with a draw offer"));
    games.write(0);
    hall.settle();
    EXPECT_THAT(row("offer").toStdString(), testing::HasSubstr("White offers a draw"));
    EXPECT_THAT(row("next").toStdString(), testing::StartsWith("Put the draw offer to the opponent"));
    submit(session::AnswerOffer{first, one, Colour::Black, session::OfferAnswer::Accepted});
    EXPECT_EQ(board().result, Result::Draw);
}

TEST_F(AdjournedGames, TheRulingOnAnOpenEnvelopeTakesTheLateReplyOffTheClock) { // T128
    allowAnHour();
    adjourned();
    hall.ticks.jumpWall(2h);
    QString const agreed = fromNow(-20min);
    EXPECT_EQ(games.plan(0, agreed, QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    opened("Nf3");
    auto const before = clock::read(*board().clock, hall.workspace.desk().now()).sides.black.main;
    games.rule(0);
    hall.workspace.incidents()->rule(QStringLiteral("↵"));
    hall.settle();
    ASSERT_FALSE(board().adjourned);
    auto const taken = before - clock::read(*board().clock, hall.workspace.desk().now()).sides.black.main;
    EXPECT_GT(taken, 19min);
    EXPECT_LT(taken, 22min);
}

TEST_F(AdjournedGames, ASealedMoveIsChangedOnlyUntilTheClockIsStopped) { // T122
    auto const said = [this] {
        hall.workspace.incidents()->openWith(1, "sealed-change", {});
        auto const incident = hall.workspace.incidents()->form()->incident();
        return incident ? rulings::text(*incident) : std::string{};
    };
    EXPECT_EQ(games.call(-1, QStringLiteral("1"), false), QString{});
    hall.settle();
    EXPECT_EQ(said(), "sealed-change by=white");
    games.stopClock(0);
    hall.settle();
    EXPECT_EQ(said(), "sealed-change by=white clock-stopped=yes");
    EXPECT_EQ(games.adjourn(0, {}, {}, false), QString{});
    hall.settle();
    EXPECT_EQ(said(), "sealed-change by=white clock-stopped=yes");
}

TEST_F(AdjournedGames, AFlagThatFallsWhileAMoveIsSealedIsRuledOn) { // Adj.1a, 6.9
    EXPECT_EQ(games.call(-1, QStringLiteral("1"), false), QString{});
    hall.settle();
    hall.pass(2h);
    hall.settle();
    ASSERT_EQ(row("next"), QStringLiteral("White's flag is down: rule on it (I)."));
    EXPECT_THAT(can(), testing::Not(testing::HasSubstr("adjourn"))) << "S waits for the ruling (P22)";
    games.rule(0);
    EXPECT_EQ(hall.workspace.incidents()->name(), QStringLiteral("Flag fall"));
}

TEST_F(AdjournedGames, TheClockGoesOnWhenNoMoveIsSealedAfterAll) {
    EXPECT_EQ(games.call(-1, QStringLiteral("1"), true), QString{});
    hall.settle();
    games.stopClock(0);
    hall.settle();
    ASSERT_EQ(board().clock->phase, clock::Phase::Paused);
    games.callOff(0);
    hall.settle();
    EXPECT_EQ(board().clock->phase, clock::Phase::Running);
    EXPECT_FALSE(board().sealing);
}

TEST_F(AdjournedGames, TheReplyIsAskedAboutWhileTheClockStands) { // Adj.9c
    adjourned();
    opened("Nf3");
    games.write(0);
    hall.settle();
    games.resume(0, {});
    hall.settle();
    EXPECT_TRUE(games.asksFirst(0, QStringLiteral("reply")));
    games.stopClock(0);
    hall.settle();
    games.startClock(0);
    hall.settle();
    EXPECT_EQ(board().clock->phase, clock::Phase::Running) << "nothing came of it";
    games.stopClock(0);
    hall.settle();
    EXPECT_EQ(games.reply(0, QStringLiteral("A. Arbiter"), {}), QString{});
    hall.settle();
    EXPECT_EQ(board().clock->active, Colour::White);
    EXPECT_THAT(row("envelope").toStdString(), testing::HasSubstr("A. Arbiter"));
}

TEST_F(AdjournedGames, TheNextPlayerWhoSealsIsChosen) { // I.1.1
    EXPECT_EQ(games.call(-1, QStringLiteral("1, 2"), false), QString{});
    hall.settle();
    EXPECT_EQ(games.sealingRow(), 0);
    EXPECT_EQ(games.adjourn(0, {}, {}, false), QString{});
    hall.settle();
    ASSERT_EQ(games.sealingRow(), 0);
    EXPECT_EQ(Hall::at(games, 0, "board").toInt(), 2);
}

TEST_F(AdjournedGames, TheGameThatWasAdjournedIsNamedAndFoundAgainWithTheUndo) {
    QList<int> back;
    QObject::connect(&games, &AdjournmentsModel::broughtBack, &games,
                     [&](int round, int board) { back = {round, board}; });
    EXPECT_EQ(games.call(-1, QStringLiteral("1, 2"), false), QString{});
    hall.settle();
    EXPECT_EQ(games.adjourn(0, {}, {}, false), QString{});
    hall.settle();
    EXPECT_EQ(hall.workspace.notice()->text(), QStringLiteral("Board 1.1 is adjourned."));
    EXPECT_TRUE(hall.workspace.notice()->undoable());
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(back, (QList<int>{1, 1}));
    EXPECT_EQ(games.rowOfGame(1, 1), 0);
    EXPECT_EQ(games.rowOfGame(2, 1), -1);
}

TEST_F(AdjournedGames, WhileTheNextRoundIsPairedAGameThatIsNotOverCountsAsADrawInTheListToo) { // C.04.2, Art. 3
    PresenceModel const& list = *hall.workspace.pairing()->presence();
    int halves = 0;
    adjourned();
    for (int at = 0; at < list.rowCount(); ++at)
        halves += Hall::at(list, at, "points").toString() == QStringLiteral("½") ? 1 : 0;
    EXPECT_EQ(halves, 4) << "adjourned, or still being played";
}

TEST_F(AdjournedGames, APairingLeavesNoMissingEnvelopeToBeRuledOnAgain) { // the checklist, 159
    adjourned();
    EXPECT_EQ(games.miss(0, {}), QString{});
    hall.settle();
    games.rule(0);
    hall.workspace.incidents()->form()->edit(QStringLiteral("stated"), QStringLiteral("Nf3"));
    hall.workspace.incidents()->rule(QStringLiteral("↵"));
    hall.settle();
    ASSERT_FALSE(board().adjourned);
    submit(session::PauseClocks{first, {one}});
    submit(session::EnterResult{first, BoardNumber{2}, Result::Draw});
    submit(session::PairRound{});
    ASSERT_EQ(games.count(), 1);
    EXPECT_FALSE(Hall::at(games, 0, "grave").toBool());
    EXPECT_THAT(row("next").toStdString(), testing::Not(testing::HasSubstr("missing")));
}

TEST_F(AdjournedGames, WhatTheOpenEnvelopeSaysIsNotAskedAgain) {
    adjourned();
    opened("Kd4");
    hall.workspace.incidents()->openWith(1, "sealed-move", {});
    ASSERT_TRUE(hall.workspace.incidents()->form()->incident());
    EXPECT_THAT(rulings::text(*hall.workspace.incidents()->form()->incident()),
                testing::AllOf(testing::HasSubstr("by=white"), testing::HasSubstr("text=Kd4")));
}

TEST_F(AdjournedGames, WhoHasMovedSinceTheResumptionIsKnownFromTheRecord) { // Adj.12, I.13
    adjourned();
    for (bool const white : {true, false}) games.turnPresence(0, white);
    hall.settle();
    EXPECT_EQ(games.open(0, QStringLiteral("Nf3"), {}, {}, false), QString{});
    hall.settle();
    games.write(0);
    hall.settle();
    games.resume(0, {});
    hall.settle();
    auto const moved = [this] {
        hall.workspace.incidents()->openWith(1, "noted-times", {{"by", "black"}});
        auto const incident = hall.workspace.incidents()->form()->incident();
        return incident && std::get<rulings::NotedTimesWrong>(*incident).moved;
    };
    EXPECT_FALSE(moved());
    submit(session::WriteRecord{first, one, 3, 0, {{.move = "b8c6"}}});
    EXPECT_TRUE(moved());
}

TEST_F(AdjournedGames, BeforeTheAgreedTimeNoRulingIsProposedThatStartsAClock) {
    adjourned();
    games.rule(0);
    EXPECT_TRUE(hall.workspace.incidents()->isOpen());
    EXPECT_FALSE(hall.workspace.incidents()->isChosen()) << "the arbiter says what has happened";
}

TEST_F(AdjournedGames, WhoeverSealsNowStandsFirstAndIsChosen) { // I.1.1
    adjourned();
    EXPECT_EQ(games.call(-1, QStringLiteral("2"), false), QString{});
    hall.settle();
    ASSERT_EQ(games.count(), 2);
    EXPECT_EQ(Hall::at(games, 0, "board").toInt(), 2);
    EXPECT_EQ(games.calledRow(), 0);
}

TEST_F(AdjournedGames, AMateInTheEnvelopeStaysInTheListUntilItHasItsResult) { // 5.1.1
    submit(session::WriteRecord{
        first, one, 2, 0, {{.move = "f1c4"}, {.move = "b8c6"}, {.move = "d1h5"}, {.move = "g8f6"}}});
    adjourned();
    opened("Qxf7");
    games.write(0);
    hall.settle();
    EXPECT_THAT(row("next").toStdString(), testing::AllOf(testing::StartsWith("Checkmate: White has won"),
                                                          testing::EndsWith("(I): that enters the result.")));
    submit(session::EnterResult{.round = first, .board = one, .result = Result::WhiteWins});
    EXPECT_EQ(games.count(), 0);
}

TEST_F(AdjournedGames, WhoHasTheEnvelopeIsInTheFormAndItIsToBeChecked) { // Adj.3
    adjourned();
    EXPECT_EQ(games.holder(0), QString{});
    EXPECT_EQ(games.keep(0, QStringLiteral("A. Arbiter"), {}, false, false), QString{});
    hall.settle();
    EXPECT_EQ(games.holder(0), QStringLiteral("A. Arbiter"));
    EXPECT_EQ(row("next"), QStringLiteral("Check what stands on the envelope."));
}

TEST_F(AdjournedGames, AResumptionIsAfterTheAdjournmentAndSomewhere) { // Adj.2g
    adjourned();
    QString const place = QStringLiteral("Room 2");
    QStringList const early = games.plan(0, QStringLiteral("2020-11-24 10:00"), place, false);
    ASSERT_EQ(early.size(), 2);
    EXPECT_THAT(early[0].toStdString(), testing::HasSubstr("later day and time"));
    EXPECT_EQ(early[1], QString{});
    QStringList const nowhere = games.plan(0, QStringLiteral("2120-11-24 10:00"), QStringLiteral("  "), false);
    ASSERT_EQ(nowhere.size(), 2);
    EXPECT_EQ(nowhere[0], QString{});
    EXPECT_EQ(nowhere[1], QStringLiteral("Enter the place where the game goes on."));
    hall.settle();
    EXPECT_TRUE(board().adjournment()->resumesAt.empty());
}

TEST_F(AdjournedGames, AnOfferThatStandsIsInTheRow) { // Adj.4
    adjourned();
    EXPECT_EQ(row("offer"), QString{});
    submit(session::OfferDraw{.round = first, .board = one, .by = Colour::Black});
    EXPECT_THAT(row("offer").toStdString(),
                testing::AllOf(testing::HasSubstr("Still open"),
                               testing::HasSubstr("Black offers a draw after the move was sealed")));
}

TEST_F(AdjournedGames, WhoeverIsTooLateTheRowSaysWhatTheOpenEnvelopeSays) { // I.10
    adjourned();
    opened("Nf3");
    hall.ticks.jumpWall(2h);
    QString const agreed = fromNow(-30min);
    EXPECT_EQ(games.plan(0, agreed, QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    EXPECT_EQ(row("next"), QStringLiteral("A player is too late: rule on it (I). The envelope says “Nf3”."));
}

TEST_F(AdjournedGames, AnEnvelopeThatIsOpenedForNobodyIsOpenedBeforeAWitness) { // I.10
    adjourned();
    EXPECT_TRUE(Hall::at(games, 0, "witness").toBool());
    games.turnPresence(0, false);
    hall.settle();
    EXPECT_FALSE(Hall::at(games, 0, "witness").toBool()) << "the player who must reply sees it";
    EventForm& form = *hall.workspace.eventForm();
    form.startEdit();
    form.setWitness(true);
    form.submit();
    hall.settle();
    if (hall.workspace.question()->asked()) hall.workspace.question()->yes();
    hall.settle();
    EXPECT_TRUE(Hall::at(games, 0, "witness").toBool()) << "by the rules of the event";
}

TEST_F(AdjournedGames, WhoAsksToAdjournIsToldFromWhoIsToldTo) { // I.1.2
    EXPECT_EQ(games.call(-1, QStringLiteral("1"), true), QString{});
    EXPECT_EQ(games.call(-1, QStringLiteral("2"), false), QString{});
    hall.settle();
    EXPECT_EQ(row("stateText"), QStringLiteral("asked to adjourn"));
    EXPECT_THAT(row("next").toStdString(), testing::StartsWith("White asked to adjourn"));
    EXPECT_EQ(row("stateText", 1), QStringLiteral("told to seal"));
}

TEST_F(AdjournedGames, WhatIsAskedAndToldOfAnEarlierRoundNamesIt) {
    adjourned();
    submit(session::EnterResult{first, BoardNumber{2}, Result::Draw});
    submit(session::PairRound{});
    EXPECT_EQ(games.plan(0, QStringLiteral("2120-11-24 10:00"), QStringLiteral("Room 2"), false), QStringList{});
    games.turnPresence(0, false);
    hall.settle();
    EXPECT_EQ(games.open(0, QStringLiteral("Nf3"), {}, {}, false), QString{});
    hall.settle();
    ASSERT_TRUE(hall.workspace.question()->asked());
    EXPECT_THAT(hall.workspace.question()->text().toStdString(), testing::StartsWith("Round 1 · "));
    hall.workspace.question()->no();
    EXPECT_EQ(games.reply(0, {}, {}), QString{});
    hall.settle();
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), testing::StartsWith("Round 1 · "));
    EXPECT_EQ(games.miss(0, {}), QString{});
    hall.settle();
    EXPECT_THAT(hall.workspace.undoText().toStdString(), testing::EndsWith("(round 1)"));
}

TEST_F(AdjournedGames, LatenessRunsInThePanelAndTheRulingHasItExactly) { // I.10
    adjourned();
    hall.ticks.jumpWall(2h);
    QString const agreed = fromNow(-30min);
    EXPECT_EQ(games.plan(0, agreed, QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    games.rule(0);
    IncidentForm& form = *hall.workspace.incidents()->form();
    auto const shown = [&form] {
        for (int row = 0; row < form.fields()->rowCount(); ++row)
            if (Hall::at(*form.fields(), row, "word").toString() == QStringLiteral("black-after"))
                return Hall::at(*form.fields(), row, "content").toString();
        return QString{};
    };
    QString const before = shown();
    EXPECT_EQ(before.count(QLatin1Char('.')), 0) << before.toStdString();
    hall.ticks.jumpWall(90s + 345ms);
    ASSERT_TRUE(Hall::until([&] { return shown() != before; })) << "nobody has touched anything";
    auto const incident = form.incident();
    ASSERT_TRUE(incident);
    auto const after = std::get<rulings::GameResumed>(*incident).after.black;
    ASSERT_TRUE(after);
    QDateTime const then = QDateTime::fromString(agreed, QStringLiteral("yyyy-MM-dd HH:mm"));
    std::chrono::milliseconds const exactly{then.msecsTo(hall.workspace.desk().timeOfDay())};
    ASSERT_NE(exactly % 1s, 0ms) << "the row shows whole seconds";
    EXPECT_EQ(*after, exactly);
}

TEST_F(AdjournedGames, AnEnvelopeMissedAfterTheClockWasStartedIsRuledOnWithWhatIsKnown) { // 2009: Adj.9b, 11a
    allowAnHour();
    adjourned();
    auto const before = clock::read(*board().clock, hall.workspace.desk().now()).sides;
    hall.ticks.jumpWall(2h);
    QString const agreed = fromNow(-20min);
    EXPECT_EQ(games.plan(0, agreed, QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    EXPECT_EQ(games.resume(0, QStringLiteral("20")), QString{});
    hall.settle();
    hall.pass(3min);
    for (bool const white : {true, false}) games.turnPresence(0, white);
    hall.settle();
    EXPECT_EQ(games.miss(0, {}), QString{});
    hall.settle();
    EXPECT_EQ(row("next"), QStringLiteral("The envelope or a key to it is missing: rule on it (I), or say who keeps it "
                                          "when it is found (K)."));
    EXPECT_TRUE(Hall::at(games, 0, "grave").toBool());
    games.rule(0);
    IncidentView& incidents = *hall.workspace.incidents();
    EXPECT_EQ(incidents.name(), QStringLiteral("Missing envelope"));
    ASSERT_EQ(incidents.form()->wanted(), QStringLiteral("stated")) << "all else is known";
    incidents.form()->edit(QStringLiteral("stated"), QStringLiteral("Nf3"));
    auto const incident = incidents.form()->incident();
    ASSERT_TRUE(incident);
    auto const& missing = std::get<rulings::EnvelopeMissing>(*incident);
    EXPECT_EQ(missing.by, Colour::White);
    ASSERT_TRUE(missing.noted.white && missing.noted.black);
    EXPECT_EQ(*missing.noted.white, before.white.main + 30s) << "with the increment for the sealed move";
    EXPECT_EQ(*missing.noted.black, before.black.main) << "as at the adjournment";
    EXPECT_GE(missing.late, 23min);
    EXPECT_LT(missing.late, 25min);
    EXPECT_THAT(incidents.ruling()->warning().toStdString(), testing::Not(testing::HasSubstr("judgement")));
    incidents.rule(QStringLiteral("↵"));
    hall.settle();
    auto const after = clock::read(*board().clock, hall.workspace.desk().now()).sides;
    EXPECT_LT(std::chrono::abs(before.black.main - after.black.main - missing.late), 1s);
    EXPECT_EQ(after.white.main, before.white.main + 30s);
    EXPECT_EQ(board().game.record.size(), 3U);
    EXPECT_EQ(games.count(), 0) << "it was ruled on";
}

TEST_F(AdjournedGames, TheMoveThatHadToBeSealedIsNamedWhereTheRecordIsShort) { // T123
    submit(session::WriteRecord{first, one, 1, 1, {}});
    submit(session::CallForSealing{.round = first, .boards = {one}, .mustSeal = "Nf3"});
    EXPECT_EQ(games.adjourn(0, {}, {}, false), QString{});
    hall.settle();
    opened("Nc3");
    EXPECT_THAT(row("next").toStdString(), testing::HasSubstr("On the board Nf3 had been made"));
}

TEST_F(AdjournedGames, WithAnEmptySecondEnvelopeTheRecordIsNotTooShort) { // 2009: Adj.8b, 9c
    adjourned();
    opened("Nf3");
    games.write(0);
    hall.settle();
    games.resume(0, {});
    hall.settle();
    EXPECT_EQ(games.reply(0, {}, {}), QString{});
    games.turnPresence(0, true);
    hall.settle();
    EXPECT_EQ(games.open(0, {}, {}, {}, true), QString{});
    hall.settle();
    games.rule(0);
    EXPECT_THAT(hall.workspace.incidents()->ruling()->mateByRecord().toStdString(),
                testing::Not(testing::HasSubstr("too short")));
}

TEST_F(AdjournedGames, AMissingEnvelopeThatWasRuledOnIsSettledAlsoWithoutARecord) { // 2009: Adj.11a
    submit(session::WriteRecord{first, one, 0, 2, {}});
    adjourned();
    games.turnPresence(0, true);
    hall.settle();
    games.resume(0, {});
    hall.settle();
    games.turnPresence(0, false);
    hall.settle();
    EXPECT_EQ(games.miss(0, {}), QString{});
    hall.settle();
    ASSERT_EQ(games.count(), 1);
    games.rule(0);
    hall.workspace.incidents()->form()->edit(QStringLiteral("stated"), QStringLiteral("Nf3"));
    hall.workspace.incidents()->rule(QStringLiteral("↵"));
    hall.settle();
    EXPECT_EQ(games.count(), 0);
}

TEST(AdjournedGamesOfACountedControl, AFlagThatFellWithMovesMissingIsInTheRow) { // Adj.10c, 6.9
    Hall hall;
    hall.create(QStringLiteral("40/120:60"));
    hall.enterRivers();
    hall.pair();
    AdjournmentsModel& games = *hall.workspace.adjournments();
    RoundNumber const round{1};
    BoardNumber const board{1};
    for (session::Command const& command : std::initializer_list<session::Command>{
             session::StartClocks{RoundNumber{1}, {}}, session::PressLever{RoundNumber{1}, board, Colour::White},
             session::PressLever{RoundNumber{1}, board, Colour::Black},
             session::CorrectClocks{
                 .round = RoundNumber{1}, .boards = {board}, .operations = {clock::SetTime{Colour::Black, 2min}}},
             session::CallForSealing{round, {board}}, session::AdjournGame{round, board},
             session::ResumeGame{round, board}}) {
        hall.workspace.desk().submit(command, session::Confirmation::Yes, hall.workspace.desk().now(),
                                     [](auto const&) {});
        hall.settle();
    }
    EXPECT_THAT(Hall::at(games, 0, "next").toString().toStdString(), testing::StartsWith("Black's clock runs"));
    hall.pass(3min);
    hall.settle();
    EXPECT_EQ(Hall::at(games, 0, "next").toString(), QStringLiteral("Black's flag is down: rule on it (I)."));
    EXPECT_TRUE(Hall::at(games, 0, "grave").toBool());
    games.rule(0);
    std::string options;
    for (QVariant const& option : hall.workspace.incidents()->ruling()->options())
        options += option.toMap().value(QStringLiteral("text")).toString().toStdString() + '\n';
    EXPECT_THAT(options, testing::HasSubstr("1–0"));
}

TEST_F(AdjournedGames, TheMoveIsCountedFromAPositionThatWasSetUp) { // Adj.2e
    BoardNumber const two{2};
    submit(session::SetUpGames{first, {two}, "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 41"});
    submit(session::CallForSealing{first, {two}});
    EXPECT_EQ(row("seals"), QStringLiteral("White seals move 41"));
    submit(session::AdjournGame{first, two});
    EXPECT_EQ(row("seals"), QStringLiteral("White sealed move 41"));
    games.showLabel(0);
    Paper const& label = hall.workspace.paper()->paper();
    auto const drawn = std::ranges::find_if(
        label.body, [](PaperBlock const& block) { return std::holds_alternative<PaperDiagram>(block); });
    ASSERT_NE(drawn, label.body.end());
    EXPECT_TRUE(std::get<PaperDiagram>(*drawn).position) << "nobody needs to draw it by hand";
    opened("Rd8#");
    EXPECT_EQ(row("next"), QStringLiteral("The sealed move is 41. Rd8#: write it on the record."));
}

TEST_F(AdjournedGames, WhoeverWasThereWhenTheEnvelopeWasOpenedStaysThere) { // Adj.7
    adjourned();
    opened("Nf3");
    EXPECT_THAT(can(), testing::Not(testing::HasSubstr("black")));
    hall.workspace.undo();
    hall.settle();
    EXPECT_TRUE(board().adjournment()->present.black);
    EXPECT_EQ(hall.workspace.notice()->text(),
              QStringLiteral("The envelope of board 1 is open, and an opening cannot be undone."));
}

TEST_F(AdjournedGames, AnOpenEnvelopeDoesNotBarWhatWasDoneBeforeOnAnotherBoard) {
    submit(session::EnterResult{first, BoardNumber{2}, Result::Draw});
    adjourned();
    opened("Nf3");
    hall.workspace.undo();
    hall.settle();
    QuestionView& question = *hall.workspace.question();
    EXPECT_EQ(question.title(), QStringLiteral("Undo what was done before?"));
    EXPECT_EQ(question.text(), QStringLiteral("The envelope of board 1 is open, and an opening cannot be undone."));
    EXPECT_EQ(question.consequences(), QStringList{"Before it, and can be undone: result ½–½ on board 2"});
    question.yes();
    hall.settle();
    EXPECT_EQ(hall.workspace.notice()->text(),
              QStringLiteral("Undone: result ½–½ on board 2. The clock stays paused."));
    EXPECT_TRUE(board().adjournment()->present.black);
}

TEST_F(AdjournedGames, WhoeverComesAfterTheOpeningMayHaveBeenMarkedByMistake) {
    adjourned();
    submit(session::OpenEnvelope{.round = first, .board = one, .written = "Nf3", .witness = "B. Deputy"});
    hall.ticks.jumpWall(1min);
    games.turnPresence(0, false);
    hall.settle();
    EXPECT_THAT(can(), testing::HasSubstr("black"));
    hall.workspace.undo();
    hall.settle();
    EXPECT_FALSE(board().adjournment()->present.black);
}

TEST_F(AdjournedGames, TheUndoingOfAReplyNamesIt) { // 2009: Adj.9c
    adjourned();
    opened("Nf3");
    games.write(0);
    hall.settle();
    games.resume(0, {});
    hall.settle();
    EXPECT_EQ(games.reply(0, QStringLiteral("A. Arbiter"), {}), QString{});
    hall.settle();
    EXPECT_EQ(hall.workspace.undoText(), QStringLiteral("Undo: the sealed reply on board 1"));
    hall.workspace.undo();
    hall.settle();
    EXPECT_FALSE(board().adjournment()->reply);
    EXPECT_EQ(board().clock->active, Colour::Black) << "whose clock runs again";
}

TEST_F(AdjournedGames, ABoardThatDoesNotExistIsSaidBesideTheBoards) {
    QList<int> lines;
    QString said;
    QObject::connect(&games, &AdjournmentsModel::refused, &games, [&](int line, QString const& text) {
        lines += line;
        said = text;
    });
    EXPECT_EQ(games.call(-1, QStringLiteral("44"), false), QString{});
    hall.settle();
    EXPECT_EQ(lines, QList<int>{0});
    EXPECT_EQ(said, QStringLiteral("There is no such board in this round."));
    EXPECT_NE(hall.workspace.notice()->text(), said);
}

TEST_F(AdjournedGames, WhoCameLateIsNamedUntilTheSealedReplyIsMade) { // 2009: Adj.9c, 10
    allowAnHour();
    adjourned();
    hall.ticks.jumpWall(2h);
    QString const agreed = fromNow(-20min);
    EXPECT_EQ(games.plan(0, agreed, QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    opened("Nf3");
    games.write(0);
    hall.settle();
    games.resume(0, {});
    hall.settle();
    EXPECT_EQ(games.reply(0, {}, {}), QString{});
    hall.settle();
    EXPECT_THAT(row("awaited").toStdString(), testing::HasSubstr("Black came 20 minutes late"));
}

TEST_F(AdjournedGames, OneMayKeepTheEnvelopesOfARound) { // Adj.3
    EXPECT_EQ(games.call(-1, QStringLiteral("1, 2"), false), QString{});
    hall.settle();
    for (int times = 0; times < 2; ++times) {
        EXPECT_EQ(games.adjourn(0, {}, {}, false), QString{});
        hall.settle();
    }
    EXPECT_EQ(games.keep(0, QStringLiteral("A. Arbiter"), {}, true, false), QString{});
    hall.settle();
    EXPECT_EQ(games.holder(1), QStringLiteral("A. Arbiter")) << "whoever was named last is offered";
    EXPECT_EQ(row("envelope", 1), QStringLiteral("Envelope: nobody is named who keeps it"));
    EXPECT_EQ(games.keep(0, QStringLiteral("B. Deputy"), QStringLiteral("safe"), true, true), QString{});
    hall.settle();
    for (int at : {0, 1})
        EXPECT_THAT(row("envelope", at).toStdString(),
                    testing::StartsWith("Envelope: checked, kept by B. Deputy (safe), since "));
    EXPECT_EQ(games.keep(1, QStringLiteral("A. Arbiter"), {}, true, true), QString{});
    hall.settle();
    EXPECT_THAT(row("envelope").toStdString(), testing::HasSubstr("B. Deputy")) << "somebody keeps it already";
}

TEST_F(AdjournedGames, WhereBothAreTooLateTheEnvelopeIsOpenedBeforeAWitness) { // T138
    allowAnHour();
    adjourned();
    hall.ticks.jumpWall(2h);
    QString const agreed = fromNow(-65min);
    EXPECT_EQ(games.plan(0, agreed, QStringLiteral("Room 2"), false), QStringList{});
    for (bool const white : {true, false}) games.turnPresence(0, white);
    hall.settle();
    EXPECT_TRUE(Hall::at(games, 0, "witness").toBool()) << "they are here, and have lost";
    QList<int> lines;
    QObject::connect(&games, &AdjournmentsModel::refused, &games, [&lines](int line) { lines += line; });
    EXPECT_EQ(games.open(0, QStringLiteral("Nf3"), {}, QStringLiteral("  "), false), QString{});
    hall.settle();
    EXPECT_EQ(lines, QList<int>{2});
    EXPECT_FALSE(board().adjournment()->envelope->opened);
    EXPECT_EQ(games.open(0, QStringLiteral("Nf3"), {}, QStringLiteral("B. Deputy"), false), QString{});
    hall.settle();
    ASSERT_TRUE(board().adjournment()->envelope->opened);
    EXPECT_EQ(board().adjournment()->envelope->opened->witness, "B. Deputy");
}

TEST_F(AdjournedGames, WhoIsAskedForIsThePlayerWhoseClockRuns) { // Adj.1a
    submit(session::WriteRecord{first, one, 0, 0, {{.move = "e2e4"}, {.move = "e7e5"}, {.move = "g1f3"}}});
    session::Board const& here = board();
    ASSERT_TRUE(here.clock);
    IncidentView& panel = *hall.workspace.incidents();
    panel.openAt(1);
    panel.choose(QStringLiteral("adjournment"));
    IncidentField const* const by = panel.form()->field(QStringLiteral("by"));
    ASSERT_NE(by, nullptr);
    EXPECT_EQ(by->value, here.clock->active == Colour::White ? QStringLiteral("white") : QStringLiteral("black"));
}

TEST_F(AdjournedGames, NobodyIsPresumedToHaveResigned) { // Adj.6; I.6
    adjourned();
    IncidentView& panel = *hall.workspace.incidents();
    panel.openAt(1);
    panel.choose(QStringLiteral("between-sessions news=resigns"));
    EXPECT_EQ(panel.awaited(), QStringLiteral("by"));
    EXPECT_FALSE(panel.enterDecides());
}

TEST_F(AdjournedGames, OnlyTheOpponentAnswersAnOfferMadeBetweenTheSessions) { // Adj.4; I.4
    adjourned();
    submit(session::OfferDraw{RoundNumber{1}, BoardNumber{1}, Colour::Black});
    IncidentView& panel = *hall.workspace.incidents();
    panel.openAt(1);
    panel.choose(QStringLiteral("between-sessions news=accepts"));
    ASSERT_NE(panel.form()->field(QStringLiteral("by")), nullptr);
    EXPECT_EQ(panel.form()->field(QStringLiteral("by"))->value, QStringLiteral("white"));
    EXPECT_EQ(panel.awaited(), QString{});
}

TEST_F(AdjournedGames, AnEmptiedTimeSaysThatNobodyHasCome) {
    adjourned();
    hall.ticks.jumpWall(3h);
    agreeOn(-14min);
    games.turnPresence(0, false);
    hall.settle();
    EXPECT_EQ(games.callBoards(0), QStringLiteral("1")) << "of a row only its game is called to seal";
    ASSERT_FALSE(games.cameAt(0, false).isEmpty());
    EXPECT_EQ(games.came(0, {}, {}), QStringList{});
    hall.settle();
    EXPECT_EQ(games.cameAt(0, false), QString{});
    int done = 0;
    QObject::connect(&games, &AdjournmentsModel::done, &games, [&done] { ++done; });
    EXPECT_EQ(games.came(0, {}, {}), QStringList{});
    EXPECT_EQ(done, 1) << "nothing was typed, and the form closes";
}

TEST_F(AdjournedGames, ARulingDoesNotOpenTheEnvelopeOfWhoIsTooLateWithoutAWitness) { // T138; I.10
    allowAnHour();
    adjourned();
    hall.ticks.jumpWall(2h);
    agreeOn(-65min);
    games.rule(0);
    IncidentView& panel = *hall.workspace.incidents();
    panel.form()->edit(QStringLiteral("text"), QStringLiteral("Nf3"));
    QSignalSpy const asked(&panel, &IncidentView::adjournmentAsked);
    panel.letter(QStringLiteral("\u21B5"));
    hall.settle();
    EXPECT_FALSE(board().adjournment()->envelope->opened);
    EXPECT_FALSE(board().result);
    EXPECT_EQ(asked.size(), 1) << "the page opens it, and asks who the witness is";
}

TEST_F(AdjournedGames, AMissingEnvelopeIsNotOpenedForWhoIsTooLate) { // Adj.10, Adj.11; I.10, I.12
    allowAnHour();
    adjourned();
    submit(session::MissEnvelope{.round = first, .board = one});
    hall.ticks.jumpWall(2h);
    EXPECT_EQ(games.plan(0, fromNow(-65min), QStringLiteral("Room 2"), false), QStringList{});
    games.turnPresence(0, false);
    hall.settle();
    games.rule(0);
    IncidentView& panel = *hall.workspace.incidents();
    EXPECT_EQ(panel.form()->incidentWord(), "resumption");
    for (QVariant const& option : panel.ruling()->options())
        EXPECT_THAT(option.toMap().value(QStringLiteral("text")).toString().toLower().toStdString(),
                    testing::Not(testing::HasSubstr("envelope")));
    EXPECT_FALSE(panel.ruling()->options().isEmpty());
}

TEST_F(AdjournedGames, WhatStandsInAnEmptyFieldIsAnExample) {
    adjourned();
    hall.workspace.incidents()->openWith(1, "noted-times", {});
    IncidentFields& fields = *hall.workspace.incidents()->form()->fields();
    QStringList examples;
    for (int at = 0; at < fields.rowCount(); ++at)
        if (Hall::at(fields, at, "word").toString() == QStringLiteral("white-right"))
            examples += Hall::at(fields, at, "example").toString();
    EXPECT_EQ(examples, QStringList{QStringLiteral("for example 0:05:00")});
}

TEST_F(AdjournedGames, TheSheetSaysWhoHasTheEnvelopeAndAddsUpTheTimes) { // Adj.2, Adj.3
    hall.pass(1500ms);
    adjourned();
    EXPECT_EQ(games.keep(0, QStringLiteral("A. Arbiter"), QStringLiteral("safe"), true, false), QString{});
    hall.settle();
    games.showEnvelope(0);
    Paper const& paper = hall.workspace.paper()->paper();
    std::string const sheet = paperText(paper, QDateTime({2026, 11, 24}, {20, 0})).toStdString();
    EXPECT_THAT(sheet, testing::HasSubstr("A. Arbiter (safe)"));
    EXPECT_THAT(sheet, testing::HasSubstr("1:30:59 left, 0:01 used")) << "of 1:31:00";
    EXPECT_THAT(sheet, testing::Not(testing::ContainsRegex("Checked by the arbiter[^\n]*……")));
}

TEST_F(AdjournedGames, TheSheetForTheEnvelopeHasThePositionTheTimesAndTheSealer) { // Guidelines I.2
    adjourned();
    games.showEnvelope(0);
    std::string const sheet =
        paperText(hall.workspace.paper()->paper(), QDateTime({2026, 11, 24}, {20, 0})).toStdString();
    for (char const* const part :
         {"White sealed move 2", "Amazon", "1:31:00 left", "none is pending", "Position before"})
        EXPECT_THAT(sheet, testing::HasSubstr(part));
    EXPECT_EQ(games.plan(0, QStringLiteral("2026-11-25 9:00"), QStringLiteral("Room 2"), false), QStringList{});
    hall.settle();
    games.showList();
    EXPECT_THAT(paperText(hall.workspace.paper()->paper(), QDateTime({2026, 11, 24}, {20, 0})).toStdString(),
                testing::HasSubstr("Room 2"));
}

TEST(AdjournedAtTheTable, TheTimesOfTheClockAreTypedAndStandOnTheEnvelope) { // Adj.1b, Adj.2c, Adj.11a
    Hall hall;
    hall.create(QStringLiteral("90+30"));
    hall.enterRivers();
    hall.pair();
    AdjournmentsModel& games = *hall.workspace.adjournments();
    hall.workspace.desk().submit(session::PlaceClocks{RoundNumber{1}, {BoardNumber{1}}, session::HallClocks::Tables},
                                 session::Confirmation::Yes, hall.workspace.desk().now(), [](auto const&) {});
    hall.settle();
    EXPECT_EQ(games.call(-1, QStringLiteral("1"), true), QString{});
    hall.settle();
    EXPECT_TRUE(games.asksFirst(0, QStringLiteral("adjourn")));
    EXPECT_TRUE(Hall::at(games, 0, "onTable").toBool());
    QList<int> lines;
    QObject::connect(&games, &AdjournmentsModel::refused, &games, [&lines](int line) { lines += line; });
    EXPECT_EQ(games.adjourn(0, {}, QStringLiteral("10"), false, QStringLiteral("0:27:40")), QString{});
    EXPECT_EQ(games.adjourn(0, {}, QStringLiteral("10"), false, QStringLiteral("1:20 1:10")), QString{});
    EXPECT_EQ(games.adjourn(0, {}, QStringLiteral("10"), false, {}), QString{});
    EXPECT_EQ(lines, (QList<int>{2, 2, 2})) << "both are wanted, with hours, where something is charged";
    EXPECT_EQ(games.adjourn(0, {}, QStringLiteral("10"), false, QStringLiteral("0:27:40 0:41:00")), QString{});
    hall.settle();
    games.showEnvelope(0);
    std::string const sheet =
        paperText(hall.workspace.paper()->paper(), QDateTime({2026, 11, 24}, {20, 0})).toStdString();
    EXPECT_THAT(sheet, testing::HasSubstr("17:40 left, 10:00 charged"));
    EXPECT_THAT(sheet, testing::HasSubstr("41:00 left"));
    EXPECT_EQ(Hall::at(games, 0, "times").toString(), QStringLiteral("White has 17:40, Black 41:00"));
    EXPECT_EQ(games.miss(0, QStringLiteral("not in the safe")), QString{});
    hall.settle();
    hall.workspace.incidents()->openWith(1, "envelope-missing", {});
    hall.workspace.incidents()->form()->edit(QStringLiteral("stated"), QStringLiteral("Nf3"));
    ASSERT_TRUE(hall.workspace.incidents()->form()->incident());
    EXPECT_THAT(rulings::text(*hall.workspace.incidents()->form()->incident()),
                testing::HasSubstr("white-noted=0:17:40 black-noted=0:41:00"));
}

TEST_F(AdjournedGames, WithoutATimeThereIsNoCalendarAndItIsWrittenOverNoEvent) {
    adjourned();
    EXPECT_TRUE(games.calendarProposal().isEmpty());
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), testing::HasSubstr("day and time"));
    QTemporaryDir folder;
    QFile event(folder.filePath(QStringLiteral("other.flagfall")));
    ASSERT_TRUE(event.open(QIODevice::WriteOnly));
    event.write("SQLite format 3");
    event.close();
    games.saveCalendar(QUrl::fromLocalFile(event.fileName()));
    EXPECT_EQ(event.size(), 15);
    EXPECT_EQ(hall.workspace.notice()->kind(), NoticeView::Kind::Refused);
}

TEST_F(AdjournedGames, TheCalendarHasEveryResumptionInTheTimeOfThePlace) { // RFC 5545
    adjourned();
    EXPECT_EQ(games.plan(0, QStringLiteral("2026-11-25 9:00"), QStringLiteral("Room 2, upstairs"), false),
              QStringList{});
    hall.settle();
    QTemporaryDir folder;
    games.setEventFile(folder.filePath(QStringLiteral("river.flagfall")));
    EXPECT_EQ(games.calendarProposal(), QUrl::fromLocalFile(folder.filePath(QStringLiteral("river resumptions.ics"))));
    EXPECT_TRUE(QDir(folder.path()).isEmpty()) << "nothing is written unasked";
    QFile file(folder.filePath(QStringLiteral("elsewhere.ics")));
    games.saveCalendar(QUrl::fromLocalFile(file.fileName()));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    std::string const calendar = file.readAll().toStdString();
    EXPECT_TRUE(calendar.starts_with("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"));
    EXPECT_TRUE(calendar.ends_with("END:VEVENT\r\nEND:VCALENDAR\r\n"));
    EXPECT_THAT(calendar, testing::HasSubstr("\r\nDTSTART:20261125T090000\r\n"));
    EXPECT_THAT(calendar, testing::HasSubstr("\r\nLOCATION:Room 2\\, upstairs\r\n"));
    for (QByteArray const& line : QByteArray::fromStdString(calendar).split('\n'))
        EXPECT_LE(line.size(), 76) << "75 octets and the CR";
}

/// The same in an event whose moves are sealed on the screen.
class TypedMoves : public AdjournedGames {
protected:
    TypedMoves() {
        EventForm& form = *hall.workspace.eventForm();
        form.startEdit();
        form.setSealedOnScreen(true);
        form.setTwoKeys(true);
        form.submit();
        hall.settle();
        EXPECT_EQ(games.call(-1, QStringLiteral("1"), false), QString{});
        hall.settle();
    }
    void seal(char const* move, char const* again) {
        sealing.begin(1, 1);
        sealing.seal(QString::fromLatin1(move), QString::fromLatin1(again));
        hall.settle();
    }
    /// Adjourned with a paper envelope after all, and resumed without the sealer.
    void resumedFromPaper() {
        EXPECT_EQ(games.adjourn(0, {}, {}, false), QString{});
        hall.settle();
        hall.workspace.question()->yes();
        hall.settle();
        opened("Nf3");
        games.write(0);
        hall.settle();
        games.resume(0, {});
        hall.settle();
    }
    /// Everything the event's journal says.
    [[nodiscard]] std::string journal() {
        std::string all;
        for (session::Row const& row : hall.door.last->rows()) all += row.payload;
        return all;
    }

    SealingView& sealing = *hall.workspace.sealing();
};

TEST_F(TypedMoves, AreTypedTwiceAndOnlyTheirFormIsChecked) {
    EXPECT_EQ(can(), "type adjourn off");
    seal("Nf3", "Nc3");
    EXPECT_FALSE(sealing.isSealed());
    EXPECT_FALSE(sealing.fault().isEmpty());
    seal("hello", "hello");
    EXPECT_FALSE(sealing.isSealed());
    seal("Qh8", "Qh8"); // which no queen can play
    EXPECT_TRUE(sealing.isSealed());
    EXPECT_EQ(sealing.keys().size(), 2);
    sealing.close();
    EXPECT_TRUE(sealing.keys().isEmpty());
}

TEST_F(TypedMoves, WhoSealsSeesThePositionAndTheOwnClock) {
    hall.pass(10s);
    sealing.begin(1, 1);
    ASSERT_TRUE(sealing.knowsPosition());
    EXPECT_EQ(sealing.position()->placement().at(28), u'P') << "e4";
    EXPECT_FALSE(sealing.position()->flipped());
    EXPECT_EQ(sealing.time(), QStringLiteral("1:30:50")) << "an increment came before the first move and after it";
    hall.pass(91min);
    ASSERT_TRUE(Hall::until([&] { return sealing.hasFlagFallen(); }));
    sealing.close();
    EXPECT_TRUE(sealing.time().isEmpty());
    EXPECT_FALSE(sealing.knowsPosition());
}

TEST_F(TypedMoves, AKeyThatDoesNotFitIsSaidBesideItsLine) {
    seal("Nf3", "Nf3");
    EXPECT_EQ(can(), "adjourn") << "the clock is stopped, and nothing is typed any more";
    EXPECT_EQ(row("next"), QStringLiteral("The move is sealed and the clock is stopped: adjourn the game."));
    QStringList const keys = sealing.keys();
    sealing.close();
    EXPECT_EQ(games.adjourn(0, {}, {}, false), QString{});
    hall.settle();
    games.turnPresence(0, false);
    hall.settle();
    QList<int> lines;
    QString told;
    QObject::connect(&games, &AdjournmentsModel::refused, &games, [&](int line, QString const& text) {
        lines += line;
        told = text;
    });
    auto const open = [&](QString const& first, QString const& second) {
        EXPECT_EQ(games.open(0, first, second, {}, false), QString{});
        hall.settle();
    };
    open(QStringLiteral("hello"), keys[1]);
    open(keys[0], QStringLiteral("hello"));
    open(keys[0], {});
    open(keys[0], keys[0]);
    EXPECT_EQ(lines, (QList<int>{0, 1, 1, 0}));
    EXPECT_THAT(told.toStdString(), testing::HasSubstr("one of the keys")) << "nobody knows which";
    open(keys[0], keys[1]);
    EXPECT_EQ(lines.size(), 4);
    EXPECT_EQ(row("written"), QStringLiteral("Nf3"));
}

TEST_F(TypedMoves, AreReadInTheLettersOfTheirPlayerWhateverTheProgramSpeaksWhenTheyAreOpened) {
    seal("Nf3", "Nf3");
    QStringList const keys = sealing.keys();
    sealing.close();
    EXPECT_EQ(games.adjourn(0, {}, {}, false), QString{});
    hall.settle();
    hall.workspace.preferences()->setLanguage(QStringLiteral("sk"));
    games.turnPresence(0, false);
    hall.settle();
    EXPECT_EQ(games.open(0, keys[0], keys[1], {}, false), QString{});
    hall.settle();
    EXPECT_THAT(can(), testing::HasSubstr("write")) << "a knight, which is a J in Slovak";
    games.write(0);
    hall.settle();
    EXPECT_EQ(board().game.record.halfMoves(), board().adjournment()->halfMoves + 1);
}

TEST_F(TypedMoves, AReplyIsTypedOrSealedOnPaper) { // 2009: Adj.9c
    resumedFromPaper();
    EXPECT_THAT(can(), testing::AllOf(testing::HasSubstr("type"), testing::HasSubstr("reply")));
    EXPECT_EQ(games.reply(0, {}, {}), QString{});
    hall.settle();
    ASSERT_TRUE(board().adjournment()->reply);
    EXPECT_FALSE(board().adjournment()->reply->typed) << "it lies in an envelope";
}

TEST_F(TypedMoves, AfterAReplyIsSealedAStoppedClockIsStartedAgain) { // 2009: Adj.9c
    resumedFromPaper();
    EXPECT_EQ(games.reply(0, {}, {}), QString{});
    submit(session::PauseClocks{first, {one}});
    EXPECT_THAT(can(), testing::HasSubstr("resume"));
    games.resume(0, {});
    hall.settle();
    EXPECT_EQ(board().clock->phase, clock::Phase::Running);
    EXPECT_EQ(board().clock->active, Colour::White);
}

TEST_F(TypedMoves, OnlyTheMoveMadeOnTheBoardIsSealedAfterwards) { // T123
    submit(session::CallForSealing{.round = first, .boards = {one}, .mustSeal = "h3"});
    sealing.begin(1, 1);
    EXPECT_EQ(sealing.mustSeal(), QStringLiteral("h3"));
    seal("Nf3", "Nf3");
    EXPECT_FALSE(sealing.isSealed());
    EXPECT_EQ(sealing.fault(), QStringLiteral("This is not h3, which must be sealed. Type both fields again."));
    seal("h2-h3", "h2-h3");
    EXPECT_TRUE(sealing.isSealed());
    sealing.close();
    EXPECT_EQ(games.adjourn(0, row("mustSeal"), {}, false), QString{});
    hall.settle();
    EXPECT_THAT(row("envelope").toStdString(), testing::HasSubstr("the 2 keys were shown once, and nobody is named"));
    EXPECT_EQ(games.keep(0, QStringLiteral("A. Arbiter"), {}, false, false), QString{});
    hall.settle();
    EXPECT_THAT(row("envelope").toStdString(), testing::Not(testing::HasSubstr("shown once")));
}

TEST_F(TypedMoves, TheScreenNamesTheRound) {
    sealing.begin(1, 1);
    EXPECT_THAT(sealing.title().toStdString(), testing::StartsWith("Round 1, board 1: "));
}

TEST_F(TypedMoves, WithoutATypedMoveTheGameIsAdjournedOnPaperOnlyWithAYes) {
    EXPECT_EQ(games.adjourn(0, {}, {}, false), QString{});
    hall.settle();
    ASSERT_TRUE(hall.workspace.question()->asked());
    EXPECT_EQ(hall.workspace.question()->title(), QStringLiteral("Adjourn board 1 with a paper envelope?"));
    hall.workspace.question()->yes();
    hall.settle();
    EXPECT_TRUE(board().adjourned);
    EXPECT_THAT(row("envelope").toStdString(), testing::StartsWith("Envelope:"));
}

TEST_F(TypedMoves, TheDialogStaysUntilTheKeysHaveCome) {
    sealing.begin(1, 1);
    sealing.seal(QStringLiteral("Nf3"), QStringLiteral("Nf3"));
    ASSERT_TRUE(sealing.isWaiting());
    sealing.close();
    EXPECT_TRUE(sealing.isOpen());
    hall.settle();
    EXPECT_FALSE(sealing.isWaiting());
    EXPECT_EQ(sealing.keys().size(), 2);
}

TEST_F(TypedMoves, TheSlipsArePrintedBesideTheDialogWhichWaitsForThem) {
    seal("Nf3", "Nf3");
    sealing.setPrintCommand(QStringLiteral("/bin/false"));
    sealing.printSlips();
    ASSERT_TRUE(sealing.isPrinting());
    sealing.close();
    EXPECT_TRUE(sealing.isOpen()) << "without the keys nobody opens the move";
    ASSERT_TRUE(Hall::until([&] { return !sealing.isPrinting(); }));
    EXPECT_FALSE(sealing.isPrinted());
    sealing.setPrintCommand(QStringLiteral("/bin/true"));
    sealing.printSlips();
    ASSERT_TRUE(Hall::until([&] { return sealing.isPrinted(); }));
    EXPECT_THAT(sealing.printedNote().toStdString(), testing::HasSubstr("queue"));
}

TEST_F(TypedMoves, TheFileWithTheKeysIsForItsOwnerAloneAndNotBesideTheEvent) {
    seal("Nf3", "Nf3");
    QTemporaryDir event;
    QTemporaryDir elsewhere;
    sealing.setEventFile(event.filePath(QStringLiteral("river.flagfall")));
    sealing.savePdf(QUrl::fromLocalFile(event.filePath(QStringLiteral("keys.pdf"))));
    EXPECT_FALSE(sealing.isPrinted());
    EXPECT_FALSE(QFileInfo::exists(event.filePath(QStringLiteral("keys.pdf"))));
    sealing.savePdf({});
    EXPECT_THAT(sealing.printedNote().toStdString(), testing::HasSubstr("No file was named"));
    QFileInfo const proposed(sealing.proposal().toLocalFile());
    EXPECT_TRUE(proposed.dir().exists());
    EXPECT_NE(proposed.dir(), QDir(event.path()));
    QString const kept = elsewhere.filePath(QStringLiteral("keys.pdf"));
    sealing.savePdf(QUrl::fromLocalFile(kept));
    EXPECT_TRUE(sealing.isPrinted());
    auto const others =
        QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
    EXPECT_EQ(QFileInfo(kept).permissions() & others, QFileDevice::Permissions{});
}

TEST_F(TypedMoves, NothingOfThemOrOfTheirKeysIsInTheEventUntilTheyAreOpened) {
    seal("Bc4", "Bc4");
    QStringList const keys = sealing.keys();
    sealing.close();
    EXPECT_EQ(games.adjourn(0, {}, {}, false), QString{});
    hall.settle();
    for (QString const& secret :
         QStringList{QStringLiteral("Bc4"), QStringLiteral("f1c4"), QStringLiteral("c4")} + keys)
        EXPECT_THAT(journal(), testing::Not(testing::HasSubstr(secret.toStdString())));
    games.showEnvelope(0);
    std::string const sheet =
        paperText(hall.workspace.paper()->paper(), QDateTime({2026, 11, 24}, {20, 0})).toStdString();
    EXPECT_THAT(sheet, testing::HasSubstr(row("fingerprint").toStdString()));
    for (QString const& key : keys) EXPECT_THAT(sheet, testing::Not(testing::HasSubstr(key.toStdString())));

    games.turnPresence(0, false);
    hall.settle();
    games.open(0, keys[0], {}, {}, false);
    hall.settle();
    EXPECT_THAT(can(), testing::HasSubstr("open")) << "one of two keys opens nothing";
    games.open(0, keys[1], keys[0], {}, false);
    hall.settle();
    EXPECT_EQ(row("next"), QStringLiteral("The sealed move is 2. Bc4: write it on the record."));
}

TEST(BoardNumbers, AreReadAsTheyAreWritten) {
    std::vector<BoardNumber> const boards{BoardNumber{1}, BoardNumber{2}, BoardNumber{3}, BoardNumber{7}};
    EXPECT_EQ(boardNumbers(boards), QStringLiteral("1–3, 7"));
    EXPECT_EQ(boardsFrom(QStringLiteral("1–3, 7")), boards);
    EXPECT_EQ(boardsFrom(QStringLiteral("7 3;1-2")), boards);
    EXPECT_FALSE(boardsFrom(QStringLiteral("3-1")));
    EXPECT_FALSE(boardsFrom(QStringLiteral("1, two")));
}

} // namespace
} // namespace flagfall::view
