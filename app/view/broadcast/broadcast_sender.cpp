// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/broadcast/broadcast_sender.h"

#include "app/view/texts/plain_text.h"

#include <QCoreApplication>
#include <QNetworkRequest>

#include <algorithm>

namespace flagfall::view {
namespace {

using What = BroadcastAnswer::What;

constexpr qsizetype mostAnswered = 4'000'000;
constexpr qsizetype longestReason = 200;

/// The same games would have the same answer in this round; those of another round may not.
bool isOfTheRound(What what) { return what == What::Refused || what == What::NoSuchRound; }

/// The same request would have the same answer, wherever it goes.
bool isOfEveryRound(What what) { return what == What::NotAllowed || what == What::Unreadable; }

} // namespace

BroadcastSender::BroadcastSender(Pace pace, QObject* parent)
    : QObject(parent), m_pace(pace), m_nextWait(pace.firstWait) {
    // A server that sends us elsewhere shall not get the token sent there.
    m_network.setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
    m_network.setAutoDeleteReplies(true);
    m_wait.setSingleShot(true);
    connect(&m_wait, &QTimer::timeout, this, &BroadcastSender::goOn);
}

void BroadcastSender::setToken(QString const& token) {
    if (m_token == token) return;
    m_token = token;
    takeUpAgain();
    goOn();
}

void BroadcastSender::send(RoundNumber number, QString const& id, std::vector<BroadcastGame> games) {
    Round& round = m_rounds[number];
    if (round.id != id) round = {.id = id};
    if (round.games == games) return;
    round.games = std::move(games);
    round.stuck = false;
    m_halted = false;
    goOn();
    emit changed();
}

void BroadcastSender::again() {
    for (auto& [number, round] : m_rounds) round.there.clear();
    takeUpAgain();
    // The server has said how long it wants nothing; only waits of our own are cut short.
    if (!m_last || m_last->what != What::TooMany) m_wait.stop();
    goOn();
    emit changed();
}

void BroadcastSender::stop() {
    m_rounds.clear();
    m_parcel.clear();
    if (!m_last || m_last->what != What::TooMany) m_wait.stop();
    m_halted = false;
    m_nextWait = m_pace.firstWait;
    if (m_reply) {
        m_reply->disconnect(this);
        m_reply->abort();
        m_reply = nullptr;
    }
    if (!m_wait.isActive()) m_last.reset();
    emit changed();
}

void BroadcastSender::takeUpAgain() {
    m_halted = false;
    for (auto& [number, round] : m_rounds) round.stuck = false;
}

bool BroadcastSender::isHalted() const {
    return m_halted || std::ranges::any_of(m_rounds, [](auto const& one) { return one.second.stuck; });
}

bool BroadcastSender::isThere(Round const& round, BroadcastGame const& game) {
    auto const there = round.there.find(game.board);
    return there != round.there.end() && there->second == game.pgn;
}

int BroadcastSender::waiting() const {
    std::ptrdiff_t count = 0;
    for (auto const& [number, round] : m_rounds)
        count += std::ranges::count_if(round.games, [&](auto const& game) { return !isThere(round, game); });
    return static_cast<int>(count);
}

std::optional<std::chrono::milliseconds> BroadcastSender::untilNextTry() const {
    if (!m_wait.isActive()) return std::nullopt;
    return m_wait.remainingTimeAsDuration();
}

std::vector<BroadcastAnswer::RefusedGame> BroadcastSender::refused(RoundNumber number) const {
    std::vector<BroadcastAnswer::RefusedGame> all;
    if (auto const round = m_rounds.find(number); round != m_rounds.end())
        for (auto const& [board, why] : round->second.refused) all.push_back({board, why});
    return all;
}

/// As many boards in a row as one request takes, the first that have news among them. With them go those that have
/// none: the server would take a round of which it sees only games that are over for one that is over.
std::vector<BroadcastGame> BroadcastSender::parcelOf(Round const& round) const {
    for (std::size_t from = 0; from < round.games.size(); from += m_pace.mostGames) {
        auto const first = round.games.begin() + static_cast<std::ptrdiff_t>(from);
        auto const last = first + static_cast<std::ptrdiff_t>(std::min(m_pace.mostGames, round.games.size() - from));
        if (std::any_of(first, last, [&](auto const& game) { return !isThere(round, game); })) return {first, last};
    }
    return {};
}

void BroadcastSender::goOn() {
    if (m_reply || m_halted || m_wait.isActive() || m_token.isEmpty()) return;
    for (auto const& [number, round] : m_rounds) {
        m_parcel = round.stuck ? std::vector<BroadcastGame>{} : parcelOf(round);
        if (m_parcel.empty()) continue;
        m_round = number;
        post(round.id);
        return;
    }
}

void BroadcastSender::post(QString const& id) {
    QByteArray text;
    for (BroadcastGame const& game : m_parcel) text += QByteArray::fromStdString(game.pgn);
    QUrl url = m_server;
    url.setPath(QStringLiteral("/api/broadcast/round/%1/push").arg(id));
    QNetworkRequest request(url);
    request.setHeader(QNetworkRequest::ContentTypeHeader, QByteArrayLiteral("text/plain; charset=utf-8"));
    request.setHeader(QNetworkRequest::UserAgentHeader,
                      QStringLiteral("Flagfall/%1").arg(QCoreApplication::applicationVersion()));
    request.setRawHeader("Accept", "application/json");
    request.setRawHeader("Authorization", "Bearer " + m_token.toLatin1());
    request.setTransferTimeout(static_cast<int>(m_pace.patience.count()));
    m_reply = m_network.post(request, text);
    m_reply->setReadBufferSize(mostAnswered);
    connect(m_reply, &QNetworkReply::finished, this, &BroadcastSender::heard);
    emit changed();
}

void BroadcastSender::heard() {
    BroadcastAnswer const answer = answerIn(*m_reply);
    m_reply = nullptr;
    m_last = answer;
    if (answer.what == What::Taken)
        keep(answer);
    else
        waitAfter(answer);
    m_parcel.clear();
    emit answered(answer);
    goOn();
    emit changed();
}

BroadcastAnswer BroadcastSender::answerIn(QNetworkReply& reply) const {
    int const status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (status > 0 && reply.error() != QNetworkReply::OperationCanceledError)
        return answerOf(status, reply.readAll(), reply.rawHeader("Retry-After"), m_parcel);
    if (reply.error() == QNetworkReply::OperationCanceledError || reply.error() == QNetworkReply::TimeoutError)
        return {.what = What::TimedOut};
    return {.what = What::Unreachable, .said = printable(reply.errorString(), longestReason)};
}

void BroadcastSender::keep(BroadcastAnswer const& answer) {
    m_nextWait = m_pace.firstWait;
    auto const round = m_rounds.find(m_round);
    if (round == m_rounds.end()) return;
    for (BroadcastGame const& game : m_parcel) {
        round->second.there[game.board] = game.pgn;
        round->second.refused.erase(game.board);
    }
    for (BroadcastAnswer::RefusedGame const& game : answer.refused) round->second.refused[game.board] = game.why;
}

void BroadcastSender::waitAfter(BroadcastAnswer const& answer) {
    if (isOfEveryRound(answer.what)) {
        m_halted = true;
    } else if (isOfTheRound(answer.what)) {
        if (auto const round = m_rounds.find(m_round); round != m_rounds.end()) round->second.stuck = true;
    } else if (answer.what == What::TooMany) {
        m_wait.start(std::max<std::chrono::milliseconds>(m_pace.tooMany, answer.wait));
    } else {
        m_wait.start(m_nextWait);
        m_nextWait = std::min(m_nextWait * 2, m_pace.longestWait);
    }
}

} // namespace flagfall::view
