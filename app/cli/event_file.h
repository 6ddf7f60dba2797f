// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"
#include "app/session/event/history.h"

#include <cstddef>
#include <filesystem>
#include <optional>

namespace flagfall::cli {

/// An event as far as its file is good. What is asked of it is answered by that, and then `conclude` says what is
/// missing, so that nobody takes a part for the whole.
struct EventInFile {
    session::History history;
    std::size_t entries = 0; ///< good ones
    std::optional<session::JournalProblem> problem{};
};

/// The file is closed again. Refused, which has been said, where no event comes of it.
[[nodiscard]] Expected<EventInFile, Outcome> eventIn(std::filesystem::path const& file);

/// Good; or Damaged, and it is said what is wrong and how much was good.
[[nodiscard]] Outcome conclude(std::optional<session::JournalProblem> const& problem, std::size_t entries);
[[nodiscard]] inline Outcome conclude(EventInFile const& event) { return conclude(event.problem, event.entries); }

} // namespace flagfall::cli
