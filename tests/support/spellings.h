// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"
#include "arbiter/board/uci.h"
#include "arbiter/notation/language.h"
#include "arbiter/notation/write_move.h"

#include <set>
#include <string>

namespace flagfall {

/// All ways of writing a move: coordinates, and the letters of every language, long and short.
inline std::set<std::string> spellings(board::Position const& position, board::Move move) {
    std::set<std::string> all{board::uciText(move)};
    for (notation::Language const language : notation::languages()) {
        for (auto const squares : {notation::SquareForm::Short, notation::SquareForm::Long})
            all.insert(notation::moveText(position, move, {.language = language, .squares = squares}));
    }
    return all;
}

} // namespace flagfall
