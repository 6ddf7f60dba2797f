// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string> // first: the moc of Qt 6.4 cannot read <compare> before any other header

#include "arbiter/terms/ids.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <span>
#include <vector>

namespace flagfall::view {

/// A game as it is sent, with the names that the server says it by.
struct BroadcastGame {
    BoardNumber board;
    QString white{}, black{};
    std::string pgn{};
    friend bool operator==(BroadcastGame const&, BroadcastGame const&) = default;
};

/// What became of a push, by the published interface of Lichess (POST /api/broadcast/round/{id}/push).
struct BroadcastAnswer {
    enum class What {
        Taken,       ///< all of it, but for `refused`
        Refused,     ///< nothing of it: something is wrong with the text (400)
        TooMany,     ///< requests: nothing may be asked for a while (429)
        NotAllowed,  ///< the token is unknown, or may not write there (401, 403)
        NoSuchRound, ///< (404)
        Failed,      ///< on the server's side
        Unreadable,  ///< it is no answer of such a server
        Unreachable, ///< `said`: why
        TimedOut,
    };
    struct RefusedGame {
        BoardNumber board;
        QString why;
        friend bool operator==(RefusedGame const&, RefusedGame const&) = default;
    };
    What what = What::Taken;
    QString said{}; ///< by the server or the system, fit to be shown
    std::vector<RefusedGame> refused{};
    std::chrono::seconds wait{}; ///< that the server asks for
};

/// What an answer with this status says of the games that were sent. `retryAfter` is the header of that name.
[[nodiscard]] BroadcastAnswer answerOf(int status, QByteArray const& body, QByteArray const& retryAfter,
                                       std::span<BroadcastGame const> sent);

/// The round that an address names: `https://lichess.org/broadcast/open/round-3/AbCdEfGh`, also with a game behind it,
/// `…/broadcast/round/AbCdEfGh/edit`, or the eight signs alone. Empty for anything else.
[[nodiscard]] QString broadcastRoundOf(QString const& typed);

/// Whether a text can be a token: letters, digits and lines, as the interface says.
[[nodiscard]] bool isBroadcastToken(QString const& text);

} // namespace flagfall::view
