// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/fen.h"
#include "arbiter/laws/mating_use.h"
#include "arbiter/mating/mating_chances.h"

#include <QString>
#include <QStringList>

/// Whether a player can still checkmate, in words an arbiter can repeat at the board.
namespace flagfall::view {

/// `White can still checkmate`, `White cannot checkmate`, `White: not decided`.
[[nodiscard]] QString verdictText(mating::MatingChances const& chances, Colour mating);
/// Why, as a sentence or two: how long the line is, the ground of a proof, or how far the search went.
[[nodiscard]] QString verdictReason(board::Position const& position, mating::MatingChances const& chances,
                                    Colour mating);

/// What is decided by it: `A flag falls`.
[[nodiscard]] QString matingUseText(MatingUse use);
/// The score if the fault is this player's, as `chances` of the opponent make it: `0–1`, `½–½`; where it is not known,
/// that the arbiter decides.
[[nodiscard]] QString matingUseResult(MatingUse use, Colour fault, mating::MatingChances const& opponentsChances);

/// That a line of FEN leaves out who is to move, and what was assumed.
[[nodiscard]] QString turnAssumedText();

/// Every reason why a line of text is no position, or why no game can go on from there.
[[nodiscard]] QStringList fenRefusalTexts(board::FenRefusal const& refusal);
[[nodiscard]] QString positionRefusalText(board::PositionRefusal const& refusal);
/// What no sequence of legal moves can have brought about.
[[nodiscard]] QString oddityText(board::Oddity oddity);

} // namespace flagfall::view
