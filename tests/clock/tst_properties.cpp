// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/clock.h"
#include "settings_gen.h"

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
    switch (*rc::gen::inRange(0, 16)) {
    case 0: return Start{};
    case 1: return Pause{};
    case 2:
    case 3: return Resume{};
    case 4: return AdjustTime{side, *anyTime(-20, 20), *rc::gen::element(IfGone::Refuse, IfGone::DropFlag)};
    case 5: return SetTime{side, *anyTime(0, 30)};
    case 6: return SetMoves{side, *rc::gen::inRange(0, 12), *rc::gen::element(Bases::Leave, Bases::AddPassed)};
    case 7: return HandMoveTo{side};
    case 8: return SwapTimes{};
    case 9: return ReloadCanadian{side};
    case 10:
        return InstallExtra{*rc::gen::element(Method::Fischer, Method::UsDelay, Method::Bronstein), *anyTime(1, 12),
                            *rc::gen::element(CreditNow::No, CreditNow::Yes)};
    case 11: return UndoPress{};
    default: return anyPress();
    }
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

RC_GTEST_PROP(Clock, OnlyTheClockOfThePlayerOnMoveRuns, ()) {
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

/// Time and increments of one size, so that every second can be accounted for.
Setting anyAccountable() {
    auto draft = anyOptions();
    Period period = anyPlainPeriod();
    if (isDelayMethod(period.method)) period.method = Method::Fischer;
    std::vector<Period> list;
    for (int i = *rc::gen::inRange(1, 4); i > 0; --i) {
        period.base = *anyTime(1, 40);
        list.push_back(period);
    }
    draft.periods = {list, list};
    return sound(std::move(draft));
}

struct Account {
    Span entered{};
    Span credited{};
    Span adjusted{};
    Span charged{};
    [[nodiscard]] Span balance() const { return entered + credited + adjusted - charged; }
};

/// Runs the clock deadline by deadline and writes down what was charged and what was given.
void runAccounted(Clock& clock, Instant to, Account& account) {
    while (true) {
        auto const deadline = nextDeadline(clock);
        Instant const next = deadline && *deadline <= to ? *deadline : to;
        bool const charges = clock.phase == Phase::Running && !clock.sides[clock.active].flagAt;
        if (charges) account.charged += next - clock.anchor;
        for (Fact const& fact : advance(clock, next).facts)
            if (auto const* entered = std::get_if<PeriodEntered>(&fact))
                account.entered +=
                    clock.setting->periods(entered->side)[static_cast<std::size_t>(entered->period - 1)].base;
        if (next == to && !(nextDeadline(clock) && *nextDeadline(clock) <= to)) return;
    }
}

RC_GTEST_PROP(Clock, EverySecondIsAccountedFor, ()) {
    Setting const setting = anyAccountable();
    RC_LOG() << exactText(setting) << "\n";
    Clock clock = fresh(setting);
    Account account;
    account.entered = clock.sides.white.main + clock.sides.black.main;
    for (Act const& act : anyGame([] {
             return *rc::gen::inRange(0, 4) == 0 ? Operation{AdjustTime{Colour::Black, *anyTime(-20, 20)}} : anyPress();
         })) {
        runAccounted(clock, act.at, account);
        auto const step = apply(clock, act.at, act.operation);
        if (step.refused) continue;
        auto const* press = std::get_if<Press>(&act.operation);
        if (auto const* adjust = std::get_if<AdjustTime>(&act.operation)) account.adjusted += adjust->by;
        if (!press || clock.sides[press->by].flagAt) continue;
        auto const& side = clock.sides[press->by];
        auto const& period = setting.periods(press->by)[static_cast<std::size_t>(side.period)];
        if (!step.facts.empty()) account.entered += period.base;
        bool const earns = period.method == Method::Fischer && side.movesCompleted + 1 >= period.extraFromMove;
        if (earns) account.credited += period.extra;
    }
    RC_ASSERT(clock.sides.white.main + clock.sides.black.main == account.balance());
}

RC_GTEST_PROP(Clock, NothingIsEverNegative, ()) {
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

RC_GTEST_PROP(Clock, AFallenFlagGetsNoMoreTimeAndStaysTheFirst, ()) {
    Clock clock = fresh(anyLogged());
    for (Act const& act : anyGame(anyOperation)) {
        if (std::holds_alternative<UndoPress>(act.operation)) continue;
        Clock const before = clock;
        apply(clock, act.at, act.operation);
        if (before.firstFlag) RC_ASSERT(clock.firstFlag == before.firstFlag);
        for (Colour colour : bothColours) {
            auto const& side = clock.sides[colour];
            if (before.sides[colour].flagAt) RC_ASSERT(side.flagAt == before.sides[colour].flagAt);
            if (side.flagAt) RC_ASSERT(side.main == Span::zero() && side.allowance == Span::zero());
        }
        RC_ASSERT(clock.firstFlag.has_value() ==
                  (clock.sides.white.flagAt.has_value() || clock.sides.black.flagAt.has_value()));
    }
}

RC_GTEST_PROP(Clock, ReplayedAnywhereItIsTheSameBitForBit, ()) {
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

RC_GTEST_PROP(Clock, LookingAtItChangesNothing, ()) {
    Clock const clock = play(anyLogged(), anyGame(anyOperation));
    Clock const copy = clock;
    Instant const late = clock.anchor + *anyTime(0, 400), early = clock.anchor + *anyTime(0, 40);
    auto const first = read(clock, early);
    (void)read(clock, late);
    RC_ASSERT(read(clock, early) == first);
    RC_ASSERT(clock == copy);
    Clock moved = clock;
    advance(moved, early);
    RC_ASSERT(read(moved, early) == first);
}

RC_GTEST_PROP(Clock, BronsteinIsUsDelayShownAsOneFigure, ()) {
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

RC_GTEST_PROP(Clock, StoppedAndRestartedAtOnceItIsAsBefore, ()) {
    Clock clock = play(anyLogged(), anyGame(anyPress));
    Instant const at = clock.anchor + *anyTime(0, 10);
    advance(clock, at);
    RC_PRE(clock.phase == Phase::Running);
    Clock const before = clock;
    RC_ASSERT(!apply(clock, at, Pause{}).refused);
    RC_ASSERT(!apply(clock, at, Resume{}).refused);
    RC_ASSERT(clock == before);
}

RC_GTEST_PROP(Clock, CorrectionsAtOneInstantMayComeInAnyOrder, ()) {
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

RC_GTEST_PROP(Clock, TheDeadlineComesBeforeWhatHappensAtTheSameInstant, ()) {
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
    RC_PRE(clock.phase == Phase::Running && !apply(clock, at, Press{clock.active}).refused);
    RC_PRE(nextDeadline(clock) != at); // then the opponent's flag would come first, and stop the clocks
    RC_ASSERT(!apply(clock, at, UndoPress{}).refused);
    RC_ASSERT(apply(clock, at, UndoPress{}).refused == Refusal::NothingToUndo);
    before.beforePress.reset();
    RC_ASSERT(clock == before);
}

RC_GTEST_PROP(Clock, RemembersOnePressAndNotAWholeGame, ()) {
    Clock const clock = play(anyLogged(), anyGame(anyPress));
    bool const bounded = !clock.beforePress || !clock.beforePress->beforePress;
    RC_ASSERT(bounded);
}

RC_GTEST_PROP(Clock, ThePlayersMoveInTurn, ()) {
    Clock const clock = play(anyLogged(), anyGame(anyPress));
    int const ahead = clock.sides.white.movesCompleted - clock.sides.black.movesCompleted;
    RC_ASSERT(ahead == (clock.active == Colour::White ? 0 : 1));
}

} // namespace

} // namespace flagfall::clock
