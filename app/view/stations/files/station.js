// SPDX-License-Identifier: GPL-3.0-or-later
// What all stations have in common: the code, the way to the desk, what waits while it cannot be reached, the language.
// Each role adds its page (results.js, sector.js, calls.js, check_in.js, screen.js, clock.js). The pages show what the desk says and
// bring it what was tapped; what it means and what may be done is for the desk to say. Nothing is called done before the
// desk has it on its disk.
"use strict";
const station = (() => {
  const patience = 6000;
  const kept = (name) => { try { return JSON.parse(localStorage.getItem(name)); } catch { return null; } };
  const keep = (name, value) => { try { localStorage.setItem(name, JSON.stringify(value)); } catch { /* in memory only */ } };
  const languages = ["en", "sk", "cs", "gl"];
  const fromBrowser = (navigator.languages || []).map((one) => one.slice(0, 2)).find((one) => languages.includes(one));
  const home = { page: "home" };
  const roles = {}; // by the word of the role: { page, about, query, every, send, heard, state, waiting }
  let language = kept("language") || fromBrowser || "en";
  let token = kept("token");
  let waiting = kept("waiting") || []; // done here, and not at the desk yet
  let refused = kept("refused") || []; // the desk did not take it; stays until somebody has read why
  let words = {}, pad = null, connected = true, over = "";
  let told = null; // what the desk has said last: in a language, and of the round that was played then
  let at = home;
  const byId = (id) => document.getElementById(id);
  const role = () => (pad && roles[pad.role]) || {};
  const waits = (key) => waiting.find((one) => one.event === pad.key && one.key === key);

  const make = (tag, properties = {}, ...inside) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...inside.filter((one) => one !== null && one !== undefined && one !== ""));
    return element;
  };
  const button = (properties, does, ...inside) => {
    const element = make("button", { type: "button", ...properties }, ...inside);
    element.addEventListener("click", does);
    return element;
  };

  // --- the desk ---

  const ask = async (path, body) => {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), patience);
    try {
      const asked = performance.now();
      const query = path === "pad" && role().query ? role().query() : "";
      const answer = await fetch(path + "?lang=" + language + query, {
        method: body === undefined ? "GET" : "POST", cache: "no-store", credentials: "omit", redirect: "error", signal: giveUp.signal,
        headers: { ...(token ? { Authorization: "Bearer " + token } : {}), ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const answered = performance.now();
      const text = await answer.text();
      let said = {};
      try { said = text ? JSON.parse(text) : {}; } catch { /* nothing was said */ }
      return { status: answer.status, said, asked, answered };
    } finally {
      clearTimeout(timer);
    }
  };

  // Who has no right here any more keeps what was done, for the arbiter to see.
  const turnedAway = (said) => {
    over = said.says || words.over;
    token = null;
    keep("token", null);
    at = home;
  };

  const tell = (says) => { told = says ? { says, language, round: pad && pad.number } : null; };
  const dropOld = () => { if (told && (told.language !== language || told.round !== (pad && pad.number))) told = null; };

  const refuse = (one) => { refused.push(one); remember(); };
  const remember = () => { keep("waiting", waiting); keep("refused", refused); };

  const send = async () => {
    while (waiting.length > 0 && token) {
      const one = waiting[0];
      const { status, said } = await ask(one.path, { ...one.body, event: one.event, waited: Date.now() - one.stamp });
      if (status === 401) return turnedAway(said);
      if (status === 429 || status >= 500) return; // later
      waiting = waiting.filter((other) => other !== one); // meanwhile something else may wait for the same board
      if (status !== 200) refuse({ title: one.title, round: one.round, label: one.label, says: said.says || "", again: said.ask === undefined ? null : { ...one, body: { ...one.body, yes: [...(one.body.yes || []), said.ask] } } });
      remember();
      tell(status === 200 ? said.says : "");
    }
  };

  let busy = false, again = false, timer = 0;
  const talk = async () => {
    if (busy) { again = true; return; }
    busy = true;
    clearTimeout(timer);
    try {
      if (!words.title || words.language !== language) {
        const { status, said } = await ask("words");
        if (status === 200) { words = said; document.documentElement.lang = words.language; }
      }
      if (token) await send();
      if (token) for (const one of Object.values(roles)) if (one.send) await one.send(); // what has waited comes first
      if (token) {
        const { status, said, asked, answered } = await ask("pad");
        if (status === 401) turnedAway(said);
        else if (status === 200) {
          pad = said;
          if (role().heard) role().heard(said, asked, answered);
        }
        connected = status < 500;
        if (status >= 500 && said.says) tell(said.says);
      } else {
        connected = true;
      }
    } catch {
      connected = false;
    }
    busy = false;
    dropOld();
    show();
    timer = setTimeout(talk, role().every || 2000);
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
        at = home;
      } else {
        over = said.says || words.wrong;
      }
      connected = true;
    } catch {
      connected = false;
    }
    await talk();
  };

  // Brings something to the desk, now or when it can be reached: in place of what waits under the same key.
  const bring = (path, key, body, title, label) => {
    waiting = waiting.filter((one) => !(one.event === pad.key && one.key === key));
    const round = body.round === pad.number ? pad.round : "";
    waiting.push({ path, key, body, title, round, label, event: pad.key, stamp: Date.now() });
    remember();
    told = null;
    go(home);
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
    const read = () => { refused = refused.filter((other) => other !== one); remember(); show(); };
    const again = () => { read(); bring(one.again.path, one.again.key, one.again.body, one.title, one.label); };
    const seen = make("div", { className: "row" }, one.again ? button({ className: "act" }, again, words.doIt) : null, button({}, read, words.seen || "OK"));
    return make("li", {}, make("div", { className: "refused" }, make("span", { className: "board" }, [one.round, one.title].filter(Boolean).join(" · ") + ": " + one.label), make("span", { className: "says" }, one.says), seen));
  };
  const refusedList = () => refused.length === 0 ? [] : [make("h2", {}, words.notTaken || ""), make("ul", { id: "refused" }, ...refused.map(refusedItem))];

  const codePage = () => {
    const code = make("input", { id: "code", className: "code", inputMode: "numeric", autocomplete: "one-time-code", maxLength: 11, required: true });
    const form = make("form", {}, make("label", { htmlFor: "code" }, words.code || "Code"), code,
      make("div", { className: "row" }, make("button", { className: "act", type: "submit" }, words.begin || "OK")));
    form.addEventListener("submit", (event) => { event.preventDefault(); join(code.value); });
    return [over ? make("p", { className: "error", role: "alert" }, over) : null, make("p", {}, words.codeHint), form, ...refusedList()];
  };

  const back = () => make("div", { className: "row" }, button({}, () => go(home), words.back));
  const heading = (board) => [make("h2", {}, board.title), make("p", {}, words.white + ": " + board.white), make("p", {}, words.black + ": " + board.black)];

  const pageNow = () => {
    if (!token) return codePage();
    if (!pad || !role().page) return [make("p", {}, words.loading)];
    return [...refusedList(), pad.note ? make("p", {}, pad.note) : null, ...role().page(at)];
  };

  const stateNow = () => {
    if (waiting.length === 0 && token && pad && role().state) return role().state();
    if (waiting.length > 0) return (role().waiting ? role().waiting() : words.notYetAll) + ": " + waiting.length + (connected ? "" : " · " + words.away);
    if (!connected) return words.away || "";
    return told ? told.says : token && pad ? words.connected : "";
  };

  const foot = () => {
    const choice = make("select", { id: "language" }, ...languages.map((one) =>
      make("option", { value: one, selected: one === language, lang: one }, { en: "English", sk: "Slovenčina", cs: "Čeština", gl: "Galego" }[one])));
    choice.addEventListener("change", () => { language = choice.value; keep("language", language); told = null; talk(); });
    return [make("label", { htmlFor: "language" }, words.chooseLanguage || "Language"), choice];
  };

  // Drawn anew only where something has changed, and not under a finger: it meets what was there when it came down.
  let drawn = "", footDrawn = "", pressed = false;
  addEventListener("pointerdown", () => { pressed = true; }, true);
  const letGo = () => { pressed = false; setTimeout(show, 100); };
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, letGo, true);
  const show = () => {
    const code = byId("code");
    const about = token && pad && role().about ? role().about(at) : pad;
    const picture = JSON.stringify([words, about, waiting, refused, over, at, Boolean(token)]);
    byId("title").textContent = (pad && token && pad.name) || words.title || "Flagfall";
    byId("about").textContent = pad && token ? [pad.event, pad.round].filter(Boolean).join(" · ") : "";
    const state = stateNow();
    if (byId("state").textContent !== state) byId("state").textContent = state;
    byId("state").className = waiting.length > 0 || !connected ? "waiting" : "";
    document.body.className = (token && pad && pad.role) || "";
    const typing = !token && code && code.value && !over;
    if (picture !== drawn && !typing && !(pressed && drawn)) {
      const focused = document.activeElement;
      const half = token && focused && focused.defaultValue !== undefined && focused.value !== focused.defaultValue; // typed, and not said yet
      byId("main").replaceChildren(...pageNow().filter((one) => one !== null));
      const again = focused && focused.id && byId("main").contains(byId(focused.id)) ? byId(focused.id) : null;
      if (again && half) again.value = focused.value;
      if (again) again.focus();
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
  };
  // Browsers allow it on encrypted pages only.
  const stayAwake = async () => { try { await navigator.wakeLock?.request("screen"); } catch { /* the screen may go dark */ } };
  addEventListener("online", talk);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) { talk(); stayAwake(); } });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && at !== home) go(home); });
  addEventListener("DOMContentLoaded", () => { stayAwake(); begin(); }); // once every role has come

  return { roles, make, button, bring, waits, go, home, talk, back, heading, show, ask, refuse, kept, keep, get connected() { return connected; }, get pad() { return pad; }, get words() { return words; } };
})();
