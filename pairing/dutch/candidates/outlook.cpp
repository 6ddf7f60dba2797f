// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/candidates/outlook.h"

#include "pairing/dutch/criteria/completion.h"
#include "pairing/matching/matching.h"
#include "pairing/matching/weight.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

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

/// Whether so many downfloaters, whoever they are, find opponents in the next bracket, so that it leaves over as few
/// as their number allows, of its own residents: the opponents and the one left over taken away, the others must be
/// paired in any case.
bool nextTakesAnybody(Field const& field, Bracket const& bracket, int downfloaters) {
    int const next = static_cast<int>(bracket.next.size());
    int const ofOneColour = mostOfOneColour(field, bracket.next);
    int const leftOver = (next + downfloaters) % 2;
    int const others = next - downfloaters - leftOver;
    if (others <= 0 || !plainlyComplete(others, ofOneColour, field.mostBarred)) return false;
    // Nobody is kept apart from so many that the last of the downfloaters would find nobody.
    return next - ofOneColour - field.mostBarred > downfloaters;
}

/// And the players below are paired too.
bool takesAnybody(Field const& field, Bracket const& bracket, int downfloaters) {
    bool const leavesOneOver = (bracket.next.size() + static_cast<std::size_t>(downfloaters)) % 2 == 1;
    return nextTakesAnybody(field, bracket, downfloaters) && restCompletes(field, bracket, leavesOneOver);
}

/// Whether everybody of the bracket and the next can be paired below these, in whatever number.
bool restTakesAnybody(Field const& field, Bracket const& bracket) {
    int const above = static_cast<int>(bracket.movedDown.size() + bracket.residents.size() + bracket.next.size());
    int const rest = static_cast<int>(bracket.rest.size()) - (anyCanTakeBye(field, bracket, bracket.rest) ? 1 : 0);
    // At worst everybody comes down and wants the same colour.
    return rest >= 2 * mostOfOneColour(field, bracket.rest) + above && rest >= 4 * field.mostBarred && rest > 0;
}

// --- one downfloater ---------------------------------------------------------------------------------------

/// What of a downfloater can matter below the bracket: alike ones come to the same.
struct DownfloaterKind {
    Points score{};
    ColourNeed need;
    bool mayRest = false;
    std::vector<int> barred; ///< of those below
    auto operator<=>(DownfloaterKind const&) const = default;
};

DownfloaterKind kindOf(Field const& field, Bracket const& bracket, int place) {
    Player const& player = field.players[static_cast<std::size_t>(place)];
    auto const below = std::lower_bound(player.barred.begin(), player.barred.end(), bracket.next.front());
    return {player.score, bareNeed(player), bracket.bye.allows(player), {below, player.barred.end()}};
}

template <typename W>
std::vector<int> matesWith(BracketScheme const& scheme) {
    matching::Matching<W> matching{graphOf<W>(scheme)};
    std::vector<int> mates;
    if (!matching.complete()) return mates;
    for (int v = 0; v < matching.size(); ++v) mates.push_back(matching.mate(v));
    return mates;
}

/// Whom every vertex is joined to in a best matching; nothing when not all can be joined.
std::vector<int> matesOf(Field const& field, BracketPlan const& plan) {
    BracketScheme const scheme = schemeOf(field, plan);
    int const bits = scheme.bits() + matching::bitsFor(plan.size()) + 16;
    if (bits < 63) return matesWith<std::int64_t>(scheme);
    if (bits < 127) return matesWith<matching::Int128>(scheme);
    if (bits < 255) return matesWith<matching::Wide<4>>(scheme);
    if (bits < 1023) return matesWith<matching::Wide<16>>(scheme);
    return matesWith<matching::Wide<64>>(scheme);
}

/// C6 and C7 of the next bracket when these come down to it; nothing when the round cannot be completed then (C4).
std::optional<NextBracket> nextWith(Field const& field, Bracket const& bracket, std::vector<int> const& downfloaters) {
    Bracket const lower{downfloaters, bracket.next, {}, bracket.rest, bracket.bye};
    Outside const outside = restTakesAnybody(field, lower) ? Outside::NextAndFillers : Outside::Everybody;
    BracketPlan const plan = planOf(field, lower, Question::Downfloaters2026, outside);
    std::vector<int> const mates = matesOf(field, plan);
    if (mates.empty()) return std::nullopt;
    NextBracket next;
    for (int v = 0; plan.isInside(v); ++v)
        if (!plan.isInside(mates[static_cast<std::size_t>(v)])) {
            int const who = plan.vertices[static_cast<std::size_t>(v)].place;
            next.scores.push_back(field.players[static_cast<std::size_t>(who)].score);
        }
    next.leftOver = static_cast<int>(next.scores.size());
    return next;
}

/// The same for every player of the bracket as its only downfloater, as ranks from the best.
void foretell(Field const& field, Bracket const& bracket, BracketPlan& plan) {
    std::map<DownfloaterKind, std::optional<NextBracket>> known;
    std::set<NextBracket> outcomes;
    std::vector<std::optional<NextBracket> const*> outcomeOf;
    for (int v = 0; plan.isInside(v); ++v) {
        int const place = plan.vertices[static_cast<std::size_t>(v)].place;
        auto const [found, isNew] = known.try_emplace(kindOf(field, bracket, place));
        if (isNew) found->second = nextWith(field, bracket, {place});
        outcomeOf.push_back(&found->second);
        if (found->second) outcomes.insert(*found->second);
    }
    for (std::size_t v = 0; v < outcomeOf.size(); ++v) {
        std::optional<NextBracket> const& outcome = *outcomeOf[v];
        plan.vertices[v].nextRank = std::nullopt;
        if (outcome)
            plan.vertices[v].nextRank = static_cast<int>(std::distance(outcomes.begin(), outcomes.find(*outcome)));
    }
}

/// Too many below to ask for every downfloater what becomes of them.
bool isDeep(Field const& field, Bracket const& bracket) {
    Bracket const lower{{}, bracket.next, {}, bracket.rest, bracket.bye};
    std::size_t const asked = restTakesAnybody(field, lower) ? 0 : bracket.rest.size();
    return bracket.next.size() + asked > 200;
}

} // namespace

std::optional<BracketPlan> closedPlan(Field const& field, Bracket const& bracket) {
    if (bracket.next.empty()) return std::nullopt;
    int const downfloaters = fewestDownfloaters(field, bracket.movedDown, bracket.residents);
    bool const isPlain = downfloaters > 0 && takesAnybody(field, bracket, downfloaters);
    if (downfloaters > 0 && !isPlain && (downfloaters > 1 || isDeep(field, bracket))) return std::nullopt;
    if (downfloaters == 0) {
        std::vector<int> below = bracket.next;
        below.insert(below.end(), bracket.rest.begin(), bracket.rest.end());
        if (!canComplete(field, below, bracket.bye)) return std::nullopt;
    }
    BracketPlan plan = planOf(field, bracket, Question::ClosedBracket2026, Outside::FillersOnly, downfloaters);
    if (downfloaters == 1 && !isPlain) foretell(field, bracket, plan);
    return plan;
}

BracketPlan openPlan(Field const& field, Bracket const& bracket) {
    Outside const outside = restTakesAnybody(field, bracket) ? Outside::NextAndFillers : Outside::Everybody;
    return planOf(field, bracket, Question::Bracket2026, outside);
}

BracketPlan planOf2017(Field const& field, Bracket const& bracket) {
    int const downfloaters = fewestDownfloaters(field, bracket.movedDown, bracket.residents);
    // In the last bracket it matters who is left over, because he must be one who may rest.
    bool const isSettled =
        downfloaters == 0 || (!bracket.rest.empty() && nextTakesAnybody(field, bracket, downfloaters));
    if (isSettled) return planOf(field, bracket, Question::ClosedBracket2017, Outside::FillersOnly, downfloaters);
    return planOf(field, bracket, Question::Bracket2017, Outside::NextAndFillers);
}

NextBracket nextBracketWith(Field const& field, Bracket const& bracket, std::vector<int> const& downfloaters) {
    int const count = static_cast<int>(downfloaters.size());
    NextBracket next;
    if (takesAnybody(field, bracket, count)) {
        next.leftOver = (static_cast<int>(bracket.next.size()) + count) % 2;
        Points const score = field.players[static_cast<std::size_t>(bracket.next.front())].score;
        next.scores.assign(static_cast<std::size_t>(next.leftOver), score);
        return next;
    }
    return nextWith(field, bracket, downfloaters).value_or(NextBracket{});
}

NextBracket nextBracketOf2017With(Field const& field, Bracket const& bracket, std::vector<int> const& downfloaters) {
    Bracket const lower{downfloaters, {}, bracket.next, bracket.rest, bracket.bye};
    BracketPlan const plan = planOf(field, lower, Question::Bracket2017, Outside::NextAndFillers);
    std::vector<int> const mates = matesOf(field, plan);
    NextBracket next;
    for (int v = 0; v < std::ssize(mates); ++v) {
        Vertex const& vertex = plan.vertices[static_cast<std::size_t>(v)];
        int const mate = mates[static_cast<std::size_t>(v)];
        if (vertex.place < 0 || plan.vertices[static_cast<std::size_t>(mate)].place >= 0) continue;
        Player const& player = field.players[static_cast<std::size_t>(vertex.place)];
        next.leftOver += bracket.rest.empty() && !player.mayHaveBye ? 3 : 1;
        if (plan.isInside(v)) next.scores.push_back(player.score);
    }
    return next;
}

} // namespace flagfall::pairing::dutch
