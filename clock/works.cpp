// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/works.h"

#include <algorithm>

namespace flagfall::clock {

namespace {

int moreMoves(int moves, std::int64_t by) {
    return static_cast<int>(std::min<std::int64_t>(mostMoves, std::int64_t{moves} + by));
}

void report(FactSink facts, Fact fact) {
    if (facts) facts->push_back(fact);
}

/// The time of the last period is used up. No time can be added after that.
void dropFlag(Clock& clock, Colour colour, Instant at, FactSink facts) {
    SideState& side = clock.sides[colour];
    side.flagAt = at;
    side.main = side.allowance = Span::zero();
    if (!clock.firstFlag) clock.firstFlag = colour;
    if (clock.setting->atFlag() == AtFlag::Freeze) clock.phase = Phase::Frozen;
    report(facts, FlagDropped{colour, at});
}

void reportPeriodEnded(Clock const& clock, Colour colour, Instant at, FactSink facts) {
    SideState const& side = clock.sides[colour];
    report(facts, PeriodEnded{colour, at, side.period + 1, side.movesCompleted, side.target.value_or(0)});
}

void markPeriodFlag(Clock& clock, Colour colour, Instant at, FactSink facts) {
    clock.sides[colour].periodFlagAt = at;
    reportPeriodEnded(clock, colour, at, facts);
}

/// Byo-yomi, Canadian overtime and counting up replace what the player had.
void enterAlone(Clock& clock, Colour colour, int period, Instant at, FactSink facts) {
    beginPeriod(clock, colour, period);
    clock.sides[colour].main = periodOf(clock, colour).base;
    report(facts, PeriodEntered{colour, at, period + 1});
}

/// Increments already received for moves from `fromMove` on were those of the old period; both players get the new
/// ones for the same moves. A player who waits has received one more (DGT's "double bonus").
Span rerating(Clock const& clock, Colour colour, Period const& before, Period const& after, int fromMove) {
    FirstMove const first = clock.setting->firstMove();
    Span sum{};
    for (int move = fromMove; move <= clock.sides[colour].movesCompleted + 1; ++move)
        sum += incrementFor(after, first, move) - incrementFor(before, first, move);
    return sum;
}

void enterAtZero(Clock& clock, Colour colour, int fromMove, Instant at, FactSink facts) {
    auto const next = followingPeriod(clock, colour);
    if (!next) return;
    auto const& list = clock.setting->periods(colour);
    Period const& before = periodOf(clock, colour);
    Period const& after = list[static_cast<std::size_t>(*next)];
    if (isEnteredAlone(after.method)) return;
    SideState& side = clock.sides[colour];
    side.main = withAdded(side.main, after.base + rerating(clock, colour, before, after, fromMove));
    beginPeriod(clock, colour, *next);
    report(facts, PeriodEntered{colour, at, *next + 1});
}

/// The rest of a longer delay is given at once to the player who is thinking.
void lengthenDelay(Clock& clock, Colour colour, Span before) {
    SideState& side = clock.sides[colour];
    if (clock.active == colour) side.allowance += std::max(Span::zero(), nextDelay(clock, colour) - before);
}

/// Both players enter the next period when the first of them reaches zero (FIDE and DGT practice). A repeating last
/// period reached by moves concerns each player alone.
void passZero(Clock& clock, Colour colour, Instant at, FactSink facts) {
    SideState const& side = clock.sides[colour];
    int const old = side.period;
    int const move = side.movesCompleted + 1;
    Span const delay = nextDelay(clock, colour);
    for (Colour each : bothColours) {
        SideState const& state = clock.sides[each];
        bool const together = clock.setting->transition() == Transition::AtZero && state.period == old;
        if (!state.flagAt && (each == colour || together)) enterAtZero(clock, each, move, at, facts);
    }
    lengthenDelay(clock, colour, delay);
}

void endPeriod(Clock& clock, Colour colour, Instant at, FactSink facts) {
    auto const next = followingPeriod(clock, colour);
    if (!next) return dropFlag(clock, colour, at, facts);
    bool const alone = isEnteredAlone(clock.setting->periods(colour)[static_cast<std::size_t>(*next)].method);
    bool const movesMissing = clock.setting->transition() == Transition::AtQuota && periodOf(clock, colour).quota > 0;
    if (!alone && movesMissing) return dropFlag(clock, colour, at, facts);
    markPeriodFlag(clock, colour, at, facts);
    if (alone) return enterAlone(clock, colour, *next, at, facts);
    passZero(clock, colour, at, facts);
}

/// A byo-yomi period used to its last instant counts as used up.
void burnByoyomi(Clock& clock, Colour colour, Instant at, FactSink facts) {
    SideState& side = clock.sides[colour];
    if (--side.byoyomiLeft <= 0) return dropFlag(clock, colour, at, facts);
    side.main = periodOf(clock, colour).base;
    reportPeriodEnded(clock, colour, at, facts);
}

void overrunMoveTimer(Clock& clock, Colour colour, Instant at, FactSink facts) {
    clock.sides[colour].main = Span::zero();
    clock.sides[colour].overrun = true;
    markPeriodFlag(clock, colour, at, facts);
}

void strikeGong(Clock& clock, Colour colour, Instant at, FactSink facts) {
    SideState& side = clock.sides[colour];
    side.movesCompleted = moreMoves(side.movesCompleted, 1);
    side.main = periodOf(clock, colour).base;
    turnTo(clock, opponent(colour));
    report(facts, TurnedByItself{opponent(colour), at});
}

// --- Long unattended periods -------------------------------------------------------------------------------
// A gong strikes, and a repeating last period starts again, until the clock is stopped. Of what may be years only the
// last rounds are carried out one by one; the result is the same.

constexpr std::int64_t roundsWatched = 1000;

bool beginsWhole(Clock const& clock, Colour colour) { return clock.sides[colour].main == periodOf(clock, colour).base; }

/// The number of rounds of this length that can be skipped; none if few are left.
std::int64_t roundsToPassOver(Clock const& clock, Instant to, Span round) {
    return std::max<std::int64_t>(0, (to - clock.anchor) / round - roundsWatched);
}

void passOverGong(Clock& clock, Instant to) {
    if (!beginsWhole(clock, Colour::White) || !beginsWhole(clock, Colour::Black)) return;
    Span const round = periodOf(clock, Colour::White).base + periodOf(clock, Colour::Black).base;
    std::int64_t const rounds = roundsToPassOver(clock, to, round);
    for (Colour colour : bothColours) {
        SideState& side = clock.sides[colour];
        side.used = withAdded(side.used, periodOf(clock, colour).base * rounds);
        side.movesCompleted = moreMoves(side.movesCompleted, rounds);
    }
    clock.anchor += round * rounds;
}

/// Adds the moves that this many more repeats of the period require.
void askForMoves(Clock& clock, Colour colour, std::int64_t rounds) {
    SideState& side = clock.sides[colour];
    if (side.target) side.target = moreMoves(*side.target, rounds * periodOf(clock, colour).quota);
}

/// The period of the player to move has just started again. The player who enters it at the same time gains its time
/// and uses none.
void passOverRepeats(Clock& clock, Instant to) {
    Colour const active = clock.active, waiting = opponent(active);
    SideState& side = clock.sides[active];
    SideState& other = clock.sides[waiting];
    bool const justBegan = side.periodFlagAt == clock.anchor && side.allowance == Span::zero();
    bool const together = clock.setting->transition() == Transition::AtZero && other.period == side.period;
    bool const goesAlong = together && !other.flagAt && followingPeriod(clock, waiting);
    bool const parts = goesAlong && followingPeriod(clock, waiting) != other.period;
    if (!justBegan || !beginsWhole(clock, active) || parts) return;
    Span const round = periodOf(clock, active).base;
    std::int64_t const rounds = roundsToPassOver(clock, to, round);
    askForMoves(clock, active, rounds);
    side.used = withAdded(side.used, round * rounds);
    if (goesAlong) {
        Span const each = periodOf(clock, waiting).base;
        std::int64_t const full = each > Span::zero() ? longestMain / each : rounds;
        other.main = withAdded(other.main, each * std::min(rounds, full));
        askForMoves(clock, waiting, rounds);
    }
    clock.anchor += round * rounds;
    side.periodFlagAt = clock.anchor;
}

void passOverRounds(Clock& clock, Instant to) {
    if (clock.phase != Phase::Running || clock.sides[clock.active].flagAt) return;
    Period const& period = periodOf(clock, clock.active);
    if (period.method == Method::Gong) passOverGong(clock, to);
    if (isPlain(period.method) && period.repeats) passOverRepeats(clock, to);
}

bool neverEnds(Clock const& clock, Colour colour) {
    SideState const& side = clock.sides[colour];
    Method const method = periodOf(clock, colour).method;
    return side.flagAt || method == Method::UpCount || (method == Method::MoveTimer && side.main == Span::zero());
}

} // namespace

Span withAdded(Span main, Span by) { return std::clamp(main + by, Span::zero(), longestMain); }

std::optional<int> followingPeriod(Clock const& clock, Colour colour) {
    int const present = clock.sides[colour].period;
    if (present + 1 < static_cast<int>(clock.setting->periods(colour).size())) return present + 1;
    return periodOf(clock, colour).repeats ? std::optional{present} : std::nullopt;
}

void beginPeriod(Clock& clock, Colour colour, int period) {
    SideState& side = clock.sides[colour];
    side.period = period;
    Period const& entered = periodOf(clock, colour);
    // At zero the moves still missing from the previous period are required in addition; at the quota there are none.
    bool const atQuota = clock.setting->transition() == Transition::AtQuota;
    int const from = std::min(mostMoves, atQuota ? side.movesCompleted : side.target.value_or(side.movesCompleted));
    side.target = entered.quota > 0 ? std::optional{from + entered.quota} : std::nullopt;
    side.byoyomiLeft = entered.method == Method::Byoyomi ? entered.count : 0;
    side.canadianMovesDue = entered.method == Method::Canadian ? entered.count : 0;
}

void enterAtQuota(Clock& clock, Colour colour, FactSink facts) {
    SideState& side = clock.sides[colour];
    beginPeriod(clock, colour, *followingPeriod(clock, colour));
    Period const& entered = periodOf(clock, colour);
    // Saved time is kept (Laws 6.3.1); only a display that counts up starts at zero.
    side.main = entered.method == Method::UpCount ? Span::zero() : withAdded(side.main, entered.base);
    report(facts, PeriodEntered{colour, clock.anchor, side.period + 1});
}

void consume(Clock& clock, Instant to) {
    Span const used = to - clock.anchor;
    clock.anchor = to;
    SideState& side = clock.sides[clock.active];
    if (clock.phase != Phase::Running || side.flagAt) return;
    side.used = withAdded(side.used, std::min(used, longestMain));
    Method const method = periodOf(clock, clock.active).method;
    if (method == Method::UpCount) {
        side.main = withAdded(side.main, std::min(used, longestMain));
        return;
    }
    Span const free = std::min(used, side.allowance);
    side.allowance -= free;
    side.main = std::max(Span::zero(), side.main - (used - free));
    SideState& other = clock.sides[opponent(clock.active)];
    if (method == Method::Hourglass && !other.flagAt) other.main = withAdded(other.main, used);
}

void turnTo(Clock& clock, Colour colour) {
    clock.sides[opponent(colour)].allowance = Span::zero();
    clock.active = colour;
    clock.sides[colour].allowance = nextDelay(clock, colour);
}

void meetZero(Clock& clock, Colour colour, Instant at, FactSink facts) {
    switch (periodOf(clock, colour).method) {
    case Method::Byoyomi: return burnByoyomi(clock, colour, at, facts);
    case Method::MoveTimer: return overrunMoveTimer(clock, colour, at, facts);
    case Method::Gong: return strikeGong(clock, colour, at, facts);
    case Method::Canadian:
    case Method::Hourglass: return dropFlag(clock, colour, at, facts);
    case Method::UpCount: return;
    case Method::Time:
    case Method::Fischer:
    case Method::UsDelay:
    case Method::Bronstein: return endPeriod(clock, colour, at, facts);
    }
}

void runTo(Clock& clock, Instant to, FactSink facts) {
    to = std::max(to, clock.anchor);
    passOverRounds(clock, to);
    for (auto zero = nextDeadline(clock); zero && *zero <= to; zero = nextDeadline(clock)) {
        consume(clock, *zero);
        meetZero(clock, clock.active, *zero, facts);
        passOverRounds(clock, to);
    }
    consume(clock, to);
}

std::optional<Instant> nextDeadline(Clock const& clock) {
    if (clock.phase != Phase::Running || neverEnds(clock, clock.active)) return std::nullopt;
    SideState const& side = clock.sides[clock.active];
    Span const left = side.main + side.allowance;
    if (left > Instant::max() - clock.anchor) return std::nullopt; // beyond the end of the axis
    return clock.anchor + left;
}

} // namespace flagfall::clock
