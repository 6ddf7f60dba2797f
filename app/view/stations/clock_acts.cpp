// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/stations/clock_acts.h"

#include "app/view/common/desk_link.h"
#include "app/view/texts/refusal_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace flagfall::view {
namespace {

/// A stamp that may be wrong by more says nothing: that clock has slept.
constexpr clock::Span mostDoubt = std::chrono::seconds{1};

struct ClockActsText {
    Q_DECLARE_TR_FUNCTIONS(ClockActs)
};

session::DeviceStamp const* stampOf(session::Act const& act) {
    if (auto const* const operated = std::get_if<session::ClocksOperated>(&act))
        return operated->stamp ? &*operated->stamp : nullptr;
    auto const* const late = std::get_if<session::LateArrival>(&act);
    return late && late->stamp ? &*late->stamp : nullptr;
}

/// What became of the act with this stamp, which is among the newest.
session::RecordedAct const* recorded(session::History const& history, session::DeviceStamp const& stamp) {
    auto const& acts = history.acts();
    for (std::size_t at = acts.size(); at > 0; --at) {
        session::DeviceStamp const* const found = stampOf(acts[at - 1].act);
        if (found && *found == stamp) return &acts[at - 1];
    }
    return nullptr;
}

session::Command commandOf(ClockPage::Act const& act, BoardPlace place, session::DeviceStamp const& stamp) {
    if (act.what == ClockPage::Act::What::Pause) return session::PauseClocks{place.round, {place.board}, stamp};
    Colour const by = act.what == ClockPage::Act::What::White ? Colour::White : Colour::Black;
    return session::PressLever{place.round, place.board, by, {}, stamp};
}

/// What a press leads to if it counts: another one to move, or the clock running.
struct Turn {
    clock::Phase phase;
    Colour active;
    ByColour<int> moves;
    friend bool operator==(Turn const&, Turn const&) = default;
};
std::optional<Turn> turnOf(session::Board const* board) {
    if (!board || !board->clock) return std::nullopt;
    clock::Clock const& clock = *board->clock;
    return Turn{clock.phase, clock.active, {clock.sides.white.movesCompleted, clock.sides.black.movesCompleted}};
}

} // namespace

/// Acts of one clock that are on their way to the desk.
struct ClockActs::Bringing {
    session::Attendant attendant;
    ClockPage::Brought brought;
    Done done;
    std::size_t next = 0;
    Outcome outcome{};
};

void ClockActs::take(session::Attendant const& attendant, ClockPage::Brought brought, Done done) {
    constexpr std::size_t manyClocks = 10'000;
    if (m_clocks.size() > manyClocks) std::erase_if(m_clocks, [](auto const& one) { return !one.second.busy; });
    auto const [known, isNew] = m_clocks.try_emplace(brought.device);
    if (isNew) known->second.taken = takenOnRecord(brought.device);
    if (known->second.busy) return done({.taken = known->second.taken, .later = true});
    known->second.busy = true;
    takeNext(std::make_shared<Bringing>(Bringing{attendant, std::move(brought), std::move(done)}));
}

int ClockActs::taken(std::string const& device) const {
    auto const known = m_clocks.find(device);
    return known == m_clocks.end() ? 0 : known->second.taken;
}

int ClockActs::takenOnRecord(std::string const& device) const {
    int newest = 0;
    for (session::RecordedAct const& act : m_desk.history().acts())
        if (session::DeviceStamp const* const stamp = stampOf(act.act); stamp && stamp->device == device)
            newest = std::max(newest, stamp->number);
    return newest;
}

void ClockActs::takeNext(std::shared_ptr<Bringing> const& bringing) {
    auto& [attendant, brought, done, next, outcome] = *bringing;
    auto const known = m_clocks.find(brought.device);
    if (known == m_clocks.end()) return done({.later = true}); // the event was closed meanwhile
    while (next < brought.acts.size() && brought.acts[next].number <= known->second.taken) ++next;
    outcome.taken = known->second.taken;
    if (next == brought.acts.size() || outcome.later) {
        known->second.busy = false;
        return done(outcome);
    }
    ClockPage::Act const& act = brought.acts[next];
    session::DeviceStamp const stamp{brought.device, act.number, act.doubt};
    auto const before = turnOf(m_desk.board(brought.place));
    // Nothing has happened yet that is to come, and nothing before what that clock has brought already.
    clock::Instant const present = m_desk.now();
    bool const doubtful = act.doubt > mostDoubt;
    clock::Instant const at = doubtful ? present : std::max(known->second.last, std::min(act.at, present));
    known->second.last = at;
    auto const answered = [this, bringing, stamp, before, doubtful](Expected<Seq, session::Objection> const& answer) {
        if (!answer) {
            auto const* const refusal = answer.error().refusal();
            bool const later =
                refusal && (refusal->why == session::Why::Storage || refusal->why == session::Why::NotOpened);
            bringing->outcome.later = later;
            if (!later) takeOutcome(*bringing, false, objectionText(answer.error(), m_desk.state()));
        } else {
            session::RecordedAct const* const done = recorded(m_desk.history(), stamp);
            bool const late = done && std::holds_alternative<session::LateArrival>(done->act);
            bool const changed = turnOf(m_desk.board(bringing->brought.place)) != before;
            takeOutcome(
                *bringing, changed && !late && !doubtful,
                late ? ClockActsText::tr("The clock at the desk had gone on by then.")
                : changed
                    ? ClockActsText::tr("Nobody knows when it was pressed: it counts from when the desk heard of it.")
                    : ClockActsText::tr("The clock at the desk did not run, or it was not that player's move."));
        }
        takeNext(bringing);
    };
    m_desk.submitFor(attendant, commandOf(act, brought.place, stamp), at, answered);
}

void ClockActs::takeOutcome(Bringing& bringing, bool asThere, QString const& why) {
    ClockPage::Act const& act = bringing.brought.acts[bringing.next];
    if (act.counted && !asThere) {
        ++bringing.outcome.differ;
        bringing.outcome.why = why;
    }
    if (auto const known = m_clocks.find(bringing.brought.device); known != m_clocks.end())
        known->second.taken = act.number;
}

} // namespace flagfall::view
