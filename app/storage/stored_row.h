// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"
#include "app/storage/chain.h"
#include "app/storage/statement.h"

#include <optional>

/// Rows as they stand in the table `act` of an event file. Each function is for the thread that has the database.
namespace flagfall::storage {

/// Acts in their order from the one with the number of the first parameter on, for rowIn.
[[nodiscard]] char const* selectRows(Format format);

/// The present row; nothing when a number or the hash has a size it never has.
[[nodiscard]] std::optional<session::Row> rowIn(Statement const& found, Format format);

/// A hash in a column; nothing when it has a size it never has.
[[nodiscard]] std::optional<session::Hash> hashIn(Statement const& row, int column);

/// The parameters of `INSERT INTO act`, in the order of the columns, the signature left out. `row` must live until the
/// next step.
void bindRow(Statement& insert, Seq seq, session::NewRow const& row, session::Hash const& hash);

} // namespace flagfall::storage
