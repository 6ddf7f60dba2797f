// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/exports/exports_text.h"

#include "app/view/players/entries_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/text_locale.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

using exports::Bar;
using exports::FileKind;
using exports::Lack;

struct ExportsText {
    Q_DECLARE_TR_FUNCTIONS(ExportsText)
};

QString columnText(exports::Column column) {
    using Column = exports::Column;
    switch (column) {
    case Column::Rank: return ExportsText::tr("Rank");
    case Column::ProvisionalRank: return ExportsText::tr("Provisional rank");
    case Column::ProvisionalPoints: return ExportsText::tr("Points without open games");
    //: The head of a column: the pairing number of a player.
    case Column::Number: return ExportsText::tr("No.");
    case Column::Title: return ExportsText::tr("Title");
    case Column::Name: return ExportsText::tr("Name");
    case Column::Federation: return ExportsText::tr("Federation");
    case Column::Rating: return ExportsText::tr("Rating");
    case Column::Points: return ExportsText::tr("Points");
    case Column::K: return ExportsText::tr("K");
    case Column::Expected: return ExportsText::tr("Expected");
    case Column::Score: return ExportsText::tr("Score");
    case Column::Change: return ExportsText::tr("Change");
    case Column::NewRating: return ExportsText::tr("New rating");
    case Column::LaterRatings: return ExportsText::tr("Later ratings");
    case Column::Games: return ExportsText::tr("Games");
    case Column::Round: return ExportsText::tr("Round");
    case Column::Board: return ExportsText::tr("Board");
    case Column::White: return ExportsText::tr("White");
    case Column::Black: return ExportsText::tr("Black");
    case Column::Result: return ExportsText::tr("Result");
    //: The head of a column: the pairing number of White.
    case Column::WhiteNumber: return ExportsText::tr("White's no.");
    case Column::WhiteRating: return ExportsText::tr("White's rating");
    case Column::BlackNumber: return ExportsText::tr("Black's no.");
    case Column::BlackRating: return ExportsText::tr("Black's rating");
    }
    return {};
}

} // namespace

QString exportTitle(FileKind kind) {
    switch (kind) {
    case FileKind::Report26: return ExportsText::tr("Report file (TRF26)");
    case FileKind::Report16: return ExportsText::tr("Report file (TRF16)");
    case FileKind::RatingReport: return ExportsText::tr("Rating report");
    case FileKind::RoundGames: return ExportsText::tr("Games of a round");
    case FileKind::AllGames: return ExportsText::tr("Games of every round");
    case FileKind::Calendar: return ExportsText::tr("Calendar");
    case FileKind::Players: return ExportsText::tr("Players");
    case FileKind::Standings: return ExportsText::tr("Standings");
    case FileKind::Results: return ExportsText::tr("Results");
    case FileKind::Ratings: return ExportsText::tr("Rating changes");
    case FileKind::ChessResults: return ExportsText::tr("For chess-results.com");
    case FileKind::Everything: return ExportsText::tr("Everything of this event");
    }
    return {};
}

QString exportPurpose(FileKind kind) {
    switch (kind) {
    case FileKind::Report26:
        return ExportsText::tr("FIDE's tournament report file of 2026: another pairing program goes on from it.");
    case FileKind::Report16:
        return ExportsText::tr(
            "The same without accents, for programs that read only the version of 2016, such as Swiss-Manager.");
    case FileKind::RatingReport:
        return ExportsText::tr("For the rating officer of the federation: the finished event, without comments.");
    case FileKind::RoundGames:
        return ExportsText::tr(
            "PGN of every board, with the moves that are known: for electronic boards and broadcasts.");
    case FileKind::AllGames:
        return ExportsText::tr("PGN of every board of every round, with the moves that are known.");
    case FileKind::Calendar:
        return ExportsText::tr("Days and hours of the rounds and resumptions, for telephones and mail programs.");
    case FileKind::Players: return ExportsText::tr("The players as a table, with the year of birth.");
    case FileKind::Standings: return ExportsText::tr("The standings as a table, with all tie-breaks.");
    case FileKind::Results: return ExportsText::tr("Every board and bye of every round, as a table.");
    case FileKind::Ratings:
        return ExportsText::tr("What the event changes in the FIDE ratings, as a table; provisional.");
    case FileKind::ChessResults:
        return ExportsText::tr("The data that chess-results.com takes, without the key that they give to a program.");
    case FileKind::Everything:
        return ExportsText::tr("All of these and the papers in one archive, with an index that says what each is for.");
    }
    return {};
}

exports::NameWords exportNameWords(FileKind kind) {
    auto const word = [&] {
        switch (kind) {
        case FileKind::RatingReport: return ExportsText::tr("rating", "file");
        case FileKind::RoundGames:
        case FileKind::AllGames: return ExportsText::tr("games", "file");
        case FileKind::Calendar: return ExportsText::tr("calendar", "file");
        case FileKind::Players: return ExportsText::tr("players", "file");
        case FileKind::Standings: return ExportsText::tr("standings", "file");
        case FileKind::Results: return ExportsText::tr("results", "file");
        case FileKind::Ratings: return ExportsText::tr("ratings", "file");
        case FileKind::Everything: return ExportsText::tr("everything", "file");
        case FileKind::Report26:
        case FileKind::Report16:
        case FileKind::ChessResults: break;
        }
        return QString{};
    };
    return {utf8(word()), utf8(ExportsText::tr("interim", "file"))};
}

QString exportBarText(Bar const& bar) {
    using Why = Bar::Why;
    switch (bar.why) {
    case Why::NotOpened: return ExportsText::tr("No event is open.");
    case Why::NoPlayers: return ExportsText::tr("There are no players yet.");
    case Why::NoRound: return ExportsText::tr("No round has been paired yet.");
    case Why::NoSuchRound: return ExportsText::tr("%n round(s) have been paired.", "", bar.count);
    case Why::OpenGames: return ExportsText::tr("%n game(s) have no result.", "", bar.count);
    case Why::NoRules:
        return ExportsText::tr("The event has no first day, or its day is before the rating rules of 1 March 2024.");
    case Why::NoSchedule: return ExportsText::tr("No session of play and no resumption has been announced.");
    case Why::OfTeams: return ExportsText::tr("It is for events in which players play for themselves.");
    case Why::NotWritten: return ExportsText::tr("There is no room for it on the disk or in memory.");
    }
    return {};
}

QString exportLackText(Lack const& lack) {
    using What = Lack::What;
    switch (lack.what) {
    case What::Federation: return ExportsText::tr("the federation of the event");
    case What::Place: return ExportsText::tr("the place");
    case What::Dates: return ExportsText::tr("the first or the last day");
    case What::ChiefArbiter: return ExportsText::tr("the chief arbiter");
    case What::RoundDates: return ExportsText::tr("the days and hours of %n round(s)", "", lack.count);
    case What::FideIds: return ExportsText::tr("the FIDE ID of %n player(s)", "", lack.count);
    case What::Births: return ExportsText::tr("the birth of %n player(s)", "", lack.count);
    case What::Federations: return ExportsText::tr("the federation of %n player(s)", "", lack.count);
    case What::Sexes: return ExportsText::tr("the sex of %n player(s)", "", lack.count);
    case What::LongNames:
        //: Behind "Missing in the report:", beside the birth of a player: what is cut there.
        return ExportsText::tr("the end of %n name(s), for which a report file has 33 letters", "", lack.count);
    }
    return {};
}

QString exportFilter(QString const& ending) {
    QString const pattern = QStringLiteral(" (*.%1)").arg(ending);
    if (ending == QLatin1String("csv")) return ExportsText::tr("CSV") + pattern;
    if (ending == QLatin1String("xlsx") || ending == QLatin1String("ods"))
        return ExportsText::tr("Spreadsheet") + pattern;
    if (ending == QLatin1String("trf")) return ExportsText::tr("Report file") + pattern;
    if (ending == QLatin1String("pgn")) return ExportsText::tr("Games") + pattern;
    if (ending == QLatin1String("ics")) return ExportsText::tr("Calendar") + pattern;
    if (ending == QLatin1String("zip")) return ExportsText::tr("Archive") + pattern;
    return ending.toUpper() + pattern;
}

std::string ExportWords::title(FileKind kind) const { return utf8(exportTitle(kind)); }
std::string ExportWords::purpose(FileKind kind) const { return utf8(exportPurpose(kind)); }
std::string ExportWords::text(Bar const& bar) const { return utf8(exportBarText(bar)); }
std::string ExportWords::head(exports::Column column) const { return utf8(columnText(column)); }
std::string ExportWords::head(entries::Meaning meaning) const { return utf8(meaningText(meaning)); }
std::string ExportWords::bye(session::Bye bye) const { return utf8(byeText(bye)); }
std::string ExportWords::open() const { return "*"; }

std::string ExportWords::titleOf(session::EventDetails const& event, session::PlayingSession const& session) const {
    //: An entry of a calendar: %1 the event, %2 the number of a round.
    return utf8(ExportsText::tr("%1: round %2").arg(plain(event.name)).arg(session.round.value()));
}

std::string ExportWords::titleOf(session::EventState const& event, session::Resumption const& resumption) const {
    session::Board const& board = *event.round(resumption.round)->board(resumption.board);
    auto const name = [&](PlayerId player) { return plain(event.nameOf(player)); };
    //: An entry of a calendar: %1 the event, %2 and %3 the players of an adjourned game.
    return utf8(ExportsText::tr("%1: resumption of %2 – %3")
                    .arg(plain(event.details.name), name(board.white), name(board.black)));
}

std::string ExportWords::indexHead(session::EventState const& event, session::WallTime written) const {
    QString const at = textLocale().toString(localTime(written), QLocale::ShortFormat);
    //: Above the list of files in an archive: %1 day and time.
    return utf8(plain(event.details.name) + QLatin1Char('\n') +
                ExportsText::tr("Files of this event, as of %1").arg(at));
}

std::string ExportWords::missingHead() const {
    //: In the index of an archive, above files that could not be made, each with the reason.
    return utf8(ExportsText::tr("Not in this archive:"));
}

std::string ExportWords::privacyNote() const {
    return utf8(
        ExportsText::tr("The report files have days of birth, because their format asks for them: give them to the "
                        "federation only. E-mail addresses and telephone numbers are in none of these files; fees, "
                        "notes and rulings only where this list says so."));
}

std::string ExportWords::papersTitle() const {
    return utf8(ExportsText::tr("Papers of the event as they are printed (PDF)."));
}

QString arbitersPapersTitle() {
    return ExportsText::tr(
        "Confidential, with rulings: the report of the arbiter and the record of rulings (PDF). Take "
        "them out before the archive goes to anybody but the organiser and the federation.");
}

QString eventCopyTitle() {
    return ExportsText::tr("The event file as a copy without e-mail addresses, telephone numbers, days of birth, fees "
                           "and notes on players; it has rulings. This program opens it.");
}

namespace {

struct Head {
    char const* role;
    char const* text;
};
//: Heads of columns in a list that was copied.
constexpr std::array heads{
    Head{"time", QT_TRANSLATE_NOOP("ExportsText", "Time")},
    Head{"round", QT_TRANSLATE_NOOP("ExportsText", "Round")},
    Head{"who", QT_TRANSLATE_NOOP("ExportsText", "By")},
    Head{"text", QT_TRANSLATE_NOOP("ExportsText", "Action")},
    Head{"boardLabel", QT_TRANSLATE_NOOP("ExportsText", "Board")},
    Head{"players", QT_TRANSLATE_NOOP("ExportsText", "Players")},
    Head{"names", QT_TRANSLATE_NOOP("ExportsText", "Players")},
    Head{"what", QT_TRANSLATE_NOOP("ExportsText", "What happened")},
    Head{"decision", QT_TRANSLATE_NOOP("ExportsText", "Decision")},
    Head{"article", QT_TRANSLATE_NOOP("ExportsText", "Article")},
    Head{"player", QT_TRANSLATE_NOOP("ExportsText", "Player")},
    Head{"penalties", QT_TRANSLATE_NOOP("ExportsText", "Penalties")},
    Head{"name", QT_TRANSLATE_NOOP("ExportsText", "Name")},
    Head{"field", QT_TRANSLATE_NOOP("ExportsText", "Datum")},
    Head{"held", QT_TRANSLATE_NOOP("ExportsText", "In the event")},
    Head{"listed", QT_TRANSLATE_NOOP("ExportsText", "In the list")},
    Head{"from", QT_TRANSLATE_NOOP("ExportsText", "List")},
    Head{"severityText", QT_TRANSLATE_NOOP("ExportsText", "Severity")},
    Head{"advice", QT_TRANSLATE_NOOP("ExportsText", "Advice")},
    Head{"number", QT_TRANSLATE_NOOP("ExportsText", "No.")},
    Head{"about", QT_TRANSLATE_NOOP("ExportsText", "Title, rating, federation, club")},
    Head{"stateText", QT_TRANSLATE_NOOP("ExportsText", "Presence")},
    Head{"whiteName", QT_TRANSLATE_NOOP("ExportsText", "White")},
    Head{"whiteState", QT_TRANSLATE_NOOP("ExportsText", "Presence")},
    Head{"blackName", QT_TRANSLATE_NOOP("ExportsText", "Black")},
    Head{"blackState", QT_TRANSLATE_NOOP("ExportsText", "Presence")},
    Head{"timeText", QT_TRANSLATE_NOOP("ExportsText", "Default time")},
    Head{"forfeitText", QT_TRANSLATE_NOOP("ExportsText", "Result")},
};

} // namespace

QString headOfRole(QString const& role) {
    auto const found = std::ranges::find(heads, role, [](Head const& head) { return QLatin1String(head.role); });
    return found == heads.end() ? role : ExportsText::tr(found->text);
}

} // namespace flagfall::view
