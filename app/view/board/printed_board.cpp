// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/printed_board.h"

#include <QBuffer>
#include <QFont>
#include <QImage>
#include <QPainter>

#include <ranges>
#include <string_view>

namespace flagfall::view {
namespace {

constexpr int square = 34;
constexpr int margin = 18;                     ///< for the letters and digits
constexpr int boardSize = margin + 8 * square; ///< in units of 1/96 inch
constexpr int dotsPerUnit = 3;

/// The signs of chess pieces stand in Unicode in the order of these letters.
QString figureOf(board::Piece piece) {
    static constexpr std::string_view order = "KQRBNPkqrbnp";
    constexpr char16_t whiteKing = u'\u2654';
    return QString{QChar{static_cast<char16_t>(whiteKing + order.find(board::letterOf(piece)))}};
}

/// For whoever cannot see the picture: the pieces from the eighth rank down.
QString figuresOf(board::Board const& pieces) {
    QString figures;
    for (board::Rank const rank : board::allRanks | std::views::reverse)
        for (board::File const file : board::allFiles)
            if (auto const piece = pieces.at(board::squareAt(file, rank))) figures += figureOf(*piece);
    return figures;
}

QFont fontOf(int pixels) {
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(pixels);
    return font;
}

/// The squares touch: the cells of a table leave gaps where text is drawn on a screen.
QImage boardPicture(board::Board const& pieces) {
    QImage image(boardSize * dotsPerUnit, boardSize * dotsPerUnit, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(dotsPerUnit, dotsPerUnit);
    auto const x = [](board::File file) { return margin + static_cast<int>(indexOf(file)) * square; };
    auto const y = [](board::Rank rank) { return (7 - static_cast<int>(indexOf(rank))) * square; };
    for (board::Rank const rank : board::allRanks)
        for (board::File const file : board::allFiles) {
            QRect const place(x(file), y(rank), square, square);
            bool const dark = (indexOf(file) + indexOf(rank)) % 2 == 0;
            painter.fillRect(place, dark ? QColor(0xd4, 0xd4, 0xd4) : Qt::white);
            auto const piece = pieces.at(board::squareAt(file, rank));
            if (!piece) continue;
            painter.setFont(fontOf(square - 8));
            painter.drawText(place, Qt::AlignCenter, figureOf(*piece));
        }
    painter.setFont(fontOf(11));
    for (board::Rank const rank : board::allRanks)
        painter.drawText(QRect(0, y(rank), margin, square), Qt::AlignCenter,
                         QString(QLatin1Char(board::digitOf(rank))));
    for (board::File const file : board::allFiles)
        painter.drawText(QRect(x(file), 8 * square, square, margin), Qt::AlignCenter,
                         QString(QLatin1Char(board::letterOf(file))));
    painter.setPen(QColor(0x99, 0x99, 0x99));
    painter.drawRect(QRect(margin, 0, 8 * square, 8 * square).adjusted(0, 0, -1, -1));
    return image;
}

} // namespace

session::TextSheet::Table diagramOf(board::Board const& pieces) {
    session::TextSheet::Table table{{{""}}, {}};
    for (board::File const file : board::allFiles) table.columns.push_back({std::string{board::letterOf(file)}});
    for (board::Rank const rank : board::allRanks | std::views::reverse) {
        std::vector<std::string> cells{std::string{board::digitOf(rank)}};
        for (board::File const file : board::allFiles) {
            auto const piece = pieces.at(board::squareAt(file, rank));
            cells.emplace_back(1, piece ? board::letterOf(*piece) : '.');
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

QString drawnBoard(board::Board const& pieces) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    boardPicture(pieces).save(&buffer, "PNG");
    QString const picture = QString::fromLatin1(bytes.toBase64());
    return QStringLiteral("<p><img src='data:image/png;base64,%1' width='%2' height='%2' alt='%3'></p>")
        .arg(picture)
        .arg(boardSize)
        .arg(figuresOf(pieces));
}

} // namespace flagfall::view
