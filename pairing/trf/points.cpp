// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/points.h"

#include <algorithm>

namespace flagfall::pairing::trf {
namespace {

/// By the result alone.
Points usualPoints(PointsSaid const& said, Cell const& cell) {
    Scoring const scoring = said.scoring();
    switch (cell.result) {
    case openGame: return said.unknownResult.value_or(scoring.draw);
    case '1':
    case 'W': return scoring.win;
    case '+': return scoring.forfeitWin;
    case 'F': return scoring.fullPointBye;
    case '=':
    case 'D': return scoring.draw;
    case 'H': return scoring.halfPointBye;
    case '0':
    case 'L': return cell.opponent ? scoring.loss : scoring.zeroPointBye;
    case 'U': return scoring.allocatedBye;
    case '-': return cell.opponent ? scoring.forfeitLoss : scoring.zeroPointBye;
    default: return cell.opponent ? noPoint : scoring.zeroPointBye;
    }
}

/// 299 names results over the board by their letters, rated or not.
char typeOf(char result) {
    switch (result) {
    case '1': return 'W';
    case '=': return 'D';
    case '0': return 'L';
    case ' ': return 'Z';
    default: return result;
    }
}

} // namespace

bool concerns(AbnormalPointsRecord const& record, int player, int round, Cell const& cell) {
    bool const isOfPlayer = record.players.empty() ||
                            std::find(record.players.begin(), record.players.end(), player) != record.players.end();
    bool const isOfRound = record.round == 0 || record.round == round;
    bool const isOver = !cell.opponent || cell.hasResult();
    return isOfPlayer && isOfRound && isOver && (record.type == ' ' || record.type == typeOf(cell.result));
}

Points pointsOf(Draft const& draft, int player, int round, Cell const& cell) {
    Points points = usualPoints(draft.points, cell);
    // What is said of one player comes after what is said of everybody.
    for (bool const isNamed : {false, true})
        for (auto const& [record, place, code] : draft.abnormalPoints)
            if (record.players.empty() != isNamed && !isOfTeams(draft, record) && concerns(record, player, round, cell))
                points = record.gamePoints;
    return points;
}

Points pointsOf(Draft const& draft, int player, std::vector<Cell> const& cells, std::size_t rounds) {
    Points sum;
    for (std::size_t i = 0; i < rounds; ++i)
        sum += pointsOf(draft, player, static_cast<int>(i) + 1, i < cells.size() ? cells[i] : Cell{});
    return sum;
}

} // namespace flagfall::pairing::trf
