// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/clock.h"

#include "clock/operations.h"

#include <utility>

namespace flagfall::clock {

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
           a.correctedSincePress == b.correctedSincePress;
}

Step advance(Clock& clock, Instant to) {
    Step step;
    runTo(clock, to, &step.facts);
    return step;
}

Step apply(Clock& clock, Instant at, Operation const& operation) {
    Step step = advance(clock, at);
    ByColour<Span> const before{clock.sides.white.main, clock.sides.black.main};
    auto const carriedOut = [&](auto const& what) { return carryOut(clock, what, &step.facts); };
    step.refused = std::visit(carriedOut, operation);
    if (std::holds_alternative<AdjustTime>(operation) || std::holds_alternative<SetTime>(operation))
        for (Colour colour : bothColours)
            clock.correctedSincePress[colour] += clock.sides[colour].main - before[colour];
    return step;
}

} // namespace flagfall::clock
