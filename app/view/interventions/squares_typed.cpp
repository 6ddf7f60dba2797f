// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/interventions/squares_typed.h"

#include "app/view/texts/incident_text.h"
#include "arbiter/rulings/text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace flagfall::view {
namespace {

struct SquaresText {
    Q_DECLARE_TR_FUNCTIONS(SquaresText)
};

std::optional<board::Square> squareAtStart(QString const& text) {
    return board::squareFrom(text.left(2).toLower().toStdString());
}

QString nameOf(board::Square square) { return QString::fromStdString(board::squareText(square)); }

} // namespace

SquaresTyped squaresIn(QString const& text) {
    static QRegularExpression const between{QStringLiteral("[\\s,;.]+")};
    SquaresTyped typed;
    for (QString part : text.split(between, Qt::SkipEmptyParts)) {
        QString const whole = part;
        while (!part.isEmpty()) {
            bool const withPiece = !squareAtStart(part) && squareAtStart(part.mid(1));
            if (withPiece) part.remove(0, 1);
            auto const square = squareAtStart(part);
            if (!square) {
                typed.wrong = whole;
                return typed;
            }
            typed.squares.push_back(*square);
            part.remove(0, 2);
        }
    }
    return typed;
}

QString squareList(std::vector<board::Square> const& squares) {
    return QString::fromStdString(rulings::Value<std::vector<board::Square>>::text(squares));
}

QString squaresUnderstood(std::vector<board::Square> const& squares, std::optional<board::Position> const& position) {
    QStringList parts;
    for (board::Square const square : squares) {
        auto const piece = position ? position->board().at(square) : std::nullopt;
        if (piece)
            parts += choiceText("new-piece", rulings::wordOf(piece->role)) + QLatin1Char(' ') + nameOf(square);
        else
            //: %1 a square of the chessboard.
            parts += position ? SquaresText::tr("%1: no piece").arg(nameOf(square)) : nameOf(square);
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace flagfall::view
