// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/vectors.h"

#include "clock/vector_text.h"

#include <algorithm>

namespace flagfall::clock {

namespace {

Figures shown(Example const& example, Way& way) {
    way.begin(example.setting, example.events.size());
    for (auto const& [at, operation] : example.events) way.apply(at, operation);
    return figuresOf(way.readAt(example.readAt));
}

void run(Example const& example, Ways const& ways, VectorOutcome& outcome) {
    auto const first = shown(example, *ways.front());
    outcome.actual = lineOf(first);
    outcome.problem = differences(example.expected, first);
    for (std::size_t i = 1; i < ways.size(); ++i) {
        auto const differs = differences(first, shown(example, *ways[i]));
        if (differs.empty()) continue;
        if (!outcome.problem.empty()) outcome.problem += "; ";
        outcome.problem += std::string{ways[i]->name()} + ": " + differs;
    }
    outcome.ok = outcome.problem.empty();
}

VectorOutcome outcomeOf(ExampleLine const& line, Ways const& ways) {
    VectorOutcome outcome;
    outcome.id = line.id;
    outcome.title = line.title;
    auto const example = readExample(line);
    if (!example) {
        outcome.problem = example.error();
        return outcome;
    }
    outcome.expected = trimmed(line.fields.back());
    run(*example, ways, outcome);
    return outcome;
}

} // namespace

std::vector<VectorOutcome> runVectors(std::string_view text, Ways const& ways) {
    std::vector<VectorOutcome> outcomes;
    std::size_t number = 0;
    while (!text.empty()) {
        ++number;
        auto const line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        auto const example = exampleLine(line);
        if (!example) continue;
        outcomes.push_back(outcomeOf(*example, ways));
        outcomes.back().line = number;
    }
    return outcomes;
}

std::vector<VectorOutcome> runVectors(std::string_view text) { return runVectors(text, waysOfTheClock()); }

} // namespace flagfall::clock
