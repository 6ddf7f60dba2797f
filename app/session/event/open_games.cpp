// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/open_games.h"

namespace flagfall::session {

bool countsAsAdjourned(Board const& board) { return board.isOpen() && (board.adjourned || board.pairedWhileOpen); }

bool isPausedWithAll(Board const& board) {
    return board.isUnderWay() && board.clock->phase == clock::Phase::Paused && board.pausedWithAll;
}

std::vector<OpenGame> openGames(EventState const& state) {
    std::vector<OpenGame> open;
    for (Round const& round : state.rounds)
        for (Board const& board : round.boards)
            if (board.isOpen()) open.push_back({round.number, board.number, countsAsAdjourned(board)});
    return open;
}

int closedEnvelopes(EventState const& state) {
    int closed = 0;
    for (Round const& round : state.rounds)
        for (Board const& board : round.boards) {
            Adjournment const* const one = board.result ? nullptr : board.adjournment();
            if (one && one->closed() && !one->closed()->missing) ++closed;
        }
    return closed;
}

bool isFinal(EventState const& state) {
    return !state.rounds.empty() && std::ssize(state.rounds) >= plannedRounds(state) && openGames(state).empty();
}

} // namespace flagfall::session
