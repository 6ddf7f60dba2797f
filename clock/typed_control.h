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

/// What a field shows: the short form, with options where it needs them, and the exact form where the short one
/// cannot say everything. readControl reads it back to an equal setting.
[[nodiscard]] std::string writeControl(Setting const& setting);

/// What the opponent's clock does at the flag if nothing is said: it stops, but with plain time it runs on (DGT 3000).
[[nodiscard]] AtFlag usualAtFlag(SettingDraft const& draft);

/// A number between 60 and 300 can be seconds, as in a PGN file, where people would mean minutes: the other reading of
/// `180+2`, if it is one that people play by.
[[nodiscard]] std::optional<Setting> otherReading(std::string_view text);

/// Four signs that are the same for equal settings only, as far as four signs can: `K7QD`. Shown on every board, so
/// that the one clock set differently is found by walking along the hall. No sign looks like another one.
[[nodiscard]] std::string fingerprint(Setting const& setting);

} // namespace flagfall::clock
