// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/schedule.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace flagfall::session {

/// The days on which the first and the last session of a schedule begin; none: it is empty. An event whose days nobody
/// has typed takes them.
[[nodiscard]] inline std::optional<std::pair<Date, Date>> daysOf(std::vector<PlayingSession> const& schedule) {
    if (schedule.empty()) return std::nullopt;
    auto const dayOfSession = [](PlayingSession const& session) { return session.begins.day; };
    auto const [first, last] = std::ranges::minmax_element(schedule, {}, dayOfSession);
    return std::pair{dayOfSession(*first), dayOfSession(*last)};
}

} // namespace flagfall::session
