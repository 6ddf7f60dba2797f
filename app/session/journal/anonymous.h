// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/codec.h"

#include <span>

/// An event without its people: to teach with, or to show somebody what went wrong.
namespace flagfall::session {

/// The same acts with their numbers, times and moves, and nobody's name in them. Players are `Player 01`, `Player 02`
/// in the order of their names, and teams `Team 1`, `Team 2`, so that lists and pairings stay what they were;
/// telephones that are clocks are `Clock 1`, `Clock 2`. What else says who somebody is goes: IDs, births, federations,
/// clubs, notes, fees, contacts, attached files, arbiters, persons and their locks, the name and the place of the
/// event, and every text that somebody typed. Ratings, titles, results, moves, rulings and the days stay: who knows the
/// event knows it again by them. What a text field is not known to hold is taken out.
///
/// The rows are for a new journal: their hashes are not filled in. A row that cannot be read is named.
[[nodiscard]] Expected<std::vector<Row>, DecodeProblem> anonymised(std::span<Row const> rows);

/// The same event with everybody's name, and without e-mail addresses, telephone numbers, days of birth, fees and notes
/// on players in any act: of births the years stay. Of acts that were lost what they said goes: it may have been any of
/// these. Rows for a new journal, as above.
[[nodiscard]] Expected<std::vector<Row>, DecodeProblem> withoutContacts(std::span<Row const> rows);

} // namespace flagfall::session
