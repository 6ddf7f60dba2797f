// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rehearse_command.h"

#include "app/rehearsal/performance.h"
#include "app/storage/conversion.h"
#include "app/storage/memory_journal.h"
#include "app/storage/sqlite_journal.h"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <system_error>

namespace flagfall::cli {
namespace {

using rehearsal::KindTotals, rehearsal::Order, rehearsal::OrderFault, rehearsal::Totals;

void complainOf(OrderFault fault, Order const& order) {
    auto const say = [](std::string const& option, std::string const& what) { complain(option, what); };
    switch (fault) {
    case OrderFault::Players:
        return say(fmt::format("--players {}", order.players),
                   fmt::format("{} to {}", rehearsal::fewestPlayers, rehearsal::mostPlayers));
    case OrderFault::Rounds:
        return say(fmt::format("--rounds {}", order.rounds),
                   fmt::format("{} players have no more than {}", order.players, order.players / 2));
    case OrderFault::Control: return say("--control " + order.control, "not a time control; 90+30 is one");
    case OrderFault::Edition: return say("--edition " + order.edition, "not an edition of the Laws; E2023 is one");
    case OrderFault::Troubles: return say(fmt::format("--troubles {}", order.troubles), "less than none");
    case OrderFault::Kinds: return say("--kinds", "troubles are " + troubleWords());
    case OrderFault::Thinking:
        return say(fmt::format("--thinking {}", order.thinking),
                   fmt::format("{} to {}", rehearsal::quickestThinking, rehearsal::slowestThinking));
    }
}

/// The order with its kinds; none where a word is not known, which has been said.
std::optional<Order> orderOf(RehearseQuestion const& question) {
    Order order = question.order;
    for (std::string const& word : question.kinds) {
        auto const kind = rehearsal::kindFromWord(word);
        if (!kind || !rehearsal::isTrouble(*kind)) {
            complain("--kinds " + word, "not one of " + troubleWords());
            return std::nullopt;
        }
        order.kinds.push_back(*kind);
    }
    auto const faults = rehearsal::faultsOf(order);
    for (OrderFault const fault : faults) complainOf(fault, order);
    return faults.empty() ? std::optional{order} : std::nullopt;
}

std::string minutesText(std::optional<clock::Span> span) {
    if (!span) return "-";
    auto const seconds = std::chrono::duration_cast<std::chrono::seconds>(*span).count();
    return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

void printTotals(std::string_view name, Totals const& totals) {
    fmt::print("{:<20} {:>6} {:>6} {:>6} {:>6} {:>6} {:>7} {:>8}\n", name, totals.voices(),
               totals.of(rehearsal::Outcome::Right), totals.of(rehearsal::Outcome::OwnDecision),
               totals.of(rehearsal::Outcome::Wrong), totals.of(rehearsal::Outcome::Missed), minutesText(totals.median),
               minutesText(totals.longest));
}

void printScore(rehearsal::Score const& score) {
    fmt::print("{:<20} {:>6} {:>6} {:>6} {:>6} {:>6} {:>7} {:>8}\n", "", "told", "right", "own", "wrong", "missed",
               "median", "longest");
    for (KindTotals const& row : score.kinds) printTotals(rehearsal::kindWord(row.kind), row.totals);
    printTotals("in all", score.inAll);
    fmt::print("results that nobody reported: {}\npoints: {} of 100\n", score.unreported.size(), score.points);
}

storage::SqliteJournal::Or<void> writeEvent(std::filesystem::path const& target,
                                            std::vector<session::Row> const& rows) {
    return storage::SqliteJournal::createWhole(
        target, [&rows](storage::SqliteJournal& file) { return storage::appendAll(file, rows); });
}

} // namespace

std::string troubleWords() {
    std::string words;
    for (rehearsal::Kind const kind : rehearsal::allKinds)
        if (rehearsal::isTrouble(kind)) words += (words.empty() ? "" : ", ") + std::string{rehearsal::kindWord(kind)};
    return words;
}

Outcome rehearse(RehearseQuestion const& question) {
    auto const order = orderOf(question);
    if (!order) return Outcome::Unreadable;
    std::error_code error;
    if (std::filesystem::exists(std::filesystem::symlink_status(question.target, error))) {
        complain(question.target, "the file already exists");
        return Outcome::Unreadable;
    }
    auto memory = std::make_unique<storage::MemoryJournal>();
    storage::MemoryJournal const& journal = *memory;
    auto const performance = rehearsal::Performance::open(*order, std::move(memory), {});
    if (!performance) {
        complain(question.target, "the rehearsal cannot be begun");
        return Outcome::Unreadable;
    }
    (*performance)->play();
    if (auto const written = writeEvent(question.target, journal.rows()); !written) {
        complain(written.error());
        return Outcome::Unreadable;
    }
    rehearsal::Score const score = (*performance)->score();
    fmt::print("{}: {} players, {} rounds, {} entries\n", question.target.string(), order->players, order->rounds,
               (*performance)->history().acts().size());
    printScore(score);
    bool const allDone = (*performance)->isOver() && (*performance)->refused().empty();
    if (!allDone) complain(question.target, "the event has not come to its end");
    return allDone ? Outcome::Good : Outcome::Damaged;
}

} // namespace flagfall::cli
