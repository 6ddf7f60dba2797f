// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/clock.h"

#include <QByteArray>

#include <optional>

namespace flagfall::view {

enum class Tone {
    Beep,      ///< ten seconds before a time ends, and in each of its last five
    PeriodEnd, ///< a time ends that another one follows, or a move took too long
    Gong,      ///< the move changes sides by itself
    Flag,      ///< a final flag falls; a whole second
    Call,      ///< a board calls the arbiter; high and short
    Wrong,     ///< what was typed at the arbiter's desk was not entered; low, unlike any clock
};

constexpr int tonesPerSecond = 44100;

/// The tone as signed 16-bit samples, one channel, `tonesPerSecond`. Made by arithmetic; fades in and out, so that
/// loudspeakers do not click.
[[nodiscard]] QByteArray samplesOf(Tone tone);

struct DueTone {
    Tone tone;
    clock::Instant at;
    friend bool operator==(DueTone const&, DueTone const&) = default;
};

/// What a clock with sound gives off next, later than `after`, if nobody touches it: as DGT clocks do, a beep ten
/// seconds before the time ends, one in each of the last five seconds, a long tone at the end. None unless running.
[[nodiscard]] std::optional<DueTone> nextTone(clock::Clock const& clock, clock::Instant after);

/// Whether clocks sound in this control by custom: in byo-yomi, Canadian overtime, hourglass, gong and move timer.
[[nodiscard]] bool soundsByCustom(clock::Clock const& clock);

} // namespace flagfall::view
