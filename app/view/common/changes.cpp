// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/changes.h"

#include <algorithm>

namespace flagfall::view {
namespace {

template <typename T>
void add(std::vector<T>& to, std::vector<T> const& more) {
    to.insert(to.end(), more.begin(), more.end());
    std::ranges::sort(to);
    auto const twice = std::ranges::unique(to);
    to.erase(twice.begin(), twice.end());
}

} // namespace

Changes& Changes::operator|=(Changes const& other) {
    details |= other.details;
    players |= other.players;
    rounds |= other.rounds;
    results |= other.results;
    clocks |= other.clocks;
    sentences |= other.sentences;
    states |= other.states;
    everyBoard |= other.everyBoard;
    add(boards, other.boards);
    add(struck, other.struck);
    if (other.replaced) replaced = other.replaced;
    return *this;
}

Changes Changes::everything() {
    return {.details = true,
            .players = true,
            .rounds = true,
            .results = true,
            .clocks = true,
            .sentences = true,
            .states = true,
            .everyBoard = true};
}

bool Changes::touch(BoardPlace place) const { return everyBoard || std::ranges::binary_search(boards, place); }

bool Changes::touchBefore(RoundNumber round) const {
    return everyBoard || (!boards.empty() && boards.front().round < round);
}

Changes changesBy(session::Act const& act) {
    session::Shows const& shows = kindIn(act).shows;
    Changes changes{.details = shows.details,
                    .players = shows.players,
                    .rounds = shows.rounds,
                    .results = shows.results,
                    .clocks = shows.clocks,
                    .sentences = shows.names};
    if (auto const struck = session::changedBackBy(act)) changes.struck = {*struck};
    session::Touched const touched = session::touchedBy(act);
    changes.everyBoard = touched.what == session::Touched::What::Everything;
    changes.states = changes.everyBoard;
    std::vector<BoardPlace> places;
    for (BoardNumber const board : touched.boards) places.push_back({touched.round, board});
    add(changes.boards, places);
    return changes;
}

Standing standingOf(session::Board const& board) {
    bool const absent = board.attendance.white.absent || board.attendance.black.absent;
    Standing standing{board.result.has_value(), board.adjourned, board.awaitsRecovery(), absent,
                      board.call.has_value()};
    if (board.clock) standing.phase = board.clock->phase;
    standing.desk = board.desk;
    return standing;
}

} // namespace flagfall::view
