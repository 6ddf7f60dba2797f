// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stations/certificate.h"
#include "app/view/stations/hall_server.h"
#include "tests/view/stations/browser.h"

#include <QNetworkInterface>
#include <QTimer>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

/// Answers with the path, or as the test says.
struct Server : testing::Test {
    Server() { EXPECT_TRUE(server.listen(QHostAddress(QHostAddress::LocalHost), 0)); }
    [[nodiscard]] Heard ask(Asking asking) { return view::ask(server.origin(), std::move(asking)); }
    [[nodiscard]] Heard send(QByteArray const& bytes) { return view::send(server.origin(), bytes); }

    std::vector<HallRequest> heard;
    std::function<void(HallRequest const&, HallServer::Reply)> answer = [](HallRequest const& request, auto reply) {
        reply({200, "text/plain", request.path});
    };
    HallServer::Limits limits{.body = 100, .secondsOfSilence = 1, .requestsPerSecond = 20, .requestsAtOnce = 30};
    HallServer server{[this](HallRequest const& request, HallServer::Reply reply) {
                          heard.push_back(request);
                          answer(request, std::move(reply));
                      },
                      limits};
};

TEST_F(Server, AnswersWhoeverIsAskedForByTheAddressOfTheDesk) {
    Heard const page = ask({.path = "/some/page?lang=sk", .headers = {{"Authorization", "Bearer abc"}}});
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(page.body, "/some/page");
    ASSERT_EQ(heard.size(), 1U);
    EXPECT_EQ(heard.front().language, "sk");
    EXPECT_EQ(heard.front().token, "abc");
    EXPECT_EQ(heard.front().address, QStringLiteral("127.0.0.1"));
}

TEST_F(Server, TakesWhatIsPosted) {
    EXPECT_EQ(ask({.method = "POST", .path = "/result", .body = "{}"}).status, 200);
    EXPECT_TRUE(heard.front().post);
    EXPECT_EQ(heard.front().body, "{}");
}

TEST_F(Server, EveryAnswerForbidsScriptsFromElsewhereFramesAndCopies) {
    for (Asking const& asking : {Asking{}, Asking{.headers = {{"Host", "elsewhere.example"}}}}) {
        QByteArray const head = ask(asking).head;
        EXPECT_THAT(head.toStdString(), HasSubstr("Content-Security-Policy: default-src 'none'; script-src 'self'"));
        EXPECT_THAT(head.toStdString(), HasSubstr("frame-ancestors 'none'"));
        EXPECT_THAT(head.toStdString(), HasSubstr("Cache-Control: no-store"));
        EXPECT_THAT(head.toStdString(), HasSubstr("X-Content-Type-Options: nosniff"));
        EXPECT_FALSE(head.contains("Access-Control-Allow-Origin"));
        EXPECT_FALSE(head.contains("unsafe-inline"));
    }
}

TEST_F(Server, AnotherNameForTheAddressIsRefused) {
    EXPECT_EQ(ask({.headers = {{"Host", "desk.attacker.example"}}}).status, 421);
    EXPECT_EQ(ask({.headers = {{"Host", "127.0.0.1"}}}).status, 421) << "another port";
    EXPECT_TRUE(heard.empty());
}

TEST_F(Server, APageOfAnotherOriginGetsNothing) {
    EXPECT_EQ(ask({.headers = {{"Origin", "http://attacker.example"}}}).status, 403);
    EXPECT_EQ(ask({.method = "POST", .headers = {{"Origin", "http://attacker.example"}}}).status, 403);
    EXPECT_EQ(ask({.method = "POST", .headers = {{"Origin", "null"}}}).status, 403);
    EXPECT_TRUE(heard.empty());
}

TEST_F(Server, WhatIsPostedSaysItsOrigin) {
    EXPECT_EQ(ask({.method = "POST", .headers = {{"Origin", QByteArray{}}}}).status, 403);
    EXPECT_TRUE(heard.empty());
}

TEST_F(Server, ALongBodyIsRefusedBeforeItIsRead) {
    QByteArray const head = "POST / HTTP/1.1\r\nHost: " + server.origin().sliced(7) + "\r\nOrigin: " + server.origin() +
                            "\r\nContent-Length: 99999999999\r\n\r\n";
    EXPECT_EQ(send(head).status, 413);
    EXPECT_TRUE(heard.empty());
}

TEST_F(Server, ABodyInPiecesIsNoWayAroundThat) {
    QByteArray bytes = "POST / HTTP/1.1\r\nHost: " + server.origin().sliced(7) + "\r\nOrigin: " + server.origin() +
                       "\r\nTransfer-Encoding: chunked\r\n\r\n";
    for (int piece = 0; piece < 20; ++piece) bytes += "10\r\n0123456789abcdef\r\n";
    EXPECT_EQ(send(bytes).status, 0) << "it is hung up on";
    EXPECT_TRUE(heard.empty());
}

TEST_F(Server, AHeadWithoutEndIsRefused) {
    EXPECT_THAT(send("GET / HTTP/1.1\r\nX: " + QByteArray(100'000, 'x')).status, testing::AnyOf(431, 0, 414));
    EXPECT_TRUE(heard.empty());
}

TEST_F(Server, WhatIsNoRequestIsNoneAndTheNextOneIsAnswered) {
    for (QByteArray const& bytes :
         {QByteArray("\0\1\2\3\4\r\n\r\n", 9), QByteArray("GET\r\n\r\n"),
          QByteArray("\x16\x03\x01\x02\x00\x01\r\n\r\n", 10), QByteArray("GET / HTTP/9.9\r\n\r\n"),
          QByteArray("GET / HTTP/1.1\r\n\r\n"), QByteArray("POST / HTTP/1.1\r\nContent-Length: -5\r\n\r\n")}) {
        int const status = send(bytes).status;
        EXPECT_TRUE(status == 0 || status >= 400) << status;
    }
    EXPECT_TRUE(heard.empty());
    EXPECT_EQ(ask({}).status, 200);
}

TEST_F(Server, OtherMethodsAreNotAllowed) {
    for (char const* method : {"PUT", "DELETE", "OPTIONS", "TRACE"}) EXPECT_EQ(ask({.method = method}).status, 405);
    EXPECT_TRUE(heard.empty());
}

TEST_F(Server, WhoeverIsSilentIsHungUpOn) {
    QElapsedTimer clock;
    clock.start();
    EXPECT_EQ(send("GET / HTTP/1.1\r\nHo").status, 0);
    EXPECT_LT(clock.elapsed(), 4500);
}

TEST_F(Server, AFloodFromOneAddressIsHeldUp) {
    int held = 0;
    for (int time = 0; time < 60; ++time) held += ask({}).status == 429 ? 1 : 0;
    EXPECT_GT(held, 5);
    EXPECT_LT(heard.size(), 55U);
    QElapsedTimer clock;
    clock.start();
    ASSERT_TRUE(Hall::until([&clock] { return clock.elapsed() > 500; }));
    EXPECT_EQ(ask({}).status, 200) << "later it is heard again";
}

TEST_F(Server, MayAnswerLater) {
    answer = [this](HallRequest const&, HallServer::Reply reply) {
        QTimer::singleShot(20, &server, [reply] { reply({200, "text/plain", "later"}); });
    };
    EXPECT_EQ(ask({}).body, "later");
}

TEST_F(Server, AnAnswerThatComesTooLateGoesNowhere) {
    HallServer::Reply kept;
    answer = [&kept](HallRequest const&, HallServer::Reply reply) { kept = std::move(reply); };
    QTcpSocket socket;
    QUrl const url(QString::fromLatin1(server.origin()));
    socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
    ASSERT_TRUE(Hall::until([&] { return socket.state() == QAbstractSocket::ConnectedState; }));
    socket.write("GET / HTTP/1.1\r\nHost: " + server.origin().sliced(7) + "\r\n\r\n");
    ASSERT_TRUE(Hall::until([&] { return kept != nullptr; }));
    server.close();
    kept({200, "text/plain", "too late"});
    EXPECT_FALSE(server.isListening());
}

TEST_F(Server, OverTlsTheDeskIsKnownByItsAuthorityAndSpeaksNothingElse) {
    auto const identity = stations::newIdentity({"127.0.0.1"}, session::WallTime{QDateTime::currentMSecsSinceEpoch()});
    ASSERT_TRUE(server.listen(QHostAddress(QHostAddress::LocalHost), 0, &*identity));
    QByteArray const origin = server.origin();
    QByteArray const authority = QByteArray::fromStdString(identity->authority);
    ASSERT_TRUE(origin.startsWith("https://127.0.0.1:"));
    EXPECT_EQ(view::ask(origin, {.path = "/page"}, authority).body, "/page");
    EXPECT_EQ(view::ask(origin, {.method = "POST", .body = "{}"}, authority).status, 200);

    auto const other = stations::newIdentity({"127.0.0.1"}, session::WallTime{QDateTime::currentMSecsSinceEpoch()});
    EXPECT_EQ(view::ask(origin, {}, QByteArray::fromStdString(other->authority)).status, 0) << "another desk's";
    QByteArray const unencrypted = "http" + origin.sliced(qstrlen("https"));
    EXPECT_EQ(view::ask(unencrypted, {}).status, 0);
    EXPECT_EQ(view::ask(origin, {.method = "POST", .headers = {{"Origin", unencrypted}}}, authority).status, 403);
    EXPECT_EQ(heard.size(), 2U);
}

TEST(HallServer, ListensOnlyWhereItWasTold) {
    HallServer server([](HallRequest const&, HallServer::Reply const&) {});
    EXPECT_FALSE(server.isListening()) << "off until it is switched on";
    EXPECT_FALSE(server.listen(QHostAddress(QHostAddress::Any), 0));
    EXPECT_FALSE(server.listen(QHostAddress(QHostAddress::AnyIPv4), 0));
    EXPECT_FALSE(server.listen(QHostAddress(QStringLiteral("192.0.2.1")), 0)) << "no address of this computer";
    ASSERT_TRUE(server.listen(QHostAddress(QHostAddress::LocalHost), 0));
    quint16 const port = static_cast<quint16>(QUrl(QString::fromLatin1(server.origin())).port());
    for (QHostAddress const& other : QNetworkInterface::allAddresses()) {
        if (other.protocol() != QAbstractSocket::IPv4Protocol || other.isLoopback()) continue;
        QTcpSocket socket;
        socket.connectToHost(other, port);
        EXPECT_FALSE(socket.waitForConnected(300)) << other.toString().toStdString();
    }
}

} // namespace
} // namespace flagfall::view
