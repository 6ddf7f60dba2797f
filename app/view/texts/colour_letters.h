// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/colour.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace flagfall::view {

/// Where the letter stands: alone, or among the answers of a ruling, whose Y and N are yes and no in every language.
enum class LetterAmong { Colours, Answers };

/// What is typed for White or Black in the language that is spoken: W and B, in Slovak B and Č.
[[nodiscard]] QString colourLetter(Colour colour, LetterAmong others = LetterAmong::Colours);

/// Whom the letter means. A mark may be missing, and W is White in every language.
[[nodiscard]] std::optional<Colour> colourOfLetter(QString const& letter, LetterAmong others = LetterAmong::Colours);

/// Every letter that means somebody among the answers.
[[nodiscard]] QStringList lettersOfColours();

} // namespace flagfall::view
