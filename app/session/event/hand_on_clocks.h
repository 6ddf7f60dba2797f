// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace flagfall::session {

/// The station, other than this one, that behind this act has started, paused, resumed or taken over clocks of these
/// boards, or has begun, stopped or resumed the round; of several the last one. No boards: any of the round. None:
/// nobody has. The clocks may not be any more what whoever presses a key has seen.
[[nodiscard]] std::optional<std::string> otherHandOnClocks(History const& history, std::string_view station,
                                                           RoundNumber round, std::span<BoardNumber const> boards,
                                                           Seq after);

} // namespace flagfall::session
