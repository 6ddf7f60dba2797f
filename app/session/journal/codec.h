// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/acts.h"
#include "app/session/journal/journal.h"

namespace flagfall::session {

/// The stored form of an act (docs/journal_format.md). Envelope fields other than kind, version, payload and board
/// are left for the desk.
[[nodiscard]] NewRow encode(Act const& act);

/// The same with its envelope: the row it stands in, or would stand in.
[[nodiscard]] NewRow encode(RecordedAct const& act);

struct DecodeProblem {
    Seq seq;
    std::string kind;
    std::string what; ///< for the log
};

/// The act a row stands for. Kinds and versions of older programs are brought up to date here. Numbers that no journal
/// of ours can hold are refused, with the name of their field: instants before or long after the event, times of more
/// than a century.
[[nodiscard]] Expected<RecordedAct, DecodeProblem> decode(Row const& row);

/// Whether a payload has more brackets within brackets than any of ours. Readers of JSON call themselves for each, and
/// a few bytes can have so many that the program would die of it: asked before anything else is done with a payload.
[[nodiscard]] bool nestsTooDeeply(std::string_view json);

/// The digest of the file that belongs to a row; none where none does, or the row cannot be read.
[[nodiscard]] std::optional<std::string> fileOf(NewRow const& row);

/// Whether a heartbeat is within the same bounds; one that is not is no sign of life.
[[nodiscard]] bool isSound(Heartbeat const& beat);

} // namespace flagfall::session
