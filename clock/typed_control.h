// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/setting.h"

namespace flagfall::clock {

/// Reads every way a control is written, in this order:
/// - the exact form of the files: `5400000+30000 | Z frz`;
/// - what parseControl reads, with options behind a bar where they are not the usual ones:
///   `40/90:30 +30 | quota`, `G/90 d5 | nofreeze`, `90+30 | nofirst`;
/// - what only record 222 and the PGN tag say: `-`.
/// Columns of problems count from the beginning of the text.
[[nodiscard]] Expected<Setting, TextProblem> readControl(std::string_view text);

/// Returns the text for a field: the short form, with options where needed, or the exact form if the short one cannot
/// express everything. readControl reads it back to an equal setting.
[[nodiscard]] std::string writeControl(Setting const& setting);

/// What the opponent's clock does at a flag fall by default: it stops, but with plain time it keeps running (DGT
/// 3000).
[[nodiscard]] AtFlag usualAtFlag(SettingDraft const& draft);

/// Returns the other reading of a text such as `180+2`, whose numbers from 60 to 300 may be seconds as in a PGN file:
/// a setting if that is one people use, else nullopt.
[[nodiscard]] std::optional<Setting> otherReading(std::string_view text);

/// Returns four characters that are the same for equal settings and, as far as four characters can, only for these:
/// `K7QD`. Shown on every board, so that a clock set differently can be found by walking along the hall. No character
/// resembles another.
[[nodiscard]] std::string fingerprint(Setting const& setting);

} // namespace flagfall::clock
