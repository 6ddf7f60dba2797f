// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/operations.h"

#include <algorithm>

namespace flagfall::clock {

namespace {

// --- What differs ------------------------------------------------------------------------------------------

template <typename T>
void note(std::optional<Was<T>>& was, T const& before, T const& after) {
    if (!(before == after)) was = Was<T>{before, after};
}

SideChange changeBetween(SideState const& before, SideState const& after) {
    SideChange change;
    note(change.main, before.main, after.main);
    note(change.allowance, before.allowance, after.allowance);
    note(change.movesCompleted, before.movesCompleted, after.movesCompleted);
    note(change.period, before.period, after.period);
    note(change.target, before.target, after.target);
    note(change.byoyomiLeft, before.byoyomiLeft, after.byoyomiLeft);
    note(change.canadianMovesDue, before.canadianMovesDue, after.canadianMovesDue);
    note(change.flagAt, before.flagAt, after.flagAt);
    note(change.periodFlagAt, before.periodFlagAt, after.periodFlagAt);
    note(change.overrun, before.overrun, after.overrun);
    note(change.lever, before.lever, after.lever);
    return change;
}

// --- Taking it back ----------------------------------------------------------------------------------------

/// Values that must still be as they were left; otherwise the change has been overtaken.
template <typename T>
bool restored(T& now, std::optional<Was<T>> const& was) {
    if (!was) return true;
    if (now != was->after) return false;
    now = was->before;
    return true;
}

/// Reverts a value if it is still as it was left; otherwise it stays.
template <typename T>
void restoreIfUntouched(T& now, std::optional<Was<T>> const& was) {
    if (was && now == was->after) now = was->before;
}

/// Reverts a value by the difference, however far it has moved since.
template <typename T>
void restoreDifference(T& now, std::optional<Was<T>> const& was) {
    if (was) now += was->before - was->after;
}

/// On entering or leaving a period or control the old counters are restored; within one period they are reverted by
/// the difference.
void restoreCounter(int& now, std::optional<Was<int>> const& was, bool anotherPeriod) {
    if (anotherPeriod && was)
        now = was->before;
    else
        restoreDifference(now, was);
}

Answer takeBackTime(SideState& now, SideChange const& change) {
    if (now.flagAt && change.main && !change.flagAt) return Refusal::FlagDown;
    bool const flagFallsAgain = change.flagAt && change.flagAt->before;
    if (flagFallsAgain) return now.main = now.allowance = Span::zero(), Answer{};
    restoreDifference(now.main, change.main);
    bool const gone = now.main == Span::zero() && change.main && change.main->before != Span::zero();
    if (now.main < Span::zero() || gone) return Refusal::WouldDropFlag;
    now.main = std::min(now.main, longestMain);
    return {};
}

Answer takeBackSide(SideState& now, SideChange const& change, bool anotherControl) {
    if (auto const refusal = takeBackTime(now, change)) return refusal;
    bool const stands = restored(now.period, change.period) && restored(now.target, change.target) &&
                        restored(now.flagAt, change.flagAt);
    if (!stands) return Refusal::SinceChanged;
    restoreDifference(now.movesCompleted, change.movesCompleted);
    bool const anotherPeriod = anotherControl || change.period;
    restoreCounter(now.byoyomiLeft, change.byoyomiLeft, anotherPeriod);
    restoreCounter(now.canadianMovesDue, change.canadianMovesDue, anotherPeriod);
    restoreIfUntouched(now.periodFlagAt, change.periodFlagAt);
    restoreIfUntouched(now.overrun, change.overrun);
    restoreIfUntouched(now.lever, change.lever);
    return {};
}

/// True if the state is one that play can have reached meanwhile.
bool isPossible(Clock const& clock, Colour colour) {
    SideState const& side = clock.sides[colour];
    auto const periods = static_cast<int>(clock.setting->periods(colour).size());
    if (side.movesCompleted < 0 || side.period < 0 || side.period >= periods) return false;
    Method const method = periodOf(clock, colour).method;
    if (side.byoyomiLeft < 0 || side.canadianMovesDue < 0) return false;
    if (side.byoyomiLeft > mostByoyomi(clock, colour) || side.canadianMovesDue > mostCounted) return false;
    bool const counted = side.flagAt || (method == Method::Byoyomi) == (side.byoyomiLeft > 0);
    return counted && (method == Method::Canadian) == (side.canadianMovesDue > 0);
}

/// Reverts a delay by the difference, up to the whole delay of the turn. A turn that began before a correction of the
/// period or of the move count may have had a longer delay than the next move; that one is restored whole.
void takeBackDelay(Clock& back, Colour colour, Was<Span> const& was) {
    SideState& side = back.sides[colour];
    Span const whole = std::max(nextDelay(back, colour), was.before);
    Span const most = side.flagAt ? Span::zero() : whole;
    side.allowance = std::clamp(side.allowance + was.before - was.after, Span::zero(), most);
}

/// The move goes back to the player who had it, with what was left of the delay, unless the game has continued since.
void takeBackTurn(Clock& back, Change const& change) {
    if (change.active) {
        if (back.active != change.active->after) return;
        back.active = change.active->before;
        back.sides[change.active->after].allowance = Span::zero();
    }
    if (auto const& was = change.sides[back.active].allowance) takeBackDelay(back, back.active, *was);
}

/// A running clock is at most stopped; one that was stopped or started since stays so.
Answer takeBackPhase(Clock& back, Change const& change) {
    if (!change.phase) return {};
    auto const& [before, after] = *change.phase;
    if (back.phase == after)
        back.phase = before == Phase::Running ? Phase::Paused : before;
    else if (before == Phase::Ready || after == Phase::Ready)
        return Refusal::SinceChanged;
    else if (before == Phase::Frozen)
        back.phase = before;
    return {};
}

} // namespace

bool operator==(Change const& a, Change const& b) {
    auto const same = [](auto const& one, auto const& other) {
        return one == other || (one && other && *one->before == *other->before && *one->after == *other->after);
    };
    return a.sides == b.sides && a.phase == b.phase && a.active == b.active && a.firstFlag == b.firstFlag &&
           same(a.setting, b.setting);
}

Change changeBetween(Clock const& before, Clock const& after) {
    Change change;
    for (Colour colour : bothColours) change.sides[colour] = changeBetween(before.sides[colour], after.sides[colour]);
    note(change.phase, before.phase, after.phase);
    note(change.active, before.active, after.active);
    note(change.firstFlag, before.firstFlag, after.firstFlag);
    if (!(*before.setting == *after.setting)) change.setting = {before.setting, after.setting};
    return change;
}

bool isMoreThanTimesAndMoves(Change const& change) {
    return change.setting || std::ranges::any_of(bothColours, [&](Colour colour) {
               SideChange const& side = change.sides[colour];
               return side.period || side.target || side.byoyomiLeft || side.canadianMovesDue || side.flagAt ||
                      side.periodFlagAt;
           });
}

Answer carryOut(Clock& clock, TakeBack const& taken, FactSink) {
    Change const& change = *taken.change;
    if (change.setting && *clock.setting != *change.setting->after) return Refusal::SinceChanged;
    Clock back = clock;
    if (change.setting) back.setting = change.setting->before;
    for (Colour colour : bothColours)
        if (auto const refusal = takeBackSide(back.sides[colour], change.sides[colour], change.setting.has_value()))
            return refusal;
    for (Colour colour : bothColours)
        if (!isPossible(back, colour)) return Refusal::SinceChanged;
    takeBackTurn(back, change);
    if (auto const refusal = takeBackPhase(back, change)) return refusal;
    if (change.firstFlag) back.firstFlag = change.firstFlag->before;
    settleFlags(back);
    // Whatever was done between the press and now is reverted; the press itself remains.
    bool const pressStands = !change.active && !change.setting && back.phase != Phase::Ready;
    if (!pressStands) back.beforePress.reset();
    clock = std::move(back);
    return {};
}

} // namespace flagfall::clock
