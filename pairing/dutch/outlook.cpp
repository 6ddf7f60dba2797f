// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/outlook.h"

#include "pairing/dutch/completion.h"

#include <algorithm>

namespace flagfall::pairing::dutch {
namespace {

bool anyCanTakeBye(Field const& field, Bracket const& bracket, std::vector<int> const& places) {
    return std::any_of(places.begin(), places.end(),
                       [&](int place) { return bracket.bye.allows(field.players[static_cast<std::size_t>(place)]); });
}

/// Whether the players below the next bracket can be paired, if need be with one who comes down from it.
bool restCompletes(Field const& field, Bracket const& bracket, bool withOneOfNext) {
    if (!withOneOfNext) return canComplete(field, bracket.rest, bracket.bye);
    std::vector<int> rest = bracket.rest;
    rest.push_back(-1);
    return std::any_of(bracket.next.begin(), bracket.next.end(), [&](int place) {
        rest.back() = place;
        return canComplete(field, rest, bracket.bye);
    });
}

/// Whether any one downfloater is paired in the next bracket, and so that it leaves over as few as its number
/// allows, of its own residents, and the rest is paired too. By Dirac: who may meet half of the others can be
/// paired.
bool takesAnybody(Field const& field, Bracket const& bracket) {
    int const next = static_cast<int>(bracket.next.size());
    if (next - 2 < 2 * (mostKeptApart(field, bracket.next) + 1)) return false;
    return restCompletes(field, bracket, next % 2 == 0);
}

/// Whether everybody of the bracket and the next can be paired below these, in whatever number.
bool restTakesAnybody(Field const& field, Bracket const& bracket) {
    std::size_t const above = bracket.movedDown.size() + bracket.residents.size() + bracket.next.size();
    std::size_t rest = bracket.rest.size();
    bool const givesBye = anyCanTakeBye(field, bracket, bracket.rest);
    if (givesBye) --rest;
    auto const keptApart = static_cast<std::size_t>(mostKeptApart(field, bracket.rest));
    return bracket.rest.size() > 0 && rest >= above + 2 * (keptApart + 1);
}

} // namespace

std::optional<BracketPlan> closedPlan(Field const& field, Bracket const& bracket) {
    if (bracket.next.empty()) return std::nullopt;
    bool const odd = (bracket.movedDown.size() + bracket.residents.size()) % 2 == 1;
    if (odd && !takesAnybody(field, bracket)) return std::nullopt;
    if (!odd) {
        std::vector<int> below = bracket.next;
        below.insert(below.end(), bracket.rest.begin(), bracket.rest.end());
        if (!canComplete(field, below, bracket.bye)) return std::nullopt;
    }
    return planOf(field, bracket, Question::ClosedBracket2026, Outside::FillersOnly, odd ? 1 : 0);
}

BracketPlan openPlan(Field const& field, Bracket const& bracket) {
    Outside const outside = restTakesAnybody(field, bracket) ? Outside::NextAndFillers : Outside::Everybody;
    return planOf(field, bracket, Question::Bracket2026, outside);
}

} // namespace flagfall::pairing::dutch
