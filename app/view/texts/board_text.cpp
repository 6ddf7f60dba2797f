// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/board_text.h"

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

/// The men of one kind, with their squares.
QString menOf(Role role, QString const& squares) {
    switch (role) {
    //: A man, then all squares where such men stand: "rook a1, h1".
    case Role::King: return BoardText::tr("king %1", "men").arg(squares);
    case Role::Queen: return BoardText::tr("queen %1", "men").arg(squares);
    case Role::Rook: return BoardText::tr("rook %1", "men").arg(squares);
    case Role::Bishop: return BoardText::tr("bishop %1", "men").arg(squares);
    case Role::Knight: return BoardText::tr("knight %1", "men").arg(squares);
    case Role::Pawn: return BoardText::tr("pawn %1", "men").arg(squares);
    }
    return {};
}

QString sideWords(board::Board const& men, Colour colour) {
    QStringList parts;
    for (Role const role : inOrder) {
        QStringList squares;
        for (board::Square const square : men.of(colour, role)) squares += plain(board::squareText(square));
        if (!squares.isEmpty()) parts += menOf(role, squares.join(QStringLiteral(", ")));
    }
    if (parts.isEmpty()) return {};
    QString const all = parts.join(QStringLiteral("; "));
    return colour == Colour::White ? BoardText::tr("White: %1.").arg(all) : BoardText::tr("Black: %1.").arg(all);
}

} // namespace

QString menWords(board::Board const& men) {
    QStringList sides{sideWords(men, Colour::White), sideWords(men, Colour::Black)};
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
    QString words = menWords(position.board()) + QLatin1Char(' ') + turnText(position.turn()) + QLatin1Char('.');
    if (!state.isEmpty()) words += QLatin1Char(' ') + state + QLatin1Char('.');
    return words;
}

} // namespace flagfall::view
