// SPDX-License-Identifier: GPL-3.0-or-later
// Players say that they have come: a few letters, their name, and yes.
"use strict";
(() => {
  const { make, button, go } = station;
  const keyOf = (row) => "player " + row.player;
  let letters = "";

  const field = () => {
    const input = make("input", { id: "letters", value: letters, autocomplete: "off", spellcheck: false, enterKeyHint: "search" });
    input.addEventListener("input", () => { letters = input.value; station.talk(); });
    return [make("label", { htmlFor: "letters" }, station.words.nameLabel), input];
  };
  const come = (row) => {
    letters = "";
    station.bring("here", keyOf(row), { player: row.player, round: station.pad.next }, row.name, station.words.here);
  };
  const item = (row) => {
    const waits = station.waits(keyOf(row));
    const says = waits ? station.words.notYet : row.says;
    const inside = [make("span", { className: "names wide" }, row.name + (row.club ? " · " + row.club : "")), says ? make("span", { className: "says" }, says) : null];
    return make("li", {}, row.missing && !waits ? button({ id: "player-" + row.player }, () => go({ page: "confirm", row }), ...inside)
                                                : make("div", { className: "told" }, ...inside));
  };
  const found = () => {
    const { rows } = station.pad;
    if (letters.trim() === "" || station.pad.letters !== letters) return [];
    return rows.length > 0 ? [make("ul", {}, ...rows.map(item))] : [make("p", { role: "status" }, station.words.nobody)];
  };

  // Only what is below the field is drawn anew while somebody types: the field keeps its letters and the keyboard.
  station.roles["check-in"] = {
    query: () => "&letters=" + encodeURIComponent(letters),
    every: 4000,
    page: (at) => {
      if (at.page === "confirm")
        return [make("p", { className: "big" }, at.row.name), at.row.club ? make("p", {}, at.row.club) : null,
          make("div", { className: "row" }, button({ className: "act", id: "confirm" }, () => come(at.row), station.words.here)), station.back()];
      const old = document.getElementById("letters");
      const rows = make("div", { id: "found" }, ...found());
      if (old && old.value === letters) return [make("p", {}, station.words.checkInHint), old.previousSibling, old, rows];
      return [make("p", {}, station.words.checkInHint), ...field(), rows];
    },
    about: (at) => at.page === "confirm" ? at : [station.pad, station.pad.letters === letters],
  };
})();
