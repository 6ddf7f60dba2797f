// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/clock.h"

#include "clock/operations.h"

#include <utility>

namespace flagfall::clock {

namespace {

/// A lever, a press, a start or a stop is no correction; who is to move is settled by undoing the press.
bool isByHand(Operation const& operation) {
    return !std::holds_alternative<Start>(operation) && !std::holds_alternative<Press>(operation) &&
           !std::holds_alternative<Pause>(operation) && !std::holds_alternative<Resume>(operation) &&
           !std::holds_alternative<HandMoveTo>(operation) && !std::holds_alternative<SetLever>(operation);
}

/// Who forgets the last press forgets what was done since.
void noteHands(Clock& clock, Clock const& before) {
    HandsSincePress& hands = clock.handsSincePress;
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
           a.handsSincePress == b.handsSincePress;
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
        if (!step.refused) noteHands(clock, before);
        return step;
    }
    step.refused = std::visit(carriedOut, operation);
    return step;
}

} // namespace flagfall::clock
