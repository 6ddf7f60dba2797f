// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/mating/mating_chances.h"
#include "arbiter/notation/language.h"

#include <QString>

#include <optional>
#include <vector>

namespace flagfall::view {

/// What a saved analysis says.
struct VerdictSheet {
    struct Law {
        QString text, article, white, black;
    };
    QString event{};   ///< empty: none is open
    QString origin{};  ///< the game and the move, or that it was set up by hand
    QString caution{}; ///< why it may not be the position on the board, or what was assumed of it; empty: nothing
    QString laws{};    ///< the edition
    board::Position position{};
    ByColour<std::optional<mating::MatingChances>> chances{}; ///< none: not answered
    QString conclusion{};
    std::vector<Law> uses{};
    notation::Language notation = notation::Language::English;
};

/// A sheet of plain text: the diagram, the FEN, the answer for both players with the line, and what hangs on it.
[[nodiscard]] QString verdictSheetText(VerdictSheet const& sheet);
/// The same for print, with the pieces drawn (pdfOf).
[[nodiscard]] QString verdictSheetHtml(VerdictSheet const& sheet);

} // namespace flagfall::view
