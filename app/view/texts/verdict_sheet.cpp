// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/verdict_sheet.h"

#include "app/session/text_sheet.h"
#include "app/view/texts/board_text.h"
#include "app/view/texts/line_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/verdict_text.h"
#include "arbiter/board/fen.h"

#include <QCoreApplication>

#include <ranges>

namespace flagfall::view {
namespace {

using session::TextSheet;

struct VerdictSheetText {
    Q_DECLARE_TR_FUNCTIONS(VerdictSheetText)
};

std::string text(QString const& words) { return words.toStdString(); }

/// Eight ranks from above with the letters of FEN, full stops between them.
TextSheet::Table diagramOf(board::Board const& men) {
    TextSheet::Table table{{{""}}, {}};
    for (board::File const file : board::allFiles) table.columns.push_back({std::string{board::letterOf(file)}});
    for (board::Rank const rank : board::allRanks | std::views::reverse) {
        std::vector<std::string> row{std::string{board::digitOf(rank)}};
        for (board::File const file : board::allFiles) {
            auto const piece = men.at(board::squareAt(file, rank));
            row.emplace_back(1, piece ? board::letterOf(*piece) : '.');
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

QString answerOf(VerdictSheet const& sheet, Colour mating) {
    auto const& chances = sheet.chances[mating];
    if (!chances) return VerdictSheetText::tr("not answered");
    return verdictText(*chances, mating) + QStringLiteral(". ") + verdictReason(sheet.position, *chances, mating);
}

QString lineOf(VerdictSheet const& sheet, Colour mating) {
    auto const& chances = sheet.chances[mating];
    auto const* const winnable = chances ? std::get_if<rulings::Winnable>(&*chances) : nullptr;
    return winnable != nullptr ? lineText(sheet.position, winnable->line, sheet.notation) : QString{};
}

TextSheet::Table usesOf(VerdictSheet const& sheet) {
    TextSheet::Table table{{{text(VerdictSheetText::tr("What hangs on it"))},
                            {text(VerdictSheetText::tr("Article"))},
                            {text(VerdictSheetText::tr("White's fault"))},
                            {text(VerdictSheetText::tr("Black's fault"))}},
                           {}};
    for (auto const& law : sheet.uses)
        table.rows.push_back({text(law.text), text(law.article), text(law.white), text(law.black)});
    return table;
}

} // namespace

QString verdictSheetText(VerdictSheet const& sheet) {
    TextSheet out;
    out.heading = text(VerdictSheetText::tr("Can this player still be mated?"));
    auto const add = [&](QString const& label, QString const& value) {
        out.lines.push_back({text(label), text(value)});
    };
    add(VerdictSheetText::tr("Event"), sheet.event);
    add(VerdictSheetText::tr("Position"), sheet.origin);
    add(VerdictSheetText::tr("Caution"), sheet.caution);
    add(VerdictSheetText::tr("Laws"), sheet.laws);
    add(QStringLiteral("FEN"), plain(fenText(sheet.position)));
    add(VerdictSheetText::tr("To move"), colourText(sheet.position.turn()));
    add(VerdictSheetText::tr("White"), answerOf(sheet, Colour::White));
    add(VerdictSheetText::tr("White's mate"), lineOf(sheet, Colour::White));
    add(VerdictSheetText::tr("Black"), answerOf(sheet, Colour::Black));
    add(VerdictSheetText::tr("Black's mate"), lineOf(sheet, Colour::Black));
    add(VerdictSheetText::tr("So"), sheet.conclusion);
    out.tables.push_back(diagramOf(sheet.position.board()));
    if (!sheet.uses.empty()) out.tables.push_back(usesOf(sheet));
    return plain(session::text(out));
}

} // namespace flagfall::view
