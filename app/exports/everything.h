// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exports/export_file.h"
#include "app/tables/pack.h"

#include <vector>

namespace flagfall::exports {

/// What else goes into the archive.
struct Enclosure {
    std::string name;    ///< in the index: `arbiters/`
    std::string purpose; ///< and what it says there
    std::vector<tables::PackedFile> files;
    std::string missing{}; ///< why there is none of it, in a sentence; empty: there is nothing to say
};

/// The archive of everything that can be made of the event now: reports (interim ones while games are open), games of
/// every round, tables as CSV and as spreadsheets, the calendar, `pages` (PDF, for example), and `INDEX.txt`, which
/// says what each file is for and what is missing and why. E-mail and telephone are not in it; fees, notes and rulings
/// only in what is enclosed.
[[nodiscard]] Expected<std::string, Bar> archiveOf(session::EventState const& event, Order const& order,
                                                   Words const& words,
                                                   std::vector<tables::PackedFile> const& pages = {},
                                                   std::vector<Enclosure> const& enclosed = {});

} // namespace flagfall::exports
