// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/checks.h"

#include <algorithm>

namespace flagfall::pairing::trf {
namespace {

PlayerDraft* playerOf(Draft& draft, int number) {
    auto const found =
        std::lower_bound(draft.records.begin(), draft.records.end(), number,
                         [](PlayerDraft const& player, int sought) { return player.number.value_or(0) < sought; });
    return found != draft.records.end() && found->number == number ? &*found : nullptr;
}

/// The other player of a game that both records have.
PlayerDraft* rivalOf(Draft& draft, PlayerDraft const& player, int round) {
    PlayerDraft* const rival = playerOf(draft, player.cell(round).opponent.value_or(0));
    return rival && player.number && rival->cell(round).opponent == player.number ? rival : nullptr;
}

ImportedGame* gameOf(ImportedTournament& file, AdjournmentRecord const& record) {
    if (record.round < 1 || record.round > std::ssize(file.played)) return nullptr;
    auto& games = file.played[static_cast<std::size_t>(record.round) - 1].games;
    auto const game = std::find_if(games.begin(), games.end(), [&record](ImportedGame const& each) {
        return each.white.value() == record.white && each.black.value() == record.black;
    });
    return game != games.end() ? &*game : nullptr;
}

std::string withComma(std::string list, std::string const& more) {
    if (list.empty()) return more;
    return std::move(list) + ", " + more;
}

void noteOpenGames(Draft const& draft, ImportedRound const& round, Remarks& remarks) {
    constexpr int boardsListed = 12; // a list nobody reads to the end helps nobody
    std::string boards;
    int board = 0;
    int open = 0;
    Place first;
    for (ImportedGame const& game : round.games) {
        ++board;
        PlayerDraft const& white = draft.records[static_cast<std::size_t>(game.white.value()) - 1];
        if (white.cell(round.round.value()).result != openGame) continue;
        if (++open == 1) first = {white.line, resultColumn(round.round.value())};
        if (open <= boardsListed) boards = withComma(std::move(boards), std::to_string(board));
    }
    if (open > boardsListed) boards = withComma(std::move(boards), "…");
    if (open > 0) remarks.noted(Remark::What::OpenGames, first, round.round, std::move(boards), {}, open);
}

} // namespace

void leaveUnknownOpen(Draft& draft, Remarks& remarks) {
    for (PlayerDraft const& player : draft.records)
        for (int round = 1; round <= static_cast<int>(player.cells.size()); ++round) {
            if (player.cell(round).result != openGame) continue;
            PlayerDraft* const rival = rivalOf(draft, player, round);
            if (!rival || !rival->cell(round).hasResult()) continue;
            char& result = rival->cells[static_cast<std::size_t>(round) - 1].result;
            remarks.repaired(Remark::What::Contradiction, {rival->line, resultColumn(round)}, fieldOf("result", round),
                             {result}, {openGame});
            result = openGame;
        }
}

void takeAdjournments(Draft const& draft, ImportedTournament& file, Remarks& remarks) {
    for (auto const& [record, place, code] : draft.adjournments) {
        ImportedGame* const game = gameOf(file, record);
        if (!game || game->result != record.result) {
            remarks.ignoredRecord(Remark::What::Comment, place.line, {});
            continue;
        }
        game->adjourned = true;
        remarks.noted(Remark::What::AdjournedGame, place, RoundNumber{record.round},
                      std::to_string(record.white) + "-" + std::to_string(record.black),
                      std::string{flagfall::code(record.result)});
    }
}

void noteOpenGames(Draft const& draft, ImportedTournament const& file, Remarks& remarks) {
    // Where the records do not hang together, there is more to say of them.
    if (remarks.anythingWrong()) return;
    for (ImportedRound const& round : file.played) noteOpenGames(draft, round, remarks);
}

} // namespace flagfall::pairing::trf
