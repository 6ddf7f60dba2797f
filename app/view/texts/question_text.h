// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/commands.h"

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
    QString again{}; ///< the second question of what is asked twice; empty: that it cannot be undone
    friend bool operator==(QuestionText const&, QuestionText const&) = default;
};

/// What each board says that cannot take the command while others can; empty for commands on one board.
[[nodiscard]] std::vector<session::Refusal> refusalsByBoard(session::History const& history,
                                                            session::Command const& command, clock::Instant at);

/// `boards` are the ones that cannot take it, for a question about those that can.
[[nodiscard]] QuestionText questionText(session::Refusal const& refusal, session::EventState const& state,
                                        std::vector<session::Refusal> const& boards = {});

} // namespace flagfall::view
