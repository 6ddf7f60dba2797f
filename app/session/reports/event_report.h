// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "pairing/trf/report.h"

#include <string_view>

namespace flagfall::session {

/// The event as a report file (TRF26): players, every round, ranks; of a Swiss also what its rounds to come are paired
/// by: byes (240), acceleration (250) and prohibited pairs (260). Who has withdrawn has zero-point byes to the end.
/// The days of rounds (132) are those of the schedule. Ratings and IDs of the event's federation follow the players, as
/// records with its own three letters.
/// The allotted time stands in 122, as people write it, and in 222 where that can say it. A round the arbiter paired by
/// hand leaves a comment, `### MPA @ Round 2: 2-1 3=PAB => 2-3 1=PAB`: by the rules, and as it was played.
/// A game that counted as a draw when a later round was paired, and was none, leaves another: `### Adjournment @ Round
/// 1: 4-2 1/2-1/2 => 1-0`. One that was drawn in the end leaves none: the rounds are what its result would have made. A
/// result that was corrected after a later round was paired with it leaves a comment, too: `### Correction @ Round 4:
/// 6-17: 1-0 => 0-1`.
///
/// In a knockout every game is a round. One of another kind of play than the event's, and an Armageddon game, is marked
/// as not rated (`W`, `D`, `L`): it is reported on its own, or not at all.
///
/// While games have no result it is an interim report: they are marked `?`, a comment says how many they are (`###
/// Interim @ Round 2: 3 games without a result`), and nobody has a rank (FIDE's checklist for programs, 161 to 169).
/// Their points are those the next round is paired by (162 X); where a form of the file cannot say so, those of the
/// standings. The event must be opened.
enum class OpenGamesInReport { Drawn, WithoutPoints };
[[nodiscard]] pairing::trf::Report reportOf(EventState const& state, OpenGamesInReport open = OpenGamesInReport::Drawn);

/// By whose ratings the players are numbered, as record 172 says it (RatingMethod): as announced, or the first method
/// that gives everybody the rating used.
[[nodiscard]] std::string_view startingRankMethod(EventState const& state);

/// A day or a year as a player's record has it: `1990/04/12`, `1990/00/00`.
[[nodiscard]] std::string birthInReport(std::string birth);

} // namespace flagfall::session
