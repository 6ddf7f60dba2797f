// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/time_account.h"

#include "clock/methods.h"

#include <algorithm>
#include <span>

namespace flagfall::session {
namespace {

using clock::Period;
using clock::Span;

/// Beyond this a sum of increments could be more than a century.
constexpr int mostMoves = 9999;

/// The periods a player has been in, the present one included.
std::span<Period const> entered(clock::Clock const& clock, Colour colour) {
    auto const& periods = clock.setting->periods(colour);
    return {periods.data(), static_cast<std::size_t>(clock.sides[colour].period) + 1};
}

bool canBeSummed(Period const& one, Period const& present) {
    bool const plain = one.method == clock::Method::Time || one.method == clock::Method::Fischer;
    return plain && !one.repeats && one.method == present.method && one.extra == present.extra &&
           one.extraFromMove == present.extraFromMove;
}

/// The increments credited before a player's move with that number, that of the move itself included.
Span increments(Period const& period, clock::FirstMove firstMove, int move) {
    int const first = std::max(period.extraFromMove, firstMove == clock::FirstMove::Credited ? 1 : 2);
    return clock::incrementFor(period, firstMove, move) * std::max(0, move - first + 1);
}

} // namespace

std::optional<Span> timeUnaccounted(clock::Clock const& clock, Colour colour) {
    clock::SideState const& side = clock.sides[colour];
    auto const periods = entered(clock, colour);
    Period const& present = periods.back();
    if (side.flagAt || side.movesCompleted > mostMoves ||
        !std::ranges::all_of(periods, [&](Period const& one) { return canBeSummed(one, present); }))
        return std::nullopt;
    Span due = increments(present, clock.setting->firstMove(), side.movesCompleted + 1) - side.used;
    for (Period const& period : periods) due += period.base;
    return due - side.main;
}

} // namespace flagfall::session
