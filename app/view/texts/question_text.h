// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace flagfall::view {

/// A question to the arbiter: what was asked for, what follows from it, and the two answers named by what they do.
struct QuestionText {
    QString title;
    QString text;
    QStringList consequences;
    QString yes;
    QString no;
    QString again{};      ///< the second question of what is asked twice; empty: that it cannot be undone
    QString instead{};    ///< a third answer: something else is done; empty: there is none
    QString insteadKey{}; ///< its key, a capital letter or a sign
    friend bool operator==(QuestionText const&, QuestionText const&) = default;
};

/// Why one board of several cannot take a command as it is.
struct BoardObjection {
    BoardNumber board;
    session::Objection objection;
};

/// What each board says that cannot take the command while others can; empty for commands on one board.
[[nodiscard]] std::vector<BoardObjection> objectionsByBoard(session::History const& history,
                                                            session::Command const& command, clock::Instant at);

/// What becomes of what a ruling did that is withdrawn, act by act, and what the arbiter sets back on the table.
[[nodiscard]] QStringList withdrawalLines(session::History const& history, session::WithdrawRuling const& command,
                                          session::Question const& question);

/// When the result was entered that stands on the board, and by whom; empty where the journal does not say.
[[nodiscard]] QString enteredText(session::History const& history, RoundNumber round, BoardNumber board);


/// The names of the players who would be paired without having checked in.
[[nodiscard]] QString notHereText(session::History const& history, int most);

/// The boards of the published round that have other players or colours, as they were and as they become.
[[nodiscard]] QStringList reseatedLines(session::RepairRound const& command, session::EventState const& state);

/// `boards` are the ones that cannot take it, for a question about those that can.
[[nodiscard]] QuestionText questionText(session::Question const& question, session::EventState const& state,
                                        std::vector<BoardObjection> const& boards = {});

} // namespace flagfall::view
