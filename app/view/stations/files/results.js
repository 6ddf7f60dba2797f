// SPDX-License-Identifier: GPL-3.0-or-later
// The result pad: the boards of its range, the results that can be tapped, and whether the one tapped is right.
"use strict";
(() => {
  const { make, button, go } = station;
  const keyOf = (board) => board.round + "." + board.board;
  const boardAt = (at) => station.pad.boards.find((board) => keyOf(board) === at.key);

  const enter = (board, choice) =>
    station.bring("result", keyOf(board), { round: board.round, board: board.board, result: choice.code }, board.title, choice.label);

  const boardItem = (board) => {
    const mine = station.waits(keyOf(board));
    return make("li", {}, button({ id: "board-" + keyOf(board), className: mine ? "unsent" : "" }, () => go({ page: "results", key: keyOf(board) }),
      make("span", { className: "board" }, board.title), make("span", { className: "names" }, board.white + " – " + board.black),
      make("span", { className: "result" }, mine ? mine.label : board.result),
      mine ? make("span", { className: "says" }, station.words.notYet) : board.says ? make("span", { className: "says" }, board.says) : null));
  };
  const list = (title, boards) => boards.length === 0 ? [] : [make("h2", {}, title), make("ul", {}, ...boards.map(boardItem))];
  // What has not reached the desk is not entered, whatever was tapped here.
  const boardsPage = () => {
    const unsent = station.pad.boards.filter((board) => station.waits(keyOf(board)));
    const sent = station.pad.boards.filter((board) => !unsent.includes(board));
    return [...list(station.words.notYet, unsent), ...list(station.words.missing, sent.filter((board) => board.state === "missing")),
      ...list(station.words.entered, sent.filter((board) => board.state !== "missing"))];
  };

  const choicesOf = (board, played) => make("div", { className: played ? "choices" : "choices less" },
    ...station.pad.choices.filter((choice) => choice.played === played).map((choice) => {
      const one = button({ id: "result-" + choice.code }, () => go({ page: "confirm", key: keyOf(board), choice }), make("strong", {}, choice.label), choice.says);
      one.dataset.result = choice.code;
      return one;
    }));
  const choices = (board) => [choicesOf(board, true), make("h2", {}, station.words.notPlayed), choicesOf(board, false)];
  const confirmPage = (board, choice) => [...station.heading(board), make("p", { className: "big" }, choice.label), make("p", {}, choice.says),
    make("div", { className: "row" }, button({ className: "act", id: "confirm" }, () => enter(board, choice), station.words.confirm)), station.back()];

  station.results = { choices, confirmPage, keyOf }; // an arbiter enters them as well
  station.roles["result-pad"] = {
    page: (at) => {
      const board = at === station.home ? null : boardAt(at);
      if (!board) return boardsPage(); // or the round is another one
      return at.page === "confirm" ? confirmPage(board, at.choice) : [...station.heading(board), ...choices(board), station.back()];
    },
    about: (at) => at === station.home ? station.pad : boardAt(at), // a board that is open is not drawn anew for others
  };
})();
