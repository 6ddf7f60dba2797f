// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"

#include <string>
#include <string_view>

namespace flagfall::storage {

/// Where an event stands that several desks play on: `postgresql://desk@host:5432/chess?event=Open 2026`. All but the
/// event is for the library of PostgreSQL to read, with the files it reads besides (`~/.pgpass`, `~/.pg_service.conf`).
struct PostgresAddress {
    std::string server; ///< the address without the event
    std::string event;
    std::string shown; ///< the whole, for people

    /// Refused with NotFound where no event is named, its name is none, or there is a password: an address is shown,
    /// kept in lists and seen by whoever lists the programs of the machine.
    [[nodiscard]] static Expected<PostgresAddress, session::JournalProblem> read(std::string_view text);

    /// The schema of the event, which is also the channel on which its news is told.
    [[nodiscard]] std::string schema() const;
};

/// Whether a name is such an address and no file's.
[[nodiscard]] bool isPostgresAddress(std::string_view name);

} // namespace flagfall::storage
