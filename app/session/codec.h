// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/acts.h"

namespace flagfall::session {

/// The stored form of an act (docs/journal_format.md). Envelope fields other than kind, version, payload and board
/// are left for the desk.
[[nodiscard]] NewRow encode(Act const& act);

struct DecodeProblem {
    Seq seq;
    std::string kind;
    std::string what; ///< for the log
};

/// The act a row stands for. Kinds and versions of older programs are brought up to date here.
[[nodiscard]] Expected<RecordedAct, DecodeProblem> decode(Row const& row);

} // namespace flagfall::session
