// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/printed_board.h"

#include <ranges>
#include <string_view>

namespace flagfall::view {
namespace {

/// The signs of chess pieces stand in Unicode in the order of these letters.
QString figureOf(std::optional<board::Piece> piece) {
    static constexpr std::string_view order = "KQRBNPkqrbnp";
    constexpr char16_t whiteKing = u'\u2654';
    if (!piece) return QString{QChar::Nbsp};
    return QString{QChar{static_cast<char16_t>(whiteKing + order.find(board::letterOf(*piece)))}};
}

QString diagramRow(QString const& cells) { return QStringLiteral("<tr>%1</tr>").arg(cells); }

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
    QString rows;
    for (board::Rank const rank : board::allRanks | std::views::reverse) {
        QString cells =
            QStringLiteral("<td style='vertical-align:middle'>%1</td>").arg(QLatin1Char(board::digitOf(rank)));
        for (board::File const file : board::allFiles) {
            bool const dark = (indexOf(file) + indexOf(rank)) % 2 == 0;
            cells += QStringLiteral("<td width='34' align='center' style='font-size:20pt; background-color:%1'>%2</td>")
                         .arg(dark ? QStringLiteral("#d4d4d4") : QStringLiteral("#ffffff"),
                              figureOf(pieces.at(board::squareAt(file, rank))));
        }
        rows += diagramRow(cells);
    }
    QString files = QStringLiteral("<td></td>");
    for (board::File const file : board::allFiles)
        files += QStringLiteral("<td align='center'>%1</td>").arg(QLatin1Char(board::letterOf(file)));
    return QStringLiteral("<table cellspacing='0' cellpadding='4'>%1</table>").arg(rows + diagramRow(files));
}

} // namespace flagfall::view
