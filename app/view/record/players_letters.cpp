// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/record/players_letters.h"

#include "app/view/record/record_text.h"
#include "arbiter/record/sealed_move.h"

namespace flagfall::view {

notation::Language lettersOf(session::Board const& board, Colour player) {
    auto const& sheet = board.game.sheets[player];
    return sheet.lines.empty() ? notationLanguage() : sheet.language;
}

notation::Language lettersOf(session::Board const& board, session::Envelope const& envelope) {
    bool const said = envelope.typed && envelope.typed->language;
    return said ? *envelope.typed->language : lettersOf(board, envelope.by);
}

std::optional<board::Move> moveWritten(session::Board const& board, board::Position const& position,
                                       std::string const& text) {
    auto const letters = lettersOf(board, position.turn());
    for (auto const language : {letters, notationLanguage(), notation::Language::English})
        if (auto const read = record::readSealedMove(position, text, language); read.isSure() && read.move)
            return read.move;
    return std::nullopt;
}

} // namespace flagfall::view
