// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"

#include <memory>
#include <string>

namespace flagfall::view {

/// Where journals come from. The view does not know a storage engine; main.cpp gives it one.
class JournalDoor {
public:
    virtual ~JournalDoor() = default;
    using Answer = Expected<std::unique_ptr<session::Journal>, session::JournalProblem>;
    [[nodiscard]] virtual Answer create(std::string const& path) = 0;
    [[nodiscard]] virtual Answer open(std::string const& path) = 0;
    /// To look at only: neither locked nor converted.
    [[nodiscard]] virtual Answer look(std::string const& path) { return open(path); }
    /// Where the original went of the file that was opened last, if it was of an older format and has been converted;
    /// empty otherwise.
    [[nodiscard]] virtual std::string keptOriginal() const { return {}; }
    /// Where a copy is of the file that was opened last as it was before, if it ended in an act that could not be read;
    /// empty otherwise.
    [[nodiscard]] virtual std::string keptBefore() const { return {}; }
};

} // namespace flagfall::view
