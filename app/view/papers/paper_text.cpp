// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/text_sheet.h"
#include "app/view/board/printed_board.h"
#include "app/view/papers/paper_lines.h"
#include "app/view/texts/plain_text.h"
#include "arbiter/board/fen.h"

namespace flagfall::view {
namespace {

using session::TextSheet;

constexpr qsizetype pageWidth = 96;

/// Broken between words; the lines after the first begin with `indent`.
QString wrapped(QString const& text, QString const& first = {}, QString const& indent = {}) {
    QString all;
    for (QString const& paragraph : text.split(QLatin1Char('\n'))) {
        QString line = all.isEmpty() ? first : indent;
        bool begun = false;
        for (QString const& word : paragraph.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            if (begun && line.size() + 1 + word.size() > pageWidth) {
                all += line + QLatin1Char('\n');
                line = indent;
                begun = false;
            }
            line += (begun ? QStringLiteral(" ") : QString{}) + word;
            begun = true;
        }
        all += line + QLatin1Char('\n');
    }
    return all;
}

QString underlined(QString const& text, QChar sign) {
    return text + QLatin1Char('\n') + QString(text.size(), sign) + QLatin1Char('\n');
}

TextSheet::Align alignOf(PaperAlign align) {
    bool const number = align == PaperAlign::Right || align == PaperAlign::Decimal;
    return number ? TextSheet::Align::Right : TextSheet::Align::Left;
}

struct AsText {
    QString operator()(PaperHeading const& block) const { return underlined(block.text, QLatin1Char('-')); }
    QString operator()(PaperLines const& block) const {
        qsizetype width = 0;
        for (PaperLines::Line const& line : block.lines)
            if (!line.value.isEmpty()) width = std::max(width, line.label.size());
        QString all;
        for (PaperLines::Line const& line : block.lines)
            if (!line.value.isEmpty())
                all += wrapped(line.value, line.label.leftJustified(width + 2), QString(width + 2, QLatin1Char(' ')));
        return all;
    }
    QString operator()(PaperParagraph const& block) const { return wrapped(block.text); }
    QString operator()(PaperList const& block) const {
        QString all;
        for (QString const& item : block.items) all += wrapped(item, QStringLiteral("- "), QStringLiteral("  "));
        return all;
    }
    QString operator()(PaperTable const& block) const {
        TextSheet::Table table;
        for (PaperColumn const& head : block.heads)
            table.columns.push_back({head.head.toStdString(), alignOf(head.align)});
        for (PaperTable::Row const& row : block.rows) {
            std::vector<std::string> cells;
            for (QString const& cell : row.cells) cells.push_back(cell.toStdString());
            // Text cannot be struck through.
            if (row.struck && !cells.empty()) cells.front() = "x " + cells.front();
            table.rows.push_back(std::move(cells));
        }
        return plain(session::text(TextSheet{.tables = {std::move(table)}}));
    }
    QString operator()(PaperDiagram const& block) const {
        QString const caption = block.caption.isEmpty() ? QString{} : wrapped(block.caption);
        QString const board = plain(session::text(TextSheet{.tables = {diagramOf(block.pieces())}})) + caption;
        if (!block.position) return board;
        return board + QStringLiteral("FEN ") + plain(fenText(*block.position)) + QLatin1Char('\n');
    }
    QString operator()(PaperPicture const& block) const { return wrapped(block.caption); }
    QString operator()(PaperCards const& block) const {
        QString all;
        for (PaperCards::Card const& card : block.cards)
            all += wordsOf(card).join(QStringLiteral(" · ")) + QLatin1Char('\n');
        return all;
    }
    QString operator()(PaperNewPage const&) const { return QString(20, QLatin1Char('-')) + QLatin1Char('\n'); }
    QString operator()(PaperVerbatim const& block) const {
        return block.text.endsWith(QLatin1Char('\n')) ? block.text : block.text + QLatin1Char('\n');
    }
    QString operator()(PaperForPrograms const& block) const {
        return (*this)(PaperHeading{block.heading}) + (*this)(PaperVerbatim{block.text});
    }
};

} // namespace

QString paperText(Paper const& paper, QDateTime const& printed) {
    QString text = underlined(paper.title, QLatin1Char('='));
    for (QString const& line : headLines(paper.head)) text += line + QLatin1Char('\n');
    if (!paper.note.isEmpty()) text += paper.note + QLatin1Char('\n');
    if (QString const audience = audienceText(paper.audience); !audience.isEmpty())
        text += audience + QLatin1Char('\n');
    for (PaperBlock const& block : paper.body) text += QLatin1Char('\n') + std::visit(AsText{}, block);
    return text + QLatin1Char('\n') + printedLine(printed) + QLatin1Char('\n');
}

namespace {

/// A row that no longer holds says so where its line would be struck out.
tables::Row cellsOf(PaperTable::Row const& row) {
    tables::Row cells;
    for (QString const& cell : row.cells) cells.push_back(cell.toStdString());
    if (row.struck && !cells.empty()) cells.front().insert(0, "x ");
    return cells;
}

} // namespace

tables::Sheet paperTables(Paper const& paper) {
    tables::Sheet sheet;
    for (PaperBlock const& block : paper.body) {
        auto const* const table = std::get_if<PaperTable>(&block);
        if (!table) continue;
        if (!sheet.rows.empty()) sheet.rows.emplace_back();
        tables::Row heads;
        for (PaperColumn const& column : table->heads) heads.push_back(column.head.toStdString());
        sheet.rows.push_back(std::move(heads));
        for (PaperTable::Row const& row : table->rows) sheet.rows.push_back(cellsOf(row));
    }
    return sheet;
}

} // namespace flagfall::view
