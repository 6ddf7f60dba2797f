// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/sheet_file.h"

#include "pairing/trf/checks.h"
#include "pairing/trf/numbers.h"
#include "pairing/trf/points.h"

#include <algorithm>

namespace flagfall::pairing::trf {
namespace {

using Kind = SheetRound::Kind;

Kind kindOf(Cell const& cell) {
    switch (cell.result) {
    case 'U': return Kind::AllocatedBye;
    case 'F': return Kind::FullPointBye;
    case '+': return cell.opponent ? Kind::ForfeitWin : Kind::FullPointBye;
    case '-': return cell.opponent ? Kind::ForfeitLoss : Kind::RequestedBye;
    default: return cell.opponent ? Kind::Played : Kind::RequestedBye;
    }
}

SheetRound roundOf(Draft const& draft, int player, int round, Cell const& cell) {
    return {kindOf(cell), cell.opponent.value_or(0) - 1, cell.colour.value_or(Colour::White),
            pointsOf(draft, player, round, cell)};
}

bool isFinished(ImportedRound const& round) {
    return std::all_of(round.games.begin(), round.games.end(),
                       [](ImportedGame const& game) { return game.result.has_value(); });
}

} // namespace

Expected<SheetFile, std::vector<Remark>> readSheet(std::string_view bytes) {
    auto const tournament = read(bytes);
    if (!tournament) return refused(tournament.error());
    Remarks remarks;
    Draft draft = readRecords(bytes, remarks);
    applyByes(draft, remarks);
    std::sort(draft.records.begin(), draft.records.end(),
              [](PlayerDraft const& a, PlayerDraft const& b) { return a.number < b.number; });
    SheetFile file;
    file.remarks = tournament->remarks;
    file.sheet.win = draft.scoring.win;
    file.sheet.draw = draft.scoring.draw;
    file.sheet.isRoundRobin = tournament->isRoundRobin;
    file.sheet.rounds = static_cast<int>(tournament->played.size());
    for (PlayerDraft const& record : draft.records) {
        SheetPlayer player{record.rating, {}};
        for (int round = 1; round <= file.sheet.rounds; ++round)
            player.rounds.push_back(roundOf(draft, record.number.value_or(0), round, record.cell(round)));
        file.sheet.players.push_back(std::move(player));
        file.names.push_back(record.name);
        file.ranks.push_back(wholeNumber(record.rankText));
    }
    file.tieBreaks = draft.standings.empty() ? draft.tieBreaks : draft.standings;
    file.isOver = file.sheet.rounds > 0 && file.sheet.rounds >= tournament->rounds &&
                  std::all_of(tournament->played.begin(), tournament->played.end(), isFinished);
    return file;
}

} // namespace flagfall::pairing::trf
