// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/grounds.h"
#include "clock/clock.h"

#include <QString>

namespace flagfall::view {

/// `clock paused`, `2:00 added to White's time`: what was done to a clock, as part of a sentence.
[[nodiscard]] QString operationText(clock::Operation const& operation);
/// Several of them, in order, as one phrase.
[[nodiscard]] QString operationsText(std::vector<clock::Operation> const& operations);
/// `White's flag dropped`: what a clock did by itself.
[[nodiscard]] QString factText(clock::Fact const& fact);
/// The old and the new values: `White 1:20:00 → 1:22:00`; empty when no display shows anything else.
[[nodiscard]] QString changeText(clock::Change const& change);
/// The same of a correction that was undone: old and new are those of the undoing.
[[nodiscard]] QString changedBackText(clock::Change const& change);
/// `1:22:00`, without tenths.
[[nodiscard]] QString spanText(clock::Span span);

[[nodiscard]] QString groundText(Ground ground);
/// Why a clock did not take an operation, as a sentence.
[[nodiscard]] QString clockRefusalText(clock::Refusal refusal);

} // namespace flagfall::view
