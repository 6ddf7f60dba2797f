// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <optional>
#include <queue>
#include <vector>

namespace flagfall::session {

/// What the clocks of an event will do by themselves, the earliest first: a heap with at most one live entry for each
/// running clock. Told which boards an act touched, it costs a few comparisons for each; nothing is ever searched.
///
/// Computed instants, not timers: whoever wakes late still finds the exact instant. Not thread-safe.
class Deadlines {
public:
    struct Due {
        clock::Instant at;
        RoundNumber round;
        BoardNumber board;
    };

    /// Of several desks at one event, the number of the one whose clocks these are; the others' are left alone.
    void lookAtClocksOf(int desk) { m_desk = desk; }
    /// Looks at every board; for a new event, and after acts were taken back.
    void rebuild(EventState const& state);
    /// Looks again at the boards an act touched.
    void update(EventState const& state, Touched const& touched);

    /// The earliest one; none when no clock will ever reach anything.
    [[nodiscard]] std::optional<clock::Instant> next();
    /// Takes out every board whose deadline has come by then, in order of time, round and board.
    [[nodiscard]] std::vector<Due> takeDue(clock::Instant until);

    [[nodiscard]] bool anyRunning() const { return m_running > 0; }

private:
    /// One board's present entry; older entries of the heap do not match its number any more.
    struct Mark {
        std::uint64_t entry = 0;
        bool running = false;
    };
    struct Entry {
        Due due;
        std::uint64_t number;
    };
    struct Later {
        [[nodiscard]] bool operator()(Entry const& a, Entry const& b) const;
    };

    void look(RoundNumber round, Board const& board);
    [[nodiscard]] Mark& markOf(RoundNumber round, BoardNumber board);
    [[nodiscard]] bool isStale(Entry const& entry);

    std::priority_queue<Entry, std::vector<Entry>, Later> m_heap;
    std::vector<std::vector<Mark>> m_marks; ///< by round, by board
    std::uint64_t m_entries = 0;
    int m_running = 0;
    int m_desk = 0;
};

} // namespace flagfall::session
