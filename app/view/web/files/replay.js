// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the game of a page through: buttons, a tap on a move, and the arrow keys, Home, End and F. The page says
// everything without it, and nothing is asked for from elsewhere.
"use strict";
(() => {
  const board = document.getElementById("board");
  const moves = [...document.querySelectorAll(".moves a")];
  const say = document.createElement("p");
  say.className = "unseen";
  say.setAttribute("aria-live", "polite");
  let at = moves.length; // moves made: the page shows the end
  let turned = false;

  const placed = (letter, x, y) => {
    const piece = document.createElement("img");
    const colour = letter === letter.toUpperCase() ? "w" : "b";
    piece.src = colour + letter.toLowerCase() + ".svg";
    piece.alt = "";
    piece.className = turned ? `x${9 - x} y${9 - y}` : `x${x} y${y}`;
    return piece;
  };
  const piecesOf = placement => {
    const pieces = [];
    placement.split("/").forEach((rank, down) => {
      let x = 1;
      for (const sign of rank) {
        if (sign >= "1" && sign <= "8") x += Number(sign);
        else pieces.push(placed(sign, x++, 8 - down));
      }
    });
    return pieces;
  };
  const show = () => {
    const move = at > 0 ? moves[at - 1] : null;
    board.replaceChildren(...piecesOf(move ? move.dataset.pieces : board.dataset.start));
    const label = move ? board.dataset.after.replace("%1", move.dataset.move) : board.dataset.atStart;
    board.setAttribute("aria-label", label);
    for (const one of moves) one.removeAttribute("aria-current");
    if (move) move.setAttribute("aria-current", "true");
  };
  const go = to => {
    at = Math.max(0, Math.min(moves.length, to));
    show();
    say.textContent = board.getAttribute("aria-label");
  };
  const turn = () => {
    turned = !turned;
    for (const letters of document.querySelectorAll(".ranks, .files"))
      letters.replaceChildren(...[...letters.children].reverse());
    show();
  };

  const steps = document.createElement("div");
  steps.className = "steps";
  const add = (sign, name, act) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = sign;
    button.setAttribute("aria-label", name);
    button.title = name;
    button.addEventListener("click", act);
    steps.append(button);
  };
  add("⏮\uFE0E", board.dataset.begin, () => go(0));
  add("◀\uFE0E", board.dataset.back, () => go(at - 1));
  add("▶\uFE0E", board.dataset.forward, () => go(at + 1));
  add("⏭\uFE0E", board.dataset.end, () => go(moves.length));
  add("⇅\uFE0E", board.dataset.turn, turn);
  board.parentElement.after(steps, say);

  moves.forEach((move, index) => move.addEventListener("click", event => {
    event.preventDefault();
    go(index + 1);
  }));
  const keys = {
    ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1), Home: () => go(0), End: () => go(moves.length), f: turn
  };
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || !(event.key in keys)) return;
    event.preventDefault();
    keys[event.key]();
  });
  show();
})();
