// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export_words.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

namespace flagfall::cli {
namespace {

using exports::Bar;
using exports::Column;
using exports::FileKind;
using exports::Lack;

std::string countOf(int count, std::string_view one, std::string_view many) {
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

} // namespace

std::string ExportWords::title(FileKind kind) const {
    switch (kind) {
    case FileKind::Report26: return "Report file (TRF26)";
    case FileKind::Report16: return "Report file (TRF16)";
    case FileKind::RatingReport: return "Rating report";
    case FileKind::RoundGames: return "Games of a round";
    case FileKind::AllGames: return "Games of every round";
    case FileKind::Calendar: return "Calendar";
    case FileKind::Players: return "Players";
    case FileKind::Standings: return "Standings";
    case FileKind::Results: return "Results";
    case FileKind::Ratings: return "Rating changes";
    case FileKind::ChessResults: return "For chess-results.com";
    case FileKind::Everything: return "Everything";
    }
    return {};
}

std::string ExportWords::purpose(FileKind kind) const {
    switch (kind) {
    case FileKind::Report26:
        return "FIDE's tournament report file of 2026: another pairing program goes on from it, and it can be checked.";
    case FileKind::Report16:
        return "The same in ASCII, for programs that read the version of 2016 only, such as Swiss-Manager; what that "
               "version cannot say is left out.";
    case FileKind::RatingReport:
        return "For the rating officer of the federation: the finished event (TRF26) without comments.";
    case FileKind::RoundGames:
        return "PGN with every board of the round, with the moves that are known: for electronic boards and "
               "broadcasts.";
    case FileKind::AllGames: return "PGN with every board of every round, with the moves that are known.";
    case FileKind::Calendar:
        return "The days and hours of the rounds and the resumptions, for telephones and mail programs.";
    case FileKind::Players: return "The players as a table, with the year of birth.";
    case FileKind::Standings: return "The standings as a table, with all tie-breaks.";
    case FileKind::Results: return "Every board and bye of every round as a table.";
    case FileKind::Ratings:
        return "What the event changes in the FIDE rating of each player, as a table; provisional: FIDE rates all "
               "events of a period together.";
    case FileKind::ChessResults:
        return "The data that chess-results.com takes (XML); its key is not in it, so that it cannot be uploaded "
               "without "
               "theirs.";
    case FileKind::Everything: return "All of these in one archive (ZIP), with an index.";
    }
    return {};
}

std::string ExportWords::text(Bar const& bar) const {
    using Why = Bar::Why;
    switch (bar.why) {
    case Why::NotOpened: return "the event is not opened yet";
    case Why::NoPlayers: return "there are no players";
    case Why::NoRound: return "no round is paired yet";
    case Why::NoSuchRound: return countOf(bar.count, "round is paired", "rounds are paired");
    case Why::OpenGames: return countOf(bar.count, "game has no result", "games have no result");
    case Why::NoRules: return "the event has no first day, or its day is before the rating rules of 1 March 2024";
    case Why::NoSchedule: return "no session of play and no resumption is announced";
    case Why::OfTeams: return "it is for events in which players play for themselves";
    case Why::NotWritten: return "there is no room for it on the disk or in memory";
    }
    return {};
}

std::string ExportWords::head(Column column) const {
    switch (column) {
    case Column::Rank: return "rank";
    case Column::Number: return "number";
    case Column::Title: return "title";
    case Column::Name: return "name";
    case Column::Federation: return "federation";
    case Column::Rating: return "rating";
    case Column::Points: return "points";
    case Column::Games: return "games";
    case Column::Round: return "round";
    case Column::Board: return "board";
    case Column::White: return "white";
    case Column::WhiteNumber: return "white_number";
    case Column::WhiteRating: return "white_rating";
    case Column::Result: return "result";
    case Column::BlackRating: return "black_rating";
    case Column::BlackNumber: return "black_number";
    case Column::Black: return "black";
    case Column::K: return "k";
    case Column::Expected: return "expected";
    case Column::Score: return "score";
    case Column::Change: return "change";
    case Column::NewRating: return "new_rating";
    case Column::LaterRatings: return "later_ratings";
    case Column::ProvisionalRank: return "provisional_rank";
    case Column::ProvisionalPoints: return "points_without_open_games";
    }
    return {};
}

std::string ExportWords::head(entries::Meaning meaning) const { return std::string{meaningWord(meaning)}; }

std::string ExportWords::bye(session::Bye bye) const {
    using session::Bye;
    switch (bye) {
    case Bye::Allocated: return "PAB";
    case Bye::HalfPoint: return "half-point bye";
    case Bye::FullPoint: return "full-point bye";
    case Bye::ZeroPoint: return "zero-point bye";
    }
    return {};
}

std::string ExportWords::titleOf(session::EventDetails const& event, session::PlayingSession const& session) const {
    return fmt::format("{}: round {}", event.name, session.round.value());
}

std::string ExportWords::titleOf(session::EventState const& event, session::Resumption const& resumption) const {
    session::Board const& board = *event.round(resumption.round)->board(resumption.board);
    return fmt::format("{}: resumption of {} – {} (round {}, board {})", event.details.name,
                       event.player(board.white)->details.name, event.player(board.black)->details.name,
                       resumption.round.value(), resumption.board.value());
}

std::string ExportWords::indexHead(session::EventState const& event, session::WallTime written) const {
    auto const minute = std::chrono::sys_seconds{std::chrono::seconds{written.value() / 1000}};
    return fmt::format("{}\nFiles of this event, as of {:%Y-%m-%d %H:%M} UTC", event.details.name, minute);
}

std::string ExportWords::missingHead() const { return "Not in this archive:"; }

std::string ExportWords::privacyNote() const {
    return "The report files have days of birth, because their format asks for them: give them to the federation "
           "only.\n"
           "E-mail addresses and telephone numbers are in none of these files; fees, notes and rulings only where\n"
           "this list says so.";
}

std::string ExportWords::papersTitle() const { return "Papers of the event (PDF), as they are printed."; }

std::string lackText(Lack const& lack) {
    using What = Lack::What;
    switch (lack.what) {
    case What::Federation: return "the federation of the event is missing";
    case What::Place: return "the place is missing";
    case What::Dates: return "the first or the last day is missing";
    case What::ChiefArbiter: return "the chief arbiter is missing";
    case What::RoundDates: return countOf(lack.count, "round has no day", "rounds have no day") + " in the schedule";
    case What::FideIds: return countOf(lack.count, "player", "players") + " without a FIDE ID";
    case What::Births: return countOf(lack.count, "player", "players") + " without a date of birth";
    case What::Federations: return countOf(lack.count, "player", "players") + " without a federation";
    case What::LongNames:
        return countOf(lack.count, "name is", "names are") + " cut: a report file takes 33 letters of a name";
    case What::Sexes: return countOf(lack.count, "player", "players") + " of whom the sex is not known";
    }
    return {};
}

} // namespace flagfall::cli
