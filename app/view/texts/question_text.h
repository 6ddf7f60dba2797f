// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/commands.h"

#include <QString>
#include <QStringList>

namespace flagfall::view {

/// A question to the arbiter: what was asked for, what follows from it, and the two answers named by what they do.
struct QuestionText {
    QString title;
    QString text;
    QStringList consequences;
    QString yes;
    QString no;
    friend bool operator==(QuestionText const&, QuestionText const&) = default;
};

[[nodiscard]] QuestionText questionText(session::Refusal const& refusal, session::EventState const& state);

} // namespace flagfall::view
