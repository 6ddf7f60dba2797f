// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/event_file.h"

#include "app/session/desk/desk.h"
#include "app/storage/journal_door.h"

#include <fmt/format.h>

namespace flagfall::cli {

Outcome conclude(std::optional<session::JournalProblem> const& problem, std::size_t entries) {
    if (!problem) return Outcome::Good;
    Outcome const outcome = complain(*problem);
    complain(problem->file, fmt::format("{} entries before that are good", entries));
    return outcome;
}

Expected<EventInFile, Outcome> eventIn(std::filesystem::path const& file) {
    auto journal = storage::openJournal(file.string(), storage::Access::ReadOnly);
    if (!journal) return refused(complain(journal.error()));
    auto const found = (*journal)->readGood();
    auto history = session::replay(found.rows);
    if (history) return EventInFile{std::move(*history), found.rows.size(), found.problem};
    complain(file, fmt::format("act {} does not follow from those before it", history.error().seq.value()));
    return refused(Outcome::Damaged);
}

} // namespace flagfall::cli
