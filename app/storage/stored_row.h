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

/// Longer than any payload of ours; one that is longer is damaged.
inline constexpr std::size_t longestPayload = std::size_t{16} << 20;

/// Of rows that are gathered: all of their bytes stand in the file, each once, so they are not more than it has. In a
/// file that was made to fill the memory one page serves many rows.
class RoomOfRows {
public:
    explicit RoomOfRows(Database const& database);
    /// False: it does not fit any more.
    [[nodiscard]] bool take(session::Row const& row);

private:
    std::size_t m_left;
};

/// A hash in a column; nothing when it has a size it never has.
[[nodiscard]] std::optional<session::Hash> hashIn(Statement const& row, int column);

/// The parameters of `INSERT INTO act`, in the order of the columns, the signature left out. `row` must live until the
/// next step.
void bindRow(Statement& insert, Seq seq, session::NewRow const& row, session::Hash const& hash);

} // namespace flagfall::storage
