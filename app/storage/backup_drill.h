// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/desk/desk.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

/// A backup is worth what comes of it when it is needed: the drill does all that would be done then, on a copy.
namespace flagfall::storage {

struct Drill {
    session::Seal newest{}; ///< the newest entry that came of it
    std::size_t players = 0;
    std::size_t rounds = 0;
    std::optional<session::OpenProblem> problem{};         ///< why no event comes of it
    std::vector<session::JournalProblem> filesAmiss{};     ///< attached files that are lost; the event is there without
    std::optional<std::int64_t> newer{};                   ///< how many entries the event has after it
    std::optional<session::JournalProblem> otherHistory{}; ///< it is of another event, or of another history of it

    [[nodiscard]] bool isGood() const { return !problem && filesAmiss.empty() && !otherHistory; }
};

/// Restores the backup into an empty folder, which is left empty, opens it there to write as the program would, reads
/// it all, and closes it. The backup itself is only read. With `event` it is compared with that file, which may be
/// open.
[[nodiscard]] Drill tryRestoring(std::filesystem::path const& backup, std::filesystem::path const& folder,
                                 std::optional<std::filesystem::path> const& event = {});

/// Whether all that is in the copy is in the event as well, act for act, so that nothing is lost with the copy. Not so
/// where one of them cannot be read, is no file, or is being written.
[[nodiscard]] bool isPartOf(std::filesystem::path const& copy, std::filesystem::path const& event);

} // namespace flagfall::storage
