// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <optional>
#include <string>
#include <utility>

/// What the functions of a fold return.
namespace flagfall::session::folding {

using Outcome = std::optional<FoldProblem>;

inline constexpr std::nullopt_t fine = std::nullopt;
[[nodiscard]] inline Outcome problem(std::string what) { return FoldProblem{std::move(what)}; }

} // namespace flagfall::session::folding
