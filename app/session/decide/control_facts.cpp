// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/control_facts.h"

#include <algorithm>

namespace flagfall::session {
namespace {

using Periods = std::vector<clock::Period>;

/// The moves asked for in all, up to the end of this period; 0: all the moves.
int askedIn(Periods const& periods, std::size_t period) {
    if (periods[period].quota == 0) return 0;
    int asked = 0;
    for (std::size_t i = 0; i <= period; ++i) asked += periods[i].quota;
    return asked;
}

bool endsGame(Periods const& periods, std::size_t period) {
    return period + 1 == periods.size() && !periods[period].repeats;
}

} // namespace

std::size_t periodOf(rulings::KnownSide const& known, std::optional<int> made, clock::Setting const& control,
                     SaidFacts const& said, Colour side) {
    Periods const& periods = control.periods(side);
    std::size_t const last = periods.size() - 1;
    for (std::size_t i = 0; i <= last && said.contains("moves-asked"); ++i)
        if (askedIn(periods, i) == known.movesAsked) return i;
    bool const saidOfPeriod = said.contains("last-period");
    if (saidOfPeriod && known.lastPeriod) return last;
    std::size_t const latest = saidOfPeriod && last > 0 ? last - 1 : last;
    if (!made) return known.flagDown || saidOfPeriod ? 0 : latest;
    bool const mayHaveMore = known.flagDown && control.transition() == clock::Transition::AtZero;
    for (std::size_t i = 0; i < latest; ++i) {
        int const asked = askedIn(periods, i);
        int const more = mayHaveMore ? periods[i].quota / 4 : -1;
        if (asked == 0 || *made <= asked + more) return i;
    }
    return latest;
}

void fillFromControl(rulings::KnownSide& known, std::optional<int> made, clock::Setting const& control,
                     SaidFacts const& said, Colour side) {
    Periods const& periods = control.periods(side);
    std::size_t const period = periodOf(known, made, control, said, side);
    if (!said.contains("moves-asked")) known.movesAsked = askedIn(periods, period);
    if (!said.contains("last-period")) known.lastPeriod = endsGame(periods, period);
    if (said.contains("next-time") || known.lastPeriod || endsGame(periods, period)) return;
    known.nextTime =
        std::chrono::duration_cast<std::chrono::milliseconds>(periods[std::min(period + 1, periods.size() - 1)].base);
}

} // namespace flagfall::session
