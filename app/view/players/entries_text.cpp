// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/players/entries_text.h"

#include "app/view/texts/field_text.h"
#include "app/view/texts/plain_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

struct EntriesText {
    Q_DECLARE_TR_FUNCTIONS(EntriesText)
};

QString sentence(entries::Remark::What what) {
    using What = entries::Remark::What;
    switch (what) {
    case What::NameMissing: return EntriesText::tr("No name: not a player.");
    case What::NotAPlayer: return EntriesText::tr("Part of the letter, not a player; tick it if it is one.");
    case What::NameUnfit: return EntriesText::tr("The name is too long or contains characters that are not allowed.");
    case What::OutOfPlace: return EntriesText::tr("The columns of this line are not where a report file has them.");
    case What::EmailUnread: return EntriesText::tr("No e-mail address: left out");
    case What::OneWord: return EntriesText::tr("One word only: is the name whole?");
    case What::NameOrder: return EntriesText::tr("Which part is the surname? Look at it");
    case What::DegreeLeftOut: return EntriesText::tr("A degree or a form of address is left out of the name");
    case What::TitleTaken: return EntriesText::tr("The title was in the name");
    case What::TitleUnknown: return EntriesText::tr("Not a FIDE title, left out");
    case What::RatingUnread: return EntriesText::tr("Not a rating, left out");
    case What::RatingOfOther: return EntriesText::tr("The rating column is empty, the FIDE or national rating is used");
    case What::RatingLow: return EntriesText::tr("Lower than ratings are, kept");
    case What::FederationUnread: return EntriesText::tr("Not the three letters of a federation, left out");
    case What::FederationUnknown: return EntriesText::tr("A federation that FIDE does not know, kept");
    case What::WomensTitle: return EntriesText::tr("A women's title of a man, kept");
    case What::FideIdUnread: return EntriesText::tr("Not a FIDE ID, left out");
    case What::BirthUnread: return EntriesText::tr("Not a date of birth, left out");
    case What::YearOrRating: return EntriesText::tr("A year of birth or a rating? Look at it");
    case What::BirthAsYear: return EntriesText::tr("Day and month cannot be told apart, only the year is kept");
    case What::SexUnread: return EntriesText::tr("Not a sex, left out");
    case What::NumberUnread: return EntriesText::tr("Not a number, left out");
    case What::AmountUnread: return EntriesText::tr("Not an amount, left out");
    case What::TextUnfit: return EntriesText::tr("Too long or with characters that are not allowed, left out");
    }
    return {};
}

QString sentence(tables::Problem::What what) {
    using What = tables::Problem::What;
    switch (what) {
    case What::Empty: return EntriesText::tr("There is no table in it.");
    case What::TooLarge: return EntriesText::tr("It is too large for a list of players.");
    case What::TooManyCells: return EntriesText::tr("It has too many cells for a list of players.");
    case What::CellTooLong: return EntriesText::tr("A cell is too long.");
    case What::OpenQuote: return EntriesText::tr("A quotation mark is never closed.");
    case What::NotText: return EntriesText::tr("It is neither text nor a spreadsheet.");
    case What::OldExcel:
        return EntriesText::tr("An old Excel file, or one with a password: save it as .xlsx without one.");
    case What::Encrypted: return EntriesText::tr("It has a password: save it without one.");
    case What::Damaged: return EntriesText::tr("The file is damaged.");
    case What::Suspicious:
        return EntriesText::tr("The file is built in a way that no spreadsheet needs, and is not read.");
    case What::NotWritten: return EntriesText::tr("The file cannot be written.");
    }
    return {};
}

QString sentence(entries::Twin::Sign sign) {
    using Sign = entries::Twin::Sign;
    switch (sign) {
    //: %1 a player with some details.
    case Sign::SameId: return EntriesText::tr("The same ID as %1");
    case Sign::SameNameAndBirth: return EntriesText::tr("The same name and birth as %1");
    case Sign::SameName: return EntriesText::tr("The same name as %1");
    case Sign::NearName: return EntriesText::tr("Nearly the same name as %1");
    }
    return {};
}

} // namespace

QString meaningText(entries::Meaning meaning) {
    using entries::Meaning;
    using session::PlayerField;
    switch (meaning) {
    case Meaning::Nothing: return EntriesText::tr("(not used)", "a column");
    case Meaning::Name: return EntriesText::tr("Whole name");
    case Meaning::LastName: return EntriesText::tr("Surname");
    case Meaning::FirstName: return EntriesText::tr("Given name");
    case Meaning::Title: return fieldName(PlayerField::Title);
    case Meaning::Rating: return fieldName(PlayerField::Rating);
    case Meaning::OfficialRating: return fieldName(PlayerField::OfficialRating);
    case Meaning::NationalRating: return fieldName(PlayerField::NationalRating);
    case Meaning::Federation: return fieldName(PlayerField::Federation);
    case Meaning::FideId: return fieldName(PlayerField::FideId);
    case Meaning::NationalId: return fieldName(PlayerField::NationalId);
    case Meaning::Birth: return fieldName(PlayerField::Birth);
    case Meaning::Sex: return fieldName(PlayerField::Sex);
    case Meaning::Club: return fieldName(PlayerField::Club);
    case Meaning::Team: return EntriesText::tr("Team");
    case Meaning::K: return fieldName(PlayerField::K);
    case Meaning::Categories: return fieldName(PlayerField::Categories);
    case Meaning::FeeOwed: return fieldName(PlayerField::FeeOwed);
    case Meaning::FeePaid: return fieldName(PlayerField::FeePaid);
    case Meaning::Note: return fieldName(PlayerField::Note);
    case Meaning::FixedBoard: return fieldName(PlayerField::FixedBoard);
    case Meaning::Email: return EntriesText::tr("E-mail");
    case Meaning::Phone: return EntriesText::tr("Telephone");
    }
    return {};
}

QString entryRemarkText(entries::Remark const& remark) {
    if (remark.said.empty()) return sentence(remark.what);
    //: %1 what was unclear, %2 what the cell says.
    return EntriesText::tr("%1: “%2”").arg(sentence(remark.what), plain(remark.said));
}

QString twinText(entries::Twin const& twin, QString const& other) { return sentence(twin.sign).arg(other); }

QString personText(session::PlayerDraft const& draft) {
    QStringList parts;
    for (std::string const& part : {draft.name, draft.federation, draft.birth, draft.rating, draft.club, draft.fideId})
        if (!part.empty()) parts += plain(part);
    return parts.join(QStringLiteral(" · "));
}

QString moreText(entries::Entry const& entry) {
    using session::PlayerField;
    session::PlayerDraft const& draft = entry.draft;
    QStringList parts;
    auto const take = [&parts](QString const& said) {
        if (!said.isEmpty()) parts += said;
    };
    auto const takeNamed = [&parts](PlayerField field, std::string const& said) { // a number alone says nothing
        if (!said.empty()) parts += EntriesText::tr("%1: %2", "field").arg(fieldName(field), plain(said));
    };
    if (!draft.sex.empty()) take(fieldValue(PlayerField::Sex, draft.sex));
    take(plain(draft.club));
    if (entry.team != draft.club) take(plain(entry.team));
    takeNamed(PlayerField::OfficialRating, draft.officialRating);
    takeNamed(PlayerField::NationalRating, draft.nationalRating);
    takeNamed(PlayerField::NationalId, draft.nationalId);
    takeNamed(PlayerField::K, draft.k);
    take(plain(draft.categories));
    takeNamed(PlayerField::FeeOwed, draft.feeOwed);
    takeNamed(PlayerField::FeePaid, draft.feePaid);
    takeNamed(PlayerField::FixedBoard, draft.fixedBoard);
    take(plain(draft.note));
    take(plain(entry.contact.email));
    take(plain(entry.contact.phone));
    return parts.join(QStringLiteral(" · "));
}

QString tableProblemText(tables::Problem const& problem) {
    if (problem.row == 0 || problem.column == 0) return sentence(problem.what);
    //: %1 and %2 are numbers, %3 a sentence.
    return EntriesText::tr("Row %1, column %2: %3").arg(problem.row).arg(problem.column).arg(sentence(problem.what));
}

QString separatorText(tables::Separator separator) {
    using tables::Separator;
    switch (separator) {
    case Separator::Tab: return EntriesText::tr("tab", "between cells");
    case Separator::Semicolon: return EntriesText::tr("semicolon");
    case Separator::Comma: return EntriesText::tr("comma");
    case Separator::Bar: return EntriesText::tr("vertical bar");
    case Separator::Spaces: return EntriesText::tr("two spaces or more");
    case Separator::Words: return EntriesText::tr("nothing: lines typed in a mail");
    case Separator::None: return EntriesText::tr("nothing: one column");
    }
    return {};
}

QString nameOrderText(entries::NameOrder order) {
    using entries::NameOrder;
    switch (order) {
    case NameOrder::AsWritten: return EntriesText::tr("as written");
    case NameOrder::LastFirst: return EntriesText::tr("surname first");
    case NameOrder::FirstLast: return EntriesText::tr("given name first");
    case NameOrder::EachItsOwn: return EntriesText::tr("each name in its own order");
    }
    return {};
}

} // namespace flagfall::view
