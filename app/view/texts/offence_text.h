// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/conduct.h"
#include "arbiter/laws/penalty.h"

#include <QString>

namespace flagfall::view {

/// What was done, as the title of an incident or the line of a list: "Noise in the playing area".
[[nodiscard]] QString offenceText(Misconduct offence);
/// The name of a penalty in a list: "Loss of the game".
[[nodiscard]] QString penaltyText(Penalty penalty);

} // namespace flagfall::view
