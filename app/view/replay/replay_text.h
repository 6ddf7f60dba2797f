// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/board_record.h"

#include <QString>

namespace flagfall::view {

/// Whose move it is or why the clock stands, as of that moment.
[[nodiscard]] QString momentText(session::BoardRecord const& record, session::BoardRecord::Moment const& moment);

/// `The program was not running from 14:31:07 to 14:33:10.`
[[nodiscard]] QString gapText(session::BoardRecord const& record, session::BoardRecord::Gap const& gap);

/// The record of a board as a sheet of plain text; sums are those at `until`.
[[nodiscard]] QString boardSheet(session::BoardRecord const& record, session::History const& history,
                                 clock::Instant until);

} // namespace flagfall::view
