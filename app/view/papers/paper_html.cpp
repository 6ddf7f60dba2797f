// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/printed_board.h"
#include "app/view/papers/paper_lines.h"
#include "app/view/texts/plain_text.h"
#include "arbiter/board/fen.h"

namespace flagfall::view {
namespace {

QString cell(QString const& text, QString const& style = {}) {
    return QStringLiteral("<td style='%1'>%2</td>").arg(style, text.toHtmlEscaped());
}
QString paragraph(QString const& text) {
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
}

QString sideOf(PaperAlign align) {
    return align == PaperAlign::Left     ? QStringLiteral("left")
           : align == PaperAlign::Centre ? QStringLiteral("center")
                                         : QStringLiteral("right");
}

QString styleOf(PaperTable const& table, std::size_t column, bool struck) {
    QString style = struck ? QStringLiteral("text-decoration:line-through; color:#777; ") : QString{};
    if (column >= table.heads.size()) return style;
    if (table.heads[column].strong) style += QStringLiteral("font-weight:bold; ");
    return style + QStringLiteral("text-align:") + sideOf(table.heads[column].align);
}

struct AsHtml {
    QString operator()(PaperHeading const& block) const {
        return QStringLiteral("<h3>%1</h3>").arg(block.text.toHtmlEscaped());
    }
    QString operator()(PaperLines const& block) const {
        QString rows;
        for (PaperLines::Line const& line : block.lines)
            if (!line.value.isEmpty())
                rows += QStringLiteral("<tr>%1%2</tr>")
                            .arg(cell(line.label, QStringLiteral("color:#555")), cell(line.value));
        return QStringLiteral("<table cellspacing='3'>%1</table>").arg(rows);
    }
    QString operator()(PaperParagraph const& block) const { return paragraph(block.text); }
    QString operator()(PaperList const& block) const {
        QString items;
        for (QString const& item : block.items) items += QStringLiteral("<li>%1</li>").arg(item.toHtmlEscaped());
        return QStringLiteral("<ul>%1</ul>").arg(items);
    }
    QString operator()(PaperTable const& block) const {
        QString rows;
        for (PaperColumn const& head : block.heads)
            rows += cell(head.head, QStringLiteral("color:#555; text-align:") + sideOf(head.align));
        rows = QStringLiteral("<thead><tr>%1</tr></thead>").arg(rows);
        for (PaperTable::Row const& row : block.rows) {
            QString cells;
            for (qsizetype at = 0; at < row.cells.size(); ++at)
                cells += cell(row.cells[at], styleOf(block, static_cast<std::size_t>(at), row.struck));
            rows += QStringLiteral("<tr>%1</tr>").arg(cells);
        }
        return QStringLiteral(
                   "<table width='100%' cellspacing='0' cellpadding='3' border='1' style='border-collapse:collapse; "
                   "border-color:#999'>%1</table>")
            .arg(rows);
    }
    QString operator()(PaperDiagram const& block) const {
        QString const caption = block.caption.isEmpty() ? QString{} : paragraph(block.caption);
        QString const board = caption + drawnBoard(block.pieces());
        if (!block.position) return board;
        return board + QStringLiteral("<p>FEN %1</p>").arg(plain(fenText(*block.position)).toHtmlEscaped());
    }
    QString operator()(PaperPicture const& block) const {
        return paragraph(block.caption) +
               QStringLiteral("<p><img src='data:image/jpeg;base64,%1' width='%2' height='%3'></p>")
                   .arg(QString::fromLatin1(block.bytes.toBase64()))
                   .arg(block.width)
                   .arg(block.height);
    }
    QString operator()(PaperCards const& block) const {
        QString all;
        for (PaperCards::Card const& card : block.cards) all += paragraph(wordsOf(card).join(QLatin1Char('\n')));
        return all;
    }
    QString operator()(PaperNewPage const&) const { return QStringLiteral("<p style='page-break-before:always'></p>"); }
    QString operator()(PaperForPrograms const&) const { return {}; }
    QString operator()(PaperVerbatim const& block) const {
        return QStringLiteral("<pre style='font-family:\"DejaVu Sans Mono\"; font-size:10px'>%1</pre>")
            .arg(block.text.toHtmlEscaped());
    }
};

/// Sizes are in pixels, so that the pages are the same on every screen and printer.
QString document(QString const& body) {
    return QStringLiteral(
               "<html><body style='font-family:\"DejaVu Sans\"; font-size:12px; color:#000'>%1</body></html>")
        .arg(body);
}

QString bodyOf(Paper const& paper) {
    QString body = QStringLiteral("<h2>%1</h2>").arg(paper.title.toHtmlEscaped());
    if (!paper.note.isEmpty()) body += paragraph(paper.note);
    if (QString const audience = audienceText(paper.audience); !audience.isEmpty())
        body += QStringLiteral("<p><b>%1</b></p>").arg(audience.toHtmlEscaped());
    for (PaperBlock const& block : paper.body) body += std::visit(AsHtml{}, block);
    return body;
}

} // namespace

QString paperHtml(Paper const& paper) {
    QString head;
    for (QString const& line : headLines(paper.head))
        head += QStringLiteral("<p style='color:#555'>%1</p>").arg(line.toHtmlEscaped());
    return document(head + bodyOf(paper));
}

} // namespace flagfall::view
