// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"
#include "app/storage/postgres_address.h"
#include "app/storage/postgres_connection.h"

#include <optional>

/// What an event in a database consists of besides its rows. Anybody who may write there can have put anything into the
/// schema: these look at the lists of its objects, before anything in them is read.
namespace flagfall::storage {

/// What the server's word means to somebody with an event there.
[[nodiscard]] session::JournalProblem serverProblem(PostgresAddress const& address, ServerProblem const& problem);

/// Makes the schema of an event, empty, and stays in it. Within a transaction that the caller has begun.
[[nodiscard]] Expected<void, session::JournalProblem> layOutEvent(PostgresConnection& connection,
                                                                  PostgresAddress const& address);

/// From now on the connection finds the tables of the event, and those of nobody else.
[[nodiscard]] Expected<void, session::JournalProblem> goIntoEvent(PostgresConnection& connection,
                                                                  PostgresAddress const& address);

/// Why the event cannot be read: there is none, it is not ours, it is newer, its objects are not exactly ours.
[[nodiscard]] std::optional<session::JournalProblem> foreignIn(PostgresConnection& connection,
                                                               PostgresAddress const& address);

/// Why the server cannot be trusted with an event, or cannot hold its texts.
[[nodiscard]] std::optional<session::JournalProblem> unfitServer(PostgresConnection& connection,
                                                                 PostgresAddress const& address);

} // namespace flagfall::storage
