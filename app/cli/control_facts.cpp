// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/control_facts.h"
#include "arbiter/rulings/moves_made.h"
#include "clock/methods.h"

#include <algorithm>

namespace flagfall::cli {
namespace {

using clock::Period;
using clock::Setting;
using Periods = std::vector<Period>;

std::chrono::milliseconds inMilliseconds(clock::Span span) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(span);
}

/// Made by this player, as the scenario, its moves or the number in its position say; nullopt: nobody knows.
std::optional<int> movesMade(Scenario const& scenario, Colour side) {
    rulings::Known known = scenario.known;
    if (scenario.game) known.position = scenario.game->end();
    return rulings::movesMade(known)[side];
}

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

/// The period that a player is in, or that the fallen flag has ended.
std::size_t periodOf(Scenario const& scenario, Setting const& control, SaidFacts const& said, Colour side) {
    rulings::KnownSide const& known = scenario.known.sides[side];
    Periods const& periods = control.periods(side);
    std::size_t const last = periods.size() - 1;
    for (std::size_t i = 0; i <= last && said.contains("moves-asked"); ++i)
        if (askedIn(periods, i) == known.movesAsked) return i;
    bool const saidOfPeriod = said.contains("last-period");
    if (saidOfPeriod && known.lastPeriod) return last;
    std::size_t const latest = saidOfPeriod && last > 0 ? last - 1 : last;
    auto const made = movesMade(scenario, side);
    if (!made) return known.flagDown || saidOfPeriod ? 0 : latest;
    bool const mayHaveMore = known.flagDown && control.transition() == clock::Transition::AtZero;
    for (std::size_t i = 0; i < latest; ++i) {
        int const asked = askedIn(periods, i);
        int const more = mayHaveMore ? periods[i].quota / 4 : -1;
        if (asked == 0 || *made <= asked + more) return i;
    }
    return latest;
}

void fillSide(rulings::KnownSide& known, Periods const& periods, std::size_t period, SaidFacts const& said) {
    if (!said.contains("moves-asked")) known.movesAsked = askedIn(periods, period);
    if (!said.contains("last-period")) known.lastPeriod = endsGame(periods, period);
    if (said.contains("next-time") || known.lastPeriod || endsGame(periods, period)) return;
    known.nextTime = inMilliseconds(periods[std::min(period + 1, periods.size() - 1)].base);
}

/// Whose duty to record the incident is about.
std::optional<Colour> whoRecords(rulings::Incident const& incident) {
    if (auto const* const sheet = std::get_if<rulings::Scoresheet>(&incident)) return sheet->by;
    auto const* const offence = std::get_if<rulings::OffenceCommitted>(&incident);
    return offence && offence->kind == Misconduct::NotRecording ? offence->by : std::nullopt;
}

/// What a display shows before the first move.
clock::Span atStart(Setting const& control, Period const& first) {
    return first.base + clock::incrementFor(first, control.firstMove(), 1);
}

} // namespace

void fillSides(Scenario& scenario, Setting const& control, ByColour<SaidFacts> const& said) {
    for (Colour const side : bothColours)
        fillSide(scenario.known.sides[side], control.periods(side), periodOf(scenario, control, said[side], side),
                 said[side]);
}

std::vector<rulings::FactText> factsOfIncident(Scenario const& scenario, Setting const& control,
                                               SaidFacts const& said) {
    std::vector<rulings::FactText> facts;
    auto const add = [&](std::string word, clock::Span span) {
        if (!said.contains(word)) facts.push_back({std::move(word), rulings::timeText(inMilliseconds(span))});
    };
    auto const& white = control.periods(Colour::White);
    if (auto const recorder = whoRecords(*scenario.incident)) {
        auto const& periods = control.periods(*recorder);
        add("increment", periods[periodOf(scenario, control, {}, *recorder)].extra);
    }
    if (std::holds_alternative<rulings::LateArrival>(*scenario.incident) && control.sameForBoth()) {
        add("base", atStart(control, white.front()));
        add("increment", clock::incrementFor(white.front(), control.firstMove(), 2)); // that the first press brings
    }
    auto const* const setting = std::get_if<rulings::WrongSetting>(&*scenario.incident);
    bool const wrongExtra = setting && (setting->fault == rulings::SettingFault::Increment ||
                                        setting->fault == rulings::SettingFault::Mode);
    if (!wrongExtra || !control.sameForBoth() || white.front().method != clock::Method::Fischer) return facts;
    if (said.contains("increment")) return facts;
    add("increment", white.front().extra);
    bool const creditedAtStart = atStart(control, white.front()) > white.front().base;
    if (creditedAtStart && !said.contains("before-first-move")) facts.push_back({"before-first-move", "yes"});
    return facts;
}

} // namespace flagfall::cli
