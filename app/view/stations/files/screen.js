// SPDX-License-Identifier: GPL-3.0-or-later
// A screen for the hall: pairings by board and by name, and standings, page by page, as many lines as there is room
// for. It turns them by itself.
"use strict";
(() => {
  const { make, button } = station;
  const stay = 10000;
  const lists = ["byBoard", "byName", "standings"];
  let shown = "byBoard", page = 0, held = false;

  const filled = () => lists.filter((name) => station.pad[name].length > 0);
  // As pad.css has it.
  const lineHeight = () => 1.4 * parseFloat(getComputedStyle(document.getElementById("main")).fontSize) + 2;
  const room = () => {
    const top = document.getElementById("main").getBoundingClientRect().top + scrollY;
    const height = innerHeight - top - lineHeight() - document.getElementById("foot").offsetHeight; // below the heading
    return Math.max(4, Math.floor(height / lineHeight()));
  };
  const columns = () => innerWidth > innerHeight * 1.2 ? 2 : 1;

  const square = (side) => make("span", { className: "square " + side }, station.words[side]);
  const row = (name, [number, first, middle, second, side]) => {
    if (name === "byName")
      return make("tr", {}, make("th", { scope: "row", className: "name" }, first), make("td", { className: "figure" }, number), make("td", {}, side ? square(side) : ""));
    if (name === "standings")
      return make("tr", {}, make("td", { className: "figure" }, number), make("th", { scope: "row", className: "name" }, first), make("td", {}, second), make("td", { className: "figure strong" }, middle));
    const seat = (colour) => make("td", {}, number ? square(colour) : "");
    return make("tr", {}, make("td", { className: "figure" }, number), seat("w"), make("th", { scope: "row", className: "name" }, first), make("td", { className: "centre strong" }, middle), seat("b"), make("td", { className: "name" }, second));
  };

  const turn = () => {
    if (!station.pad || station.pad.role !== "screen") return;
    const names = filled();
    if (names.length === 0) return;
    page += 1;
    if (page * room() * columns() >= station.pad[shown].length) {
      page = 0;
      shown = names[(names.indexOf(shown) + 1) % names.length];
    }
    station.show();
  };
  setInterval(() => { if (!held) turn(); }, stay);

  station.roles.screen = {
    every: 5000,
    about: () => [station.pad, shown, page, held],
    page: () => {
      const names = filled();
      if (names.length === 0) return [];
      if (!names.includes(shown)) shown = names[0];
      const name = shown;
      const lines = station.pad[name];
      const size = room();
      page = Math.min(page, Math.ceil(lines.length / (size * columns())) - 1); // there may be fewer by now
      const from = page * size * columns();
      const tables = [];
      for (let column = 0; column < columns(); ++column) {
        const part = lines.slice(from + column * size, from + (column + 1) * size);
        if (part.length > 0)
          tables.push(make("table", {}, make("caption", { className: "unseen" }, station.words[name]), make("tbody", {}, ...part.map((line) => row(name, line)))));
      }
      const pages = Math.ceil(lines.length / (size * columns()));
      return [make("h2", {}, station.words[name] + (pages > 1 ? " " + (page + 1) + "/" + pages : "")), make("div", { className: "tables" }, ...tables),
        make("div", { className: "row" }, button({ id: "hold" }, () => { held = !held; station.show(); }, held ? station.words.goOn : station.words.hold),
          button({ id: "next" }, turn, station.words.next))];
    },
  };
})();
