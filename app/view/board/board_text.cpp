// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/board_text.h"

#include "app/view/texts/plain_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace flagfall::view {
namespace {

using board::Role;

struct BoardText {
    Q_DECLARE_TR_FUNCTIONS(BoardText)
};

constexpr std::array<Role, 6> inOrder{Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn};

/// The pieces of one kind, with their squares.
QString piecesOf(Role role, QString const& squares) {
    switch (role) {
    //: A piece, then all squares where such pieces stand: "rook a1, h1".
    case Role::King: return BoardText::tr("king %1", "men").arg(squares);
    case Role::Queen: return BoardText::tr("queen %1", "men").arg(squares);
    case Role::Rook: return BoardText::tr("rook %1", "men").arg(squares);
    case Role::Bishop: return BoardText::tr("bishop %1", "men").arg(squares);
    case Role::Knight: return BoardText::tr("knight %1", "men").arg(squares);
    case Role::Pawn: return BoardText::tr("pawn %1", "men").arg(squares);
    }
    return {};
}

QString sideWords(board::Board const& pieces, Colour colour) {
    QStringList parts;
    for (Role const role : inOrder) {
        QStringList squares;
        for (board::Square const square : pieces.of(colour, role)) squares += plain(board::squareText(square));
        if (!squares.isEmpty()) parts += piecesOf(role, squares.join(QStringLiteral(", ")));
    }
    if (parts.isEmpty()) return {};
    QString const all = parts.join(QStringLiteral("; "));
    return colour == Colour::White ? BoardText::tr("White: %1.").arg(all) : BoardText::tr("Black: %1.").arg(all);
}

} // namespace

QString piecesWords(board::Board const& pieces) {
    QStringList sides{sideWords(pieces, Colour::White), sideWords(pieces, Colour::Black)};
    sides.removeAll(QString{});
    return sides.isEmpty() ? BoardText::tr("The board is empty.") : sides.join(QLatin1Char(' '));
}

QString turnText(Colour turn) {
    return turn == Colour::White ? BoardText::tr("White to move") : BoardText::tr("Black to move");
}

QString positionWords(board::Position const& position) {
    QString const state = position.isCheckmate()   ? BoardText::tr("Checkmate")
                          : position.isStalemate() ? BoardText::tr("Stalemate")
                          : position.isCheck()     ? BoardText::tr("Check")
                                                   : QString{};
    QString words = piecesWords(position.board()) + QLatin1Char(' ') + turnText(position.turn()) + QLatin1Char('.');
    if (!state.isEmpty()) words += QLatin1Char(' ') + state + QLatin1Char('.');
    return words;
}

} // namespace flagfall::view
