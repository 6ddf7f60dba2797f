// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/rulings.h"

#include <string>

namespace flagfall::cli {

/// A line: entry, time, round and board, the players, who ruled, the article, whether it was undone, what was ruled,
/// the files attached to it and what came of appeals against it, parted by tabs; `-` for what there is not.
[[nodiscard]] std::string rulingLine(session::History const& history, session::RecordedRuling const& ruling);
/// The same and everything that was known, asked and decided, as a JSON object in one line.
[[nodiscard]] std::string rulingJson(session::History const& history, session::RecordedRuling const& ruling);
/// The block that `flagfall-cli ruling` reads; of a ruling by a key, which asked nothing, a comment.
[[nodiscard]] std::string rulingScenario(session::History const& history, session::RecordedRuling const& ruling);

/// Whether one of its players has these words in the name, in any letters.
[[nodiscard]] bool isAboutPlayer(session::History const& history, session::RecordedRuling const& ruling,
                                 std::string_view words);

/// A file attached to a ruling: the entry, the ruling's, place, name, type, bytes, digest, and whether it still belongs
/// to it.
[[nodiscard]] std::string fileLine(session::History const& history, session::RecordedAct const& attached);
[[nodiscard]] std::string fileJson(session::History const& history, session::RecordedAct const& attached);

} // namespace flagfall::cli
