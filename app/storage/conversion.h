// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace flagfall::storage {

/// Makes an event of format 1 one of the present format. The new file is written and verified under another name, then
/// takes the old one's; the original stays beside it as `open.format-1.flagfall`, byte for byte but for acts of its own
/// -wal that are taken in. Refused where the file is damaged (rescue it first), open elsewhere, or cannot be written.
///
/// The name of the original; none when there was nothing to convert.
[[nodiscard]] Expected<std::optional<std::filesystem::path>, session::JournalProblem>
convertIfOlder(std::filesystem::path const& event);

/// The file that belongs to a row, or null: asked for when the row is about to be appended, so that the files of an
/// event need not be in memory all at once.
using FileOf =
    std::function<Expected<std::shared_ptr<std::string const>, session::JournalProblem>(session::Row const&)>;

/// Appends rows in batches to an empty journal, with the files they have and those of `fileOf`.
[[nodiscard]] Expected<void, session::JournalProblem>
appendAll(session::Journal& journal, std::vector<session::Row> const& rows, FileOf const& fileOf = {});

} // namespace flagfall::storage
