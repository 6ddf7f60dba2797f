// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"
#include "app/session/reports/resumptions.h"
#include "app/view/common/changes.h"
#include "app/view/papers/paper.h"

/// The papers about adjourned games.
namespace flagfall::view {

/// The sheet for the envelope (Guidelines I.2; 2009: Adj.2): the players, the position before the sealed move, the
/// times, who sealed which move, offers, the resumption, and the lines for the arbiter. Of a typed move its fingerprint
/// and lines to write the opening keys on, which are nowhere else. Empty where the game is not adjourned.
[[nodiscard]] Paper envelopePaper(session::History const& history, BoardPlace place, clock::Instant now);

/// The label for the envelope, on A5: what must stand on it (Guidelines I.2; 2009: Adj.2). Empty without an envelope.
[[nodiscard]] Paper envelopeLabel(session::History const& history, BoardPlace place, clock::Instant now);

/// A slip for each opening key of a typed move, each on a page of its own. It is the key: who has it can open the move.
[[nodiscard]] Paper keySlips(session::EventState const& state, BoardPlace place, QString const& fingerprint,
                             QStringList const& keys);

/// `River Cup: resumption, round 2, board 3: Nile, N. – Volga, V.`
[[nodiscard]] std::string calendarTitle(session::EventState const& state, session::Resumption const& one);

/// The games that go on, by time; then those without one.
[[nodiscard]] Paper resumptionsPaper(session::History const& history);

} // namespace flagfall::view
