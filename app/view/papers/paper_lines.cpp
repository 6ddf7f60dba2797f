// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/papers/paper_lines.h"

#include "app/session/journal/printed_code.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/text_locale.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

struct PaperLinesText {
    Q_DECLARE_TR_FUNCTIONS(PaperLinesText)
};

QString joined(QStringList parts) {
    parts.removeAll(QString{});
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QStringList headLines(PaperHead const& head) {
    QStringList lines{joined({head.event, head.place, head.dates}), joined({head.chiefArbiter, head.round})};
    lines.removeAll(QString{});
    return lines;
}

QString printedLine(QDateTime const& printed) {
    //: At the foot of a printed page. %1 a day and a time.
    return PaperLinesText::tr("Printed %1").arg(printed.toString(QStringLiteral("yyyy-MM-dd HH:mm")));
}

QString printedByLine(QString const& who) {
    //: At the foot of a printed page. %1 a person and the role: "C. Deputy, deputy arbiter".
    return who.isEmpty() ? QString{} : PaperLinesText::tr("Printed by %1").arg(who);
}

QString pageLine(int page, int pages) {
    //: At the foot of a printed page: %1 its number, %2 how many there are.
    return PaperLinesText::tr("Page %1 of %2").arg(page).arg(pages);
}

QString sealLine(session::Seal const& seal) {
    if (seal.seq < Seq{1}) return {};
    //: At the foot of a printed page: %1 the number of the newest entry of the history, %2 signs that stand for it all.
    return PaperLinesText::tr("History up to entry %1: %2")
        .arg(QString::number(seal.seq.value()), plain(session::codeOf(seal.hash)));
}

QString asOfLine(session::PastMoment const& moment, Seq newest) {
    auto const number = [](Seq seq) { return textLocale().toString(static_cast<qlonglong>(seq.value())); };
    //: %1 a time of day, %2 a day, %3 and %4 numbers: what is shown or printed is the event as it was then.
    return PaperLinesText::tr("As of %1 on %2, entry %3 of %4")
        .arg(secondText(moment.wall), dayText(dayOf(moment.wall)), number(moment.upTo), number(newest));
}

QStringList wordsOf(PaperCards::Card const& card) {
    QStringList words;
    for (PaperCards::Item const& item : card.items)
        if (auto const* const one = std::get_if<PaperCards::Words>(&item); one && !one->text.isEmpty() && !one->turned)
            words += one->text;
    return words;
}

} // namespace flagfall::view
