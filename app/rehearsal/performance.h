// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rehearsal/hall.h"
#include "app/rehearsal/rehearsal_ticks.h"
#include "app/rehearsal/score.h"
#include "app/rehearsal/substitute.h"
#include "app/session/desk/desk.h"

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace flagfall::rehearsal {

/// A rehearsal that plays by itself: the hall and the substitute at a desk of their own, as fast as the machine can.
/// Nothing waits: time jumps to the next moment at which somebody does something.
///
///     auto played = Performance::open(order, std::make_unique<MemoryJournal>(), {});
///     (*played)->play();
///     int const points = (*played)->score().points;
///
/// The same order and manner give the same journal, byte for byte. For one thread at a time; the desk has its own.
class Performance {
public:
    /// The order has no faults. The journal is empty.
    [[nodiscard]] static Expected<std::unique_ptr<Performance>, session::OpenProblem>
    open(Order order, std::unique_ptr<session::Journal> journal, Substitute::Manner manner);
    ~Performance();
    Performance(Performance const&) = delete;
    Performance& operator=(Performance const&) = delete;

    /// To the next moment at which somebody does something. False: nobody has anything left to do.
    bool step();
    /// Until nobody has, and then closes the desk in order.
    void play();
    /// Until it has come true; false where it never does. It is looked at after every step.
    bool playUntil(std::function<bool()> const& come);
    void close();

    /// Somebody else does something now. The objection, where there was one; it is not among the refused ones.
    std::optional<session::Objection> does(session::Command command,
                                           session::Confirmation confirmation = session::Confirmation::NotAsked);

    /// Every round has been played, and no result is missing.
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] session::History const& history() const { return m_history; }
    [[nodiscard]] session::EventState const& state() const { return m_history.state(); }
    [[nodiscard]] std::vector<Voice> const& voices() const { return m_hall.voices(); }
    [[nodiscard]] clock::Instant now() const { return m_desk->now(); }
    [[nodiscard]] Score score() const;

    /// A command that was not carried out, of the hall or of the substitute.
    struct Refused {
        session::Command command;
        session::Objection objection;
        clock::Instant at;
    };
    [[nodiscard]] std::vector<Refused> const& refused() const { return m_refused; }
    /// The disk or the history failed.
    [[nodiscard]] bool failed() const { return m_failed; }

private:
    struct Listener;
    Performance(Order order, Substitute::Manner manner);
    void submit(std::vector<session::Command> commands);
    void settle();
    [[nodiscard]] bool anyDeadlineOver() const;
    void takeIn();

    RehearsalTicks m_ticks;
    Hall m_hall;
    Substitute m_arbiter;
    std::unique_ptr<Listener> m_listener;
    session::History m_history;
    std::vector<Refused> m_refused;
    bool m_begun = false;
    bool m_failed = false;
    std::unique_ptr<session::Desk> m_desk; ///< last: it goes before what it tells
};

} // namespace flagfall::rehearsal
