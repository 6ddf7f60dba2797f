// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rehearsal/performance.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <future>
#include <utility>

namespace flagfall::rehearsal {

using namespace session;
using namespace std::chrono_literals;

namespace {

constexpr clock::Span deskWaits = 50ms; ///< for presses that are under way, before it records a flag
constexpr auto longestWait = 10s;       ///< of the machine, for a disk

} // namespace

/// Keeps what the desk tells, on its thread, for the thread of the performance.
struct Performance::Listener final : Desk::Listener {
    void committed(std::vector<RecordedAct> const& acts, bool) override {
        {
            std::lock_guard const lock{m_mutex};
            m_told.insert(m_told.end(), acts.begin(), acts.end());
        }
        m_more.notify_all();
    }
    void gaveWay(Seq) override {} // there is no other desk
    void saving(std::optional<JournalProblem> problem) override { m_refuses = m_refuses || problem; }

    [[nodiscard]] std::vector<RecordedAct> take() {
        std::lock_guard const lock{m_mutex};
        return std::exchange(m_told, {});
    }
    void waitForMore() {
        std::unique_lock lock{m_mutex};
        m_more.wait_for(lock, longestWait, [this] { return !m_told.empty(); });
    }
    [[nodiscard]] bool refuses() const { return m_refuses; }

private:
    std::mutex m_mutex;
    std::condition_variable m_more;
    std::vector<RecordedAct> m_told; ///< and not taken
    std::atomic<bool> m_refuses{false};
};

Performance::Performance(Order order, Substitute::Manner manner)
    : m_hall(std::move(order)), m_arbiter(m_hall.order().seed + 2, std::move(manner)),
      m_listener(std::make_unique<Listener>()) {}

Performance::~Performance() = default;

Expected<std::unique_ptr<Performance>, OpenProblem> Performance::open(Order order, std::unique_ptr<Journal> journal,
                                                                      Substitute::Manner manner) {
    std::unique_ptr<Performance> performance{new Performance(std::move(order), std::move(manner))};
    auto desk = Desk::open(std::move(journal), performance->m_ticks, *performance->m_listener,
                           {.station = "Rehearsal", .person = {}}, "Flagfall rehearsal");
    if (!desk) return flagfall::refused(std::move(desk.error()));
    performance->m_desk = std::move(*desk);
    performance->m_history = performance->m_desk->takeOpened();
    return performance;
}

std::optional<Objection> Performance::does(Command command, Confirmation confirmation) {
    std::promise<std::optional<Objection>> answer;
    m_desk->submit(std::move(command), confirmation, m_desk->now(), [&answer](auto const& reply) {
        answer.set_value(reply ? std::nullopt : std::optional{reply.error()});
    });
    auto objection = answer.get_future().get();
    takeIn();
    return objection;
}

/// All at once: the desk decides them in order, and only the last answer is waited for.
void Performance::submit(std::vector<Command> commands) {
    if (commands.empty()) return;
    std::promise<void> done;
    std::vector<std::optional<Objection>> objections(commands.size());
    for (std::size_t at = 0; at < commands.size(); ++at)
        m_desk->submit(commands[at], Confirmation::NotAsked, m_desk->now(),
                       [&, at, last = at + 1 == commands.size()](auto const& reply) {
                           if (!reply) objections[at] = reply.error();
                           if (last) done.set_value();
                       });
    done.get_future().wait();
    for (std::size_t at = 0; at < commands.size(); ++at)
        if (objections[at]) m_refused.push_back({std::move(commands[at]), std::move(*objections[at]), now()});
    takeIn();
}

/// What the clocks have done meanwhile is recorded before anything else happens, and nothing else is under way then: so
/// the order of the acts, and the names of their commands, are the same in every run.
void Performance::settle() {
    if (!anyDeadlineOver()) return;
    m_desk->wake();
    m_listener->waitForMore();
    takeIn();
}

bool Performance::anyDeadlineOver() const {
    Round const* const round = state().currentRound();
    return round && std::ranges::any_of(round->boards, [this](Board const& board) {
               bool const runs = board.isUnderWay() && board.clock->phase == clock::Phase::Running;
               auto const deadline = runs ? clock::nextDeadline(*board.clock) : std::nullopt;
               return deadline && *deadline <= now() - deskWaits;
           });
}

void Performance::takeIn() {
    for (RecordedAct& act : m_listener->take()) m_failed = m_history.append(std::move(act)) || m_failed;
    m_failed = m_failed || m_listener->refuses();
}

bool Performance::step() {
    if (m_failed) return false;
    if (!m_begun) {
        m_begun = true;
        submit(m_hall.begin());
        return true;
    }
    auto [commands, voices] = m_hall.next(state(), now());
    bool acted = !commands.empty();
    submit(std::move(commands));
    for (Voice const& voice : voices) m_arbiter.hear(voice);
    auto decisions = m_arbiter.next(m_history, now());
    acted = acted || !decisions.empty();
    submit(std::move(decisions));
    if (acted || !voices.empty()) return true; // the others may have something to do about it at once
    std::optional<clock::Instant> next = m_hall.due();
    if (auto const arbiter = m_arbiter.due(); arbiter && (!next || *arbiter < *next)) next = arbiter;
    if (!next) return false;
    m_ticks.pass(std::max<clock::Span>(*next - now(), std::chrono::milliseconds{1}));
    settle();
    return true;
}

void Performance::play() {
    while (step()) {
    }
    close();
}

bool Performance::playUntil(std::function<bool()> const& come) {
    while (!come())
        if (!step()) return false;
    return true;
}

void Performance::close() { static_cast<void>(does(CloseDesk{}, Confirmation::Yes)); }

bool Performance::isOver() const {
    return static_cast<int>(state().rounds.size()) == m_hall.order().rounds &&
           std::ranges::all_of(state().rounds, [](Round const& round) { return round.missingResults() == 0; });
}

Score Performance::score() const { return scoreOf(m_history, voices(), Over::Yes); }

} // namespace flagfall::rehearsal
