// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/broadcast/broadcast_answer.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QUrl>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace flagfall::view {

/// Brings games to the broadcast of a round, and brings them again until they are taken: one request at a time, never
/// more games in one than the server takes, always the latest of each game. After a failure it waits, longer each
/// time; after "too many requests" at least a minute. What the server will not take however often it comes (the token,
/// the round, the text) stops it until something is changed or `again()` is said. Belongs to the UI thread and never
/// blocks it.
class BroadcastSender final : public QObject {
    Q_OBJECT
public:
    struct Pace {
        std::chrono::milliseconds firstWait{5000}; ///< after a failure; doubled each time
        std::chrono::milliseconds longestWait{60'000};
        std::chrono::milliseconds tooMany{60'000};  ///< at least, after "too many requests"
        std::chrono::milliseconds patience{20'000}; ///< with an answer
        std::size_t mostGames = 100;                ///< in one request
    };

    explicit BroadcastSender(Pace pace, QObject* parent = nullptr);

    void setServer(QUrl const& server) { m_server = server; }
    /// Anything that stood in the way may be gone with it.
    void setToken(QString const& token);
    /// The games of a round as they are now. What is there already is not sent again.
    void send(RoundNumber round, QString const& id, std::vector<BroadcastGame> games);
    /// All games of all rounds once more, at once where the server lets us.
    void again();
    /// Nothing is sent any more, and nothing is known of what was.
    void stop();

    [[nodiscard]] bool isBusy() const { return m_reply != nullptr; }
    /// Games that are not there yet.
    [[nodiscard]] int waiting() const;
    /// It waits for something to be changed.
    [[nodiscard]] bool isHalted() const;
    /// Until the next try; none while there is none to come.
    [[nodiscard]] std::optional<std::chrono::milliseconds> untilNextTry() const;
    /// What was answered last; none yet.
    [[nodiscard]] std::optional<BroadcastAnswer> const& last() const { return m_last; }
    /// Games that the server did not take, and why.
    [[nodiscard]] std::vector<BroadcastAnswer::RefusedGame> refused(RoundNumber round) const;

signals:
    void changed();
    void answered(flagfall::view::BroadcastAnswer const& answer);

private:
    struct Round {
        QString id;
        std::vector<BroadcastGame> games{};
        std::map<BoardNumber, std::string> there{}; ///< what the server has, or has refused
        std::map<BoardNumber, QString> refused{};
        bool stuck = false; ///< its games are not taken as they are
    };

    void takeUpAgain();
    [[nodiscard]] static bool isThere(Round const& round, BroadcastGame const& game);
    [[nodiscard]] std::vector<BroadcastGame> parcelOf(Round const& round) const;
    void goOn();
    void post(QString const& id);
    void heard();
    [[nodiscard]] BroadcastAnswer answerIn(QNetworkReply& reply) const;
    void keep(BroadcastAnswer const& answer);
    void waitAfter(BroadcastAnswer const& answer);

    Pace m_pace;
    QUrl m_server;
    QString m_token;
    QNetworkAccessManager m_network;
    QTimer m_wait;
    std::map<RoundNumber, Round> m_rounds;
    RoundNumber m_round{1};                ///< of the games under way
    std::vector<BroadcastGame> m_parcel{}; ///< the games under way
    QPointer<QNetworkReply> m_reply;
    std::chrono::milliseconds m_nextWait;
    bool m_halted = false; ///< nothing is taken, of whatever round
    std::optional<BroadcastAnswer> m_last;
};

} // namespace flagfall::view
