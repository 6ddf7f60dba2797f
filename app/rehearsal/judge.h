// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rehearsal/score.h"

#include <optional>

namespace flagfall::rehearsal {

/// What became of one voice, by the acts at its board up to `roundEnd` and before `until`; none: up to now. A round and
/// board that the event has. Of the score alone.
[[nodiscard]] Judged judged(session::History const& history, Voice const& voice, std::optional<Seq> roundEnd,
                            std::optional<clock::Instant> until);

} // namespace flagfall::rehearsal
