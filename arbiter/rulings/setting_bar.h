// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/moves_made.h"
#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// In rapid and blitz with limited supervision a setting that nobody found wrong for so many completed moves of each
/// player stays (2009: A.4a); from 2014 on it is put right if the schedule of the event would suffer otherwise. None
/// where the setting may be put right. Where nobody knows how many moves were made, that is asked first.
[[nodiscard]] std::optional<Ruling> settingStays(Rules const& rules, MovesMade const& made, Answers const& answers);

} // namespace flagfall::rulings
