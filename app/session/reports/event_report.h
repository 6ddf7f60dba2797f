// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "pairing/trf/report.h"

namespace flagfall::session {

/// The event as a report file (TRF26): players, every round, ranks; of a Swiss also what its rounds to come are paired
/// by: byes (240), acceleration (250) and prohibited pairs (260). Who has withdrawn has zero-point byes to the end.
/// The allotted time stands in 122, as people write it, and in 222 where that can say it. A round the arbiter paired by
/// hand leaves a comment, `### MPA @ Round 2: 2-1 3=PAB => 2-3 1=PAB`: by the rules, and as it was played.
/// A game that counted as a draw when a later round was paired, and was none, leaves another: `### Adjournment @ Round
/// 1: 4-2 1/2-1/2 => 1-0`.
///
/// While games have no result it is an interim report: they are marked `?`, a comment says how many they are (`###
/// Interim @ Round 2: 3 games without a result`), and nobody has a rank (FIDE's checklist for programs, 161 to 169).
/// The event must be opened.
[[nodiscard]] pairing::trf::Report reportOf(EventState const& state);

/// A day or a year as a player's record has it: `1990/04/12`, `1990/00/00`.
[[nodiscard]] std::string birthInReport(std::string birth);

} // namespace flagfall::session
