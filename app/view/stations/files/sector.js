// SPDX-License-Identifier: GPL-3.0-or-later
// The arbiter of a sector: the boards as on the wall of the hall, those that call first, and what can be done at one of
// them. Between two answers of the desk the clocks go on as it has said.
"use strict";
(() => {
  const { make, button, go } = station;
  const time = deskTime.begin();
  const tenthsBelow = 10e9;
  const { keyOf } = station.results;
  const clocks = new Map(); // by board, as the desk had them
  let byTime = station.kept("byTime") === true;
  const words = () => station.words;
  const byId = (id) => document.getElementById(id);
  const micros = (milliseconds) => Math.round(milliseconds * 1000);
  const boardAt = (at) => station.pad.boards.find((one) => keyOf(one) === at.key);

  // --- the clocks ---

  const readingOf = (board) => {
    const clock = clocks.get(keyOf(board));
    return clock && time.isKnown() ? clockCore.read(clock, time.at(micros(performance.now())).desk) : null;
  };
  const timesOf = (board) => {
    const shown = readingOf(board);
    if (!shown) return "";
    const one = (side) => (shown.phase === "running" && shown.active === side ? "▸ " : "")
      + clockCore.digits(shown[side].total, shown[side].method === "up-count" ? 0 : tenthsBelow);
    return one("w") + " – " + one("b");
  };
  const leastOf = (board) => {
    const shown = board.look === "over" || board.look === "adjourned" ? null : readingOf(board);
    return shown ? Math.min(shown.w.total, shown.b.total) : Infinity;
  };
  // Read out in minutes: not with every second.
  const spokenOf = (board) => {
    const shown = readingOf(board);
    const minutes = (side) => words()[side === "w" ? "white" : "black"] + " " + clockCore.digits(Math.ceil(shown[side].total / 6e10) * 6e10, 0);
    return [board.spoken, board.called, shown && board.look !== "over" ? minutes("w") + ", " + minutes("b") : ""].filter(Boolean).join(" ");
  };
  const heard = (pad, asked, answered) => {
    time.hear(micros(asked), micros(answered), pad.now);
    clocks.clear();
    for (const board of pad.boards) if (board.clock) clocks.set(keyOf(board), clockCore.load(board.clock));
  };

  const write = (id, text) => { const one = byId(id); if (one && one.textContent !== text) one.textContent = text; };
  const paint = () => {
    if (!station.pad || station.pad.role !== "sector") return;
    for (const board of station.pad.boards) {
      const key = keyOf(board), box = byId("board-" + key);
      write("times-" + key, timesOf(board));
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
    make("span", { className: "times", id: "times-" + keyOf(board) }, timesOf(board)),
    make("span", { id: "note-" + keyOf(board) }, board.note)];
  const item = (board) => {
    const mine = station.waits(keyOf(board));
    return make("li", {}, button({ id: "board-" + keyOf(board) }, () => go({ page: "board", key: keyOf(board) }),
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

  // --- one board ---

  const come = (board) =>
    station.bring("come", "come " + keyOf(board), { round: board.round, board: board.board }, board.title, words().iGo);
  const boardPage = (board) => [...station.heading(board), make("p", { className: "line" }, ...stateOf(board)), make("p", {}, asOf()),
    board.called ? make("div", { className: "row" }, button({ className: "act", id: "come" }, () => come(board), words().iGo)) : null,
    make("h2", {}, words().result + (board.result ? ": " + board.result : "")), board.says ? make("p", {}, board.says) : null,
    ...station.results.choices(board), station.back()];

  // What goes on by itself is painted, not drawn anew.
  const standing = ({ clock, spoken, note, called, ...rest }) => ({ ...rest, calls: Boolean(called) });
  station.roles.sector = {
    heard,
    waiting: () => words().notYet,
    page: (at) => {
      const board = at === station.home ? null : boardAt(at);
      setTimeout(paint);
      if (!board) return wallPage();
      return at.page === "confirm" ? station.results.confirmPage(board, at.choice) : boardPage(board);
    },
    about: (at) => {
      const board = at === station.home ? null : boardAt(at);
      return board ? standing(board) : [station.pad.key, station.pad.note, byTime, inOrder().map(standing)];
    },
  };
})();
