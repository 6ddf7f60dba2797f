// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/lists/list_text.h"

#include "app/view/texts/plain_text.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

namespace flagfall::view {
namespace {

QString said(char const* text) { return QCoreApplication::translate("ListText", text); }

QString whyNot(lists::ListFault fault) {
    using lists::ListFault;
    switch (fault) {
    case ListFault::CannotRead: return said(QT_TRANSLATE_NOOP("ListText", "The file cannot be read."));
    case ListFault::NotAnArchive: return said(QT_TRANSLATE_NOOP("ListText", "The ZIP file cannot be opened."));
    case ListFault::NothingInside:
        return said(QT_TRANSLATE_NOOP("ListText", "The ZIP file contains no text, XML or CSV file."));
    case ListFault::Encrypted: return said(QT_TRANSLATE_NOOP("ListText", "The ZIP file has a password."));
    case ListFault::DamagedArchive:
        return said(QT_TRANSLATE_NOOP("ListText", "The ZIP file is damaged. Download it again."));
    case ListFault::TooLarge: return said(QT_TRANSLATE_NOOP("ListText", "The file is larger than any rating list."));
    case ListFault::LineTooLong:
        return said(QT_TRANSLATE_NOOP("ListText", "A line is longer than any in a rating list."));
    case ListFault::NotAList:
        return said(QT_TRANSLATE_NOOP(
            "ListText", "This is not a rating list: its first line names no column for the players' names."));
    case ListFault::NotXml: return said(QT_TRANSLATE_NOOP("ListText", "The XML file is damaged."));
    case ListFault::EntitiesInXml:
        return said(QT_TRANSLATE_NOOP("ListText", "The XML file contains definitions that no rating list has."));
    case ListFault::WrongEncoding:
        return said(QT_TRANSLATE_NOOP("ListText", "The file is UTF-16 text. Save it as UTF-8."));
    case ListFault::NoPlayers: return said(QT_TRANSLATE_NOOP("ListText", "The list has no players."));
    case ListFault::Cancelled:
        return said(QT_TRANSLATE_NOOP("ListText", "The import was cancelled. The lists are as they were."));
    case ListFault::CannotWrite: return said(QT_TRANSLATE_NOOP("ListText", "The list cannot be saved."));
    case ListFault::NotAListFile:
        return said(QT_TRANSLATE_NOOP("ListText", "The imported list is damaged. Import it again."));
    }
    return {};
}

} // namespace

QString listName(std::string const& source) {
    if (source == lists::fideSource) return QStringLiteral("FIDE");
    for (auto const kind : {lists::ListKind::Standard, lists::ListKind::Rapid, lists::ListKind::Blitz})
        if (source == std::string{lists::fideSource} + "-" + std::string{lists::listKindWord(kind)})
            return QStringLiteral("FIDE, ") + kindName(kind);
    return plain(source);
}

QString monthName(lists::ListMonth month) {
    QDate const day{static_cast<int>(month.year()), static_cast<int>(static_cast<unsigned>(month.month())), 1};
    return QLocale{}.standaloneMonthName(day.month()) + QLatin1Char(' ') + QString::number(day.year());
}

QString kindName(lists::ListKind kind) {
    switch (kind) {
    case lists::ListKind::Standard: return said(QT_TRANSLATE_NOOP("ListText", "standard"));
    case lists::ListKind::Rapid: return said(QT_TRANSLATE_NOOP("ListText", "rapid"));
    case lists::ListKind::Blitz: return said(QT_TRANSLATE_NOOP("ListText", "blitz"));
    case lists::ListKind::EffectiveRapid: return said(QT_TRANSLATE_NOOP("ListText", "effective rapid"));
    case lists::ListKind::EffectiveBlitz: break;
    }
    return said(QT_TRANSLATE_NOOP("ListText", "effective blitz"));
}

QString listFieldName(lists::ListField field) {
    switch (field) {
    case lists::ListField::Name: return said(QT_TRANSLATE_NOOP("ListText", "Name"));
    case lists::ListField::Federation: return said(QT_TRANSLATE_NOOP("ListText", "Federation"));
    case lists::ListField::Title: return said(QT_TRANSLATE_NOOP("ListText", "Title"));
    case lists::ListField::Sex: return said(QT_TRANSLATE_NOOP("ListText", "Sex"));
    case lists::ListField::Birth: return said(QT_TRANSLATE_NOOP("ListText", "Born"));
    case lists::ListField::Rating: return said(QT_TRANSLATE_NOOP("ListText", "Rating used"));
    case lists::ListField::OfficialRating: return said(QT_TRANSLATE_NOOP("ListText", "FIDE rating"));
    case lists::ListField::NationalRating: return said(QT_TRANSLATE_NOOP("ListText", "National rating"));
    case lists::ListField::K: break;
    }
    return QStringLiteral("K");
}

QString listProblemText(lists::ListProblem const& problem) {
    QString const why = whyNot(problem.fault);
    //: %1 is the number of a line of a file, %2 a sentence that says what is wrong there.
    return problem.line > 0 ? said(QT_TRANSLATE_NOOP("ListText", "Line %1: %2")).arg(problem.line).arg(why) : why;
}

} // namespace flagfall::view
