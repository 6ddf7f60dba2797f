// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/offences.h"
#include "app/view/texts/appeal_text.h"

#include <QString>
#include <QStringList>

namespace flagfall::view {

/// What was ruled on: `Flag of White`; of a ruling by a key, what was done.
[[nodiscard]] QString ruledOnText(session::History const& history, session::RecordedRuling const& ruling);
/// What was decided; empty where the text above says it.
[[nodiscard]] QString ruledSoText(session::History const& history, session::RecordedRuling const& ruling);
/// `7.5.5`, `own decision`, or both.
[[nodiscard]] QString ruledUnderText(session::History const& history, session::RecordedRuling const& ruling);
/// The note of the arbiter; empty: there is none.
[[nodiscard]] QString ruledNoteText(session::History const& history, session::RecordedRuling const& ruling);

/// What the clocks showed when it was made, and the position where it was known: `White 0:05:12, Black 0:03:20 ·` and a
/// FEN; empty where it was made without looking at them.
[[nodiscard]] QString ruledMomentText(session::History const& history, session::RecordedRuling const& ruling);

/// `withdrawn on 2026-11-21 14:32: reason`, or that it was undone; empty while it stands.
[[nodiscard]] QString ruledNoMoreText(session::History const& history, session::RecordedRuling const& ruling);
/// What came of appeals against the ruling, in a line each.
[[nodiscard]] QStringList appealTexts(session::History const& history, session::RecordedRuling const& ruling);
/// `Appeals go to the chief arbiter, until 2026-11-21 14:32.`; or that there is no appeal against the ruling.
[[nodiscard]] QString appealLimitsText(session::History const& history, Seq ruling, RoundNumber round);
/// `Appeals committee`.
[[nodiscard]] QString appealBodyText(session::AppealBody body);

/// Those that are not empty: `Illegal move by White – 2 minutes for Black`.
[[nodiscard]] QString joinedText(QStringList parts);
/// `Nile, N. – Volga, V.`
[[nodiscard]] QString playersText(session::EventState const& state, ByColour<PlayerId> const& players);
/// `2026-11-21 14:32`, by the clock on the wall.
[[nodiscard]] QString minuteStampText(session::WallTime wall);
/// `2026-11-21 14:32:05`, by the clock on the wall.
[[nodiscard]] QString stampText(session::WallTime wall);

/// `Illegal move no. 2`.
[[nodiscard]] QString offenceText(session::RuledOffence const& offence);
/// `Warning, more time for the opponent`; that there was none.
[[nodiscard]] QString penaltiesText(session::RuledOffence const& offence);
/// What is usual the next time, by all of a player's offences, a line for each kind that has been committed.
[[nodiscard]] QStringList nextStepTexts(std::vector<session::RecordedOffence> const& offences);

} // namespace flagfall::view
