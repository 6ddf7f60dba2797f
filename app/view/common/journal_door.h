// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/desk/desk.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace flagfall::view {

/// What came of restoring a copy of an event on trial.
struct BackupTrial {
    std::optional<session::OpenProblem> problem{}; ///< no event comes of it
    bool isOther = false;                          ///< it is of another event, or of another history of this one
    int filesLost = 0;                             ///< attached files that are damaged in it
    std::int64_t newer = 0;                        ///< entries that the event has after it
};

/// What a copy of an event that is given away is without.
enum class Without {
    Contacts, ///< and the days of birth
    People,   ///< whoever is named, and the event's own name
};

/// Where journals come from. The view does not know a storage engine; main.cpp gives it one.
class JournalDoor {
public:
    virtual ~JournalDoor() = default;
    using Answer = Expected<std::unique_ptr<session::Journal>, session::JournalProblem>;
    [[nodiscard]] virtual Answer create(std::string const& path) = 0;
    /// The same with acts in it; where it can be, it is there as a whole or not at all. On any thread.
    [[nodiscard]] virtual Answer createWhole(std::string const& path, session::Fill const& fill) {
        auto journal = create(path);
        if (!journal) return journal;
        if (auto filled = fill(**journal); !filled) return refused(std::move(filled.error()));
        return journal;
    }
    /// A new, empty journal that nobody keeps: to rehearse with.
    [[nodiscard]] virtual Answer practice() {
        return refused(session::JournalProblem{session::JournalFault::NotFound, {}, {}, {}, 0, 0});
    }
    /// May take its time, and is called on any thread, one at a time; `progress` may give it up.
    [[nodiscard]] virtual Answer open(std::string const& path, session::Progress const& progress = {}) = 0;
    /// To look at only: neither locked nor converted.
    [[nodiscard]] virtual Answer look(std::string const& path) { return open(path); }
    /// Writes a whole copy of an event, which may be open, to a file that is not there. On any thread.
    [[nodiscard]] virtual std::optional<session::JournalProblem> backUp(std::string const& event,
                                                                        std::string const& target) = 0;
    /// Writes a copy that is given away to a file that is not there. Nothing: it is written.
    [[nodiscard]] virtual std::optional<session::OpenProblem> copyWithout(Without what, std::string const& event,
                                                                          std::string const& target) = 0;
    /// Restores a copy on trial; `event` is what it is a copy of, and may be open. On any thread.
    [[nodiscard]] virtual BackupTrial tryBackup(std::string const& backup, std::string const& event) = 0;
    /// Where the original went of the file that was opened last, if it was of an older format and has been converted;
    /// empty otherwise.
    [[nodiscard]] virtual std::string keptOriginal() const { return {}; }
    /// Where a copy is of the file that was opened last as it was before, if it ended in an act that could not be read;
    /// empty otherwise.
    [[nodiscard]] virtual std::string keptBefore() const { return {}; }
    /// The newest entry of the event that was once saved at this desk, if the file that was opened last lacks it.
    [[nodiscard]] virtual std::optional<Seq> knownElsewhere() const { return std::nullopt; }
    /// Whether all that is in a copy is in the event as well, so that the copy may go. On any thread.
    [[nodiscard]] virtual bool isPartOf([[maybe_unused]] std::string const& file,
                                        [[maybe_unused]] std::string const& event) {
        return false;
    }
};

} // namespace flagfall::view
