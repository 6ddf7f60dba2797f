// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/procedure/pair_bracket.h"

#include "pairing/dutch/candidates/bracket_graph.h"
#include "pairing/dutch/candidates/candidate_order.h"
#include "pairing/dutch/candidates/outlook.h"

#include <optional>

namespace flagfall::pairing::dutch {
namespace {

using matching::Int128;
using matching::Matching;
using matching::Wide;

/// Room for the dual variables, which add up many weights.
int headroom(BracketPlan const& plan) { return matching::bitsFor(plan.size()) + 16; }

/// Those of the bracket who are joined to somebody outside.
template <typename W>
std::vector<int> downfloatersOf(Matching<W> const& matching, BracketPlan const& plan) {
    std::vector<int> vertices;
    for (int v = 0; plan.isInside(v); ++v)
        if (!plan.isInside(matching.mate(v))) vertices.push_back(v);
    return vertices;
}

/// Nothing when the vertices of the plan cannot all be joined.
template <typename W>
std::optional<BracketPairing> solve(Field const& field, BracketPlan plan) {
    BracketScheme scheme = schemeOf(field, plan);
    Matching<W> matching{graphOf<W>(scheme)};
    if (!matching.complete()) return std::nullopt;
    auto const floating = downfloatersOf(matching, plan);
    auto const scoreOf = [&](int v) {
        return field.players[static_cast<std::size_t>(plan.vertices[static_cast<std::size_t>(v)].place)].score;
    };
    // C9 is asked where the only downfloater is the one who will get the bye.
    bool const receives =
        floating.size() == 1 && plan.bye.to == ByeRule::To::OneScore && scoreOf(floating.front()) == plan.bye.score;
    if (receives && !plan.hasSingleDownfloater) {
        plan.hasSingleDownfloater = true;
        scheme = schemeOf(field, plan);
        matching = Matching<W>{graphOf<W>(scheme)};
        if (!matching.complete()) return std::nullopt;
    }
    return firstCandidate(matching, scheme, plan);
}

std::optional<BracketPairing> solveInRoom(Field const& field, BracketPlan const& plan) {
    BracketPlan widest = plan;
    widest.hasSingleDownfloater = true;
    int const bits = schemeOf(field, widest).bits() + orderBits(plan) + headroom(plan);
    if (bits < 63) return solve<std::int64_t>(field, plan);
    if (bits < 127) return solve<Int128>(field, plan);
    if (bits < 255) return solve<Wide<4>>(field, plan);
    if (bits < 1023) return solve<Wide<16>>(field, plan);
    return solve<Wide<64>>(field, plan);
}

} // namespace

BracketPairing pairBracket(Field const& field, Bracket const& bracket, Way way) {
    if (way == Way::Short) {
        if (auto const plan = closedPlan(field, bracket))
            if (auto pairing = solveInRoom(field, *plan)) return *std::move(pairing);
        return solveInRoom(field, openPlan(field, bracket)).value_or(BracketPairing{});
    }
    return solveInRoom(field, planOf(field, bracket, Question::Bracket2026, Outside::Everybody))
        .value_or(BracketPairing{});
}

BracketPairing pairBracketOf2017(Field const& field, Bracket const& bracket, Way way) {
    BracketPlan const plan = way == Way::Short ? planOf2017(field, bracket)
                                               : planOf(field, bracket, Question::Bracket2017, Outside::NextAndFillers);
    return solveInRoom(field, plan).value_or(BracketPairing{});
}

BracketPairing pairCompletedBracketOf2017(Field const& field, Bracket const& bracket) {
    BracketPlan const plan = planOf(field, bracket, Question::CompletedBracket2017, Outside::Everybody);
    return solveInRoom(field, plan).value_or(BracketPairing{});
}

} // namespace flagfall::pairing::dutch
