// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/clock.h"

#include "clock/operations.h"

#include <utility>

namespace flagfall::clock {

namespace {

/// True for an adjustment by the arbiter. Levers, presses, starts and stops are none; a change of the side to move is
/// reverted by undoing the press.
bool isAdjustment(Operation const& operation) {
    return !std::holds_alternative<Start>(operation) && !std::holds_alternative<Press>(operation) &&
           !std::holds_alternative<Pause>(operation) && !std::holds_alternative<Resume>(operation) &&
           !std::holds_alternative<SetToMove>(operation) && !std::holds_alternative<SetLever>(operation);
}

/// Adds what an adjustment has changed to the adjustments since the last press; without a press to undo there are none.
void noteAdjustment(Clock& clock, Clock const& before) {
    AdjustmentsSincePress& noted = clock.adjustmentsSincePress;
    if (!clock.beforePress) {
        noted = {};
        return;
    }
    Change const change = changeBetween(before, clock);
    noted.other = noted.other || isMoreThanTimesAndMoves(change);
    for (Colour const colour : bothColours) {
        noted.time[colour] += clock.sides[colour].main - before.sides[colour].main;
        noted.moves[colour] += clock.sides[colour].movesCompleted - before.sides[colour].movesCompleted;
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
    if (isAdjustment(operation)) {
        Clock const before = clock;
        step.refused = std::visit(carriedOut, operation);
        if (!step.refused) noteAdjustment(clock, before);
        return step;
    }
    step.refused = std::visit(carriedOut, operation);
    return step;
}

} // namespace flagfall::clock
