// SPDX-License-Identifier: GPL-3.0-or-later
//
// A desk at an event in a database that plays by itself until it is killed: `desk_child ADDRESS FOLDER-OF-KEYS SEED`.
// It starts, presses, pauses and resumes clocks of its own, decides about those that a crash has stopped, and enters
// results. Each act that is saved is said with its number. `take` on the standard input takes the clocks of the other
// desks over; its end closes the desk, which says what it knows of the whole event first.
#include "app/equipment/machine_ticks.h"
#include "app/session/desk/desk.h"
#include "app/storage/key_folder.h"
#include "app/storage/postgres_journal.h"
#include "tests/storage/postgres/told_acts.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <future>
#include <random>
#include <string>
#include <thread>

#include <unistd.h>

namespace {

using namespace std::chrono_literals;
using namespace flagfall;
using namespace flagfall::session;
using storage::PostgresJournal;

/// One write for each, so that a kill leaves whole lines.
void say(char const* what, Seq seq, std::uint64_t number) {
    char line[80];
    int const size = std::snprintf(line, sizeof line, "%s %lld %llu\n", what, static_cast<long long>(seq.value()),
                                   static_cast<unsigned long long>(number));
    if (write(STDOUT_FILENO, line, static_cast<std::size_t>(size)) != size) _exit(3);
}

std::uint64_t saying(RecordedAct const& act) { return storage::test::saying(encode(act)); }

class Window final : public Desk::Listener {
public:
    void committed(std::vector<RecordedAct> const& acts, bool unsaved) override {
        std::lock_guard const lock{m_mutex};
        for (RecordedAct const& act : acts) {
            if (act.seq > m_history.last() && m_history.append(act)) _exit(5);
            if (!unsaved) say("saved", act.seq, saying(act));
        }
    }
    void gaveWay(Seq to) override {
        std::lock_guard const lock{m_mutex};
        m_history.truncate(to);
    }
    void saving(std::optional<JournalProblem> problem) override { m_away = problem.has_value(); }

    void startFrom(History history) {
        std::lock_guard const lock{m_mutex};
        m_history = std::move(history);
    }
    [[nodiscard]] Board board(int number) const {
        std::lock_guard const lock{m_mutex};
        return *m_history.state().rounds.front().board(BoardNumber{number});
    }
    [[nodiscard]] int boards() const {
        std::lock_guard const lock{m_mutex};
        return static_cast<int>(m_history.state().rounds.front().boards.size());
    }
    void sayAll() const {
        std::lock_guard const lock{m_mutex};
        std::uint64_t sum = 0;
        for (RecordedAct const& act : m_history.acts()) sum = sum * 31 + saying(act);
        say("all", m_history.last(), sum);
    }
    [[nodiscard]] bool isAway() const { return m_away; }

private:
    mutable std::mutex m_mutex;
    History m_history;
    std::atomic<bool> m_away = false;
};

class Hand {
public:
    Hand(Desk& desk, Window& window, unsigned seed) : m_desk(desk), m_window(window), m_random(seed) {}

    void plays() {
        int const boards = m_window.boards();
        int const number = 1 + roll(boards);
        int const here = m_desk.numberAmongDesks();
        Board const board = m_window.board(number);
        bool const mine = board.desk == here || (board.desk == 0 && number % 2 == here % 2);
        if (!mine || board.result) return;
        RoundNumber const round{1};
        std::vector<BoardNumber> const one{BoardNumber{number}};
        switch (board.recovery ? clock::Phase::Ready : board.clock->phase) {
        case clock::Phase::Ready:
            if (board.recovery)
                does(RecoverClocks{round, one, RecoveryPolicy::LastHeartbeat});
            else
                does(StartClocks{round, one});
            break;
        case clock::Phase::Paused: does(ResumeClocks{round, one}); break;
        case clock::Phase::Running:
            if (int const what = roll(40); what == 0)
                does(PauseClocks{round, one});
            else if (what == 1 && number > boards / 2)
                does(EnterResult{round, one.front(), Result::Draw});
            else
                does(PressLever{round, one.front(), board.clock->active});
            break;
        case clock::Phase::Frozen: break;
        }
    }
    void takesOver() { does(TakeOverClocks{}); }

private:
    int roll(int sides) { return std::uniform_int_distribution{0, sides - 1}(m_random); }
    void does(Command command) {
        std::promise<void> answered;
        m_desk.submit(std::move(command), Confirmation::Yes, m_desk.now(), [&](auto const&) { answered.set_value(); });
        answered.get_future().wait();
    }

    Desk& m_desk;
    Window& m_window;
    std::mt19937 m_random;
};

std::unique_ptr<Desk> opened(char const* where, char const* keys, Ticks const& ticks, Window& window) {
    auto const address = storage::PostgresAddress::read(where);
    while (address) {
        if (auto journal = PostgresJournal::open(*address, storage::Access::ReadWrite)) {
            (*journal)->be({.answer = 1s, .connection = 500ms});
            (*journal)->keepKeysIn(std::make_shared<storage::KeyFolder>(keys));
            auto desk = Desk::open(std::move(*journal), ticks, window, {"Desk %1", "A. Arbiter"}, "desk_child");
            if (desk) return std::move(*desk);
            if (desk.error().fold || desk.error().decode) return nullptr;
        }
        std::this_thread::sleep_for(20ms);
    }
    return nullptr;
}

} // namespace

int main(int count, char** words) {
    if (count != 4) return 2;
    equipment::MachineTicks const ticks;
    Window window;
    auto desk = opened(words[1], words[2], ticks, window);
    if (!desk) return 4;
    window.startFrom(desk->takeOpened());
    say("open", Seq{desk->numberAmongDesks()}, 0);
    std::atomic<bool> ended = false;
    std::atomic<bool> takes = false;
    std::thread listening([&] {
        char some[64];
        while (auto const size = read(STDIN_FILENO, some, sizeof some)) {
            if (size < 0) break;
            takes = true;
        }
        ended = true;
    });
    Hand hand(*desk, window, static_cast<unsigned>(std::atoi(words[3])));
    while (!ended) {
        if (takes.exchange(false)) hand.takesOver();
        hand.plays();
        std::this_thread::sleep_for(1ms);
    }
    listening.join();
    while (window.isAway()) std::this_thread::sleep_for(10ms);
    desk.reset();
    window.sayAll();
    return 0;
}
