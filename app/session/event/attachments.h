// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"

#include <optional>
#include <vector>

/// The files attached to rulings. What is in them is read from the journal. Pure.
namespace flagfall::session {

struct Attachment {
    Seq seq{};    ///< of the FileAttached
    Seq ruling{}; ///< RecordedRuling::seq
    WallTime wall{};
    Origin origin{};
    RoundNumber round{};
    BoardNumber board{};
    Apart<AttachedFile> file{};
};

/// Those of a ruling that have not been removed, oldest first. The price is that of the acts of its board.
[[nodiscard]] std::vector<Attachment> attachmentsOf(History const& history, Seq ruling, RoundNumber round,
                                                    BoardNumber board);
/// The one that was attached by the act; none where it is no such act, was undone or removed.
[[nodiscard]] std::optional<Attachment> attachmentAt(History const& history, Seq seq);

} // namespace flagfall::session
