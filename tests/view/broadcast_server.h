// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>

#include <deque>
#include <map>
#include <vector>

namespace flagfall::view {

/// Stands in for lichess.org: takes pushes as its published interface says (POST /api/broadcast/round/{id}/push with a
/// bearer token and PGN, at most 100 games), and fails in the ways that are asked of it.
class BroadcastServer {
public:
    enum class Fault { TooMany, Silent, HangUp, Broken, Nonsense, Elsewhere };
    struct Push {
        QString round;
        QString authorization;
        QString text;
        std::vector<QString> whites; ///< of its games
    };

    BroadcastServer() {
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
            while (auto* const socket = m_server.nextPendingConnection()) listen(*socket);
        });
        listenAgain();
    }
    [[nodiscard]] QUrl url() const { return QUrl(QStringLiteral("http://127.0.0.1:%1").arg(m_port)); }

    /// The network is gone, and there again.
    void goAway() { m_server.close(); }
    void listenAgain() {
        (void)m_server.listen(QHostAddress::LocalHost, m_port);
        m_port = m_server.serverPort();
    }

    std::deque<Fault> faults; ///< the next answers
    QString token = QStringLiteral("lip_secret");
    QString round = QStringLiteral("AbCdEfGh"); ///< the one that there is
    QString refusedWhite;                       ///< a game of this player is not taken
    int retryAfter = 0;                         ///< beside "too many requests"
    int mostGames = 100;

    std::vector<Push> pushes; ///< that were answered, or left without an answer
    int mostAtOnce = 0;       ///< requests

private:
    void listen(QTcpSocket& socket) {
        ++m_open;
        mostAtOnce = std::max(mostAtOnce, m_open);
        QObject::connect(&socket, &QTcpSocket::disconnected, &m_server, [this, &socket] {
            forget(socket);
            socket.deleteLater();
        });
        m_bodies[&socket] = {};
        QObject::connect(&socket, &QTcpSocket::readyRead, &m_server, [this, &socket] {
            if (!m_bodies.contains(&socket)) return;
            QByteArray& all = m_bodies[&socket];
            all += socket.readAll();
            auto const end = all.indexOf("\r\n\r\n");
            if (end < 0) return;
            QString const head = QString::fromLatin1(all.first(end));
            if (all.size() - end - 4 < headerOf(head, "Content-Length").toInt()) return;
            answer(socket, head, all.sliced(end + 4));
        });
    }
    /// It has its answer, or nobody waits for one.
    void forget(QTcpSocket& socket) {
        if (m_bodies.erase(&socket) > 0) --m_open;
    }
    static QString headerOf(QString const& head, char const* name) {
        QRegularExpression const header(QStringLiteral("(?i)^%1: *(.*?)\r?$").arg(QLatin1String(name)),
                                        QRegularExpression::MultilineOption);
        return header.match(head).captured(1);
    }

    void answer(QTcpSocket& socket, QString const& head, QByteArray const& body) {
        static QRegularExpression const path(QStringLiteral("^POST /api/broadcast/round/([A-Za-z0-9]{8})/push HTTP"));
        Push push{path.match(head).captured(1), headerOf(head, "Authorization"), QString::fromUtf8(body), {}};
        static QRegularExpression const white(QStringLiteral("\\[White \"([^\"]*)\"\\]\n\\[Black \"([^\"]*)\"\\]"));
        QJsonArray games;
        for (auto match = white.globalMatch(push.text); match.hasNext();) {
            auto const names = match.next();
            push.whites.push_back(names.captured(1));
            QJsonObject game{{QStringLiteral("tags"), QJsonObject{{QStringLiteral("White"), names.captured(1)},
                                                                  {QStringLiteral("Black"), names.captured(2)}}}};
            if (names.captured(1) == refusedWhite)
                game.insert(QStringLiteral("error"), QStringLiteral("Cannot find move: e2e5"));
            else
                game.insert(QStringLiteral("moves"), 2);
            games.append(game);
        }
        pushes.push_back(push);
        if (!faults.empty()) {
            Fault const fault = faults.front();
            faults.pop_front();
            fail(socket, fault);
            return;
        }
        if (push.authorization != QStringLiteral("Bearer ") + token)
            say(socket, 401, R"({"error":"No such token"})");
        else if (push.round != round)
            say(socket, 404, R"({"error":"Not found"})");
        else if (games.size() > mostGames)
            say(socket, 400, R"({"error":"Too many games"})");
        else
            say(socket, 200, QJsonDocument(QJsonObject{{QStringLiteral("games"), games}}).toJson());
    }
    void fail(QTcpSocket& socket, Fault fault) {
        switch (fault) {
        case Fault::TooMany:
            say(socket, 429, R"({"error":"Too many requests"})", "Retry-After: " + QByteArray::number(retryAfter));
            return;
        case Fault::Silent: return;
        case Fault::HangUp: socket.abort(); return;
        case Fault::Broken: say(socket, 502, "<html>Bad gateway</html>"); return;
        case Fault::Nonsense: say(socket, 200, "<html>Welcome to the hotel</html>"); return;
        case Fault::Elsewhere: say(socket, 302, "", "Location: http://127.0.0.1:9/steal"); return;
        }
    }
    void say(QTcpSocket& socket, int status, QByteArray const& body, QByteArray const& header = {}) {
        forget(socket);
        socket.write("HTTP/1.1 " + QByteArray::number(status) + " Word\r\nContent-Type: application/json\r\n" +
                     (header.isEmpty() ? header : header + "\r\n") +
                     "Connection: close\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
        socket.disconnectFromHost();
    }

    QTcpServer m_server;
    quint16 m_port = 0;
    int m_open = 0;
    std::map<QTcpSocket*, QByteArray> m_bodies;
};

} // namespace flagfall::view
