// SPDX-License-Identifier: GPL-3.0-or-later
// Players call the arbiter to their board, and see that the call was heard.
"use strict";
(() => {
  const { make, button, go } = station;
  const keyOf = (board) => "call " + board.round + "." + board.board;

  const call = (board) =>
    station.bring("call", keyOf(board), { round: board.round, board: board.board }, board.title, station.words.call);

  const item = (board) => {
    const waits = station.waits(keyOf(board));
    return make("li", {}, button({ id: "board-" + board.round + "." + board.board, className: board.called ? "called" : "" },
      () => { if (!board.called) go({ page: "confirm", key: keyOf(board) }); },
      make("span", { className: "board" }, board.title), make("span", { className: "names" }, board.white + " – " + board.black),
      waits || board.called ? make("span", { className: "says" }, waits ? station.words.notYet : station.words.called) : null));
  };

  station.roles.calls = {
    page: (at) => {
      const board = at === station.home ? null : station.pad.boards.find((one) => keyOf(one) === at.key);
      if (board)
        return [...station.heading(board),
          make("div", { className: "row" }, button({ className: "act", id: "confirm" }, () => call(board), station.words.call)), station.back()];
      return [station.pad.boards.length > 0 ? make("p", {}, station.words.callHint) : null, make("ul", {}, ...station.pad.boards.map(item))];
    },
  };
})();
