// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/game/result.h"

#include <optional>

/// The letters a game has in the two players' records (TRF26, record 001).
namespace flagfall::pairing::trf {

/// `1 = 0`, `W D L` for a game that is not rated, `+ -` for a forfeit.
[[nodiscard]] char letterOf(Result result, Colour colour);

/// The result two letters make together; nothing when they cannot stand side by side. A penalty may take points from
/// one side (½–0, 0–0; Laws 12.9), but two letters never add up to more than one game gives.
[[nodiscard]] std::optional<Result> resultOfLetters(char white, char black);

/// What a letter is worth under 1, ½, 0: of a game or, against nobody, of a bye. Nothing for what is no such letter.
[[nodiscard]] Points pointsOfLetter(char letter);

/// The letter of a bye worth as much as this one against nobody: `F`, `H` or `Z`; a bye stays what it is.
[[nodiscard]] char byeLetterOf(char letter);

/// The other side of a game of which one side is known, `1` for `0`; a blank where the letter is of no game.
[[nodiscard]] char counterpartOf(char letter);

[[nodiscard]] constexpr bool isForfeitLetter(char letter) { return letter == '+' || letter == '-'; }

} // namespace flagfall::pairing::trf
