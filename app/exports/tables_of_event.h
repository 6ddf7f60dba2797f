// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exports/export_file.h"
#include "app/session/event/matches.h"
#include "app/tables/sheet.h"

namespace flagfall::exports {

/// The standings under heads of the words; a tie-break is called by its code, and the rank provisional while a
/// game is open. Points have the decimal point of the
/// order
/// (`2.5`, `3`).
[[nodiscard]] tables::Sheet standingsTable(session::EventState const& event, Order const& order, Words const& words);

/// A row for each board and each player without a game, by round and board; of one round where that is said.
[[nodiscard]] tables::Sheet resultsTable(session::EventState const& event, Words const& words,
                                         std::optional<RoundNumber> only = std::nullopt);

/// What the event changes in the rating of each player who has one, and in outline the first rating of who has none, in
/// order of pairing number; empty where it is not known.
[[nodiscard]] tables::Sheet ratingsTable(session::EventState const& event, Order const& order, Words const& words);

/// A board of a round that is not published yet; a seat may still be empty.
struct ProposedBoard {
    int number = 0;
    session::CompetitorFacts white{};
    session::CompetitorFacts black{};
    bool bye = false;
};
/// A row for each board, the bye without a number.
[[nodiscard]] tables::Sheet pairingTable(std::vector<ProposedBoard> const& boards, Words const& words);

/// The players under the heads of their lists, without what is private.
[[nodiscard]] tables::Sheet playersTable(session::EventState const& event, Words const& words);

} // namespace flagfall::exports
