// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"

#include <QStringList>

namespace flagfall::view {

/// What the arbiter sets back by hand where a ruling is withdrawn that changed a clock on the table: one sentence for
/// each. None where the clock is ours.
[[nodiscard]] QStringList setBackTexts(session::History const& history, Seq ruling, RoundNumber round,
                                       BoardNumber board);
/// The same where acts are undone among which a ruling may be.
[[nodiscard]] QStringList setBackTexts(session::History const& history, std::vector<Seq> const& undone);

} // namespace flagfall::view
