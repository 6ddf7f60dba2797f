// SPDX-License-Identifier: GPL-3.0-or-later
//
// Plays on its own at a journal until it is killed: `crash_child FILE`. Prints the number of every act it was told is
// safe, so that whoever kills it can see that nothing of it is missing.
#include "app/equipment/machine_ticks.h"
#include "app/session/desk/desk.h"
#include "app/storage/sqlite_journal.h"

#include <cstdio>
#include <future>

namespace {

using namespace flagfall;
using namespace flagfall::session;

struct Silent final : Desk::Listener {
    void committed(std::vector<RecordedAct> const&, bool) override {}
    void gaveWay(Seq) override {}
    void saving(std::optional<JournalProblem>) override {}
};

class Child {
public:
    explicit Child(Desk& desk) : m_desk(desk) {}

    /// Submits, waits for the answer, and says which act is safe now.
    bool does(Command command, Confirmation confirmation = Confirmation::Yes) {
        std::promise<Expected<Seq, Objection>> promise;
        auto answer = promise.get_future();
        m_desk.submit(std::move(command), confirmation, m_desk.now(),
                      [&](auto result) { promise.set_value(std::move(result)); });
        auto const result = answer.get();
        if (!result) return false;
        std::printf("safe %lld\n", static_cast<long long>(result->value()));
        std::fflush(stdout);
        return true;
    }

private:
    Desk& m_desk;
};

constexpr int players = 8;

/// Goes on where a kill has interrupted it.
void prepare(Child& child, EventState const& state) {
    if (!state.opened())
        child.does(OpenEvent{{.name = "Crash",
                              .place = "",
                              .federation = "",
                              .begins = "",
                              .ends = "",
                              .chiefArbiter = "",
                              .edition = "E2023",
                              .control = "90+30",
                              .system = "BERGER_ROUNDROBIN",
                              .rounds = 0,
                              .tieBreaks = {}}});
    for (auto i = state.players.size(); i < players && state.rounds.empty(); ++i)
        child.does(EnterPlayer{{.name = "Player " + std::to_string(i),
                                .federation = "",
                                .title = "",
                                .sex = "",
                                .rating = "",
                                .fideId = "",
                                .birth = ""}});
    if (state.rounds.empty()) child.does(PairRound{});
}

void play(Child& child) {
    child.does(RecoverClocks{RoundNumber{1}, {}, RecoveryPolicy::LastHeartbeat});
    child.does(ResumeClocks{RoundNumber{1}, {}});
    child.does(StartClocks{RoundNumber{1}, {}}); // those a kill came before
    for (int turn = 0;; ++turn) {
        BoardNumber const board{turn % (players / 2) + 1};
        child.does(PressLever{RoundNumber{1}, board, turn / (players / 2) % 2 == 0 ? Colour::White : Colour::Black});
        if (turn % 7 == 0)
            child.does(EnterResult{RoundNumber{1}, board, Result::Draw}) && child.does(Undo{}) &&
                child.does(ResumeClocks{RoundNumber{1}, {}});
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) return 2;
    std::filesystem::path const file = argv[1];
    bool const isNew = !std::filesystem::exists(file);
    auto journal =
        isNew ? storage::SqliteJournal::create(file) : storage::SqliteJournal::open(file, storage::Access::ReadWrite);
    if (!journal) return 3;
    equipment::MachineTicks const ticks;
    Silent listener;
    auto desk = Desk::open(std::move(*journal), ticks, listener, {"child"}, "crash_child");
    if (!desk) return 4;
    Child child{**desk};
    prepare(child, EventState{(*desk)->takeOpened().state()});
    play(child);
}
