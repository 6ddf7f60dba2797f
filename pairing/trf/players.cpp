// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/points_text.h"
#include "pairing/trf/checks.h"
#include "pairing/trf/numbers.h"

#include <algorithm>
#include <iterator>

namespace flagfall::pairing::trf {
namespace {

using What = Remark::What;

void sortByNumber(std::vector<PlayerDraft>& records, Remarks& remarks) {
    auto const inOrder = [](PlayerDraft const& a, PlayerDraft const& b) {
        return a.number.value_or(0) < b.number.value_or(0);
    };
    auto const first = std::is_sorted_until(records.begin(), records.end(), inOrder);
    if (first == records.end()) return;
    remarks.repaired(What::NumbersNotInOrder, {first->line, 5}, "001 pairing number",
                     std::to_string(first->number.value_or(0)), {});
    std::stable_sort(records.begin(), records.end(), inOrder);
}

PlayersByNumber byNumber(std::vector<PlayerDraft> const& records, Remarks& remarks) {
    PlayersByNumber players;
    for (PlayerDraft const& player : records)
        if (player.number && !players.emplace(*player.number, &player).second)
            remarks.wrong(What::DuplicateNumber, {player.line, 5}, "001 pairing number",
                          std::to_string(*player.number));
    return players;
}

/// Numbers run 1…N. Only the first number after each gap is named.
void findGaps(std::vector<PlayerDraft> const& records, Remarks& remarks) {
    int expected = 1;
    for (PlayerDraft const& player : records) {
        if (!player.number) return; // the missing number may be the very one
        if (*player.number > expected)
            remarks.wrong(What::NumberGap, {player.line, 5}, "001 pairing number", std::to_string(*player.number),
                          std::to_string(expected));
        expected = std::max(expected, *player.number + 1);
    }
}

/// 142, or the last round any player has an entry for; unlimited in a file that does not say.
int lastRoundFor(Draft const& draft) {
    if (!draft.rounds) return mostRounds;
    std::size_t written = 0;
    for (PlayerDraft const& player : draft.records) written = std::max(written, player.cells.size());
    return std::max(draft.rounds->value, static_cast<int>(written));
}

std::string sequence(std::vector<int> const& numbers) {
    std::string text;
    for (int const number : numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
    return text;
}

bool hasPlayer(Draft const& draft, int number) {
    return std::any_of(draft.records.begin(), draft.records.end(),
                       [number](PlayerDraft const& player) { return player.number == number; });
}

/// False when there is no such player.
bool applyBye(Draft& draft, ByeRequest const& bye, int number, Remarks& remarks) {
    auto const player = std::find_if(draft.records.begin(), draft.records.end(),
                                     [number](PlayerDraft const& each) { return each.number == number; });
    if (player == draft.records.end()) return false;
    auto const index = static_cast<std::size_t>(bye.round) - 1;
    if (player->cells.size() <= index) player->cells.resize(index + 1);
    Cell& cell = player->cells[index];
    if (cell.isEmpty()) {
        cell.result = bye.type;
        cell.opponentBlank = false;
    } else if (cell.opponent) {
        // The record of the game is the better witness.
        remarks.ignoredAgain(What::AnnouncedBye, {bye.line, 0}, "240", std::to_string(number));
    } else if (cell.result != bye.type) {
        remarks.ignored(What::Contradiction, {bye.line, 5}, "240 type",
                        std::string{bye.type} + " of " + std::to_string(number));
    }
    return true;
}

} // namespace

PlayersByNumber checkPlayers(Draft& draft, Remarks& remarks) {
    sortByNumber(draft.records, remarks);
    findGaps(draft.records, remarks);
    int const count = static_cast<int>(draft.records.size());
    if (draft.players && draft.players->value != count)
        remarks.repaired(What::CountDiffers, draft.players->place, draft.players->record,
                         std::to_string(draft.players->value), std::to_string(count));
    for (PlayerDraft const& player : draft.records)
        if (!player.rankText.empty() && !wholeNumber(player.rankText))
            remarks.ignoredAgain(What::UnreadableField, {player.line, 86}, "001 rank", player.rankText);
    return byNumber(draft.records, remarks);
}

void checkPointRecords(Draft const& draft, Remarks& remarks) {
    PointsSaid const& scoring = draft.points;
    if (scoring.draw > scoring.win || scoring.loss > scoring.draw)
        remarks.assumed(What::ScoringOrder, draft.scoringPlace, "162",
                        "W " + decimalText(scoring.win) + ", D " + decimalText(scoring.draw) + ", L " +
                            decimalText(scoring.loss),
                        {});
    if (draft.isOfTeams) return; // the numbers may be those of teams
    int const lastRound = lastRoundFor(draft);
    for (auto const& [record, place, code] : draft.abnormalPoints) {
        if (record.matchPoints) remarks.ignored(What::MatchPoints, place, code, decimalText(*record.matchPoints));
        if (record.round > lastRound)
            remarks.ignored(What::UnreadableField, place, code + " round", std::to_string(record.round));
        std::vector<int> unknown;
        std::copy_if(record.players.begin(), record.players.end(), std::back_inserter(unknown),
                     [&draft](int number) { return !hasPlayer(draft, number); });
        if (!unknown.empty()) remarks.ignored(What::UnreadableField, place, code + " players", sequence(unknown));
    }
}

void applyByes(Draft& draft, Remarks& remarks) {
    if (draft.isOfTeams) return; // the numbers are those of teams
    int const lastRound = lastRoundFor(draft);
    for (ByeRequest const& bye : draft.byes) {
        if (bye.round > lastRound) {
            remarks.ignored(What::UnreadableField, {bye.line, 7}, "240 round", std::to_string(bye.round));
            continue;
        }
        std::vector<int> unknown;
        for (int const number : bye.players)
            if (!applyBye(draft, bye, number, remarks)) unknown.push_back(number);
        if (!unknown.empty()) remarks.ignored(What::UnreadableField, {bye.line, 11}, "240 players", sequence(unknown));
    }
}

} // namespace flagfall::pairing::trf
