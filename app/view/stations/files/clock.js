// SPDX-License-Identifier: GPL-3.0-or-later
// A telephone between two players is the clock of their board. It counts by itself from how the clock stood at the desk
// and what was pressed here since; the desk takes each press as of the moment it was made, and what it says then counts.
// A press is kept here until the desk has it.
"use strict";
(() => {
  const { make, button } = station;
  const tenthsBelow = 10e9, mostDoubt = 86400e6;
  const beepsAt = [10, 5, 4, 3, 2, 1];
  const sides = ["w", "b"];
  const random = () => [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  // The number of this clock is one of the event's alone.
  const kept = station.kept("clock") || { event: "", device: "", next: 1, most: 1, acts: [] };
  const time = deskTime.begin();
  let game = null;  // as the desk has it
  let clock = null; // the same, with what the desk has not yet
  let sounds = station.kept("sound") === true, audio = null;
  const words = () => station.words;
  const byId = (id) => document.getElementById(id);
  const remember = () => station.keep("clock", kept);
  const ofGame = (act) => act.event === station.pad.key && act.round === game.round && act.board === game.board;
  const micros = (milliseconds) => Math.round(milliseconds * 1000);
  const timeAt = (moment) => time.at(micros(moment), micros(Date.now() - performance.now()));
  const timeNow = () => timeAt(performance.now());

  const rebuild = () => {
    clock = game && clockCore.load(game.clock);
    if (clock) for (const act of kept.acts.filter(ofGame)) clockCore.apply(clock, act.at, act.what);
  };
  const drop = (taken, isMeant) => {
    if (!kept.acts.some((act) => act.n <= taken && isMeant(act))) return;
    kept.acts = kept.acts.filter((act) => act.n > taken || !isMeant(act));
    remember();
  };
  const reading = () => clockCore.read(clock, timeNow().desk);

  // --- what players do ---

  const stamp = (moment) => {
    const { desk, bound } = timeAt(moment);
    const last = kept.acts.length > 0 ? kept.acts[kept.acts.length - 1].at : 0;
    return { at: Math.max(desk, last), doubt: Math.min(bound, mostDoubt) };
  };
  const act = (what, moment) => {
    if (!clock || game.end || !time.isKnown()) return;
    const { at, doubt } = stamp(moment);
    const counted = clockCore.apply(clock, at, what);
    kept.acts.push({ n: kept.next, what, at, doubt, counted, shown: clockCore.shown(clock), event: station.pad.key, round: game.round, board: game.board, title: game.title, roundName: station.pad.round });
    kept.next += 1;
    remember();
    if (counted) beep(1200, 0.02);
    paint();
    station.talk();
  };
  const stopAndCall = () => {
    act("pause", performance.now());
    station.bring("call", "call " + game.round + "." + game.board, { round: game.round, board: game.board }, game.title, words().stop);
  };

  // One that the desk cannot read must not take others with it.
  let most = kept.most;
  const send = async () => {
    while (kept.acts.length > 0) {
      const [{ event, round, board, title, roundName }] = kept.acts;
      const isMeant = (one) => one.event === event && one.round === round && one.board === board;
      const end = kept.acts.findIndex((one) => !isMeant(one));
      const some = kept.acts.slice(0, Math.min(most, end < 0 ? kept.acts.length : end));
      const acts = some.map(({ n, what, at, doubt, counted }) => ({ n, what, at, doubt, counted }));
      const { status, said } = await station.ask("press", { event, round, board, device: kept.device, acts, shown: some[some.length - 1].shown });
      if (said.taken !== undefined) drop(said.taken, isMeant);
      if (status === 401 || status === 429 || status >= 500) return; // later
      const alone = some.length === 1;
      most = status === 400 ? 1 : kept.most;
      if (status === 200 || (status === 400 && !alone)) continue;
      station.refuse({ title, round: roundName, label: words().pressesWait + ": " + some.length, says: said.says || words().unread || "" });
      drop(some[some.length - 1].n, isMeant);
    }
  };
  const heard = (pad, asked, answered) => {
    time.hear(micros(asked), micros(answered), pad.now, micros(Date.now() - performance.now()));
    kept.most = most = pad.most;
    game = pad.game;
    if (game && pad.device === kept.device) drop(pad.taken, ofGame);
    if (kept.event !== pad.key && kept.acts.length === 0) {
      Object.assign(kept, { event: pad.key, device: random(), next: 1 });
      remember();
    }
    rebuild();
    paint();
  };

  // --- sound ---

  const beep = (pitch, seconds) => {
    if (!sounds) return;
    audio = audio || new AudioContext();
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + seconds);
  };
  let lastLeft = Infinity, lastActive = "";
  const soundOf = (shown) => {
    const { total, delay, flagAt, method } = shown[shown.active];
    const left = shown.phase === "running" && method !== "up-count" ? (total + (method === "bronstein" ? 0 : delay)) / 1e9 : Infinity;
    if (lastActive === shown.active && left < lastLeft && beepsAt.some((second) => left <= second && lastLeft > second)) beep(880, 0.15);
    if (flagAt !== null && lastLeft !== Infinity && lastActive === shown.active) beep(660, 1);
    lastLeft = flagAt === null ? left : Infinity;
    lastActive = shown.active;
  };

  // --- the page ---

  const nameOf = (side) => side === "w" ? game.white : game.black;
  const half = (side) => {
    const inside = ["who", "time", "more", "sign"].map((name) => make("span", { className: name, id: name + "-" + side }));
    const one = button({ id: "half-" + side, className: "half" }, (event) => { if (event.detail === 0) act(side, performance.now()); }, ...inside);
    one.addEventListener("pointerdown", (event) => {
      const fresh = Math.abs(performance.now() - event.timeStamp) < 1000;
      act(side, fresh ? event.timeStamp : performance.now());
    });
    return one;
  };
  const soundSwitch = () => {
    const one = button({ id: "sound" }, () => { sounds = !sounds; station.keep("sound", sounds); station.show(); beep(880, 0.15); }, words().sound);
    one.setAttribute("aria-pressed", sounds);
    return one;
  };
  const bar = () => make("div", { className: "bar" }, button({ id: "stop" }, stopAndCall, words().stop), soundSwitch(),
    make("span", { id: "phase" }), make("span", { id: "doubt" }));

  const write = (id, text) => { const one = byId(id); if (one && one.textContent !== text) one.textContent = text; };
  const about = (one) => [
    words().moves + ": " + one.moves,
    clock.setting.w.length > 1 || clock.setting.b.length > 1 ? words().period + " " + one.period : "",
    one.byoyomi > 0 ? words().periodsLeft + ": " + one.byoyomi : "",
    one.canadian > 0 ? words().movesDue + ": " + one.canadian : "",
    one.method === "us-delay" && one.delay > 0 ? words().delay + " " + clockCore.digits(one.delay, 0) : "",
  ].filter(Boolean).join(" · ");
  const signOf = (shown, side) => {
    const one = shown[side];
    if (one.flagAt !== null && (shown.firstFlag === null || shown.firstFlag === side)) return words().flag;
    const recent = one.periodFlagAt !== null && one.flagAt === null && timeNow().desk - one.periodFlagAt < 300e6;
    return recent || one.overrun ? words().periodFlag : "";
  };
  const paintSide = (shown, side) => {
    const one = shown[side], moves = shown.phase !== "ready" && shown.active === side && !game.end;
    const overtime = one.method === "up-count" && one.period > 1 ? "+" : "";
    const digits = overtime + clockCore.digits(one.total, one.method === "up-count" ? 0 : tenthsBelow);
    const sign = signOf(shown, side);
    write("who-" + side, station.words[side] + " · " + nameOf(side));
    write("time-" + side, digits);
    write("more-" + side, about(one));
    write("sign-" + side, sign);
    const box = byId("half-" + side);
    box.className = ["half", moves && shown.phase === "running" ? "runs" : moves ? "waits" : "", one.flagAt !== null ? "down" : "", digits.length > 5 ? "long" : ""].filter(Boolean).join(" ");
    // Read out when something happens, not with every second.
    const name = [station.words[side === "w" ? "white" : "black"] + ": " + nameOf(side), clockCore.digits(Math.ceil(one.total / 6e10) * 6e10, 0), moves ? words().toMove : "", sign].filter(Boolean).join(", ");
    if (box.getAttribute("aria-label") !== name) box.setAttribute("aria-label", name);
  };
  const paint = () => {
    if (!clock || !game || !byId("half-w")) return;
    const shown = reading(), { bound } = timeNow();
    for (const side of sides) paintSide(shown, side);
    const phase = shown.phase === "running" ? words().runs : words()[shown.phase];
    write("phase", [game.control, game.end || phase].filter(Boolean).join(" · "));
    byId("stop").disabled = Boolean(game.end) || shown.phase !== "running";
    const drift = time.drift();
    write("doubt", [(words().doubt || "").replace("%1", String(Math.ceil(bound / 1000))), drift === null ? "" : (words().drift || "").replace("%1", String(drift))].filter(Boolean).join(" · "));
    soundOf(shown);
  };
  setInterval(paint, 50);
  // The same clock in another tab has gone on.
  addEventListener("storage", (event) => {
    if (event.key !== "clock" || !event.newValue) return;
    Object.assign(kept, station.kept("clock"));
    rebuild();
    paint();
  });

  station.roles.clock = {
    every: 500, send, heard,
    about: () => [station.pad.key, station.pad.note, game && [game.round, game.board, game.title, game.white, game.black, game.turned], sounds],
    page: () => {
      if (!game) return [];
      const [first, second] = game.turned ? ["b", "w"] : sides;
      setTimeout(paint);
      return [make("div", { className: "face" }, half(first), bar(), half(second))];
    },
    state: () => {
      const late = kept.acts.length > 0 && timeNow().desk - kept.acts[0].at > 2e6;
      const waits = late ? words().pressesWait + ": " + kept.acts.length : "";
      return [waits, station.connected ? "" : words().alone].filter(Boolean).join(" · ") || station.words.connected;
    },
  };
})();
