// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/swiss_team/procedure/procedure.h"

#include "pairing/swiss_team/colours/allocation.h"
#include "pairing/swiss_team/criteria/completion.h"

#include <algorithm>
#include <tuple>

namespace flagfall::pairing::swiss_team {
namespace {

Places without(Places places, int place) {
    std::erase(places, place);
    return places;
}

/// By the score of the higher-ranked team, the other one's, the higher-ranked one's number.
auto boardKey(Field const& field, TeamPair const& pair) {
    Team const* higher = &teamAt(field, pair.first);
    Team const* lower = &teamAt(field, pair.second);
    if (std::tuple{lower->realScore, higher->number} > std::tuple{higher->realScore, lower->number})
        std::swap(higher, lower);
    return std::tuple{noPoint - higher->realScore, noPoint - lower->realScore, higher->number};
}

} // namespace

std::optional<int> byeOf(Field const& field) {
    Places candidates;
    for (int const place : everybody(field))
        if (teamAt(field, place).mayHaveBye) candidates.push_back(place);
    auto const key = [&field](int place) {
        Team const& team = teamAt(field, place);
        return std::tuple{team.score, -team.played, -team.number};
    };
    std::sort(candidates.begin(), candidates.end(), [&key](int a, int b) { return key(a) < key(b); });
    for (int const place : candidates)
        if (canBePaired(field, without(everybody(field), place))) return place;
    return std::nullopt;
}

std::optional<FieldPairing> pairField(Field const& field, Way way) {
    FieldPairing pairing;
    Places left = everybody(field);
    if (left.size() % 2 == 1) {
        pairing.bye = byeOf(field);
        if (!pairing.bye) return std::nullopt;
        left = without(std::move(left), *pairing.bye);
    } else if (!canBePaired(field, left)) {
        return std::nullopt;
    }
    while (!left.empty()) {
        auto const isLower = [&](int place) { return teamAt(field, place).score < teamAt(field, left.front()).score; };
        auto const middle = std::find_if(left.begin(), left.end(), isLower);
        Bracket bracket{Places{left.begin(), middle}, {}};
        Places const lower{middle, left.end()};
        bracket.upfloaters = upfloatersFor(field, bracket.residents, lower, way);
        auto pairs = pairBracket(field, bracket);
        if (pairs.empty()) return std::nullopt;
        left.clear();
        std::set_difference(lower.begin(), lower.end(), bracket.upfloaters.begin(), bracket.upfloaters.end(),
                            std::back_inserter(left));
        pairing.steps.push_back({std::move(bracket), std::move(pairs)});
    }
    return pairing;
}

void sortBoards(Field const& field, std::vector<TeamPair>& pairs) {
    std::sort(pairs.begin(), pairs.end(),
              [&field](TeamPair const& a, TeamPair const& b) { return boardKey(field, a) < boardKey(field, b); });
}

Board boardOf(Field const& field, TeamPair const& pair, Colour initialColour) {
    auto [first, other] = pair;
    if (!isFirstTeam(field, first, other)) std::swap(first, other);
    bool const isWhite =
        decideColours(teamAt(field, first), teamAt(field, other), initialColour).ofFirst == Colour::White;
    int const white = teamAt(field, isWhite ? first : other).entry;
    int const black = teamAt(field, isWhite ? other : first).entry;
    return {white, black};
}

Round roundOf(Field const& field, FieldPairing const& pairing, Colour initialColour) {
    std::vector<TeamPair> pairs;
    for (BracketStep const& step : pairing.steps) pairs.insert(pairs.end(), step.pairs.begin(), step.pairs.end());
    sortBoards(field, pairs);
    Round round;
    for (TeamPair const& pair : pairs) round.boards.push_back(boardOf(field, pair, initialColour));
    if (pairing.bye) round.bye = teamAt(field, *pairing.bye).entry;
    return round;
}

} // namespace flagfall::pairing::swiss_team
