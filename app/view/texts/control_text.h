// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/edition.h"
#include "clock/clock.h"
#include "clock/setting.h"

#include <QString>

namespace flagfall::view {

/// The whole control: `3 minutes, with 2 seconds added for each move from move 1`.
[[nodiscard]] QString controlInWords(clock::Setting const& setting);
/// The same, with the kind of play and the article that says so.
[[nodiscard]] QString controlInWords(clock::Setting const& setting, Edition const& edition);

[[nodiscard]] QString playTypeText(PlayType type);
/// `FIDE Laws 2023`.
[[nodiscard]] QString editionText(Edition const& edition);

/// What is wrong with a control as typed.
[[nodiscard]] QString controlProblemText(clock::TextProblem const& problem);
[[nodiscard]] QString controlProblemText(clock::TextProblem::What what);
[[nodiscard]] QString settingFaultText(clock::SettingFault fault);

} // namespace flagfall::view
