// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/edition.h"
#include "clock/classification.h"
#include "clock/setting.h"

#include <QStringList>

namespace flagfall::view {

/// The whole control: `40 moves in 90 minutes, then 30 minutes, 30 seconds a move from move 1`. What is not as usual
/// follows: a next period that begins when the moves are made, a clock that runs on at the flag, a first move without
/// extra time.
[[nodiscard]] QString controlInWords(clock::Setting const& setting);
/// The same, with the kind of play and the article that says so.
[[nodiscard]] QString controlInWords(clock::Setting const& setting, Edition const& edition);

[[nodiscard]] QString playTypeText(PlayType type);
[[nodiscard]] QString usChessClassText(clock::UsChessClass type);
[[nodiscard]] QString lichessClassText(clock::LichessClass type);

/// A line for each way of classing it: by the edition, by editions that class it differently, by US Chess and by
/// lichess where they have a class for it, and whether it is long enough for master level.
[[nodiscard]] QStringList controlClasses(clock::Setting const& setting, Edition const& edition);

/// `Increment`, `Byo-yomi`: a method in a list.
[[nodiscard]] QString methodText(clock::Method method);

/// `FIDE Laws 2023`.
[[nodiscard]] QString editionText(Edition const& edition);

/// What is wrong with a control as typed.
[[nodiscard]] QString controlProblemText(clock::TextProblem const& problem);
[[nodiscard]] QString controlProblemText(clock::TextProblem::What what);
[[nodiscard]] QString settingFaultText(clock::SettingFault fault);

} // namespace flagfall::view
