// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"
#include "app/session/event/wall_time.h"

#include <chrono>
#include <optional>

/// What the time of the day says of the resumption of a game: who is late, whose clock should have run, and whether the
/// envelope may be opened. Nobody here looks at a clock; whoever gives a command or shows a page says what time it is.
namespace flagfall::session {

/// The time on the wall, and the agreed time of the last resumption by the same clock; none as long as none is agreed.
struct ResumptionClock {
    WallTime now{};
    std::optional<WallTime> agreed{};
    friend bool operator==(ResumptionClock const&, ResumptionClock const&) = default;

    /// Before the agreed time.
    [[nodiscard]] bool isEarly() const { return agreed && now < *agreed; }
};

/// How late is not too late at this event: one hour in 2009 (Adj.10), later the default time (I.10), unless its
/// regulations say otherwise.
[[nodiscard]] std::chrono::minutes latestResumption(EventDetails const& details);
/// How long after the agreed time this player came, or has not come by now. Nullopt: in time, by the seconds that the
/// arbiter's timepiece shows, or not to be said.
[[nodiscard]] std::optional<std::chrono::milliseconds> latenessOf(Adjournment const& adjournment, Colour side,
                                                                  ResumptionClock const& clock);
/// For how long the clock of who must reply should have run since the agreed time (I.9.2; 2009: Adj.9b); nullopt: less
/// than a minute.
[[nodiscard]] std::optional<std::chrono::milliseconds> owedTime(Board const& board, ResumptionClock const& clock);
/// How long this player may still take to come, from the agreed time on; negative: too late. Nullopt where nobody waits
/// for them: there is no agreed time or it has not come, they are here, or have moved since.
[[nodiscard]] std::optional<std::chrono::milliseconds> leftToCome(Board const& board, EventDetails const& details,
                                                                  Colour side, ResumptionClock const& clock);
/// The same of the player for whom less is left.
[[nodiscard]] std::optional<std::chrono::milliseconds> leftToCome(Board const& board, EventDetails const& details,
                                                                  ResumptionClock const& clock);
/// Whether this player is missing now: at the resumption of a game whose agreed time has come, else at the beginning of
/// its round.
[[nodiscard]] bool isMissing(Board const& board, EventDetails const& details, Colour side,
                             ResumptionClock const& clock);
/// The player came, or would come now, later than the Laws and the regulations allow (I.10; 2009: Adj.10).
[[nodiscard]] bool isTooLate(Board const& board, EventDetails const& details, Colour side,
                             ResumptionClock const& clock);
/// One of the two is.
[[nodiscard]] bool isTooLate(Board const& board, EventDetails const& details, ResumptionClock const& clock);
[[nodiscard]] bool areBothTooLate(Board const& board, EventDetails const& details, ResumptionClock const& clock);

/// A resumption was ruled on since anybody came to it, or was put down as absent.
[[nodiscard]] bool isLatenessRuledOn(History const& history, RoundNumber round, BoardNumber board);

/// Nobody who could still reply may come, and nothing is ruled yet: the game is lost, and does not go on (I.10; 2009:
/// Adj.10).
[[nodiscard]] bool isLostByBoth(History const& history, RoundNumber round, Board const& board,
                                ResumptionClock const& clock);

/// Who must reply to what is in the closed envelope is there, or so late that the game is decided without them: from
/// 2014 on by what is in it, before only where the player who sealed it is too late, too (I.7, I.10; 2009: Adj.7, 10).
[[nodiscard]] bool mayBeOpened(Board const& board, EventDetails const& details, ResumptionClock const& clock);
/// Who must reply to what is in the closed envelope has not come.
[[nodiscard]] bool opensForNobody(Board const& board);
/// The envelope that is closed is opened before a witness, whatever the event says of witnesses: nobody sees it open who
/// could still reply (I.10; 2009: Adj.10). Where no minute is allowed, players who are there are late as soon as the arbiter
/// marks them, and see it themselves.
[[nodiscard]] bool needsWitnessForLate(Board const& board, EventDetails const& details, ResumptionClock const& clock);

} // namespace flagfall::session
