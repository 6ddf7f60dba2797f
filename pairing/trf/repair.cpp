// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/checks.h"
#include "pairing/trf/numbers.h"
#include "pairing/trf/points.h"
#include "pairing/trf/records.h"
#include "pairing/trf/report.h"

#include <algorithm>

/// Writes into a report what the import understood.
namespace flagfall::pairing::trf {
namespace {

char resultCode(HalfPoints points, bool isForfeit, bool isRated) {
    if (isForfeit) return points == onePoint ? '+' : '-';
    if (points == onePoint) return isRated ? '1' : 'W';
    if (points == halfPoint) return isRated ? '=' : 'D';
    return isRated ? '0' : 'L';
}

Cell cellOf(ImportedGame const& game, Colour colour) {
    Cell cell;
    cell.opponent = (colour == Colour::White ? game.black : game.white).value();
    cell.colour = colour;
    cell.opponentBlank = false;
    if (game.result)
        cell.result = resultCode(points(*game.result)[colour], manner(*game.result) == Manner::Forfeit, game.rated);
    return cell;
}

Cell cellOf(ImportedBye const& bye) {
    static constexpr std::string_view codes = "UHFZ";
    Cell cell;
    cell.result = codes[static_cast<std::size_t>(bye.kind)];
    cell.opponentBlank = false;
    return cell;
}

/// The cells of all players as the import has the rounds, by number from 1.
class Crosstable {
public:
    explicit Crosstable(ImportedTournament const& tournament)
        : m_rounds(tournament.played.size()), m_cells((tournament.players.size() + 1) * m_rounds) {
        for (ImportedRound const& round : tournament.played) {
            for (ImportedGame const& game : round.games) {
                at(game.white, round.round) = cellOf(game, Colour::White);
                at(game.black, round.round) = cellOf(game, Colour::Black);
            }
            for (ImportedBye const& bye : round.byes) at(bye.player, round.round) = cellOf(bye);
        }
    }

    void writeInto(PlayerRecord& record) const {
        auto const first = static_cast<std::size_t>(record.number) * m_rounds;
        if (record.number < 1 || first >= m_cells.size()) return;
        if (record.cells.size() < m_rounds) record.cells.resize(m_rounds);
        std::copy_n(m_cells.begin() + static_cast<std::ptrdiff_t>(first), m_rounds, record.cells.begin());
    }

private:
    Cell& at(PairingNumber number, RoundNumber round) {
        return m_cells[static_cast<std::size_t>(number.value()) * m_rounds + static_cast<std::size_t>(round.value()) -
                       1];
    }

    std::size_t m_rounds;
    std::vector<Cell> m_cells;
};

bool hasCode(std::string const& line, std::string_view code) { return line.starts_with(code); }

} // namespace

Report repaired(Report report, ImportedTournament const& tournament) {
    Crosstable const table{tournament};
    Remarks remarks;
    Draft const draft = readRecords(write(report), remarks);
    std::vector<std::pair<int, std::string>> players;
    for (std::string& line : report.lines) {
        if (hasCode(line, "062")) line = textLine("062", std::to_string(tournament.players.size()));
        if (hasCode(line, "142") || hasCode(line, "XXR"))
            line = textLine(line.substr(0, 3), std::to_string(tournament.rounds));
        if (!hasCode(line, "001")) continue;
        auto record = readPlayerRecord(lineFrom(line));
        if (!record) {
            players.emplace_back(wholeNumber(lineFrom(line).columns(5, 8)).value_or(0), line);
            continue;
        }
        table.writeInto(*record);
        if (!record->points.empty())
            record->points = tenthsText(pointsOf(draft, record->number, record->cells, tournament.played.size()));
        players.emplace_back(record->number, lineOf(*record));
    }
    std::stable_sort(players.begin(), players.end(), [](auto const& a, auto const& b) { return a.first < b.first; });
    auto next = players.begin();
    for (std::string& line : report.lines)
        if (hasCode(line, "001")) line = (next++)->second;
    return report;
}

} // namespace flagfall::pairing::trf
