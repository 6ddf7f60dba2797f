// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/journal_door.h"

namespace flagfall::view {

/// A door behind which there are no files: nothing is opened, made or copied.
class ClosedDoor final : public JournalDoor {
public:
    Answer create(std::string const& path) override { return no(path); }
    Answer open(std::string const& path, session::Progress const&) override { return no(path); }

    std::optional<session::JournalProblem> backUp(std::string const& event, std::string const&) override {
        return no(event).error();
    }
    std::optional<session::OpenProblem> copyWithout(Without, std::string const& event, std::string const&) override {
        return session::OpenProblem{no(event).error(), {}, {}, {}};
    }
    BackupTrial tryBackup(std::string const&, std::string const&) override { return {}; }

private:
    static Answer no(std::string const& path) {
        return refused(session::JournalProblem{session::JournalFault::ReadOnly, path, {}, {}, 0, 0});
    }
};

} // namespace flagfall::view
