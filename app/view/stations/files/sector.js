// SPDX-License-Identifier: GPL-3.0-or-later
// The arbiter of a sector: the boards as on the wall of the hall, those that call first, and what can be done at one of
// them. Between two answers of the desk the clocks go on as it has said. Where it does not answer, they stand as it has
// said last: they may have been stopped there long ago.
"use strict";
(() => {
  const { make, button, go } = station;
  const time = deskTime.begin();
  const tenthsBelow = 10e9;
  const silence = 5000; // after which nobody knows how a clock stands that ran
  const { keyOf } = station.results;
  const clocks = new Map(); // by board, as the desk had them
  let byTime = station.kept("byTime") === true, heardAt = 0;
  const words = () => station.words;
  const byId = (id) => document.getElementById(id);
  const micros = (milliseconds) => Math.round(milliseconds * 1000);
  const boardAt = (at) => station.pad.boards.find((one) => keyOf(one) === at.key);

  // --- the clocks ---

  const isSilent = () => performance.now() - heardAt > silence;
  const readingOf = (board) => {
    const clock = clocks.get(keyOf(board));
    return clock && time.isKnown() ? clockCore.read(clock, time.at(micros(isSilent() ? heardAt : performance.now())).desk) : null;
  };
  // Of a clock that may not run any more: of when its times are.
  const oldOf = (board) => isSilent() && readingOf(board)?.phase === "running" ? words().timesAsOf.replace("%1", station.pad.time) : "";
  const timesOf = (board) => {
    const shown = readingOf(board);
    if (!shown) return "";
    const one = (side) => (shown.phase === "running" && shown.active === side ? "▸ " : "")
      + clockCore.digits(shown[side].total, shown[side].method === "up-count" ? 0 : tenthsBelow);
    return [one("w") + " – " + one("b"), oldOf(board)].filter(Boolean).join(" · ");
  };
  const leastOf = (board) => {
    const shown = board.look === "over" || board.look === "adjourned" ? null : readingOf(board);
    return shown ? Math.min(shown.w.total, shown.b.total) : Infinity;
  };
  // Read out in minutes: not with every second.
  const spokenOf = (board) => {
    const shown = readingOf(board);
    const minutes = (side) => words()[side === "w" ? "white" : "black"] + " " + clockCore.digits(Math.ceil(shown[side].total / 6e10) * 6e10, 0);
    return [board.spoken, board.called, shown && board.look !== "over" ? minutes("w") + ", " + minutes("b") : "", oldOf(board)].filter(Boolean).join(" ");
  };
  const heard = (pad, asked, answered) => {
    time.hear(micros(asked), micros(answered), pad.now);
    heardAt = answered;
    clocks.clear();
    for (const board of pad.boards) if (board.clock) clocks.set(keyOf(board), clockCore.load(board.clock));
  };

  const write = (id, text) => { const one = byId(id); if (one && one.textContent !== text) one.textContent = text; };
  const lookOfTimes = (board) => oldOf(board) ? "times old" : "times";
  const paint = () => {
    if (!station.pad || station.pad.role !== "sector") return;
    for (const board of station.pad.boards) {
      const key = keyOf(board), box = byId("board-" + key), times = byId("times-" + key);
      write("times-" + key, timesOf(board));
      if (times) times.className = lookOfTimes(board);
      write("note-" + key, board.note);
      write("called-" + key, board.called);
      const spoken = spokenOf(board);
      if (box && box.getAttribute("aria-label") !== spoken) box.setAttribute("aria-label", spoken);
    }
    write("as-of", words().asOf.replace("%1", station.pad.time));
  };
  setInterval(paint, 100);

  // --- all boards ---

  const stateOf = (board) => [
    board.called ? make("span", { className: "badge called", id: "called-" + keyOf(board) }, board.called) : null,
    board.stands ? make("span", { className: "badge " + board.look }, board.stands) : null,
    make("span", { className: lookOfTimes(board), id: "times-" + keyOf(board) }, timesOf(board)),
    make("span", { id: "note-" + keyOf(board) }, board.note)];
  const item = (board) => {
    const mine = station.waits(keyOf(board));
    return make("li", {}, button({ id: "board-" + keyOf(board) }, () => open(board),
      make("span", { className: "board" }, board.title), make("span", { className: "names" }, board.white + " – " + board.black),
      make("span", { className: "result" }, mine ? mine.label : board.result), make("span", { className: "line" }, ...stateOf(board)),
      mine || board.says ? make("span", { className: "says" }, mine ? words().notYet : board.says) : null));
  };
  const inOrder = () => byTime ? [...station.pad.boards].sort((one, other) => leastOf(one) - leastOf(other) || one.board - other.board) : station.pad.boards;
  const list = (title, boards) => boards.length === 0 ? [] : [make("h2", {}, title), make("ul", {}, ...boards.map(item))];
  const orderSwitch = () => {
    const one = button({ id: "by-time" }, () => { byTime = !byTime; station.keep("byTime", byTime); station.show(); }, words().byTime);
    one.setAttribute("aria-pressed", byTime);
    return one;
  };
  const wallPage = () => {
    const boards = inOrder();
    return [make("div", { className: "row" }, orderSwitch(), asOf()), ...list(words().sectorCalls, boards.filter((one) => one.called)),
      ...list(words().sectorBoards, boards.filter((one) => !one.called))];
  };
  const asOf = () => make("span", { id: "as-of", className: "says" });

  // --- what is said of a board, bit by bit ---

  // A telephone says all that holds each time, and the desk answers what is to be shown then. One after the other.
  const random = () => [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const talks = (path) => {
    let one = null, last = Promise.resolve(), askedAt = -Infinity, askedOf = "";
    const ask = async (mine, more) => {
      if (!mine || mine !== one) return;
      askedAt = performance.now();
      const { status, said } = await station.ask(path, { ...mine.body, ...more, event: station.pad.key });
      if (mine !== one || status === 429 || status >= 500) return;
      mine.wrong = status === 200 ? "" : said.says || "";
      if (status === 200) mine.adopt(said);
      if (status === 200) mine.said = said;
    };
    const inTurn = (does) => { last = last.catch(() => { /* it was told */ }).then(does); return last; };
    return {
      begin: (board, body, adopt) => { one = { body: { round: board.round, board: board.board, matter: random(), ...body }, said: null, wrong: "", adopt }; },
      end: () => { one = null; },
      get now() { return one; },
      say: (more) => { const mine = one; return inTurn(() => ask(mine, more)).catch(() => { mine.wrong = words().away; }).then(station.show); },
      // Again when something has happened at the board, and now and then.
      poll: (board) => {
        const mine = one;
        if (askedOf === board && performance.now() - askedAt < 10000) return last;
        askedOf = board;
        return inTurn(() => ask(mine, {}));
      },
      // What was chosen goes to the desk, and is not chosen again.
      decide: (way, board, chosen, label) => {
        station.bring(way, way + " " + one.body.matter, { ...one.body, ...chosen, at: one.said.at }, board.title, label);
        one = null;
      },
    };
  };
  const chip = (id, name, chosen, does) => {
    const one = button({ id }, does, name);
    one.setAttribute("aria-pressed", chosen);
    return one;
  };
  const group = (label, ...inside) => {
    const one = make("div", { className: "group" }, make("p", {}, label), make("div", { className: "row" }, ...inside));
    one.setAttribute("role", "group");
    one.setAttribute("aria-label", label);
    return one;
  };
  const field = (id, label, value, does, more = {}) => {
    const input = make("input", { id, defaultValue: value, autocomplete: "off", maxLength: 300, ...more });
    input.addEventListener("change", () => { input.defaultValue = input.value; does(input.value); });
    return [make("label", { htmlFor: id }, label), input];
  };
  const choice = (id, label, words, names, value, does) => {
    const list = make("select", { id }, ...words.map((one, at) => make("option", { value: one, selected: one === value }, names[at])));
    list.addEventListener("change", () => does(list.value));
    return [make("label", { htmlFor: id }, label), list];
  };
  const wrong = (text) => text ? make("p", { className: "error", role: "alert" }, text) : null;

  // --- one board ---

  const pages = {}; // by name, each with what it draws, and from what
  const begins = []; // what begins when a board is opened
  let here = station.home;

  const come = (board) =>
    station.bring("come", "come " + keyOf(board), { round: board.round, board: board.board }, board.title, words().iGo);
  const open = (board) => {
    go({ page: "board", key: keyOf(board) });
    for (const begin of begins) begin(board);
  };
  const boardPage = (board) => [...station.heading(board), make("p", { className: "line" }, ...stateOf(board)), make("p", {}, asOf()),
    make("div", { className: "row" }, ...Object.values(pages).flatMap((one) => one.ways(board))),
    board.called ? make("div", { className: "row" }, button({ className: "act", id: "come" }, () => come(board), words().iGo)) : null,
    make("h2", {}, words().result + (board.result ? ": " + board.result : "")), board.says ? make("p", {}, board.says) : null,
    ...station.results.choices(board), station.back()];

  // What goes on by itself is painted, not drawn anew.
  const standing = ({ clock, spoken, note, called, ...rest }) => ({ ...rest, calls: Boolean(called) });
  station.sector = { pages, begins, talks, chip, group, field, choice, wrong, stateOf, asOf };
  station.roles.sector = {
    heard,
    send: async () => {
      const board = station.pad && station.pad.role === "sector" ? boardAt(here) : null;
      for (const one of Object.values(pages)) if (board && one.isOpen(here)) await one.poll(JSON.stringify({ ...standing(board), clock: board.clock }));
    },
    waiting: () => words().notYet,
    page: (at) => {
      const board = at === station.home ? null : boardAt(at);
      setTimeout(paint);
      if (!board) return wallPage();
      if (pages[at.page]) return pages[at.page].page(board, at);
      return at.page === "confirm" ? station.results.confirmPage(board, at.choice) : boardPage(board);
    },
    about: (at) => {
      const board = at === station.home ? null : boardAt(at);
      here = at;
      if (board) return [standing(board), ...Object.values(pages).map((one) => one.isOpen(at) && one.about())];
      return [station.pad.key, station.pad.note, byTime, inOrder().map(standing)];
    },
  };
})();
