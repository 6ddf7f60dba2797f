// SPDX-License-Identifier: GPL-3.0-or-later
// The result pad. It shows what the desk says and brings it what was tapped; what a result means and what may be
// entered is for the desk to say. What is entered while the desk cannot be reached waits here, and is not called
// entered before the desk has it on its disk.
"use strict";
(() => {
  const every = 2000, patience = 6000;
  const kept = (name) => { try { return JSON.parse(localStorage.getItem(name)); } catch { return null; } };
  const keep = (name, value) => { try { localStorage.setItem(name, JSON.stringify(value)); } catch { /* in memory only */ } };
  const languages = ["en", "sk", "cs", "gl"];
  const fromBrowser = (navigator.languages || []).map((one) => one.slice(0, 2)).find((one) => languages.includes(one));
  let language = kept("language") || fromBrowser || "en";
  let token = kept("token");
  let waiting = kept("waiting") || []; // entered here, and not at the desk yet
  let refused = kept("refused") || []; // the desk did not take it; stays until somebody has read why
  let words = {}, pad = null, connected = true, over = "", told = "";
  let at = { page: "boards" };
  const byId = (id) => document.getElementById(id);
  const keyOf = (one) => one.round + "." + one.board;
  const isOf = (one, board) => one.event === pad.key && keyOf(one) === keyOf(board);

  const make = (tag, properties = {}, ...inside) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...inside.filter((one) => one !== null && one !== undefined && one !== ""));
    return element;
  };

  // --- the desk ---

  const ask = async (path, body) => {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), patience);
    try {
      const answer = await fetch(path + "?lang=" + language, {
        method: body === undefined ? "GET" : "POST", cache: "no-store", credentials: "omit", redirect: "error", signal: giveUp.signal,
        headers: { ...(token ? { Authorization: "Bearer " + token } : {}), ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const text = await answer.text();
      let said = {};
      try { said = text ? JSON.parse(text) : {}; } catch { /* nothing was said */ }
      return { status: answer.status, said };
    } finally {
      clearTimeout(timer);
    }
  };

  // Who has no right here any more keeps what was entered, for the arbiter to see.
  const turnedAway = (said) => {
    over = said.says || words.over;
    token = null;
    keep("token", null);
    at = { page: "code" };
  };

  const remember = () => { keep("waiting", waiting); keep("refused", refused); };

  const send = async () => {
    while (waiting.length > 0 && token) {
      const one = waiting[0];
      const { status, said } = await ask("result", { round: one.round, board: one.board, result: one.result, event: one.event, waited: Date.now() - one.stamp });
      if (status === 401) return turnedAway(said);
      if (status === 429 || status >= 500) return; // later
      waiting = waiting.filter((other) => other !== one); // meanwhile another result may wait for the same board
      if (status !== 200) refused.push({ title: one.title || keyOf(one), label: one.label, says: said.says || "" });
      remember();
      told = status === 200 ? said.says || "" : "";
    }
  };

  let busy = false, again = false;
  const talk = async () => {
    if (busy) { again = true; return; }
    busy = true;
    try {
      if (!words.title || words.language !== language) {
        const { status, said } = await ask("words");
        if (status === 200) { words = said; document.documentElement.lang = words.language; }
      }
      if (token) await send();
      if (token) {
        const { status, said } = await ask("pad");
        if (status === 401) turnedAway(said);
        else if (status === 200) pad = said;
        connected = status < 500;
        if (status >= 500 && said.says) told = said.says;
      } else {
        connected = true;
      }
    } catch {
      connected = false;
    }
    busy = false;
    show();
    if (again) { again = false; talk(); }
  };

  const join = async (code) => {
    over = "";
    try {
      const { status, said } = await ask("join", { code: code.replace(/\D/g, "") });
      if (status === 200) {
        token = said.token;
        keep("token", token);
        pad = null;
        at = { page: "boards" };
      } else {
        over = said.says || words.wrong;
      }
      connected = true;
    } catch {
      connected = false;
    }
    await talk();
  };

  const enter = (board, choice) => {
    waiting = waiting.filter((one) => !isOf(one, board));
    waiting.push({ round: board.round, board: board.board, result: choice.code, label: choice.label, title: board.title, event: pad.key, stamp: Date.now() });
    remember();
    told = "";
    go({ page: "boards" });
    talk();
  };

  // --- the page ---

  const go = (where) => {
    at = where;
    drawn = "";
    show();
    byId("main").focus();
    scrollTo(0, 0);
  };

  const refusedItem = (one) => {
    const button = make("button", { type: "button" }, words.seen || "OK");
    button.addEventListener("click", () => { refused = refused.filter((other) => other !== one); remember(); show(); });
    return make("li", {}, make("div", { className: "refused" }, make("span", { className: "board" }, one.title + ": " + one.label), make("span", { className: "says" }, one.says), button));
  };

  const refusedList = () => refused.length === 0 ? [] : [make("h2", {}, words.notTaken || ""), make("ul", { id: "refused" }, ...refused.map(refusedItem))];

  const codePage = () => {
    const code = make("input", { id: "code", inputMode: "numeric", autocomplete: "one-time-code", maxLength: 11, required: true });
    const form = make("form", {}, make("label", { htmlFor: "code" }, words.code || "Code"), code,
      make("div", { className: "row" }, make("button", { className: "act", type: "submit" }, words.begin || "OK")));
    form.addEventListener("submit", (event) => { event.preventDefault(); join(code.value); });
    return [over ? make("p", { className: "error", role: "alert" }, over) : null, make("p", {}, words.codeHint), form, ...refusedList()];
  };

  const boardItem = (board) => {
    const mine = waiting.find((one) => isOf(one, board));
    const button = make("button", { type: "button", id: "board-" + keyOf(board) },
      make("span", { className: "board" }, board.title), make("span", { className: "names" }, board.white + " – " + board.black),
      make("span", { className: "result" }, mine ? mine.label : board.result),
      mine ? make("span", { className: "says" }, words.notYet) : board.says ? make("span", { className: "says" }, board.says) : null);
    button.addEventListener("click", () => go({ page: "results", key: keyOf(board) }));
    return make("li", {}, button);
  };

  const list = (title, boards) => boards.length === 0 ? [] : [make("h2", {}, title), make("ul", {}, ...boards.map(boardItem))];

  const boardsPage = () => {
    if (!pad) return [make("p", {}, words.loading)];
    const isWaiting = (board) => waiting.some((one) => isOf(one, board));
    const missing = pad.boards.filter((board) => board.state === "missing" && !isWaiting(board));
    const others = pad.boards.filter((board) => !missing.includes(board));
    return [...refusedList(), pad.note ? make("p", {}, pad.note) : null, ...list(words.missing, missing), ...list(words.entered, others)];
  };

  const heading = (board) => [make("h2", {}, board.title), make("p", {}, words.white + ": " + board.white), make("p", {}, words.black + ": " + board.black)];

  const back = () => {
    const button = make("button", { type: "button" }, words.back);
    button.addEventListener("click", () => go({ page: "boards" }));
    return make("div", { className: "row" }, button);
  };

  const choicesOf = (board, played) => make("div", { className: played ? "choices" : "choices less" },
    ...pad.choices.filter((choice) => choice.played === played).map((choice) => {
      const button = make("button", { type: "button", id: "result-" + choice.code }, make("strong", {}, choice.label), choice.says);
      button.dataset.result = choice.code;
      button.addEventListener("click", () => go({ page: "confirm", key: keyOf(board), choice }));
      return button;
    }));

  const resultsPage = (board) => [...heading(board), choicesOf(board, true), make("h2", {}, words.notPlayed), choicesOf(board, false), back()];

  const confirmPage = (board) => {
    const yes = make("button", { type: "button", className: "act", id: "confirm" }, words.confirm);
    yes.addEventListener("click", () => enter(board, at.choice));
    return [...heading(board), make("p", { className: "big" }, at.choice.label), make("p", {}, at.choice.says), make("div", { className: "row" }, yes), back()];
  };

  const pageNow = () => {
    if (!token) return codePage();
    if (at.page === "boards" || !pad) return boardsPage();
    const board = pad.boards.find((one) => keyOf(one) === at.key);
    if (!board) return boardsPage(); // the round is another one
    return at.page === "confirm" ? confirmPage(board) : resultsPage(board);
  };

  const stateNow = () => {
    if (waiting.length > 0) return words.notYetAll + ": " + waiting.length + (connected ? "" : " · " + words.away);
    if (!connected) return words.away || "";
    return told || (token && pad ? words.connected : "");
  };

  const foot = () => {
    const choice = make("select", { id: "language" }, ...languages.map((one) =>
      make("option", { value: one, selected: one === language, lang: one }, { en: "English", sk: "Slovenčina", cs: "Čeština", gl: "Galego" }[one])));
    choice.addEventListener("change", () => { language = choice.value; keep("language", language); talk(); });
    return [make("label", { htmlFor: "language" }, words.chooseLanguage || "Language"), choice];
  };

  // Drawn anew only where something has changed: a finger that is on its way down meets what was there.
  let drawn = "", footDrawn = "";
  const show = () => {
    const code = byId("code");
    const board = pad && at.page !== "boards" ? pad.boards.find((one) => keyOf(one) === at.key) : null;
    const picture = JSON.stringify(token && board ? [words, at, board] : [words, pad, waiting, refused, over, at, Boolean(token)]);
    byId("title").textContent = (pad && token && pad.name) || words.title || "Flagfall";
    byId("about").textContent = pad && token ? [pad.event, pad.round].filter(Boolean).join(" · ") : "";
    const state = stateNow();
    if (byId("state").textContent !== state) byId("state").textContent = state;
    byId("state").className = waiting.length > 0 || !connected ? "waiting" : "";
    const typing = !token && code && code.value && !over;
    if (picture !== drawn && !typing) {
      const focused = document.activeElement && document.activeElement.id;
      byId("main").replaceChildren(...pageNow().filter((one) => one !== null));
      if (focused && byId("main").contains(byId(focused))) byId(focused).focus();
      drawn = picture;
    }
    if (footDrawn !== language + words.language) {
      byId("foot").replaceChildren(...foot());
      footDrawn = language + words.language;
    }
  };

  const begin = async () => {
    const code = location.hash.slice(1);
    if (location.hash) history.replaceState(null, "", location.pathname);
    await talk();
    if (/^\d{8}$/.test(code)) await join(code);
    setInterval(talk, every);
  };
  // Browsers allow it on encrypted pages only.
  const stayAwake = async () => { try { await navigator.wakeLock?.request("screen"); } catch { /* the screen may go dark */ } };
  addEventListener("online", talk);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) { talk(); stayAwake(); } });
  stayAwake();
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && at.page !== "boards") go({ page: "boards" }); });
  begin();
})();
