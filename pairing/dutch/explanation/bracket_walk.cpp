// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/explanation/bracket_walk.h"

#include <algorithm>

namespace flagfall::pairing::dutch {
namespace {

std::vector<int> inBracket(BracketStep const& step) {
    std::vector<int> places = step.movedDown;
    places.insert(places.end(), step.residents.begin(), step.residents.end());
    return places;
}

} // namespace

Bracket bracketAt(Field const& field, FieldPairing const& pairing, std::size_t index) {
    BracketStep const& step = pairing.steps[index];
    Bracket bracket{step.movedDown, step.residents, {}, {}, pairing.byeRule};
    int const end = static_cast<int>(field.players.size());
    for (int place = step.residents.back() + 1; place < end; ++place) {
        auto const score = [&field](int each) { return field.players[static_cast<std::size_t>(each)].score; };
        bool const isNext = score(place) == score(step.residents.back() + 1);
        (isNext ? bracket.next : bracket.rest).push_back(place);
    }
    return bracket;
}

BracketPairing outcomeOf(BracketStep const& step) {
    BracketPairing outcome{step.pairs, step.downfloaters};
    for (auto& [a, b] : outcome.pairs)
        if (a > b) std::swap(a, b);
    std::sort(outcome.pairs.begin(), outcome.pairs.end());
    return outcome;
}

BracketPairing outcomeWith(BracketStep const& step, std::vector<int> const& mates) {
    std::vector<int> const places = inBracket(step);
    BracketPairing outcome;
    for (int const place : places) {
        int const mate = mates[static_cast<std::size_t>(place)];
        if (!std::binary_search(places.begin(), places.end(), mate))
            outcome.downfloaters.push_back(place);
        else if (place < mate)
            outcome.pairs.emplace_back(place, mate);
    }
    return outcome;
}

std::vector<int> entriesOf(Field const& field, std::vector<int> const& places) {
    std::vector<int> entries;
    entries.reserve(places.size());
    for (int const place : places) entries.push_back(field.players[static_cast<std::size_t>(place)].entry);
    return entries;
}

} // namespace flagfall::pairing::dutch
