// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/mating/verdict_sheet.h"

#include "app/session/reports/text_sheet.h"
#include "app/view/board/printed_board.h"
#include "app/view/mating/line_text.h"
#include "app/view/mating/verdict_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "arbiter/board/fen.h"

#include <QCoreApplication>

#include <utility>

namespace flagfall::view {
namespace {

using session::TextSheet;

struct VerdictSheetText {
    Q_DECLARE_TR_FUNCTIONS(VerdictSheetText)
};

QString answerOf(VerdictSheet const& sheet, Colour mating) {
    auto const& chances = sheet.chances[mating];
    if (!chances) return VerdictSheetText::tr("not answered");
    return verdictText(*chances, mating) + QStringLiteral(". ") + verdictReason(sheet.position, *chances, mating);
}

QString lineOf(VerdictSheet const& sheet, Colour mating) {
    auto const& chances = sheet.chances[mating];
    auto const* const winnable = chances ? std::get_if<mating::Winnable>(&*chances) : nullptr;
    return winnable != nullptr ? lineText(sheet.position, winnable->line, sheet.notation) : QString{};
}

TextSheet::Table usesOf(VerdictSheet const& sheet) {
    TextSheet::Table table{{{utf8(VerdictSheetText::tr("Consequences"))},
                            {utf8(VerdictSheetText::tr("Article"))},
                            {utf8(VerdictSheetText::tr("White at fault"))},
                            {utf8(VerdictSheetText::tr("Black at fault"))}},
                           {}};
    for (auto const& law : sheet.uses)
        table.rows.push_back({utf8(law.text), utf8(law.article), utf8(law.white), utf8(law.black)});
    return table;
}

using Lines = std::vector<std::pair<QString, QString>>;

/// What stands under the heading, label and value; a value may be empty.
Lines linesOf(VerdictSheet const& sheet) {
    return {{VerdictSheetText::tr("Event"), sheet.event},
            {VerdictSheetText::tr("Position"), sheet.origin},
            {VerdictSheetText::tr("Caution"), sheet.caution},
            {VerdictSheetText::tr("Laws"), sheet.laws},
            {QStringLiteral("FEN"), plain(fenText(sheet.position))},
            {VerdictSheetText::tr("To move"), colourText(sheet.position.turn())},
            {VerdictSheetText::tr("White"), answerOf(sheet, Colour::White)},
            {VerdictSheetText::tr("White's mate"), lineOf(sheet, Colour::White)},
            {VerdictSheetText::tr("Black"), answerOf(sheet, Colour::Black)},
            {VerdictSheetText::tr("Black's mate"), lineOf(sheet, Colour::Black)},
            {VerdictSheetText::tr("Conclusion"), sheet.conclusion}};
}

QString headingText() { return VerdictSheetText::tr("Is checkmate possible?"); }

// --- for print -----------------------------------------------------------------------------------------------------

QString cell(QString const& words, QString const& style = {}) {
    return QStringLiteral("<td style='%1'>%2</td>").arg(style, words.toHtmlEscaped());
}

QString row(QString const& cells) { return QStringLiteral("<tr>%1</tr>").arg(cells); }

QString labelled(Lines const& lines) {
    QString rows;
    for (auto const& [label, value] : lines)
        if (!value.isEmpty()) rows += row(cell(label, QStringLiteral("color:#555")) + cell(value));
    return QStringLiteral("<table cellspacing='3'>%1</table>").arg(rows);
}

QString printed(TextSheet::Table const& table) {
    QString cells;
    for (TextSheet::Column const& column : table.columns)
        cells += cell(plain(column.head), QStringLiteral("color:#555"));
    QString rows = row(cells);
    for (auto const& values : table.rows) {
        cells.clear();
        for (std::string const& value : values) cells += cell(plain(value));
        rows += row(cells);
    }
    return QStringLiteral("<p></p><table cellspacing='0' cellpadding='3' border='1' style='border-collapse:collapse'>%1"
                          "</table>")
        .arg(rows);
}

} // namespace

QString verdictSheetText(VerdictSheet const& sheet) {
    TextSheet out;
    out.heading = utf8(headingText());
    for (auto const& [label, value] : linesOf(sheet)) out.lines.push_back({utf8(label), utf8(value)});
    out.tables.push_back(diagramOf(sheet.position.board()));
    if (!sheet.uses.empty()) out.tables.push_back(usesOf(sheet));
    return plain(session::text(out));
}

QString verdictSheetHtml(VerdictSheet const& sheet) {
    return QStringLiteral("<html><body style='font-family:\"DejaVu Sans\"; font-size:9pt'><h2>%1</h2>")
               .arg(headingText().toHtmlEscaped()) +
           drawnBoard(sheet.position.board()) + labelled(linesOf(sheet)) +
           (sheet.uses.empty() ? QString{} : printed(usesOf(sheet))) + QStringLiteral("</body></html>");
}

} // namespace flagfall::view
