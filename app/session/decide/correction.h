// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"

/// What hangs on a result of an earlier round that turns out to be wrong.
namespace flagfall::session {

/// The question before it is put right: `byRules` has the boards of the next round that would have been paired
/// otherwise, with its number in `count`; where nothing could have been paired, every board counts and `byRules` has
/// none. `moved` says whose rank changes. Result none: it is cleared.
[[nodiscard]] Question askAboutCorrection(EventState const& state, RoundNumber round, BoardNumber board,
                                          std::optional<Result> result);

} // namespace flagfall::session
