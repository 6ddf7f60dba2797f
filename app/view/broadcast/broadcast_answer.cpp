// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/broadcast/broadcast_answer.h"

#include "app/view/texts/plain_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace flagfall::view {
namespace {

using What = BroadcastAnswer::What;

constexpr qsizetype mostSaid = 200;
constexpr qsizetype longestToken = 1024;
constexpr std::chrono::seconds longestWait{3600};

QString textIn(QJsonObject const& object, char const* name) { return object.value(QLatin1String(name)).toString(); }

/// The one with these names; where the server has written them otherwise, the one in that place.
BroadcastGame const* gameOf(QJsonObject const& tags, qsizetype place, std::span<BroadcastGame const> sent) {
    QString const white = textIn(tags, "White");
    QString const black = textIn(tags, "Black");
    auto const found = std::ranges::find_if(
        sent, [&](BroadcastGame const& game) { return game.white == white && game.black == black; });
    if (found != sent.end()) return &*found;
    return place < std::ssize(sent) ? &sent[static_cast<std::size_t>(place)] : nullptr;
}

BroadcastAnswer taken(QJsonDocument const& answer, std::span<BroadcastGame const> sent) {
    if (!answer.object().value(QLatin1String("games")).isArray())
        return {.what = What::Unreadable, .said = QStringLiteral("200")};
    BroadcastAnswer all{.what = What::Taken};
    QJsonArray const games = answer.object().value(QLatin1String("games")).toArray();
    for (qsizetype place = 0; place < games.size(); ++place) {
        QJsonObject const game = games.at(place).toObject();
        QString const error = textIn(game, "error");
        if (error.isEmpty()) continue;
        if (auto const* const ours = gameOf(game.value(QLatin1String("tags")).toObject(), place, sent))
            all.refused.push_back({ours->board, printable(error, mostSaid)});
    }
    return all;
}

What whatOf(int status) {
    switch (status) {
    case 400: return What::Refused;
    case 401:
    case 403: return What::NotAllowed;
    case 404: return What::NoSuchRound;
    case 429: return What::TooMany;
    default: return status >= 500 ? What::Failed : What::Unreadable;
    }
}

} // namespace

BroadcastAnswer answerOf(int status, QByteArray const& body, QByteArray const& retryAfter,
                         std::span<BroadcastGame const> sent) {
    QJsonDocument const answer = QJsonDocument::fromJson(body);
    if (status == 200) return taken(answer, sent);
    BroadcastAnswer no{.what = whatOf(status)};
    no.said = printable(textIn(answer.object(), "error"), mostSaid);
    if (no.said.isEmpty() && no.what == What::Unreadable) no.said = QString::number(status);
    no.wait = std::clamp(std::chrono::seconds{retryAfter.toInt()}, std::chrono::seconds{0}, longestWait);
    return no;
}

QString broadcastRoundOf(QString const& typed) {
    static QRegularExpression const id(QStringLiteral("^[A-Za-z0-9]{8}$"));
    QString const text = typed.trimmed();
    if (id.match(text).hasMatch()) return text;
    QUrl const url(text.contains(QLatin1String("://")) ? text : QStringLiteral("https://") + text, QUrl::StrictMode);
    QStringList const path = url.path().split(QLatin1Char('/'), Qt::SkipEmptyParts);
    if (!url.isValid() || url.host() != QLatin1String("lichess.org") || path.value(0) != QLatin1String("broadcast"))
        return {};
    // broadcast/round/ID…, or broadcast/NAME OF THE EVENT/NAME OF THE ROUND/ID…
    QString const round = path.value(1) == QLatin1String("round") ? path.value(2) : path.value(3);
    return id.match(round).hasMatch() ? round : QString{};
}

bool isBroadcastToken(QString const& text) {
    static QRegularExpression const signs(QStringLiteral("^[A-Za-z0-9_]+$"));
    return text.size() <= longestToken && signs.match(text).hasMatch();
}

} // namespace flagfall::view
