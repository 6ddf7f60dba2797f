// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/acts.h"
#include "app/session/journal/journal.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

/// An event made whole again from what is left of its rows (docs/journal_format.md, Damaged).
namespace flagfall::session {

/// What became of one act that is not simply as it was.
struct Mended {
    enum class Kind {
        Lost,   ///< `act.lost` stands in its place
        Doubted ///< damaged, and taken all the same: others rest on it
    };
    Kind kind{};
    Seq seq;
    ActLost lost;         ///< what was there
    std::string reason{}; ///< of an act that does not follow, in English for the log
};

struct MadeWhole {
    std::vector<Row> rows; ///< for a new journal, without gaps: their hashes are not filled in
    std::vector<Mended> changes;
};

/// An act in each place from the first to `last`. `good` and `damaged` are in order of their numbers. An act that does
/// not follow from what is left gives way to `act.lost`, which keeps what it said. A damaged one that can be read is
/// taken only where others rest on it: the event's details, its players and pairings; never a result, clock or ruling.
[[nodiscard]] MadeWhole madeWhole(std::span<Row const> good, std::span<Row const> damaged, Seq last);

} // namespace flagfall::session
