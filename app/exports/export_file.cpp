// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/export_file.h"

#include "app/exports/chess_results.h"
#include "app/exports/everything.h"
#include "app/exports/tables_of_event.h"
#include "app/lists/folding.h"
#include "app/session/event/open_games.h"
#include "app/session/reports/event_report.h"
#include "app/session/reports/game_pgn.h"
#include "app/session/reports/rating_report.h"
#include "pairing/trf/convert.h"
#include "pairing/trf/respelled.h"

#include <algorithm>
#include <array>

namespace flagfall::exports {
namespace {

using session::EventState;

RoundNumber roundAsked(EventState const& event, Order const& order) {
    return order.round.value_or(RoundNumber{static_cast<int>(event.rounds.size())});
}

bool isOfRound(FileKind kind) { return kind == FileKind::RoundGames || kind == FileKind::Standings; }

/// What FIDE's server is not known to take.
pairing::trf::Report withoutComments(pairing::trf::Report report) {
    std::erase_if(report.lines, [](std::string const& line) { return line.starts_with("###"); });
    return report;
}

std::string reportText(EventState const& event, FileKind kind) {
    using Open = session::OpenGamesInReport; // TRF16 has no 162, and no comment that says so
    auto report = session::reportOf(event, kind == FileKind::Report16 ? Open::WithoutPoints : Open::Drawn);
    if (kind == FileKind::Report16) // read by programs that count bytes, or take each for a letter
        report =
            pairing::trf::respelled(pairing::trf::convert(report, pairing::trf::Version::Trf16).report, lists::inAscii);
    else if (kind == FileKind::RatingReport)
        report = withoutComments(std::move(report));
    return write(report);
}

std::string gamesOf(EventState const& event, Order const& order) {
    using session::RoundGames;
    if (order.kind == FileKind::RoundGames)
        return pgnOfRound(event, roundAsked(event, order), std::nullopt, RoundGames::All);
    std::string text;
    for (session::Round const& round : event.rounds)
        text += pgnOfRound(event, round.number, std::nullopt, RoundGames::All);
    return text;
}

std::string calendarOf(EventState const& event, Order const& order, Words const& words) {
    auto all = scheduleEntries(event, [&](auto const& of, auto const& one) { return words.titleOf(of, one); });
    for (auto& one :
         resumptionEntries(event, [&](auto const& of, auto const& game) { return words.titleOf(of, game); }))
        all.push_back(std::move(one));
    std::ranges::stable_sort(all, {}, &session::CalendarEntry::begins);
    return calendarText(all, order.written);
}

tables::Sheet tableOf(EventState const& event, Order const& order, Words const& words) {
    if (order.kind == FileKind::Players) return playersTable(event, words);
    if (order.kind == FileKind::Ratings) return ratingsTable(event, order, words);
    return order.kind == FileKind::Standings ? standingsTable(event, order, words) : resultsTable(event, words);
}

Expected<std::string, Bar> tableFile(EventState const& event, Order const& order, Words const& words) {
    Order exact = order;
    // A spreadsheet has numbers, and shows them as its reader is used to.
    if (tables::isSpreadsheet(order.form)) exact.decimalPoint = '.';
    auto bytes = tables::fileBytes(tableOf(event, exact, words), order.form, words.title(order.kind), order.style);
    if (!bytes) return refused(Bar{Bar::Why::NotWritten});
    return std::move(*bytes);
}

} // namespace

std::span<FileRow const> fileRows() {
    static constexpr std::array rows{
        FileRow{FileKind::Report26, "trf", "trf", false, true},
        FileRow{FileKind::Report16, "trf16", "trf", false, true},
        FileRow{FileKind::RatingReport, "rating", "trf", false, true},
        FileRow{FileKind::RoundGames, "pgn", "pgn", false, false},
        FileRow{FileKind::AllGames, "games", "pgn", false, false},
        FileRow{FileKind::Calendar, "ics", "ics", false, false},
        FileRow{FileKind::Players, "players", "csv", true, false},
        FileRow{FileKind::Standings, "standings", "csv", true, false},
        FileRow{FileKind::Results, "results", "csv", true, false},
        FileRow{FileKind::Ratings, "ratings", "csv", true, false},
        FileRow{FileKind::ChessResults, "chess-results", "xml", false, false},
        FileRow{FileKind::Everything, "all", "zip", false, false},
    };
    return rows;
}

FileRow const& rowOf(FileKind kind) { return *std::ranges::find(fileRows(), kind, &FileRow::kind); }

FileRow const* rowByWord(std::string_view word) {
    auto const rows = fileRows();
    auto const found = std::ranges::find(rows, word, &FileRow::word);
    return found == rows.end() ? nullptr : &*found;
}

std::optional<Bar> barOf(EventState const& event, Order const& order) {
    using Why = Bar::Why;
    if (!event.opened()) return Bar{Why::NotOpened};
    auto const paired = static_cast<int>(event.rounds.size());
    auto const open = static_cast<int>(session::openGames(event).size());
    switch (order.kind) {
    case FileKind::Everything: return std::nullopt;
    case FileKind::Calendar: {
        bool const isEmpty = event.details.schedule.empty() && session::resumptionsOf(event).empty();
        return isEmpty ? std::optional{Bar{Why::NoSchedule}} : std::nullopt;
    }
    case FileKind::RatingReport:
        // Nobody rates a part of an event: there is no interim form of it.
        if (paired == 0) return Bar{Why::NoRound};
        return open > 0 ? std::optional{Bar{Why::OpenGames, open}} : std::nullopt;
    case FileKind::Report26:
    case FileKind::Report16:
        if (event.players.empty()) return Bar{Why::NoPlayers};
        return open > 0 && order.stage == Stage::Final ? std::optional{Bar{Why::OpenGames, open}} : std::nullopt;
    case FileKind::ChessResults:
        if (event.isOfTeams()) return Bar{Why::OfTeams};
        [[fallthrough]];
    case FileKind::Players: return event.players.empty() ? std::optional{Bar{Why::NoPlayers}} : std::nullopt;
    case FileKind::RoundGames:
    case FileKind::AllGames:
    case FileKind::Standings:
    case FileKind::Results: break;
    case FileKind::Ratings:
        if (paired == 0) return Bar{Why::NoRound};
        return session::EventRatings(event).lack() ? std::optional{Bar{Why::NoRules}} : std::nullopt;
    }
    if (paired == 0) return Bar{Why::NoRound};
    bool const isThere = !isOfRound(order.kind) || event.round(roundAsked(event, order));
    return isThere ? std::nullopt : std::optional{Bar{Why::NoSuchRound, paired}};
}

Expected<std::string, Bar> fileOf(EventState const& event, Order const& order, Words const& words) {
    if (auto const bar = barOf(event, order)) return refused(*bar);
    switch (order.kind) {
    case FileKind::Report26:
    case FileKind::Report16:
    case FileKind::RatingReport: return reportText(event, order.kind);
    case FileKind::RoundGames:
    case FileKind::AllGames: return gamesOf(event, order);
    case FileKind::Calendar: return calendarOf(event, order, words);
    case FileKind::Players:
    case FileKind::Standings:
    case FileKind::Results:
    case FileKind::Ratings: return tableFile(event, order, words);
    case FileKind::ChessResults: return chessResultsText(event);
    case FileKind::Everything: break;
    }
    return archiveOf(event, order, words);
}

std::string nameOf(std::string const& event, EventState const& state, Order const& order, NameWords const& words) {
    std::string name = event + " " + (words.kind.empty() ? std::string{rowOf(order.kind).word} : words.kind);
    // The officer sees at once which rounds a report is of.
    if (order.kind == FileKind::RatingReport) name += " R1-" + std::to_string(state.rounds.size());
    RoundNumber const round = roundAsked(state, order);
    bool const isEarlier = order.kind == FileKind::Standings && round.value() < static_cast<int>(state.rounds.size());
    if (order.kind == FileKind::RoundGames || isEarlier) name += " R" + std::to_string(round.value());
    if (rowOf(order.kind).isReport && !session::isFinal(state)) name += " " + words.interim;
    return name;
}

} // namespace flagfall::exports
