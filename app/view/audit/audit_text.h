// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/attendance.h"
#include "app/session/reports/hall_audit.h"

#include <QString>
#include <QStringList>

namespace flagfall::view {

/// What is odd, as a sentence with the numbers it rests on.
[[nodiscard]] QString findingText(session::Finding const& finding);
/// What the arbiter may do about it.
[[nodiscard]] QString findingAdvice(session::Finding const& finding);
[[nodiscard]] QString severityText(session::Severity severity);
/// Everything an audit with these limits looks at, a line each.
[[nodiscard]] QStringList checkedTexts(session::AuditLimits const& limits, session::Round const& round);

/// `absent`, `too late`; empty for a player who is there.
[[nodiscard]] QString punctualityText(session::LateBoard const& board, Colour colour);
/// `12:34 left`, `The default time has been over for 0:20`: what counts on this board, as a sentence.
[[nodiscard]] QString latenessText(session::LateBoard const& board);
/// `Default time 30 minutes (Laws 2023, 6.7.1).`, with what the arbiter may decide and what happens when nobody comes.
[[nodiscard]] QString defaultTimeText(session::EventDetails const& details);
/// The same for who is missing at the resumption of an adjourned game.
[[nodiscard]] QString resumptionTimeText(session::EventDetails const& details);

} // namespace flagfall::view
