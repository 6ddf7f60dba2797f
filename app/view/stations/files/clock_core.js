// SPDX-License-Identifier: GPL-3.0-or-later
// The arithmetic of the chess clock, for a telephone that is one: what a press does and what the displays show. It does
// as clock/ does, where each rule is explained; everything else that can happen to a clock happens at the desk, from
// which a clock is loaded as it stands. Moments are microseconds on the axis of the event, lengths nanoseconds; all are
// whole numbers.
"use strict";
const clockCore = (() => {
  const longest = Number.MAX_SAFE_INTEGER; // 104 days
  const other = (side) => side === "w" ? "b" : "w";
  const added = (main, by) => Math.min(Math.max(main + by, 0), longest);
  const enteredAlone = ["byo-yomi", "canadian", "up-count"];
  const wholeAtEachMove = ["byo-yomi", "move-timer"];

  const periodOf = (clock, side) => clock.setting[side][clock[side].period];
  const extraFor = (clock, period, move, methods) =>
    methods.includes(period.method) && move >= period.from && (clock.setting.creditsFirst || move > 1) ? period.extra : 0;
  const incrementFor = (clock, period, move) => extraFor(clock, period, move, ["fischer"]);
  const delayFor = (clock, period, move) => extraFor(clock, period, move, ["us-delay", "bronstein"]);
  const nextDelay = (clock, side) =>
    clock[side].flagAt !== null ? 0 : delayFor(clock, periodOf(clock, side), clock[side].moves + 1);

  // The next period; the same one where it repeats; null: none.
  const following = (clock, side) => {
    const { period } = clock[side];
    if (period + 1 < clock.setting[side].length) return period + 1;
    return periodOf(clock, side).repeats ? period : null;
  };
  const beginPeriod = (clock, side, period) => {
    const one = clock[side];
    one.period = period;
    const entered = periodOf(clock, side);
    const from = clock.setting.atQuota || one.target === null ? one.moves : one.target;
    one.target = entered.quota > 0 ? from + entered.quota : null;
    one.byoyomi = entered.method === "byo-yomi" ? entered.count : 0;
    one.canadian = entered.method === "canadian" ? entered.count : 0;
  };
  const turnTo = (clock, side) => {
    clock[other(side)].allowance = 0;
    clock.active = side;
    clock[side].allowance = nextDelay(clock, side);
  };

  // --- what happens by itself ---

  const dropFlag = (clock, side, at) => {
    Object.assign(clock[side], { flagAt: at, main: 0, allowance: 0 });
    if (clock.firstFlag === null) clock.firstFlag = side;
    if (clock.setting.freezes) clock.phase = "frozen";
  };
  const enterAtZero = (clock, side, fromMove) => {
    const next = following(clock, side);
    if (next === null) return;
    const before = periodOf(clock, side);
    const after = clock.setting[side][next];
    if (enteredAlone.includes(after.method)) return;
    let by = after.base;
    for (let move = fromMove; move <= clock[side].moves + 1; ++move)
      by += incrementFor(clock, after, move) - incrementFor(clock, before, move);
    clock[side].main = added(clock[side].main, by);
    beginPeriod(clock, side, next);
  };
  const passZero = (clock, side) => {
    const old = clock[side].period, move = clock[side].moves + 1, delay = nextDelay(clock, side);
    for (const each of ["w", "b"]) {
      const together = !clock.setting.atQuota && clock[each].period === old;
      if (clock[each].flagAt === null && (each === side || together)) enterAtZero(clock, each, move);
    }
    if (clock.active === side) clock[side].allowance += Math.max(0, nextDelay(clock, side) - delay);
  };
  const endPeriod = (clock, side, at) => {
    const next = following(clock, side);
    if (next === null) return dropFlag(clock, side, at);
    const alone = enteredAlone.includes(clock.setting[side][next].method);
    if (!alone && clock.setting.atQuota && periodOf(clock, side).quota > 0) return dropFlag(clock, side, at);
    clock[side].periodFlagAt = at;
    if (!alone) return passZero(clock, side);
    beginPeriod(clock, side, next);
    clock[side].main = periodOf(clock, side).base;
  };
  const meetZero = (clock, side, at) => {
    const one = clock[side], { method, base } = periodOf(clock, side);
    if (method === "byo-yomi") {
      one.byoyomi -= 1;
      if (one.byoyomi <= 0) dropFlag(clock, side, at);
      else one.main = base;
    } else if (method === "move-timer") {
      Object.assign(one, { main: 0, overrun: true, periodFlagAt: at });
    } else if (method === "gong") {
      one.moves += 1;
      one.main = base;
      turnTo(clock, other(side));
    } else if (method === "canadian" || method === "hourglass") {
      dropFlag(clock, side, at);
    } else {
      endPeriod(clock, side, at);
    }
  };
  const consume = (clock, to) => {
    const used = to - clock.anchor, one = clock[clock.active], two = clock[other(clock.active)];
    clock.anchor = to;
    if (clock.phase !== "running" || one.flagAt !== null) return;
    const { method } = periodOf(clock, clock.active);
    if (method === "up-count") {
      one.main = added(one.main, used);
      return;
    }
    const free = Math.min(used, one.allowance);
    one.allowance -= free;
    one.main = Math.max(0, one.main - (used - free));
    if (method === "hourglass" && two.flagAt === null) two.main = added(two.main, used);
  };
  const deadline = (clock) => {
    const one = clock[clock.active], { method } = periodOf(clock, clock.active);
    const endless = one.flagAt !== null || method === "up-count" || (method === "move-timer" && one.main === 0);
    return clock.phase !== "running" || endless ? Infinity : clock.anchor + one.main + one.allowance;
  };
  const runTo = (clock, to) => {
    to = Math.max(to, clock.anchor);
    for (let zero = deadline(clock); zero <= to; zero = deadline(clock)) {
      consume(clock, zero);
      meetZero(clock, clock.active, zero);
    }
    consume(clock, to);
  };

  // --- what players do ---

  const completeMove = (clock, side) => {
    const one = clock[side];
    one.moves += 1;
    clock[other(side)].overrun = false;
    if (one.flagAt !== null) return;
    const { method, base, count } = periodOf(clock, side);
    if (wholeAtEachMove.includes(method)) one.main = base;
    if (method === "canadian") {
      one.canadian -= 1;
      if (one.canadian <= 0) Object.assign(one, { main: base, canadian: count });
    }
    if (clock.setting.atQuota && one.target !== null && one.moves >= one.target && following(clock, side) !== null) {
      beginPeriod(clock, side, following(clock, side));
      const entered = periodOf(clock, side);
      one.main = entered.method === "up-count" ? 0 : added(one.main, entered.base);
    }
    one.main = added(one.main, incrementFor(clock, periodOf(clock, side), one.moves + 1));
  };
  const start = (clock) => {
    clock.phase = "running";
    turnTo(clock, "w");
    return true;
  };
  const pressed = (clock, side) => {
    if (clock[side].locked) return false;
    if (clock.phase === "ready") return side === "b" && start(clock);
    if (clock.phase !== "running" || side !== clock.active || periodOf(clock, side).method === "gong") return false;
    completeMove(clock, side);
    turnTo(clock, other(side));
    return true;
  };
  const does = {
    w: (clock) => pressed(clock, "w"),
    b: (clock) => pressed(clock, "b"),
    start: (clock) => clock.phase === "ready" && start(clock),
    pause: (clock) => { const ran = clock.phase === "running"; if (ran) clock.phase = "paused"; return ran; },
    resume: (clock) => { const stood = clock.phase === "paused"; if (stood) clock.phase = "running"; return stood; },
  };

  // --- for the page ---

  const inside = (clock, at) => (at - clock.since) * 1000;
  const outside = (clock, at) => at === null ? null : clock.since + Math.floor(at / 1000);
  const copy = (clock) => Object.assign({}, clock, { w: Object.assign({}, clock.w), b: Object.assign({}, clock.b) });
  const load = (said) => {
    const clock = Object.assign(copy(said), { since: said.anchor, anchor: 0 });
    for (const one of [clock.w, clock.b])
      for (const moment of ["flagAt", "periodFlagAt"]) if (one[moment] !== null) one[moment] = inside(clock, one[moment]);
    return clock;
  };
  // Whether it took effect.
  const apply = (clock, at, what) => {
    runTo(clock, inside(clock, at));
    return does[what](clock);
  };
  const display = (clock, side) => {
    const one = clock[side], { method, base } = periodOf(clock, side);
    const onMove = clock.phase !== "ready" && clock.active === side;
    let total = one.main;
    if (one.flagAt !== null) total = 0;
    else if (method === "byo-yomi") total += base * (one.byoyomi - 1);
    else if (method === "bronstein") total += onMove ? one.allowance : nextDelay(clock, side);
    return { total, delay: onMove ? one.allowance : 0, method, moves: one.moves, period: one.period + 1, byoyomi: one.byoyomi,
      canadian: one.canadian, flagAt: outside(clock, one.flagAt), periodFlagAt: outside(clock, one.periodFlagAt), overrun: one.overrun };
  };
  const read = (clock, at) => {
    const then = copy(clock);
    runTo(then, inside(then, at));
    return { w: display(then, "w"), b: display(then, "b"), phase: then.phase, active: then.active, firstFlag: then.firstFlag };
  };

  // What the desk is told and may be asked to set.
  const shown = (clock) => {
    const side = ({ main, allowance, moves, period, byoyomi, canadian }) => ({ main, delay: allowance, moves, period: period + 1, byoyomi, canadian });
    return { w: side(clock.w), b: side(clock.b), active: clock.active };
  };

  // Always rounded up: 0:00 is shown when nothing is left.
  const digits = (left, tenthsBelow) => {
    const two = (number) => String(number).padStart(2, "0");
    const tenths = Math.ceil(left / 1e8);
    if (tenths > 0 && tenths * 1e8 < tenthsBelow) return Math.floor(tenths / 10) + "." + tenths % 10;
    const seconds = Math.ceil(left / 1e9);
    const short = Math.floor(seconds / 60) % 60 + ":" + two(seconds % 60);
    return seconds < 3600 ? short : Math.floor(seconds / 3600) + ":" + short.padStart(5, "0");
  };

  return { load, copy, apply, read, shown, digits };
})();
