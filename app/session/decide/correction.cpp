// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/correction.h"

#include "app/session/decide/manual_pairing.h"

#include <algorithm>

namespace flagfall::session {
namespace {

/// The next round as the rules make it of this state; none where they allow none, or the program does not pair it.
std::optional<pairing::RoundPairing> byRules(EventState const& state, Round const& next) {
    auto const* const system = pairing::systemByCode(state.details.system);
    if (next.imported || !system || !system->rules().pairsHere) return std::nullopt;
    auto pairing = system->pairNext(tournamentBefore(state, pairingOf(next)));
    if (!pairing) return std::nullopt;
    seatInHall(*pairing, state);
    return std::move(*pairing);
}

std::vector<RankMove> movesBetween(EventState const& before, EventState const& after) {
    std::map<PlayerId, int> ranks;
    for (pairing::Standing const& standing : standingsOf(before)) ranks[standing.player] = standing.rank;
    std::vector<RankMove> moved;
    for (pairing::Standing const& standing : standingsOf(after))
        if (int const rank = ranks[standing.player]; rank != standing.rank)
            moved.push_back({standing.player, rank, standing.rank});
    return moved;
}

} // namespace

Question askAboutCorrection(EventState const& state, RoundNumber round, BoardNumber board,
                            std::optional<Result> result) {
    Question question{.ask = Ask::EarlierRound, .round = round, .board = board, .result = result};
    EventState corrected = state;
    Round* const changed = corrected.round(round);
    Board* const one = changed ? changed->board(board) : nullptr;
    Round const* const next = state.round(RoundNumber{round.value() + 1});
    if (!one || !next) return question;
    one->result = result;
    one->scoreRuling.reset();
    question.moved = movesBetween(state, corrected);
    auto const as = byRules(corrected, *next);
    auto const before = byRules(state, *next);
    if (as == before) return question;
    if (!as) { // by the result that is to stand nothing could have been paired yet
        question.byRules = pairing::RoundPairing{next->number, {}, {}};
        question.count = static_cast<int>(pairingOf(*next).pairs.size());
        return question;
    }
    question.byRules = onlyIn(*as, pairingOf(*next));
    question.count = static_cast<int>(question.byRules->pairs.size());
    return question;
}

} // namespace flagfall::session
