// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rehearsal/chance.h"
#include "app/rehearsal/voice.h"
#include "app/session/decide/commands.h"

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace flagfall::rehearsal {

/// An arbiter of our own, for demonstrations and tests: begins the rounds, goes where he is called, rules as the Laws
/// propose, enters results, watches flags and the default time, starts the clocks again and pairs the next round. After
/// a human delay, and always rightly; what he is told to overlook he leaves as it is.
///
/// Seeded, and told the time, like the hall. For one thread at a time.
class Substitute {
public:
    struct Manner {
        clock::Span quickest = std::chrono::seconds{8};
        clock::Span slowest = std::chrono::seconds{50};
        std::set<Kind> overlooks{};
    };
    explicit Substitute(std::uint64_t seed) : Substitute(seed, Manner{}) {}
    Substitute(std::uint64_t seed, Manner manner) : m_chance(seed), m_manner(std::move(manner)) {}

    /// Something has happened in the hall; he will deal with it.
    void hear(Voice const& voice);

    /// What he does by now, in order. Each of them stands by itself: a `Together` is one.
    [[nodiscard]] std::vector<session::Command> next(session::History const& history, clock::Instant now);
    /// When he will do something, as far as he knows; none: he waits for the hall.
    [[nodiscard]] std::optional<clock::Instant> due() const;

private:
    struct Errand {
        Voice voice;
        clock::Instant at;
    };
    void see(session::History const& history, Voice const& voice, clock::Instant now,
             std::vector<session::Command>& commands) const;
    void rounds(session::EventState const& state, clock::Instant now, std::vector<session::Command>& commands);
    [[nodiscard]] bool isTime(clock::Instant now);

    Chance m_chance;
    Manner m_manner;
    std::vector<Errand> m_errands{};
    std::optional<clock::Instant> m_roundStep{}; ///< when the round that waits is begun, or the next one paired
};

} // namespace flagfall::rehearsal
