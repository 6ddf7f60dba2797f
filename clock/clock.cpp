// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/clock.h"

#include "clock/operations.h"

#include <utility>

namespace flagfall::clock {

namespace {

/// True for a correction by the arbiter. Levers, presses, starts and stops are not corrections; a change of the side
/// to move is reverted by undoing the press.
bool isByHand(Operation const& operation) {
    return !std::holds_alternative<Start>(operation) && !std::holds_alternative<Press>(operation) &&
           !std::holds_alternative<Pause>(operation) && !std::holds_alternative<Resume>(operation) &&
           !std::holds_alternative<SetToMove>(operation) && !std::holds_alternative<SetLever>(operation);
}

/// Forgets the corrections if the last press is forgotten.
void noteManual(Clock& clock, Clock const& before) {
    AdjustmentsSincePress& hands = clock.adjustmentsSincePress;
    if (!clock.beforePress) {
        hands = {};
        return;
    }
    Change const change = changeBetween(before, clock);
    hands.other = hands.other || isMoreThanTimesAndMoves(change);
    for (Colour const colour : bothColours) {
        hands.time[colour] += clock.sides[colour].main - before.sides[colour].main;
        hands.moves[colour] += clock.sides[colour].movesCompleted - before.sides[colour].movesCompleted;
    }
}

} // namespace

Clock::Clock(std::shared_ptr<Setting const> of) : setting(std::move(of)) {
    for (Colour colour : bothColours) {
        beginPeriod(*this, colour, 0);
        Period const& first = periodOf(*this, colour);
        sides[colour].main = first.base + incrementFor(first, setting->firstMove(), 1);
    }
}

bool operator==(Clock const& a, Clock const& b) {
    auto const sameValue = [](auto const& one, auto const& other) {
        return one == other || (one && other && *one == *other);
    };
    return sameValue(a.setting, b.setting) && a.sides == b.sides && a.phase == b.phase && a.active == b.active &&
           a.anchor == b.anchor && a.firstFlag == b.firstFlag && sameValue(a.beforePress, b.beforePress) &&
           a.adjustmentsSincePress == b.adjustmentsSincePress;
}

Step advance(Clock& clock, Instant to) {
    Step step;
    runTo(clock, to, &step.facts);
    return step;
}

Step apply(Clock& clock, Instant at, Operation const& operation) {
    Step step = advance(clock, at);
    auto const carriedOut = [&](auto const& what) { return carryOut(clock, what, &step.facts); };
    if (isByHand(operation)) {
        Clock const before = clock;
        step.refused = std::visit(carriedOut, operation);
        if (!step.refused) noteManual(clock, before);
        return step;
    }
    step.refused = std::visit(carriedOut, operation);
    return step;
}

} // namespace flagfall::clock
