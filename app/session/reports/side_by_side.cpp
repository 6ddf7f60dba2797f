// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/side_by_side.h"

#include "app/session/decide/shared_commands.h"

#include <algorithm>
#include <set>

namespace flagfall::session {
namespace {

bool isPlayed(Round const& round) { return round.missingResults() > 0; }

/// Players at open boards of the round that is played.
std::vector<Player const*> playing(EventState const& state) {
    std::vector<Player const*> players;
    Round const* const round = state.currentRound();
    if (!round || !round->started()) return players;
    for (Board const& board : round->boards)
        for (PlayerId const id : {board.white, board.black})
            if (Player const* const player = board.isUndecided() ? state.player(id) : nullptr)
                players.push_back(player);
    return players;
}

} // namespace

std::vector<BoardRange> boardsTaken(EventState const& state) { return boardsTaken(state, state.details.firstBoard); }

std::vector<BoardRange> boardsTaken(EventState const& state, BoardNumber first) {
    std::vector<BoardRange> taken;
    if (state.isOfTeams()) return taken;
    Round const* const round = state.currentRound();
    bool const toCome = state.rounds.empty() || state.nextRound().value() <= plannedRounds(state);
    if (round && isPlayed(*round)) taken.push_back({round->firstBoard().value(), round->lastBoard().value()});
    auto const out = outOfNextRound(state);
    auto const players = static_cast<int>(std::ranges::count_if(
        state.players, [&](auto const& one) { return !one.second.withdrawnFrom && !out.contains(one.first); }));
    if (toCome && players > 1) taken.push_back({first.value(), first.value() - 1 + players / 2});
    return taken;
}

std::optional<BoardRange> sameBoards(std::span<BoardRange const> one, std::span<BoardRange const> other) {
    for (BoardRange const& mine : one)
        for (BoardRange const& theirs : other) {
            BoardRange const both{std::max(mine.first, theirs.first), std::min(mine.last, theirs.last)};
            if (both.count() > 0) return both;
        }
    return std::nullopt;
}

BoardNumber freeFirstBoard(std::span<BoardRange const> own, std::vector<BoardRange> others) {
    BoardRange const mine = own.empty() ? BoardRange{} : own.back();
    std::ranges::sort(others, {}, &BoardRange::first);
    int first = mine.first;
    for (BoardRange const& one : others)
        if (one.last >= first && one.first < first + mine.count()) first = one.last + 1;
    return BoardNumber{first};
}

std::vector<std::pair<PlayerId, PlayerId>> playingInBoth(EventState const& one, EventState const& other) {
    std::set<PlayerId> there;
    for (Player const* const player : playing(other)) there.insert(player->id);
    std::vector<std::pair<PlayerId, PlayerId>> found;
    if (there.empty()) return found;
    Persons const persons{other};
    for (Player const* const player : playing(one))
        if (Player const* const same = persons.find(player->details); same && there.contains(same->id))
            found.emplace_back(player->id, same->id);
    return found;
}

} // namespace flagfall::session
