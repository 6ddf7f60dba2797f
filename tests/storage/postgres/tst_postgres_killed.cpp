// SPDX-License-Identifier: GPL-3.0-or-later
// Many hands: three desks play at one event while desks and the server are killed at any moment and cables are pulled.
// The short form; scripts/faults has the long one.
#include "tests/storage/postgres/postgres_fixtures.h"
#include "tests/storage/postgres/relay.h"
#include "tests/storage/postgres/told_acts.h"
#include "tests/support/big_hall.h"

#include "app/session/desk/desk.h"
#include "app/storage/conversion.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <map>
#include <memory>
#include <mutex>
#include <random>
#include <sstream>
#include <thread>
#include <utility>

#include <sys/wait.h>

namespace flagfall::storage::test {
namespace {

using namespace std::chrono_literals;
using namespace flagfall::session;

/// A desk in a program of its own, at a computer that keeps its keys, with its cable to the server.
class DeskProgram {
public:
    DeskProgram(PostgresServer const& server, std::string event) : m_relay(server.socketFolder()), m_event(event) {}
    ~DeskProgram() { kill(); }

    void start(int seed) {
        int in[2] = {};
        int out[2] = {};
        if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
        std::string const address =
            "postgresql:///postgres?host=" + m_relay.folder().string() + "&user=postgres&event=" + m_event;
        std::string const number = std::to_string(seed);
        m_pid = fork();
        if (m_pid == 0) {
            dup2(in[0], STDIN_FILENO);
            dup2(out[1], STDOUT_FILENO);
            execl(FLAGFALL_DESK_CHILD, FLAGFALL_DESK_CHILD, address.c_str(), m_keys.path().c_str(), number.c_str(),
                  nullptr);
            _exit(127);
        }
        close(in[0]);
        close(out[1]);
        m_in = in[1];
        m_listening = std::thread([this, from = out[0]] { listen(from); });
    }
    void kill() {
        if (m_pid <= 0) return;
        ::kill(m_pid, SIGKILL);
        end();
    }
    /// In order; what it said last of the whole event: up to which act, and what that comes to.
    std::pair<std::int64_t, std::uint64_t> finish() {
        close(std::exchange(m_in, -1));
        EXPECT_EQ(end(), 0);
        return m_all;
    }
    void takeOver() const { EXPECT_EQ(::write(m_in, "take\n", 5), 5); }

    [[nodiscard]] bool isRunning() const { return m_pid > 0; }
    [[nodiscard]] Relay& cable() { return m_relay; }
    /// What it was told is saved, by the number of the act.
    [[nodiscard]] std::map<std::int64_t, std::uint64_t> saved() const {
        std::lock_guard const lock{m_mutex};
        return m_saved;
    }

private:
    int end() {
        if (m_in >= 0) close(std::exchange(m_in, -1));
        int status = -1;
        waitpid(std::exchange(m_pid, 0), &status, 0);
        m_listening.join();
        return status;
    }
    /// Only whole lines count.
    void listen(int from) {
        std::string said;
        char some[4096];
        for (ssize_t size = 0; (size = read(from, some, sizeof some)) > 0;) {
            said.append(some, static_cast<std::size_t>(size));
            for (auto end = said.find('\n'); end != std::string::npos; end = said.find('\n')) {
                understand(said.substr(0, end));
                said.erase(0, end + 1);
            }
        }
        close(from);
    }
    void understand(std::string const& line) {
        std::istringstream words(line);
        std::string what;
        std::int64_t seq = 0;
        std::uint64_t number = 0;
        words >> what >> seq >> number;
        std::lock_guard const lock{m_mutex};
        if (what == "saved") m_saved[seq] = number;
        if (what == "all") m_all = {seq, number};
    }

    flagfall::test::TempFolder m_keys;
    Relay m_relay;
    std::string m_event;
    pid_t m_pid = 0;
    int m_in = -1;
    std::thread m_listening;
    mutable std::mutex m_mutex;
    std::map<std::int64_t, std::uint64_t> m_saved;
    std::pair<std::int64_t, std::uint64_t> m_all{};
};

/// A chess clock as a child would work it out from the acts alone: a long time, an increment, and nobody's flag falls.
struct Counted {
    static constexpr clock::Span increment = 30s;
    clock::Phase phase = clock::Phase::Ready;
    Colour active = Colour::White;
    clock::Instant since{};
    ByColour<clock::Span> left{90min + increment, 90min + increment};
    ByColour<int> moves{};
    int desk = 0;

    void charge(clock::Instant until) {
        clock::Instant const to = std::max(until, since);
        left[active] -= to - since;
        since = to;
    }
    void stop(clock::Instant at) {
        if (phase != clock::Phase::Running) return;
        charge(at);
        phase = clock::Phase::Paused;
    }
    void press(Colour by, clock::Instant at) {
        if (phase != clock::Phase::Running || by != active) return;
        charge(at);
        left[by] += increment;
        ++moves[by];
        active = opponent(by);
    }
    void start(clock::Instant at) {
        phase = clock::Phase::Running;
        since = std::max(at, since);
    }
};

class CountedHall {
public:
    explicit CountedHall(std::size_t boards) : m_clocks(boards) {}

    void take(RecordedAct const& act) {
        if (auto const* const one = std::get_if<ClocksOperated>(&act.act)) operate(*one, act);
        if (auto const* const one = std::get_if<ClocksTaken>(&act.act)) {
            for (BoardNumber const board : one->boards) {
                Counted& clock = of(board);
                if (clock.desk != one->desk) clock.stop(one->lastBeat.value_or(clock.since));
                clock.desk = one->desk;
            }
        }
        if (auto const* const one = std::get_if<DeskOpened>(&act.act))
            for (Counted& clock : m_clocks)
                if (clock.desk == 0 || clock.desk == one->desk) clock.stop(one->lastBeat.value_or(clock.since));
        if (auto const* const one = std::get_if<DeskClosed>(&act.act))
            for (Counted& clock : m_clocks)
                if (clock.desk == one->desk) clock.desk = 0;
        EXPECT_FALSE(std::holds_alternative<ClockReported>(act.act)) << "nobody's flag falls in 90 minutes";
    }
    void expectToBe(std::vector<Board> const& boards) const {
        for (Board const& board : boards) {
            Counted const& counted = m_clocks[static_cast<std::size_t>(board.number.value()) - 1];
            EXPECT_EQ(board.clock->phase, counted.phase) << board.number.value();
            EXPECT_EQ(board.desk, counted.desk) << board.number.value();
            for (Colour const colour : bothColours) {
                EXPECT_EQ(board.clock->sides[colour].main, counted.left[colour]) << board.number.value();
                EXPECT_EQ(board.clock->sides[colour].movesCompleted, counted.moves[colour]) << board.number.value();
            }
        }
    }
    [[nodiscard]] int presses() const {
        int all = 0;
        for (Counted const& clock : m_clocks) all += clock.moves.white + clock.moves.black;
        return all;
    }

private:
    Counted& of(BoardNumber board) { return m_clocks[static_cast<std::size_t>(board.value()) - 1]; }
    void operate(ClocksOperated const& one, RecordedAct const& act) {
        for (BoardNumber const board : one.boards) {
            Counted& clock = of(board);
            bool const isMine = act.origin.station.text() == "Desk " + std::to_string(clock.desk);
            EXPECT_TRUE(one.reason != pausedClosed || isMine) << act.seq.value();
            if (auto const* const press = std::get_if<clock::Press>(&one.operation)) clock.press(press->by, one.at);
            if (std::holds_alternative<clock::Pause>(one.operation)) clock.stop(one.at);
            if (std::holds_alternative<clock::Start>(one.operation) ||
                std::holds_alternative<clock::Resume>(one.operation))
                clock.start(one.at);
            if (clock.desk == 0 && clock.phase == clock::Phase::Running) clock.desk = one.desk;
        }
    }
    std::vector<Counted> m_clocks;
};

class ManyHands : public testing::Test {
protected:
    static constexpr int boards = 24;
    PostgresServer server;
    PostgresAddress address = addressOf(server.event("e"));
    std::vector<std::unique_ptr<DeskProgram>> desks;
    std::mt19937 random{20261128};
    int seeds = 0;

    ManyHands() {
        signal(SIGPIPE, SIG_IGN); // a desk that has died is written to
        auto const made = PostgresJournal::create(address).value();
        EXPECT_TRUE(appendAll(*made, BigHall(boards, "90+30").journal()->readAfter(Seq{0}).value()));
        for (int desk = 0; desk < 3; ++desk) {
            desks.push_back(std::make_unique<DeskProgram>(server, "e"));
            desks.back()->start(++seeds);
        }
    }
    int roll(int from, int to) { return std::uniform_int_distribution{from, to}(random); }
    void waits(int from, int to) { std::this_thread::sleep_for(std::chrono::milliseconds(roll(from, to))); }
    DeskProgram& any() { return *desks[static_cast<std::size_t>(roll(0, 2))]; }
    DeskProgram& next(DeskProgram const& to) {
        auto const at = std::ranges::find_if(desks, [&](auto const& one) { return one.get() == &to; });
        return **(at + 1 == desks.end() ? desks.begin() : at + 1);
    }

    void trouble(int which) {
        DeskProgram& one = any();
        switch (which) {
        case 0: one.kill(); break;
        case 1: // and another one takes its clocks over before it is back
            one.kill();
            waits(0, 50);
            next(one).takeOver();
            waits(0, 300);
            break;
        case 2: server.die(); break;
        case 3: server.stop(SIGQUIT); break;
        case 4: // the other one takes over what this one still runs
            one.cable().pull();
            waits(20, 200);
            next(one).takeOver();
            waits(20, 1500);
            one.cable().breakAll();
            break;
        case 5:
            one.cable().pull();
            waits(20, 1500);
            break;
        case 6: one.cable().breakAll(); break;
        default: break;
        }
        waits(0, 40);
        if (which == 2 || which == 3) server.start();
        one.cable().plugIn();
        if (!one.isRunning()) one.start(++seeds);
    }

    void expectNothingLost() {
        std::vector<std::pair<std::int64_t, std::uint64_t>> told;
        for (auto const& desk : desks) told.push_back(desk->finish());
        auto const journal = PostgresJournal::open(address, Access::ReadOnly).value();
        EXPECT_FALSE(journal->verify().problem);
        EXPECT_FALSE(journal->signatures().value().problem);
        auto const rows = journal->readAfter(Seq{0}).value();
        std::vector<std::uint64_t> sums{0};
        std::vector<std::uint64_t> sayings;
        for (Row const& row : rows) {
            sayings.push_back(saying(row));
            sums.push_back(sums.back() * 31 + sayings.back());
        }
        for (auto const& [last, sum] : told) {
            ASSERT_GT(last, 0) << "it has not said what it knows";
            ASSERT_LT(static_cast<std::size_t>(last), sums.size());
            EXPECT_EQ(sum, sums[static_cast<std::size_t>(last)]) << "another journal up to " << last;
        }
        std::size_t saved = 0;
        for (auto const& desk : desks)
            for (auto const& [seq, what] : desk->saved()) {
                ++saved;
                ASSERT_LE(seq, std::ssize(rows)) << "an act that was called saved is missing";
                EXPECT_EQ(sayings[static_cast<std::size_t>(seq) - 1], what) << seq;
            }
        auto const history = replay(rows).value();
        CountedHall hall(boards);
        int taken = 0;
        int late = 0;
        for (RecordedAct const& act : history.acts()) {
            hall.take(act);
            taken += int{std::holds_alternative<ClocksTaken>(act.act)};
            late += int{std::holds_alternative<LateArrival>(act.act)};
        }
        hall.expectToBe(history.state().rounds.front().boards);
        EXPECT_GT(hall.presses(), 20);
        std::printf("%zu acts, %d presses counted, %zu times an act was called saved, clocks taken over %d times, %d "
                    "presses late: no act lost, every clock as its presses say, the desks tell the same\n",
                    rows.size(), hall.presses(), saved, taken, late);
    }
};

TEST_F(ManyHands, LoseNothingHoweverTheyAreKilledAndCutOff) {
    int const troubles = times(7, 50);
    std::array<int, 7> had{};
    for (int n = 0; n < troubles; ++n) {
        waits(50, 600);
        int const which = troubles < 20 ? n % 7 : roll(0, 6);
        ++had[static_cast<std::size_t>(which)];
        trouble(which);
    }
    waits(500, 1000);
    std::printf("%d desks killed, %d servers, %d cables\n", had[0] + had[1], had[2] + had[3], had[4] + had[5] + had[6]);
    expectNothingLost();
}

} // namespace
} // namespace flagfall::storage::test
