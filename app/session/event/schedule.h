// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/date.h"
#include "arbiter/terms/expected.h"
#include "arbiter/terms/ids.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flagfall::session {

/// A minute by the calendar and the clock of the place; no time zone.
struct LocalMinute {
    Date day{};
    int minute = 0; ///< of the day, from 0
    friend auto operator<=>(LocalMinute const&, LocalMinute const&) = default;
};

/// Reads `2026-11-24 10:00`; nullopt if there is no such minute.
[[nodiscard]] std::optional<LocalMinute> parseLocalMinute(std::string_view text);
[[nodiscard]] std::string isoMinute(LocalMinute const& at);
/// From the first to the second; negative where the second comes before.
[[nodiscard]] std::chrono::minutes minutesBetween(LocalMinute const& from, LocalMinute const& to);

/// A session of play as announced (Guidelines I.14; 2009: Adj.13). A round may have several.
struct PlayingSession {
    RoundNumber round;
    LocalMinute begins;
    LocalMinute ends;
    friend bool operator==(PlayingSession const&, PlayingSession const&) = default;
};

/// The line (from 1) that is no session, and why; `Order`: it begins before the one above it.
struct NoSession {
    enum class Why { Incomplete, Round, Day, Hour, Order };
    std::size_t line;
    Why why;
    friend bool operator==(NoSession const&, NoSession const&) = default;
};

/// Reads a line for each session, `1 2026-11-24 16:00 20:00`: round, day (typed_date.h), beginning and end (also
/// `16.00`, `16h00`, `16:00-20:00`); a session that ends at an earlier hour than it begins goes over midnight. Empty
/// lines are passed over.
[[nodiscard]] Expected<std::vector<PlayingSession>, NoSession> parseSchedule(std::string_view text);
/// The same lines.
[[nodiscard]] std::string scheduleText(std::vector<PlayingSession> const& sessions);

/// The session that is on, or else the next one to begin; none after the last.
[[nodiscard]] PlayingSession const* sessionAt(std::vector<PlayingSession> const& sessions, LocalMinute const& now);
/// Those of one round.
[[nodiscard]] std::vector<PlayingSession> sessionsOf(std::vector<PlayingSession> const& sessions, RoundNumber round);
/// The session in which something happens at this minute, of any round; null between them.
[[nodiscard]] PlayingSession const* sessionOn(std::vector<PlayingSession> const& sessions, LocalMinute const& at);
/// The first one that begins after this minute.
[[nodiscard]] PlayingSession const* sessionAfter(std::vector<PlayingSession> const& sessions, LocalMinute const& now);

} // namespace flagfall::session
