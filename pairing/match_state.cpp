// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/match_state.h"

#include <algorithm>
#include <optional>

namespace flagfall::pairing {
namespace {

Points sumOf(std::vector<MatchGame> const& games, std::size_t from, std::size_t to) {
    Points sum;
    for (std::size_t i = from; i < to; ++i) sum += games[i].points;
    return sum;
}

/// Of the games played in a step: who leads by more than is left.
std::optional<PlayerId> winnerOf(MatchSoFar const& match, std::size_t from, std::size_t to, Points left) {
    Points const higher = sumOf(match.ofHigher, from, to);
    Points const lower = sumOf(match.ofLower, from, to);
    if (higher > lower + left) return match.higher;
    if (lower > higher + left) return match.lower;
    return std::nullopt;
}

/// An Armageddon game that nobody has won wins Black, unless nobody came.
std::optional<PlayerId> winnerByOdds(MatchSoFar const& match, std::size_t game) {
    MatchGame const& ofHigher = match.ofHigher[game];
    if (ofHigher.isForfeited) return std::nullopt;
    return ofHigher.colour == Colour::Black ? match.higher : match.lower;
}

} // namespace

MatchState stateOf(MatchSoFar const& match, KnockoutRules const& rules, Scoring const& scoring, Colour drawn) {
    std::size_t const played = std::min(match.ofHigher.size(), match.ofLower.size());
    std::size_t from = 0;
    for (std::size_t step = 0; step < rules.steps.size(); ++step) {
        auto const& [kind, games] = rules.steps[step];
        std::size_t const end = from + static_cast<std::size_t>(games);
        std::size_t const to = std::min(end, played);
        int const number = static_cast<int>(step);
        int const left = static_cast<int>(end - to);
        if (auto const winner = winnerOf(match, from, to, left * (scoring.win - scoring.loss)))
            return MatchWon{*winner, number};
        if (left > 0) {
            Colour const next = played == 0 ? drawn : opponent(match.ofHigher[played - 1].colour);
            return GameToCome{number, static_cast<int>(to - from) + 1, kind, next};
        }
        if (kind == GameKind::Armageddon)
            if (auto const winner = winnerByOdds(match, to - 1)) return MatchWon{*winner, number};
        from = end;
    }
    return EndedLevel{};
}

} // namespace flagfall::pairing
