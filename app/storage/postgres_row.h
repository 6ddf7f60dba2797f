// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/kept_journal.h"
#include "app/storage/postgres_connection.h"

#include <optional>

/// Rows as they stand in the table `act` of an event in a database.
namespace flagfall::storage {

/// The next acts from the number $1 on, at most this many, for rowIn. What is longer than any act of ours stays on the
/// server: a row that somebody made to fill the memory comes empty.
inline constexpr int rowsOfPage = 1000;
extern char const* const selectRows;

/// The first row of an answer; nothing where it is too long, or a number or the hash has a size it never has.
[[nodiscard]] std::optional<SignedRow> rowIn(Answer const& found);

/// A hash in a column; nothing when it has a size it never has.
[[nodiscard]] std::optional<session::Hash> hashIn(Answer const& found, int row, int column);

/// Adds an act, with the parameters below.
extern char const* const insertRow;
[[nodiscard]] Parameters parametersOf(Seq seq, session::NewRow const& row, session::Hash const& hash,
                                      std::optional<Signature> const& signature);

/// Whether it is not longer than what is read again.
[[nodiscard]] bool fitsInARow(session::NewRow const& row);

} // namespace flagfall::storage
