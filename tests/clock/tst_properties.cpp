// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/clock.h"
#include "settings_gen.h"

#include <algorithm>
#include <utility>

namespace flagfall::clock {

namespace {

using namespace std::chrono_literals;

struct Act {
    Instant at;
    Operation operation;
};

Operation anyPress() { return Press{*rc::gen::element(Colour::White, Colour::Black)}; }

Operation anyOperation() {
    Colour const side = *rc::gen::element(Colour::White, Colour::Black);
    switch (*rc::gen::inRange(0, 28)) {
    case 0: return Start{};
    case 1: return Pause{};
    case 2:
    case 3: return Resume{};
    case 4: return AdjustTime{side, *anyTime(-20, 20), *rc::gen::element(IfGone::Refuse, IfGone::DropFlag)};
    case 5: return SetTime{side, *anyTime(0, 30)};
    case 6: return SetMoves{side, *rc::gen::inRange(0, 12), *rc::gen::element(Bases::Leave, Bases::AddPassed)};
    case 7: return SetToMove{side};
    case 8: return SwapTimes{};
    case 9: return ReloadCanadian{side};
    case 10:
        return InstallExtra{*rc::gen::element(Method::Fischer, Method::UsDelay, Method::Bronstein), *anyTime(1, 12),
                            *rc::gen::element(CreditNow::No, CreditNow::Yes)};
    case 11: return UndoPress{};
    case 12: return SetPeriod{side, *rc::gen::inRange(0, 5)};
    case 13: return CountMissedPress{side, *anyTime(0, 10)};
    case 14: return InstallSetting{std::make_shared<Setting const>(anySetting())};
    case 15: return RevokeFlag{side, *anyTime(1, 20)};
    case 16: return SetLever{side, *rc::gen::element(Lever::Free, Lever::Free, Lever::Locked)};
    case 17: return Restart{};
    case 18: return SetByoyomi{side, *rc::gen::inRange(0, 5)};
    case 19: return SetCanadian{side, *rc::gen::inRange(0, 5)};
    case 20: return SetDelay{side, *anyTime(0, 8)};
    default: return anyPress();
    }
}

/// What puts a fallen flag up again.
bool mayRaiseFlag(Operation const& operation) {
    return std::holds_alternative<UndoPress>(operation) || std::holds_alternative<RevokeFlag>(operation) ||
           std::holds_alternative<Restart>(operation);
}

/// A game: started, and then anything at all. Many things fall on the same instant.
template <typename Source>
std::vector<Act> anyGame(Source source) {
    std::vector<Act> game{{Instant{}, Start{}}};
    Instant at{};
    for (int i = *rc::gen::inRange(0, 30); i > 0; --i) {
        at += *anyTime(0, 16);
        game.push_back({at, source()});
    }
    return game;
}

Clock fresh(Setting const& setting) { return Clock{std::make_shared<Setting const>(setting)}; }

Clock play(Setting const& setting, std::vector<Act> const& game) {
    Clock clock = fresh(setting);
    for (Act const& act : game) apply(clock, act.at, act.operation);
    return clock;
}

Setting anyLogged() {
    auto const setting = anySetting();
    RC_LOG() << exactText(setting) << "\n";
    return setting;
}

bool countsUp(Clock const& clock, Colour colour) {
    return read(clock, clock.anchor).sides[colour].method == Method::UpCount;
}

bool isHourglass(Clock const& clock) {
    return clock.setting->periods(Colour::White).front().method == Method::Hourglass;
}

Span timeLeft(Reading const& reading, Colour colour) {
    auto const& side = reading.sides[colour];
    return side.main + side.delayLeft;
}

RC_GTEST_PROP(Clock, P1OnlyTheClockOfThePlayerOnMoveRuns, ()) {
    Clock const clock = play(anyLogged(), anyGame(anyOperation));
    auto const deadline = nextDeadline(clock);
    Span const step = *anyTime(0, 10);
    Instant const later = deadline ? std::min(clock.anchor + step, *deadline - 1ns) : clock.anchor + step;
    RC_PRE(later >= clock.anchor);
    auto const before = read(clock, clock.anchor), after = read(clock, later);
    Colour const runs = clock.active, waits = opponent(runs);
    bool const stopped = clock.phase != Phase::Running || clock.sides[runs].flagAt;
    Span const elapsed = stopped ? Span::zero() : later - clock.anchor;
    bool const overrunning = before.sides[runs].method == Method::MoveTimer && !deadline;
    Span const used = timeLeft(before, runs) - timeLeft(after, runs);
    RC_ASSERT(used == (countsUp(clock, runs) ? -elapsed : overrunning ? Span::zero() : elapsed));
    bool const gains = isHourglass(clock) && !clock.sides[waits].flagAt;
    RC_ASSERT(timeLeft(after, waits) - timeLeft(before, waits) == (gains ? elapsed : Span::zero()));
}

/// Increments or delays of one size in every period, so that every second can be accounted for.
Setting anyAccountable() {
    auto draft = anyOptions();
    Period period = anyPlainPeriod();
    std::vector<Period> list;
    for (int i = *rc::gen::inRange(1, 4); i > 0; --i) {
        period.base = *anyTime(1, 40);
        list.push_back(period);
    }
    draft.periods = {list, list};
    return sound(std::move(draft));
}

/// What both players were given, and what of their thinking a delay has covered.
struct Account {
    Span given{};
    Span covered{};
};

Span baseOf(Clock const& clock, Colour colour, int period) {
    return clock.setting->periods(colour)[static_cast<std::size_t>(period - 1)].base;
}

void bookBases(Clock const& clock, std::vector<Fact> const& facts, Account& account) {
    for (Fact const& fact : facts)
        if (auto const* entered = std::get_if<PeriodEntered>(&fact))
            account.given += baseOf(clock, entered->side, entered->period);
}

/// Runs the clock deadline by deadline and writes down what was covered and what was given.
void runAccounted(Clock& clock, Instant to, Account& account) {
    bool arrived = false;
    while (!arrived) {
        auto const deadline = nextDeadline(clock);
        Instant const next = deadline ? std::min(to, *deadline) : to;
        if (clock.phase == Phase::Running)
            account.covered += std::min(next - clock.anchor, clock.sides[clock.active].allowance);
        bookBases(clock, advance(clock, next).facts, account);
        arrived = next == to && nextDeadline(clock) != to;
    }
}

Operation anyAccountableOperation() {
    Colour const side = *rc::gen::element(Colour::White, Colour::Black);
    switch (*rc::gen::inRange(0, 10)) {
    case 0: return AdjustTime{side, *anyTime(-20, 20)};
    case 1: return Pause{};
    case 2: return Resume{};
    default: return anyPress();
    }
}

void bookPress(Clock const& clock, Colour by, Account& account) {
    auto const& side = clock.sides[by];
    if (side.flagAt) return;
    Period const& period = clock.setting->periods(by)[static_cast<std::size_t>(side.period)];
    bool const earns = period.method == Method::Fischer && side.movesCompleted + 1 >= period.extraFromMove;
    if (earns) account.given += period.extra;
}

RC_GTEST_PROP(Clock, P2EverySecondIsAccountedFor, ()) {
    Setting const setting = anyAccountable();
    RC_LOG() << exactText(setting) << "\n";
    Clock clock = fresh(setting);
    Account account{clock.sides.white.main + clock.sides.black.main, {}};
    for (Act const& act : anyGame(anyAccountableOperation)) {
        runAccounted(clock, act.at, account);
        auto const step = apply(clock, act.at, act.operation);
        if (step.refused) continue;
        bookBases(clock, step.facts, account);
        if (auto const* adjust = std::get_if<AdjustTime>(&act.operation)) account.given += adjust->by;
        if (auto const* press = std::get_if<Press>(&act.operation)) bookPress(clock, press->by, account);
    }
    auto const& [white, black] = clock.sides;
    RC_ASSERT(white.main + black.main + white.used + black.used - account.covered == account.given);
}

RC_GTEST_PROP(Clock, SaysHowLongEachPlayersClockHasRun, ()) {
    Clock clock = fresh(anyLogged());
    ByColour<Span> ran;
    for (Act const& act : anyGame(anyAccountableOperation)) {
        while (clock.anchor < act.at) { // the gong turns the clock at deadlines
            auto const deadline = nextDeadline(clock);
            Instant const next = deadline ? std::min(act.at, *deadline) : act.at;
            bool const runs = clock.phase == Phase::Running && !clock.sides[clock.active].flagAt;
            if (runs) ran[clock.active] += next - clock.anchor;
            advance(clock, next);
        }
        apply(clock, act.at, act.operation);
    }
    RC_ASSERT(clock.sides.white.used == ran.white);
    RC_ASSERT(clock.sides.black.used == ran.black);
}

RC_GTEST_PROP(Clock, P3NothingIsEverNegative, ()) {
    Clock clock = fresh(anyLogged());
    for (Act const& act : anyGame(anyOperation)) {
        apply(clock, act.at, act.operation);
        for (Colour colour : bothColours) {
            auto const shown = read(clock, act.at + 250ms).sides[colour];
            RC_ASSERT(shown.main >= Span::zero());
            RC_ASSERT(shown.total >= shown.main);
            RC_ASSERT(shown.delayLeft >= Span::zero());
        }
    }
}

RC_GTEST_PROP(Clock, P4AFallenFlagGetsNoMoreTime, ()) {
    Clock clock = fresh(anyLogged());
    for (Act const& act : anyGame(anyOperation)) {
        Clock const before = clock;
        bool const mayRise = mayRaiseFlag(act.operation);
        apply(clock, act.at, act.operation);
        for (Colour colour : bothColours) {
            auto const& side = clock.sides[colour];
            if (before.sides[colour].flagAt && !mayRise) RC_ASSERT(side.flagAt == before.sides[colour].flagAt);
            if (side.flagAt) RC_ASSERT(side.main == Span::zero() && side.allowance == Span::zero());
        }
    }
}

RC_GTEST_PROP(Clock, P10TheFirstFlagStaysTheFirst, ()) {
    Clock clock = fresh(anyLogged());
    for (Act const& act : anyGame(anyOperation)) {
        auto const before = clock.firstFlag;
        apply(clock, act.at, act.operation);
        if (before && !mayRaiseFlag(act.operation)) RC_ASSERT(clock.firstFlag == before);
        bool const anyDown = clock.sides.white.flagAt || clock.sides.black.flagAt;
        RC_ASSERT(clock.firstFlag.has_value() == anyDown);
        if (clock.firstFlag) RC_ASSERT(clock.sides[*clock.firstFlag].flagAt.has_value());
        RC_ASSERT(clock.phase != Phase::Frozen || anyDown);
        RC_ASSERT(clock.phase != Phase::Ready || clock.active == Colour::White);
    }
}

RC_GTEST_PROP(Clock, P5ReplayedAnywhereItIsTheSameBitForBit, ()) {
    Setting const setting = anyLogged();
    auto const game = anyGame(anyOperation);
    Clock live = fresh(setting);
    for (Act const& act : game) {
        while (auto const deadline = nextDeadline(live)) {
            if (*deadline > act.at) break;
            advance(live, *deadline);
        }
        if (act.at > live.anchor) advance(live, live.anchor + (act.at - live.anchor) / 3);
        apply(live, act.at, act.operation);
    }
    RC_ASSERT(live == play(setting, game));
}

RC_GTEST_PROP(Clock, P6LookingAtItChangesNothing, ()) {
    Clock const clock = play(anyLogged(), anyGame(anyOperation));
    Clock const copy = clock;
    std::vector<std::pair<Instant, Reading>> looks;
    for (int i = *rc::gen::inRange(1, 8); i > 0; --i) {
        Instant const now = clock.anchor + *anyTime(0, 400);
        looks.emplace_back(now, read(clock, now));
    }
    for (auto const& [now, reading] : looks) RC_ASSERT(read(clock, now) == reading);
    RC_ASSERT(clock == copy);
    Clock moved = clock;
    std::sort(looks.begin(), looks.end(), [](auto const& a, auto const& b) { return a.first < b.first; });
    for (auto const& [now, reading] : looks) {
        advance(moved, now);
        RC_ASSERT(read(moved, now) == reading);
    }
}

RC_GTEST_PROP(Clock, P7BronsteinIsUsDelayShownAsOneFigure, ()) {
    auto draft = anySetting().draft();
    auto const as = [&](Method method) {
        for (Colour colour : bothColours)
            for (Period& period : draft.periods[colour])
                if (isDelayMethod(period.method)) period.method = method;
        return *Setting::create(draft);
    };
    auto const game = anyGame(anyPress);
    Clock const us = play(as(Method::UsDelay), game), bronstein = play(as(Method::Bronstein), game);
    RC_ASSERT(us.sides == bronstein.sides);
    RC_ASSERT(us.active == bronstein.active && us.phase == bronstein.phase);
}

RC_GTEST_PROP(Clock, P8StoppedAndRestartedAtOnceItIsAsBefore, ()) {
    Clock clock = play(anyLogged(), anyGame(anyPress));
    Instant const at = clock.anchor + *anyTime(0, 10);
    advance(clock, at);
    RC_PRE(clock.phase == Phase::Running);
    Clock const before = clock;
    RC_ASSERT(!apply(clock, at, Pause{}).refused);
    RC_ASSERT(!apply(clock, at, Resume{}).refused);
    RC_ASSERT(clock == before);
}

RC_GTEST_PROP(Clock, P8CorrectionsAtOneInstantMayComeInAnyOrder, ()) {
    Clock one = play(anyLogged(), anyGame(anyOperation));
    Clock other = one;
    AdjustTime const a{*rc::gen::element(Colour::White, Colour::Black), *anyTime(-10, 20)};
    AdjustTime const b{*rc::gen::element(Colour::White, Colour::Black), *anyTime(-10, 20)};
    Instant const at = one.anchor + *anyTime(0, 10);
    bool refused = false;
    for (auto const& adjust : {a, b}) refused = apply(one, at, adjust).refused || refused;
    for (auto const& adjust : {b, a}) refused = apply(other, at, adjust).refused || refused;
    RC_ASSERT(refused || one == other);
}

RC_GTEST_PROP(Clock, P9TheDeadlineComesBeforeWhatHappensAtTheSameInstant, ()) {
    Clock clock = play(anyLogged(), anyGame(anyPress));
    auto const deadline = nextDeadline(clock);
    RC_PRE(deadline.has_value());
    Clock stepwise = clock;
    RC_ASSERT(advance(stepwise, *deadline - 1ns).facts.empty());
    RC_ASSERT(!advance(stepwise, *deadline).facts.empty());
    auto const operation = anyOperation();
    apply(stepwise, *deadline, operation);
    apply(clock, *deadline, operation);
    RC_ASSERT(stepwise == clock);
}

RC_GTEST_PROP(Clock, APressTakenBackAtOnceHasNotHappened, ()) {
    Clock clock = play(anyLogged(), anyGame(anyOperation));
    Instant const at = clock.anchor;
    advance(clock, at); // a correction may have left a deadline at this very instant
    Clock before = clock;
    RC_PRE(clock.phase == Phase::Running);
    RC_PRE(!apply(clock, at, Press{clock.active}).refused);
    RC_PRE(nextDeadline(clock) != at); // then the opponent's flag would come first, and stop the clocks
    RC_ASSERT(!apply(clock, at, UndoPress{}).refused);
    RC_ASSERT(apply(clock, at, UndoPress{}).refused == Refusal::NothingToUndo);
    before.beforePress.reset();
    before.adjustmentsSincePress = {};
    RC_ASSERT(clock == before);
}

RC_GTEST_PROP(Clock, RemembersOnePressAndNotAWholeGame, ()) {
    Clock const clock = play(anyLogged(), anyGame(anyPress));
    bool const bounded = !clock.beforePress || !clock.beforePress->beforePress;
    RC_ASSERT(bounded);
}

RC_GTEST_PROP(Clock, ThatNobodyHasWatchedEndsAsIfItHadBeenWatched, ()) {
    Setting const setting = *parseExact(*rc::gen::element<std::string>(
        "G2000 | Z nofrz", "W:G1000 B:G3000 | Z nofrz", "5000:3000r | Z frz", "W:5/5000:7/3000r B:9000:2000r | Z frz",
        "5000d2000:3000d1000r | Z frz", "5000+2000:3000+1000r | Z frz"));
    Clock alone = play(setting, anyGame(anyPress));
    Clock watched = alone;
    Instant const end = alone.anchor + std::chrono::seconds{*rc::gen::inRange(0, 40'000)};
    std::size_t const facts = advance(alone, end).facts.size();
    for (Instant at = watched.anchor; at < end; at += 700s) advance(watched, std::min(at, end));
    advance(watched, end);
    RC_ASSERT(alone == watched);
    RC_ASSERT(facts <= 5000U);
}

RC_GTEST_PROP(Clock, ThePlayersMoveInTurn, ()) {
    Clock const clock = play(anyLogged(), anyGame(anyPress));
    int const ahead = clock.sides.white.movesCompleted - clock.sides.black.movesCompleted;
    RC_ASSERT(ahead == (clock.active == Colour::White ? 0 : 1));
}

/// Where a clock is after something was changed and changed back at once.
Phase phaseTakenBack(Phase before, Phase after) {
    return before == Phase::Running && after != Phase::Running ? Phase::Paused : before;
}

RC_GTEST_PROP(Clock, WhatIsTakenBackAtOnceHasNotHappened, ()) {
    Clock clock = play(anyLogged(), anyGame(anyOperation));
    Instant const at = clock.anchor + *anyTime(0, 10);
    advance(clock, at);
    Clock const before = clock;
    for (int i = *rc::gen::inRange(1, 5); i > 0; --i) apply(clock, at, anyOperation());
    advance(clock, at); // what was set to nothing is gone at once
    Clock const after = clock;
    auto const change = std::make_shared<Change const>(changeBetween(before, after));
    RC_ASSERT(apply(clock, at, TakeBack{change}).refused == std::nullopt);
    for (Colour colour : bothColours) {
        SideState expected = before.sides[colour];
        expected.used = after.sides[colour].used;
        RC_ASSERT(clock.sides[colour] == expected);
    }
    RC_ASSERT(clock.phase == phaseTakenBack(before.phase, after.phase));
    RC_ASSERT(clock.active == before.active);
    RC_ASSERT(clock.firstFlag == before.firstFlag);
    RC_ASSERT(*clock.setting == *before.setting);
}

RC_GTEST_PROP(Clock, TakenBackLaterItStillMakesSense, ()) {
    Setting const setting = anyLogged();
    Clock clock = play(setting, anyGame(anyOperation));
    Instant at = clock.anchor;
    advance(clock, at);
    Clock const before = clock;
    for (int i = *rc::gen::inRange(1, 5); i > 0; --i) apply(clock, at, anyOperation());
    auto const change = std::make_shared<Change const>(changeBetween(before, clock));
    for (int i = *rc::gen::inRange(0, 12); i > 0; --i) apply(clock, at += *anyTime(0, 16), anyOperation());
    advance(clock, at += *anyTime(0, 16));
    Clock const since = clock;
    if (apply(clock, at, TakeBack{change}).refused) {
        RC_ASSERT(clock == since);
        return;
    }
    RC_ASSERT(clock.phase != Phase::Running || since.phase == Phase::Running);
    RC_ASSERT(clock.firstFlag.has_value() == (clock.sides.white.flagAt || clock.sides.black.flagAt));
    for (Colour colour : bothColours) {
        auto const shown = read(clock, at + 90s).sides[colour];
        RC_ASSERT(shown.main >= Span::zero() && shown.total >= shown.main && shown.movesCompleted >= 0);
        RC_ASSERT(clock.sides[colour].used == since.sides[colour].used);
        if (auto const& side = clock.sides[colour]; side.flagAt)
            RC_ASSERT(side.main == Span::zero() && side.allowance == Span::zero());
    }
}

} // namespace

} // namespace flagfall::clock
