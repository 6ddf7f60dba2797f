// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/control_facts.h"
#include "arbiter/rulings/moves_made.h"
#include "clock/methods.h"

namespace flagfall::cli {
namespace {

using clock::Period;
using clock::Setting;

std::chrono::milliseconds inMilliseconds(clock::Span span) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(span);
}

/// Made by this player, as the scenario, its moves or the number in its position say; nullopt: nobody knows.
std::optional<int> movesMade(Scenario const& scenario, Colour side) {
    rulings::Known known = scenario.known;
    if (scenario.game) known.position = scenario.game->end();
    return rulings::movesMade(known)[side];
}

std::size_t periodOf(Scenario const& scenario, Setting const& control, SaidFacts const& said, Colour side) {
    return session::periodOf(scenario.known.sides[side], movesMade(scenario, side), control, said, side);
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
        session::fillFromControl(scenario.known.sides[side], movesMade(scenario, side), control, said[side], side);
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
