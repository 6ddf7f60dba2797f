// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/text_sheet.h"
#include "arbiter/board/position.h"

#include <QString>

/// Boards on paper.
namespace flagfall::view {

/// Eight ranks from above with the letters of FEN, full stops between them.
[[nodiscard]] session::TextSheet::Table diagramOf(board::Board const& pieces);
/// The same as a picture with the pieces drawn (HTML). UI thread: it is drawn with fonts.
[[nodiscard]] QString drawnBoard(board::Board const& pieces);

} // namespace flagfall::view
