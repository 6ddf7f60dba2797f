// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "arbiter/record/two_boards.h"

#include <QString>
#include <QStringList>

namespace flagfall::view {

/// What is noted of play with a visually disabled player, as a part of a sentence.
[[nodiscard]] QString remarkText(session::BlindRemark remark);
[[nodiscard]] QString dutyText(AssistantDuty duty);
[[nodiscard]] QString keepingText(ScoreKeeping keeping);

/// How the game is played, line by line: who is disabled and keeps score how, assistants, boards, what was noted.
[[nodiscard]] QStringList blindPlayLines(session::Board const& board, Edition const& edition);
/// What the edition says of this play, for the form that arranges it.
[[nodiscard]] QString blindLawText(Edition const& edition);
/// What the records propose where the boards differ; empty where they do not.
[[nodiscard]] QString boardsText(record::BoardsFinding const& found, Edition const& edition);

} // namespace flagfall::view
