// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/field_text.h"

#include "app/session/event/text.h"
#include "app/session/event/typed_date.h"
#include "app/view/texts/plain_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

using session::EventField;
using session::FieldFault;
using session::PlayerField;

struct FieldText {
    Q_DECLARE_TR_FUNCTIONS(FieldText)
};

QString generalText(FieldFault fault) {
    switch (fault) {
    case FieldFault::Missing: return FieldText::tr("This must be filled in.");
    case FieldFault::TooLong: return FieldText::tr("This is too long.");
    case FieldFault::NotADate: return FieldText::tr("Not a date. Write it as 2026-11-21 or 21.11.2026.");
    case FieldFault::EndsBeforeItBegins: return FieldText::tr("The last day is before the first day.");
    case FieldFault::NotThreeLetters: return FieldText::tr("Enter three letters, for example SVK.");
    case FieldFault::UnknownEdition: return FieldText::tr("This edition of the Laws is not known.");
    case FieldFault::NotAControl: return FieldText::tr("Not a time control. Examples: 90+30, 40/90:30 +30, 3+2.");
    case FieldFault::UnknownSystem: return FieldText::tr("This pairing system is not known.");
    case FieldFault::OutOfRange: return FieldText::tr("This number is outside the limits.");
    case FieldFault::NotAnAmount: return FieldText::tr("Not an amount. Write it as 15 or 15.50.");
    case FieldFault::NotACategory:
        return FieldText::tr("A line for each category: its name, then what must hold: U18: age -17");
    case FieldFault::NotANumber: return FieldText::tr("Enter a number.");
    case FieldFault::UnknownTieBreak: return FieldText::tr("This tie-break is not known.");
    case FieldFault::SessionIncomplete:
        return FieldText::tr("Write round, day, beginning and end: 1 24.11.2026 16:00 20:00");
    case FieldFault::SessionRound: return FieldText::tr("It begins with the round: 1 24.11.2026 16:00 20:00");
    case FieldFault::SessionDay: return FieldText::tr("There is no such day. Write it as 24.11.2026 or 2026-11-24.");
    case FieldFault::SessionHour: return FieldText::tr("Two different hours end the line: 16:00 20:00");
    case FieldFault::SessionOrder:
        return FieldText::tr("It begins before the line above: write them in the order of time.");
    case FieldFault::NotAStep:
        return FieldText::tr(
            "A line for each step: how many games, then standard, rapid, blitz or armageddon, then the "
            "time control: 2 rapid 15+10");
    case FieldFault::StepControlMissing: return FieldText::tr("The time control is missing: 2 rapid 15+10");
    case FieldFault::NotAStepControl:
        return FieldText::tr("Not a time control. Examples: 15+10, 3+2, and W5 B4 for White and Black.");
    case FieldFault::OtherKindOfPlay:
        return FieldText::tr("With this time control the games are of another kind by this edition of the Laws.");
    case FieldFault::ArmageddonInside: return FieldText::tr("Armageddon is one game, and the last one.");
    case FieldFault::UnknownLanguage: return FieldText::tr("This language is not known.");
    case FieldFault::NotText: return FieldText::tr("This contains characters that are not allowed.");
    case FieldFault::NotColours: return FieldText::tr("W and B, board by board: WBWB.");
    }
    return {};
}

} // namespace

QString faultText(EventField field, FieldFault fault) {
    if (fault == FieldFault::Missing && field == EventField::Name) return FieldText::tr("The event needs a name.");
    if (fault == FieldFault::Missing && field == EventField::Control)
        return FieldText::tr("Enter the time control, for example 90+30.");
    if (fault == FieldFault::Missing && field == EventField::Rounds)
        return FieldText::tr("Enter the number of rounds: it is announced beforehand (C.04.1, 1).");
    if (fault == FieldFault::OutOfRange && field == EventField::Rounds)
        return FieldText::tr("The system cannot give this number of rounds.");
    return generalText(fault);
}

QString faultText(session::FieldProblem<EventField> const& problem) {
    QString const text = faultText(problem.field, problem.fault);
    if (problem.line > 0 && problem.column > 0)
        //: %1 the number of a line, %2 of a character in it, %3 a sentence that says how lines are written.
        return FieldText::tr("Line %1, character %2. %3").arg(problem.line).arg(problem.column).arg(text);
    if (problem.line > 0) return FieldText::tr("Line %1 is wrong. %2").arg(problem.line).arg(text);
    if (problem.fault != FieldFault::NotACategory || problem.column == 0) return text;
    //: %1 the number of a line in a field of several, %2 a sentence that says how lines are written.
    return FieldText::tr("Line %1 is wrong. %2").arg(problem.column).arg(text);
}

QString faultText(PlayerField field, FieldFault fault) {
    if (fault == FieldFault::Missing && field == PlayerField::Name) return FieldText::tr("The player needs a name.");
    if (fault == FieldFault::NotADate && field == PlayerField::Birth)
        return FieldText::tr("Not a date of birth. Write 1999-05-31, 31.5.1999 or only the year.");
    if (fault == FieldFault::OutOfRange && field == PlayerField::Rating)
        return FieldText::tr("A rating is a number up to 4000. Leave it empty for an unrated player.");
    if (field == PlayerField::LaterRatings) return FieldText::tr("Write the round and the rating: 5: 2315, 9: 2330.");
    if (fault == FieldFault::NotANumber && field == PlayerField::FideId)
        return FieldText::tr("A FIDE ID has digits only.");
    if (fault == FieldFault::OutOfRange && field == PlayerField::Birth)
        return FieldText::tr("Nobody who plays here was born then. Check the year.");
    return generalText(fault);
}

QString eitherDateText(std::string_view typed) {
    auto const either = session::eitherDate(session::trimmed(typed));
    if (!either) return {};
    //: Of a date such as 5/12/1999: %1 and %2 are the two days it may be, %3 and %4 the same as 1999-12-05.
    return FieldText::tr("This may be %1 or %2. Write %3 or %4.")
        .arg(dayText(either->front()), dayText(either->back()), plain(isoDate(either->front())),
             plain(isoDate(either->back())));
}

QString faultText(session::TeamField field, FieldFault fault) {
    using session::TeamField;
    if (fault == FieldFault::Missing && field == TeamField::Name) return FieldText::tr("The team needs a name.");
    if (fault == FieldFault::TooLong && field == TeamField::ShortName)
        return FieldText::tr("A short name has at most five letters.");
    if (fault == FieldFault::OutOfRange && field == TeamField::Roster)
        return FieldText::tr("A player stands twice in the list.");
    return generalText(fault);
}

QString fieldName(EventField field) {
    switch (field) {
    case EventField::Name: return FieldText::tr("Name", "of an event");
    case EventField::Place: return FieldText::tr("Place");
    case EventField::Federation: return FieldText::tr("Federation");
    case EventField::Begins: return FieldText::tr("First day");
    case EventField::Ends: return FieldText::tr("Last day");
    case EventField::ChiefArbiter: return FieldText::tr("Chief arbiter");
    case EventField::Edition: return FieldText::tr("Edition of the Laws");
    case EventField::Control: return FieldText::tr("Time control");
    case EventField::System: return FieldText::tr("Pairing system");
    case EventField::Rounds: return FieldText::tr("Rounds");
    case EventField::TieBreaks: return FieldText::tr("Tie-breaks");
    case EventField::DefaultTime: return FieldText::tr("Default time");
    case EventField::DeviceCosts: return FieldText::tr("Penalty for an electronic device");
    case EventField::LateDiscretion: return FieldText::tr("Players arriving after the default time");
    case EventField::NoDrawBefore: return FieldText::tr("No draw before move");
    case EventField::InitialColour: return FieldText::tr("Initial colour");
    case EventField::Points: return FieldText::tr("Points for a result");
    case EventField::AllocatedBye: return FieldText::tr("Pairing-allocated bye");
    case EventField::Forfeits: return FieldText::tr("Forfeits and absences");
    case EventField::LateAfter: return FieldText::tr("Late at a resumption after");
    case EventField::AppealsWithin: return FieldText::tr("Time limit for appeals");
    case EventField::Schedule: return FieldText::tr("Days and hours of the rounds");
    case EventField::Language: return FieldText::tr("Language of the names");
    case EventField::Categories: return FieldText::tr("Categories", "of players");
    case EventField::AgesOn: return FieldText::tr("Base date of ages");
    case EventField::DeputyArbiters: return FieldText::tr("Deputy arbiters");
    case EventField::Equals: return FieldText::tr("Order of players with equal rating and title");
    case EventField::Ratings: return FieldText::tr("Ratings in tie-breaks by ratings");
    case EventField::Unrated: return FieldText::tr("Unrated players in tie-breaks by ratings");
    case EventField::Ladder: return FieldText::tr("Games of a match");
    case EventField::RatingMethod: return FieldText::tr("Ratings that number the players");
    case EventField::Boards: return FieldText::tr("Boards of a match");
    case EventField::BoardColours: return FieldText::tr("Colours of the boards");
    case EventField::GamePoints: return FieldText::tr("Game points");
    case EventField::ByeGamePoints: return FieldText::tr("Game points of the bye");
    case EventField::RatingDistance: return FieldText::tr("Rating difference between boards");
    case EventField::Reserves: return FieldText::tr("Reserves");
    case EventField::Festival: return FieldText::tr("Festival");
    case EventField::FirstBoard: return FieldText::tr("First board");
    }
    return {};
}

QString fieldName(PlayerField field) {
    switch (field) {
    case PlayerField::Name: return FieldText::tr("Name", "of a player");
    case PlayerField::Federation: return FieldText::tr("Federation");
    case PlayerField::Title: return FieldText::tr("Title", "of a player");
    case PlayerField::Sex: return FieldText::tr("Sex");
    case PlayerField::Rating: return FieldText::tr("Rating");
    case PlayerField::FideId: return FieldText::tr("FIDE ID");
    case PlayerField::Birth: return FieldText::tr("Date of birth");
    case PlayerField::Club: return FieldText::tr("Club");
    case PlayerField::NationalId: return FieldText::tr("National ID");
    case PlayerField::NationalRating: return FieldText::tr("National rating");
    case PlayerField::OfficialRating: return FieldText::tr("FIDE rating");
    case PlayerField::RatingSource: return FieldText::tr("Rating from", "the list it was taken from");
    case PlayerField::K: return FieldText::tr("K", "FIDE's development coefficient");
    case PlayerField::Categories: return FieldText::tr("Own categories", "of a player");
    case PlayerField::FeeOwed: return FieldText::tr("Fee owed");
    case PlayerField::FeePaid: return FieldText::tr("Fee paid");
    case PlayerField::Note: return FieldText::tr("Note");
    case PlayerField::FixedBoard: return FieldText::tr("Fixed board");
    case PlayerField::LaterRatings: return FieldText::tr("Later ratings");
    }
    return {};
}

QString fieldName(session::TeamField field) {
    using session::TeamField;
    switch (field) {
    case TeamField::Name: return FieldText::tr("Name", "of a team");
    case TeamField::ShortName: return FieldText::tr("Short name", "of a team");
    case TeamField::Federation: return FieldText::tr("Federation");
    case TeamField::Club: return FieldText::tr("Club");
    case TeamField::Captain: return FieldText::tr("Captain");
    case TeamField::Strength: return FieldText::tr("Strength", "of a team");
    case TeamField::Roster: return FieldText::tr("Players");
    }
    return {};
}

QString fieldValue(PlayerField field, std::string const& value) {
    if (value.empty()) return QStringLiteral("–");
    if (field != PlayerField::Sex) return plain(value);
    return value == "w" ? FieldText::tr("woman") : FieldText::tr("man");
}

} // namespace flagfall::view
