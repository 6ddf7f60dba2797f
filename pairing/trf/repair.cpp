// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/points_text.h"
#include "pairing/trf/cells.h"
#include "pairing/trf/checks.h"
#include "pairing/trf/numbers.h"
#include "pairing/trf/points.h"
#include "pairing/trf/records.h"
#include "pairing/trf/report.h"
#include "pairing/trf/result_letters.h"

#include <algorithm>

/// Writes into a report what the import understood.
namespace flagfall::pairing::trf {
namespace {

/// The rounds on file as the import has them; entries for later rounds stay. A game that is not over keeps its blanks;
/// whatever else stood there becomes the mark of one.
void writeRounds(std::vector<std::vector<Cell>> const& crosstable, PlayerRecord& record) {
    auto const place = static_cast<std::size_t>(record.number) - 1;
    if (record.number < 1 || place >= crosstable.size()) return;
    std::vector<Cell> const& cells = crosstable[place];
    if (record.cells.size() < cells.size()) record.cells.resize(cells.size());
    std::transform(cells.begin(), cells.end(), record.cells.begin(), record.cells.begin(),
                   [](Cell cell, Cell const& was) {
                       if (!cell.hasResult()) cell.result = was.result == ' ' ? ' ' : openGame;
                       return cell;
                   });
}

/// The points of its matches, where the record has any.
std::string repairedTeam(std::string const& line, ImportedTournament const& tournament) {
    auto record = readTeamRecord(lineFrom(line));
    if (!record || record->number > static_cast<int>(tournament.teams.size())) return line;
    Participant const& team = tournament.matches.participants[static_cast<std::size_t>(record->number) - 1];
    if (!record->matchPoints.empty()) record->matchPoints = decimalText(scoreOf(team));
    if (!record->gamePoints.empty()) record->gamePoints = decimalText(gameScoreOf(team));
    return lineOf(*record);
}

bool hasCode(std::string const& line, std::string_view code) { return line.starts_with(code); }

} // namespace

Report repaired(Report report, ImportedTournament const& tournament) {
    auto const crosstable = cellsOf(tournament.tournament);
    Remarks remarks;
    Draft const draft = readRecords(write(report), remarks);
    std::vector<std::pair<int, std::string>> players;
    for (std::string& line : report.lines) {
        if (hasCode(line, "062")) line = textLine("062", std::to_string(tournament.players.size()));
        if (hasCode(line, "142") || hasCode(line, "XXR"))
            line = textLine(line.substr(0, 3), std::to_string(tournament.rounds));
        if (hasCode(line, "310")) line = repairedTeam(line, tournament);
        if (!hasCode(line, "001")) continue;
        auto record = readPlayerRecord(lineFrom(line));
        if (!record) {
            players.emplace_back(wholeNumber(lineFrom(line).columns(5, 8)).value_or(0), line);
            continue;
        }
        writeRounds(crosstable, *record);
        if (!record->points.empty())
            record->points = decimalText(pointsOf(draft, record->number, record->cells, tournament.played.size()));
        players.emplace_back(record->number, lineOf(*record));
    }
    std::stable_sort(players.begin(), players.end(), [](auto const& a, auto const& b) { return a.first < b.first; });
    auto next = players.begin();
    for (std::string& line : report.lines)
        if (hasCode(line, "001")) line = (next++)->second;
    return report;
}

} // namespace flagfall::pairing::trf
