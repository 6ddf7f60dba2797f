// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/cells.h"

#include <unordered_map>

namespace flagfall::pairing::trf {
namespace {

struct Letter {
    char operator()(Played const& game) const {
        switch (game.score) {
        case Score::Win: return game.isRated ? '1' : 'W';
        case Score::Draw: return game.isRated ? '=' : 'D';
        case Score::Loss: break;
        }
        return game.isRated ? '0' : 'L';
    }
    char operator()(ForfeitWin const&) const { return '+'; }
    char operator()(ForfeitLoss const&) const { return '-'; }
    char operator()(Pending const&) const { return openGame; }
    char operator()(AllocatedBye const&) const { return 'U'; }
    char operator()(HalfPointBye const&) const { return 'H'; }
    char operator()(FullPointBye const&) const { return 'F'; }
    char operator()(ZeroPointBye const&) const { return 'Z'; }
};

using NumbersById = std::unordered_map<PlayerId, int>;

Cell cellOf(RoundRecord const& record, NumbersById const& numbers) {
    Cell cell;
    cell.opponentBlank = false;
    cell.result = std::visit(Letter{}, record);
    auto const game = scheduledGame(record);
    if (!game) return cell;
    auto const opponent = numbers.find(game->opponent);
    if (opponent == numbers.end()) return cell;
    cell.opponent = opponent->second;
    cell.colour = game->colour;
    return cell;
}

} // namespace

std::vector<std::vector<Cell>> cellsOf(Tournament const& tournament) {
    NumbersById numbers;
    for (Participant const& each : tournament.participants) numbers.emplace(each.id, each.number.value());
    std::vector<std::vector<Cell>> all;
    for (Participant const& each : tournament.participants) {
        std::vector<Cell>& cells = all.emplace_back();
        for (RoundRecord const& record : each.rounds) cells.push_back(cellOf(record, numbers));
    }
    return all;
}

} // namespace flagfall::pairing::trf
