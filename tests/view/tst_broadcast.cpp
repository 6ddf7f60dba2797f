// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/broadcast/broadcast_view.h"
#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "tests/view/broadcast_server.h"
#include "tests/view/hall.h"

#include <QFile>
#include <QSignalSpy>

#include <gmock/gmock.h>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using Fault = BroadcastServer::Fault;
using What = BroadcastAnswer::What;

QString const address = QStringLiteral("https://lichess.org/broadcast/river-cup/round-1/AbCdEfGh");

/// A secret store that answers when it is told to.
class StoreInMemory final : public SecretStore {
public:
    explicit StoreInMemory(QString& secret, bool opens = true) : m_secret(secret), m_opens(opens) {}
    void read(QString const&, Answer answer) override {
        answer(!m_opens ? Outcome::Unable : m_secret.isEmpty() ? Outcome::Nothing : Outcome::Done, m_secret);
    }
    void keep(QString const&, QString const& token, Answer answer) override {
        if (m_opens) m_secret = token;
        answer(m_opens ? Outcome::Done : Outcome::Unable, token);
    }
    void forget(QString const&) override { m_secret.clear(); }

private:
    QString& m_secret;
    bool m_opens;
};

/// Four players, round 1 paired; a server beside it; a minute has 300 ms, and a burst of acts 20.
struct Broadcast : testing::Test {
    Broadcast() {
        hall.openRound();
        settings.setValue(QStringLiteral("broadcast/server"), server.url().toString());
        view = std::make_unique<BroadcastView>(
            hall.workspace.desk(), door, *hall.workspace.notice(), settings,
            BroadcastView::Pace{.sender = {.firstWait = 20ms, .longestWait = 80ms, .tooMany = 300ms, .patience = 250ms},
                                .quiet = 20ms,
                                .minute = 300ms});
        QFile made(eventFile);
        EXPECT_TRUE(made.open(QIODevice::WriteOnly)); // the memory has no file to know again
        view->setEventFile(eventFile);
        QObject::connect(&hall.workspace.desk(), &DeskLink::changed, view.get(), &BroadcastView::update);
    }
    void begin() {
        EXPECT_EQ(view->setAddress(address), QString{});
        EXPECT_EQ(view->setToken(server.token), QString{});
        view->toggle();
        ASSERT_TRUE(Hall::until([&] { return view->isOn(); }));
    }
    [[nodiscard]] bool hasPushes(std::size_t count) {
        return Hall::until([&] { return server.pushes.size() >= count && !view->isSending(); });
    }
    void waits(std::chrono::milliseconds time) {
        QElapsedTimer clock;
        clock.start();
        (void)Hall::until([&] { return clock.elapsed() > time.count(); });
    }
    [[nodiscard]] std::string said() { return hall.workspace.notice()->text().toStdString(); }
    [[nodiscard]] std::string state() { return view->state().toStdString(); }
    [[nodiscard]] std::string history() {
        std::string all;
        for (int row = 0; row < hall.workspace.history()->rowCount(); ++row)
            all += Hall::at(*hall.workspace.history(), row, "text").toString().toStdString() + '\n';
        return all;
    }

    BroadcastServer server;
    Hall hall;
    QTemporaryDir places;
    QString eventFile = places.filePath(QStringLiteral("river.flagfall"));
    QSettings settings{places.filePath(QStringLiteral("desk.ini")), QSettings::IniFormat};
    CommandDoor door{hall.workspace.desk(), *hall.workspace.question(), *hall.workspace.notice()};
    std::unique_ptr<BroadcastView> view;
};

TEST_F(Broadcast, SendsNothingBeforeItIsSwitchedOn) {
    (void)view->setAddress(address);
    (void)view->setToken(server.token);
    hall.enterResult(1, "1");
    hall.settle();
    waits(200ms);
    EXPECT_TRUE(server.pushes.empty());
    EXPECT_EQ(state(), "Off: nothing is sent.");
}

TEST_F(Broadcast, SendsTheRoundOnceItIsOnAndAgainAfterEachChange) {
    begin();
    ASSERT_TRUE(hasPushes(1));
    EXPECT_EQ(server.pushes[0].round, QStringLiteral("AbCdEfGh"));
    EXPECT_EQ(server.pushes[0].authorization, QStringLiteral("Bearer lip_secret"));
    EXPECT_THAT(server.pushes[0].whites, ElementsAre(QStringLiteral("Amazon, A."), QStringLiteral("Nile, N.")));
    EXPECT_THAT(server.pushes[0].text.toStdString(), HasSubstr("[Result \"*\"]"));
    hall.enterResult(1, "1");
    ASSERT_TRUE(hasPushes(2));
    EXPECT_THAT(server.pushes[1].text.toStdString(), HasSubstr("[Result \"1-0\"]"));
    EXPECT_THAT(server.pushes[1].whites, testing::SizeIs(2)) << "the server must see that a game goes on";
    EXPECT_THAT(state(), HasSubstr("taken by the server at "));
    waits(200ms);
    EXPECT_EQ(server.pushes.size(), 2U) << "nothing has changed";
}

TEST_F(Broadcast, TheHistorySaysWhenItWasSwitchedOnAndOff) {
    view->setDelay(3);
    begin();
    hall.settle();
    EXPECT_THAT(history(), HasSubstr("Broadcast switched on, 15 minutes later than the games"));
    view->toggle();
    EXPECT_FALSE(view->isOn());
    hall.settle();
    EXPECT_THAT(history(), HasSubstr("Broadcast switched off"));
    EXPECT_THAT(history(), Not(HasSubstr("lip_secret")));
    EXPECT_THAT(history(), Not(HasSubstr("AbCdEfGh")));
}

TEST_F(Broadcast, IsOffInEachEventThatIsOpened) {
    begin();
    ASSERT_TRUE(hasPushes(1));
    view->close();
    EXPECT_FALSE(view->isOn());
    view->setEventFile({});
    view->setEventFile(eventFile);
    EXPECT_EQ(view->address(), address) << "the desk knows where it went";
    hall.enterResult(1, "1");
    hall.settle();
    waits(200ms);
    EXPECT_EQ(server.pushes.size(), 1U);
}

TEST_F(Broadcast, WhatIsSentHasNoWordOfTheArbiterNorAnOffer) {
    BoardNumber const one{1};
    auto& desk = hall.workspace.desk();
    auto const submit = [&](session::Command command) {
        bool done = false;
        desk.submit(std::move(command), session::Confirmation::Yes, desk.now(), [&](auto const& answer) {
            EXPECT_TRUE(answer);
            done = true;
        });
        ASSERT_TRUE(Hall::until([&] { return done; }));
    };
    submit(session::WriteRecord{
        RoundNumber{1}, one, 0, 0, {{.move = "e2e4", .drawOffered = true}, {.move = "e7e5", .clock = 90s}}});
    begin();
    ASSERT_TRUE(hasPushes(1));
    std::string const sent = server.pushes[0].text.toStdString();
    EXPECT_THAT(sent, HasSubstr("1. e4 e5"));
    EXPECT_THAT(sent, HasSubstr("{[%clk 0:01:30]}"));
    EXPECT_THAT(sent, Not(HasSubstr("(=)")));
}

TEST_F(Broadcast, WaitsAWholeMinuteWhereTheServerHasTooManyRequests) { // "please wait a full minute before resuming"
    server.faults = {Fault::TooMany};
    QElapsedTimer since;
    since.start();
    begin();
    ASSERT_TRUE(hasPushes(1));
    EXPECT_THAT(state(), HasSubstr("The server wants no more requests for a while · next try at "));
    view->sendNow();
    waits(100ms);
    EXPECT_EQ(server.pushes.size(), 1U) << "not even when the arbiter asks for it";
    ASSERT_TRUE(hasPushes(2));
    EXPECT_GE(since.elapsed(), 285); // a coarse timer may be a twentieth early
    EXPECT_FALSE(view->isFailing());
}

TEST_F(Broadcast, GoesOnAfterTimeOutsAndFaultsOfTheServer) {
    server.faults = {Fault::Silent, Fault::HangUp, Fault::Broken};
    begin();
    ASSERT_TRUE(hasPushes(4));
    ASSERT_TRUE(Hall::until([&] { return !view->isFailing(); })) << state();
    EXPECT_THAT(said(), HasSubstr("Broadcast: The server does not answer")) << "told once";
    EXPECT_EQ(server.mostAtOnce, 1) << "one request at a time";
}

TEST_F(Broadcast, SendsTheGamesAsTheyAreNowOnceTheNetworkIsBack) {
    begin();
    ASSERT_TRUE(hasPushes(1));
    server.goAway();
    hall.enterResult(1, "1");
    ASSERT_TRUE(Hall::until([&] { return view->isFailing(); }));
    hall.enterResult(2, "=");
    hall.settle();
    waits(150ms);
    EXPECT_EQ(server.pushes.size(), 1U);
    server.listenAgain();
    ASSERT_TRUE(hasPushes(2));
    ASSERT_TRUE(Hall::until([&] { return !view->isFailing(); }));
    EXPECT_THAT(server.pushes.back().text.toStdString(), HasSubstr("[Result \"1-0\"]"));
    EXPECT_THAT(server.pushes.back().text.toStdString(), HasSubstr("[Result \"1/2-1/2\"]"));
}

TEST_F(Broadcast, AGameThatIsNotTakenIsNamedAndTheOthersGoOn) {
    server.refusedWhite = QStringLiteral("Nile, N.");
    begin();
    ASSERT_TRUE(hasPushes(1));
    EXPECT_THAT(view->refused(), ElementsAre(QStringLiteral("Board 2: Cannot find move: e2e5")));
    EXPECT_EQ(said(), "Broadcast: Board 2: Cannot find move: e2e5");
    waits(150ms);
    EXPECT_EQ(server.pushes.size(), 1U) << "the same game would be refused again";
    server.refusedWhite.clear();
    hall.enterResult(1, "1");
    ASSERT_TRUE(hasPushes(2));
    EXPECT_TRUE(view->refused().empty());
}

TEST_F(Broadcast, StopsAtATokenThatIsNotAcceptedUntilThereIsAnother) {
    EXPECT_EQ(view->setToken(QStringLiteral("lip wrong")),
              QStringLiteral("A token has letters, digits and underscores only."));
    (void)view->setAddress(address);
    (void)view->setToken(QStringLiteral("lip_wrong"));
    view->toggle();
    ASSERT_TRUE(hasPushes(1));
    EXPECT_EQ(state(), "The server does not accept the token · nothing is sent until this is put right");
    waits(200ms);
    EXPECT_EQ(server.pushes.size(), 1U);
    (void)view->setToken(server.token);
    ASSERT_TRUE(hasPushes(2));
    EXPECT_FALSE(view->isFailing());
}

TEST_F(Broadcast, TheTokenIsSentNowhereElse) {
    server.faults = {Fault::Elsewhere};
    begin();
    ASSERT_TRUE(hasPushes(1));
    waits(100ms);
    EXPECT_EQ(server.pushes.size(), 1U);
    EXPECT_EQ(state(), "The answer is not one of a broadcast server (302) · nothing is sent until this is put right");
    view->sendNow();
    ASSERT_TRUE(hasPushes(2));
}

TEST_F(Broadcast, ARoundThatIsNotThereDoesNotHoldUpTheNext) {
    server.round = QStringLiteral("IjKlMnOp");
    begin(); // at an address that was mistyped
    ASSERT_TRUE(hasPushes(1));
    EXPECT_THAT(state(), HasSubstr("The server does not know the round, or it is not yours"));
    hall.enterResult(1, "1");
    hall.enterResult(2, "1");
    hall.settle();
    waits(100ms);
    hall.pair();
    EXPECT_EQ(view->setAddress(server.round), QString{});
    ASSERT_TRUE(Hall::until([&] { return !view->isFailing(); })) << state();
    EXPECT_EQ(server.pushes.back().round, server.round);
}

TEST_F(Broadcast, ThePageOfAHotelIsNoAnswer) {
    server.faults = {Fault::Nonsense};
    begin();
    ASSERT_TRUE(hasPushes(1));
    EXPECT_TRUE(view->isFailing());
}

TEST_F(Broadcast, IsLateByTheDelay) {
    view->setDelay(1); // five minutes of 300 ms
    QElapsedTimer since;
    since.start();
    begin();
    waits(300ms);
    hall.enterResult(1, "1");
    waits(300ms);
    EXPECT_TRUE(server.pushes.empty());
    EXPECT_THAT(state(), HasSubstr("5 minutes behind the games"));
    ASSERT_TRUE(hasPushes(1));
    EXPECT_GE(since.elapsed(), 1500);
    EXPECT_THAT(server.pushes[0].text.toStdString(), Not(HasSubstr("[Result \"1-0\"]"))) << "that came later";
    ASSERT_TRUE(hasPushes(2));
    EXPECT_THAT(server.pushes[1].text.toStdString(), HasSubstr("[Result \"1-0\"]"));
}

TEST_F(Broadcast, WhatWaitsIsNotSentOnceItIsSwitchedOff) {
    view->setDelay(1);
    begin();
    view->toggle();
    waits(1800ms);
    EXPECT_TRUE(server.pushes.empty());
}

TEST_F(Broadcast, SendsTheBoardsThatWereChosen) {
    EXPECT_EQ(view->setBoards(QStringLiteral("one")), QStringLiteral("Boards are typed like this: 1-20, 25"));
    EXPECT_EQ(view->setBoards(QStringLiteral("2")), QString{});
    begin();
    ASSERT_TRUE(hasPushes(1));
    EXPECT_THAT(server.pushes[0].whites, ElementsAre(QStringLiteral("Nile, N.")));
}

TEST_F(Broadcast, OfMoreBoardsThanThereIsRoomForTheFirstAreSentAndThatIsSaid) {
    view = std::make_unique<BroadcastView>(hall.workspace.desk(), door, *hall.workspace.notice(), settings,
                                           BroadcastView::Pace{.quiet = 20ms, .minute = 300ms, .mostGames = 1});
    view->setEventFile(eventFile);
    QObject::connect(&hall.workspace.desk(), &DeskLink::changed, view.get(), &BroadcastView::update);
    begin();
    ASSERT_TRUE(hasPushes(1));
    EXPECT_EQ(server.pushes[0].whites.size(), 1U);
    EXPECT_THAT(view->games().toStdString(), HasSubstr("room for 1 in a round: boards 1 to 1 are sent"));
    EXPECT_EQ(view->setBoards(QStringLiteral("2")), QString{});
    EXPECT_EQ(view->games(), QStringLiteral("1 game"));
}

TEST_F(Broadcast, ANewRoundIsNotSentBeforeItHasAnAddress) {
    begin();
    ASSERT_TRUE(hasPushes(1));
    hall.enterResult(1, "1");
    hall.enterResult(2, "1");
    hall.settle();
    ASSERT_TRUE(hasPushes(2));
    hall.pair();
    waits(150ms);
    EXPECT_EQ(state(), "Round 2 has no address: nothing of it is sent.");
    auto const before = server.pushes.size();
    server.round = QStringLiteral("IjKlMnOp");
    EXPECT_EQ(view->setAddress(server.round), QString{});
    ASSERT_TRUE(hasPushes(before + 1));
    EXPECT_EQ(server.pushes.back().round, server.round);
}

TEST_F(Broadcast, TheTokenComesFromTheSecretStore) {
    QString secret = server.token;
    view->setStore(std::make_unique<StoreInMemory>(secret));
    (void)view->setAddress(address);
    view->toggle();
    ASSERT_TRUE(hasPushes(1));
    EXPECT_EQ(view->tokenState(), QStringLiteral("Kept in the secret store of this desktop."));
    view->forgetToken();
    EXPECT_TRUE(secret.isEmpty());
    EXPECT_FALSE(view->isOn());
    settings.sync();
    QFile kept(settings.fileName());
    ASSERT_TRUE(kept.open(QIODevice::ReadOnly));
    EXPECT_THAT(kept.readAll().toStdString(), Not(HasSubstr("lip_secret")));
}

TEST_F(Broadcast, WithoutASecretStoreTheTokenIsAskedFor) {
    QString secret;
    view->setStore(std::make_unique<StoreInMemory>(secret, false));
    QSignalSpy const asked(view.get(), &BroadcastView::tokenAsked);
    (void)view->setAddress(address);
    view->toggle();
    EXPECT_EQ(asked.count(), 1);
    EXPECT_FALSE(view->isOn());
    (void)view->setToken(server.token);
    EXPECT_THAT(view->tokenState().toStdString(), HasSubstr("Known until the program is closed"));
    view->toggle();
    ASSERT_TRUE(hasPushes(1));
    EXPECT_TRUE(secret.isEmpty());
}

TEST(BroadcastSender, NeverBringsMoreGamesAtOnceThanTheServerTakes) {
    BroadcastServer server;
    BroadcastSender sender({.firstWait = 20ms});
    sender.setServer(server.url());
    sender.setToken(server.token);
    std::vector<BroadcastGame> games;
    for (int board = 1; board <= 230; ++board) {
        QString const white = QStringLiteral("Player %1").arg(board);
        std::string const pgn = "[White \"" + white.toStdString() + "\"]\n[Black \"Nobody\"]\n\n*\n\n";
        games.push_back({BoardNumber{board}, white, QStringLiteral("Nobody"), pgn});
    }
    sender.send(RoundNumber{1}, server.round, games);
    ASSERT_TRUE(Hall::until([&] { return sender.waiting() == 0; }));
    ASSERT_EQ(server.pushes.size(), 3U);
    EXPECT_EQ(server.pushes[0].whites.size(), 100U);
    EXPECT_EQ(server.pushes[2].whites.size(), 30U);
    EXPECT_EQ(server.mostAtOnce, 1);
    games[150].pgn += "\n";
    sender.send(RoundNumber{1}, server.round, games);
    ASSERT_TRUE(Hall::until([&] { return sender.waiting() == 0; }));
    ASSERT_EQ(server.pushes.size(), 4U) << "only the hundred with news";
    EXPECT_EQ(server.pushes[3].whites.front(), QStringLiteral("Player 101"));
}

TEST(BroadcastAnswer, IsReadAsTheInterfaceSays) {
    std::vector<BroadcastGame> const sent{{BoardNumber{1}, QStringLiteral("A"), QStringLiteral("B"), {}},
                                          {BoardNumber{2}, QStringLiteral("C"), QStringLiteral("D"), {}}};
    auto const what = [&](int status, char const* body) { return answerOf(status, body, {}, sent).what; };
    EXPECT_EQ(what(200, R"({"games":[]})"), What::Taken);
    EXPECT_EQ(what(200, R"([])"), What::Unreadable);
    EXPECT_EQ(what(400, R"({"error":"The relay has an upstream URL"})"), What::Refused);
    EXPECT_EQ(what(401, ""), What::NotAllowed);
    EXPECT_EQ(what(403, ""), What::NotAllowed);
    EXPECT_EQ(what(404, ""), What::NoSuchRound);
    EXPECT_EQ(what(429, ""), What::TooMany);
    EXPECT_EQ(what(503, ""), What::Failed);
    EXPECT_EQ(answerOf(429, {}, "120", sent).wait, 120s);
    EXPECT_EQ(answerOf(429, {}, "999999999", sent).wait, 3600s) << "nobody waits for ever";
    auto const some = answerOf(
        200, R"({"games":[{"tags":{"White":"C","Black":"D"},"error":"bad \u001b[2J"},{"tags":{}}]})", {}, sent);
    ASSERT_EQ(some.refused.size(), 1U);
    EXPECT_EQ(some.refused[0].board, BoardNumber{2}) << "by the names, not by the place";
    EXPECT_EQ(some.refused[0].why, QStringLiteral("bad [2J")) << "nothing that steers a terminal";
}

TEST(BroadcastAddress, IsThatOfARound) {
    QString const id = QStringLiteral("AbCdEfGh");
    EXPECT_EQ(broadcastRoundOf(address), id);
    EXPECT_EQ(broadcastRoundOf(address + QStringLiteral("/ZyXwVuTs")), id) << "a game of it";
    EXPECT_EQ(broadcastRoundOf(QStringLiteral(" lichess.org/broadcast/round/AbCdEfGh/edit ")), id);
    EXPECT_EQ(broadcastRoundOf(id), id);
    EXPECT_EQ(broadcastRoundOf(QStringLiteral("https://lichess.example/broadcast/a/b/AbCdEfGh")), QString{});
    EXPECT_EQ(broadcastRoundOf(QStringLiteral("https://lichess.org/broadcast/river-cup/AbCdEfGh")), QString{})
        << "the broadcast, and no round of it";
    EXPECT_EQ(broadcastRoundOf(QStringLiteral("https://lichess.org/AbCdEfGh")), QString{}) << "a game";
    EXPECT_EQ(broadcastRoundOf(QStringLiteral("round 1")), QString{});
}

} // namespace
} // namespace flagfall::view
