// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/pairing/explanation_text.h"

#include <QVariantList>

namespace flagfall::view {

/// The brackets of a round as a drawing on squared paper: a column for each bracket, a row for each pair or
/// downfloater, and arrows from where a player floats to where he is paired. QML gives the squares their size.
struct BracketPicture {
    QVariantList heads;  ///< `title` of each column
    QVariantList cells;  ///< `column`, `row`, `first`, `second`, `isFloat`, `isMovedDown`
    QVariantList arrows; ///< `fromColumn`, `fromRow`, `toColumn`, `toRow`
    int rows = 0;        ///< of the longest column
};

[[nodiscard]] BracketPicture pictureOf(pairing::RoundStory const& story, ExplanationText const& text);

} // namespace flagfall::view
