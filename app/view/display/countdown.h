// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace flagfall::view {

/// How near the next round is; each has a colour, a drawing and words of its own.
enum class CountdownPhase { Far, Soon, Near, Due };

/// The wait for the next round, at a moment.
struct Countdown {
    RoundNumber round;
    QDateTime at;       ///< the place's own time
    qint64 seconds = 0; ///< until then; negative once it has passed
    friend bool operator==(Countdown const&, Countdown const&) = default;
};

/// To the first session of the schedule that belongs to a round not yet started (Guidelines I.14), or to `typed`, the
/// arbiter's own time. A quarter of an hour after it, or when the round has started, there is no such wait any longer.
[[nodiscard]] std::optional<Countdown> countdownOf(session::EventState const& state,
                                                   std::optional<QDateTime> const& typed, QDateTime const& now);

/// Far: more than ten minutes; Soon: more than two; Near: the last two; Due: it should have begun.
[[nodiscard]] CountdownPhase phaseOf(Countdown const& countdown);
/// True if it ends on another day than the one it is now.
[[nodiscard]] bool isOfAnotherDay(Countdown const& countdown);
/// `12:05`, `1:02:05`; the day and the hour of another day (`Sat 28. 11. 09:00`); `0:00` once it has passed.
[[nodiscard]] QString leftText(Countdown const& countdown);

/// Reads `16:30`, the next time it is that late, and `+15`, in so many minutes; nullopt for anything else.
[[nodiscard]] std::optional<QDateTime> typedStart(QString const& text, QDateTime const& now);

} // namespace flagfall::view
