// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"
#include "arbiter/notation/language.h"

#include <QString>

#include <vector>

namespace flagfall::view {

/// A move of a line as it is listed: `12.`, `12…` where the line begins with Black, or no number; then the move.
struct ListedMove {
    QString number;
    QString text;
};

/// Legal moves from a position on, written in the letters of a language.
[[nodiscard]] std::vector<ListedMove> listedMoves(board::Position position, std::vector<board::Move> const& line,
                                                  notation::Language language);
/// `12. Kf7 Kh8 13. Qg7#`.
[[nodiscard]] QString lineText(board::Position const& position, std::vector<board::Move> const& line,
                               notation::Language language);

/// The notation that belongs to a language of the program, `sk`; English where there is none.
[[nodiscard]] notation::Language notationOf(QString const& language);

} // namespace flagfall::view
