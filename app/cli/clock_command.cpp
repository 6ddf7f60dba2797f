// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/clock_command.h"

#include "app/cli/file_bytes.h"
#include "app/cli/journal_way.h"
#include "clock/vectors.h"

#include <fmt/format.h>

#include <algorithm>

namespace flagfall::cli {

namespace {

/// As the clock runs them itself, and through a journal.
clock::Ways allWays() {
    auto ways = clock::waysOfTheClock();
    ways.push_back(wayThroughTheJournal());
    return ways;
}

void complainAbout(std::filesystem::path const& file, clock::VectorOutcome const& example) {
    complain(file, fmt::format("line {}: {}: {}\n    expected  {}\n    shown     {}", example.line, example.id,
                               example.problem, example.expected, example.actual));
}

} // namespace

Outcome runClockExamples(std::filesystem::path const& file) {
    auto const text = bytesOf(file);
    if (!text) return Outcome::Unreadable;
    auto const outcomes = clock::runVectors(*text, allWays());
    if (outcomes.empty()) {
        complain(file, "there is no example in it");
        return Outcome::Unreadable;
    }
    auto const good = std::ranges::count_if(outcomes, &clock::VectorOutcome::ok);
    for (auto const& example : outcomes) {
        fmt::print("{} {}{}{}\n", example.ok ? "ok" : "FAIL", example.id, example.title.empty() ? "" : "  ",
                   example.title);
        if (!example.ok) complainAbout(file, example);
    }
    fmt::print("{} of {} examples hold\n", good, outcomes.size());
    return good == std::ssize(outcomes) ? Outcome::Good : Outcome::Damaged;
}

} // namespace flagfall::cli
