// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/journal_way.h"

#include "app/session/decide/commands.h"
#include "app/session/desk/desk.h"
#include "app/session/journal/codec.h"
#include "app/storage/memory_journal.h"

namespace flagfall::cli {

namespace {

using namespace session;

constexpr RoundNumber round{1};
constexpr BoardNumber board{1};

EventDraft eventForTwo() {
    return {.name = "Examples",
            .place = "",
            .federation = "SVK",
            .begins = "2026-01-01",
            .ends = "2026-01-01",
            .chiefArbiter = "A. Arbiter",
            .edition = "E2023",
            .control = "3+2",
            .system = "BERGER_ROUNDROBIN",
            .rounds = 0,
            .tieBreaks = {}};
}

PlayerDraft playerNamed(std::string name) {
    return {.name = std::move(name), .federation = "", .title = "", .sex = "", .rating = "", .fideId = "", .birth = ""};
}

class ThroughTheJournal : public clock::Way {
public:
    [[nodiscard]] std::string_view name() const override { return "through the journal"; }

    void begin(std::shared_ptr<clock::Setting const> setting, std::size_t) override {
        m_journal.startFrom({});
        m_event = History{};
        m_setting = std::move(setting);
        decideOn(OpenEvent{eventForTwo()});
        decideOn(EnterPlayer{playerNamed("White")});
        decideOn(EnterPlayer{playerNamed("Black")});
        decideOn(PairRound{});
    }

    void apply(clock::Instant at, clock::Operation const& operation) override {
        record(ClocksOperated{round, {board}, operation, at, {}}, at);
    }

    clock::Reading readAt(clock::Instant at) override {
        Round const* const paired = m_event.state().round(round);
        Board const* const only = paired ? paired->board(board) : nullptr;
        return only && only->clock ? read(*only->clock, at) : clock::Reading{};
    }

private:
    void decideOn(Command const& command) {
        auto acts = decide(m_event, command, Confirmation::Yes, {});
        if (!acts) return;
        for (Act& act : *acts) {
            // The form knows only what people type; an example may say any control there is.
            if (auto* const opened = std::get_if<EventOpened>(&act)) {
                EventDetails details = *opened->details;
                details.control = m_setting;
                opened->details = std::move(details);
            }
            record(act, {});
        }
    }

    void record(Act const& act, clock::Instant at) {
        NewRow row = encode(act);
        row.at = at;
        static_cast<void>(m_journal.append(m_event.last(), std::span{&row, 1}).has_value());
        rebuild();
    }

    void rebuild() {
        auto const rows = m_journal.readAfter(Seq{});
        auto event = rows ? replay(*rows) : Expected<History, OpenProblem>{refused(OpenProblem{})};
        m_event = event ? std::move(*event) : History{};
    }

    storage::MemoryJournal m_journal;
    History m_event;
    std::shared_ptr<clock::Setting const> m_setting;
};

} // namespace

std::unique_ptr<clock::Way> wayThroughTheJournal() { return std::make_unique<ThroughTheJournal>(); }

} // namespace flagfall::cli
