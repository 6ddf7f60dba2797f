// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/lists/list_text.h"

#include "app/view/texts/plain_text.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

namespace flagfall::view {
namespace {

struct ListText {
    Q_DECLARE_TR_FUNCTIONS(ListText)
};

QString whyNot(lists::ListFault fault) {
    using lists::ListFault;
    switch (fault) {
    case ListFault::CannotRead: return ListText::tr("The file cannot be read.");
    case ListFault::NotAnArchive: return ListText::tr("The ZIP file cannot be opened.");
    case ListFault::NothingInside: return ListText::tr("The ZIP file contains no text, XML or CSV file.");
    case ListFault::Encrypted: return ListText::tr("The ZIP file has a password.");
    case ListFault::DamagedArchive: return ListText::tr("The ZIP file is damaged. Download it again.");
    case ListFault::TooLarge: return ListText::tr("The file is larger than any rating list.");
    case ListFault::LineTooLong: return ListText::tr("A line is longer than any in a rating list.");
    case ListFault::NotAList:
        return ListText::tr("This is not a rating list: its first line names no column for the players' names.");
    case ListFault::NotXml: return ListText::tr("The XML file is damaged.");
    case ListFault::EntitiesInXml: return ListText::tr("The XML file contains definitions that no rating list has.");
    case ListFault::WrongEncoding: return ListText::tr("The file is UTF-16 text. Save it as UTF-8.");
    case ListFault::NoPlayers: return ListText::tr("The list has no players.");
    case ListFault::Cancelled: return ListText::tr("The import was cancelled. The lists are as they were.");
    case ListFault::CannotWrite: return ListText::tr("The list cannot be saved.");
    case ListFault::NotAListFile: return ListText::tr("The imported list is damaged. Import it again.");
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
    case lists::ListKind::Standard: return ListText::tr("standard");
    case lists::ListKind::Rapid: return ListText::tr("rapid");
    case lists::ListKind::Blitz: return ListText::tr("blitz");
    case lists::ListKind::EffectiveRapid: return ListText::tr("effective rapid");
    case lists::ListKind::EffectiveBlitz: break;
    }
    return ListText::tr("effective blitz");
}

QString listChoiceText(lists::ListChoice const& choice) {
    return listName(choice.source) + QStringLiteral(" · ") + kindName(choice.kind);
}

QString orderInWords(lists::ListOrder const& order) {
    QStringList all;
    for (lists::ListChoice const& choice : order) all += listChoiceText(choice);
    return all.join(QStringLiteral(", "));
}

QString listUseText(lists::ListUse const& use) {
    return QStringList{listName(use.choice.source), kindName(use.choice.kind), monthName(use.month)}.join(
        QStringLiteral(", "));
}

QString listFieldName(lists::ListField field) {
    switch (field) {
    case lists::ListField::Name: return ListText::tr("Name");
    case lists::ListField::Federation: return ListText::tr("Federation");
    case lists::ListField::Title: return ListText::tr("Title");
    case lists::ListField::Sex: return ListText::tr("Sex");
    case lists::ListField::Birth: return ListText::tr("Born");
    case lists::ListField::Rating: return ListText::tr("Rating used");
    case lists::ListField::OfficialRating: return ListText::tr("FIDE rating");
    case lists::ListField::NationalRating: return ListText::tr("National rating");
    case lists::ListField::K: break;
    }
    return QStringLiteral("K");
}

QString listColumnName(lists::TableColumn column) {
    using lists::TableColumn;
    //: The K that belongs to a rating: %1 is standard, rapid or blitz.
    auto const k = [](lists::ListKind kind) { return ListText::tr("K, %1").arg(kindName(kind)); };
    switch (column) {
    case TableColumn::Name: return listFieldName(lists::ListField::Name);
    case TableColumn::Surname: return ListText::tr("Surname");
    case TableColumn::GivenName: return ListText::tr("Given name");
    case TableColumn::FideId: return ListText::tr("FIDE ID");
    case TableColumn::NationalId: return ListText::tr("National ID");
    case TableColumn::Federation: return listFieldName(lists::ListField::Federation);
    case TableColumn::Sex: return listFieldName(lists::ListField::Sex);
    case TableColumn::Title:
    case TableColumn::WomensTitle: return listFieldName(lists::ListField::Title);
    case TableColumn::Standard: return kindName(lists::ListKind::Standard);
    case TableColumn::StandardK: return k(lists::ListKind::Standard);
    case TableColumn::Rapid: return kindName(lists::ListKind::Rapid);
    case TableColumn::RapidK: return k(lists::ListKind::Rapid);
    case TableColumn::Blitz: return kindName(lists::ListKind::Blitz);
    case TableColumn::BlitzK: return k(lists::ListKind::Blitz);
    case TableColumn::Birth: return listFieldName(lists::ListField::Birth);
    case TableColumn::Club: return ListText::tr("Club");
    case TableColumn::Flag: break;
    }
    return ListText::tr("Active or not");
}

QString listProblemText(lists::ListProblem const& problem) {
    QString const why = whyNot(problem.fault);
    //: %1 is the number of a line of a file, %2 a sentence that says what is wrong there.
    return problem.line > 0 ? ListText::tr("Line %1: %2").arg(problem.line).arg(why) : why;
}

} // namespace flagfall::view
