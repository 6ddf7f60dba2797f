// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/mating/line_text.h"

#include "app/view/texts/plain_text.h"
#include "arbiter/notation/write_move.h"

#include <QStringList>

namespace flagfall::view {

std::vector<ListedMove> listedMoves(board::Position position, std::vector<board::Move> const& line,
                                    notation::Language language) {
    std::vector<ListedMove> moves;
    for (board::Move const move : line) {
        bool const white = position.turn() == Colour::White;
        QString const number = QString::number(position.moveNumber());
        QString const shown = white           ? number + QLatin1Char('.')
                              : moves.empty() ? number + QStringLiteral("…")
                                              : QString{};
        moves.push_back({shown, plain(notation::moveText(position, move, {.language = language}))});
        position.play(move);
    }
    return moves;
}

QString lineText(board::Position const& position, std::vector<board::Move> const& line, notation::Language language) {
    QStringList words;
    for (auto const& move : listedMoves(position, line, language)) {
        if (!move.number.isEmpty()) words += move.number;
        words += move.text;
    }
    return words.join(QLatin1Char(' '));
}

notation::Language notationOf(QString const& language) {
    return notation::languageFrom(language.toStdString()).value_or(notation::Language::English);
}

} // namespace flagfall::view
