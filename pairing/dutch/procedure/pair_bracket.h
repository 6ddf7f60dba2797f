// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/definitions/bracket.h"

namespace flagfall::pairing::dutch {

/// How to find the best candidate: with everybody below the bracket in the question, or with no more than can
/// matter. Both come to the same; the tests say so.
enum class Way { Short, Complete };

/// The best candidate of a bracket by C6 to C21, and of equally good ones the first in the order of Article 4.
/// The players of the bracket and below must be such that the round can be completed.
[[nodiscard]] BracketPairing pairBracket(Field const& field, Bracket const& bracket, Way way);

/// 2017: without regard to completion, with the next bracket in view (C.7).
[[nodiscard]] BracketPairing pairBracketOf2017(Field const& field, Bracket const& bracket, Way way);
/// 2017: the penultimate, the collapsed last and the last bracket, with completion above everything (A.9).
[[nodiscard]] BracketPairing pairCompletedBracketOf2017(Field const& field, Bracket const& bracket);

} // namespace flagfall::pairing::dutch
