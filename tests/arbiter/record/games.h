// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/fen.h"
#include "arbiter/laws/drawn_game.h"
#include "arbiter/laws/edition.h"
#include "arbiter/notation/read_move.h"
#include "arbiter/record/game_record.h"

#include <sstream>
#include <stdexcept>
#include <string>

namespace flagfall::record::test {

/// A game from moves in English, move numbers left out: `Nf3 Nf6 Ng1 Ng8`.
inline GameRecord game(std::string const& moves, board::Position const& start = {}) {
    GameRecord record{start};
    std::istringstream words{moves};
    for (std::string word; words >> word;) {
        auto const read = notation::readMove(record.end(), word);
        if (!read) throw std::invalid_argument("no move: " + word);
        Entry const entry{read->move, read->drawOffered};
        if (record.replace(record.size(), 0, std::span{&entry, 1})) throw std::invalid_argument("refused: " + word);
    }
    return record;
}

inline board::Position at(std::string_view fen) {
    auto const position = board::positionFromFen(fen);
    if (!position) throw std::invalid_argument("no position: " + std::string(fen));
    return *position;
}

inline board::Move move(GameRecord const& record, std::string_view text) {
    auto const read = notation::readMove(record.end(), text);
    if (!read) throw std::invalid_argument("no move: " + std::string(text));
    return read->move;
}

inline DrawnGameLaw const& law(std::string_view edition) { return editionByCode(edition)->drawnGame; }

} // namespace flagfall::record::test
