// SPDX-License-Identifier: GPL-3.0-or-later
// Something has happened at a board: the incident, its facts, the questions of the Laws and what is proposed, all as the
// desk says it; here it is only shown, and what was tapped is said.
"use strict";
(() => {
  const { make, button, go } = station;
  const { pages, talks, chip, group, field, choice, wrong, stateOf } = station.sector;
  const matter = talks("case");
  const words = () => station.words;
  const keyOf = station.results.keyOf;
  const body = () => matter.now.body;

  const adopt = (said) => Object.assign(body(), { incident: said.incident, facts: said.facts || {}, answers: said.answers || {} });
  const begin = (board, incident) => {
    matter.begin(board, { incident, facts: {}, answers: {}, typed: "", note: "", ownTime: "", unfolded: false }, adopt);
    go({ page: "case", key: keyOf(board) });
    matter.say({});
  };

  // --- which ---

  const kindsOf = (board, said) => {
    const search = make("input", { id: "typed", value: body().typed, autocomplete: "off", enterKeyHint: "search", maxLength: 60 });
    search.addEventListener("input", () => { body().typed = search.value; matter.say({}); });
    return [make("label", { htmlFor: "typed" }, words().whatHappened), search,
      make("ul", { className: "kinds" }, ...said.kinds.map((one) => make("li", {}, button({ id: "kind-" + one.word }, () => begin(board, one.word), one.name))))];
  };

  // --- the facts and the questions ---

  const choicesOf = (one, chosen, does) => group(one.label, ...one.words.map((word, at) => chip("fact-" + one.word + "-" + word, one.names[at], chosen(word), () => does(word))));
  const factOf = (one) => {
    const edit = (value) => matter.say({ edit: one.word, value });
    const told = [wrong(one.error), one.understood ? make("p", { className: "says" }, one.understood) : null];
    if (one.kind === "chips") return [choicesOf(one, (word) => word === one.value, (word) => edit(word === one.value ? "" : word)), ...told];
    if (one.kind === "several") {
      const chosen = one.value.split(",");
      return [choicesOf(one, (word) => chosen.includes(word), (word) => matter.say({ toggle: one.word, value: word })), ...told];
    }
    if (one.kind === "list") return [...choice("fact-" + one.word, one.label, one.words, one.names, one.value, edit), ...told];
    const now = one.now ? button({ id: "now-" + one.word }, () => matter.say({ come: one.now }), words().comesNow) : null;
    return [...field("fact-" + one.word, one.label, one.value, edit, { placeholder: one.example }), now, ...told];
  };
  const questionOf = (one) => group(one.text, ...one.words.map((word, at) =>
    chip("ask-" + one.ask + "-" + word, one.answers[at], word === one.answer, () => matter.say({ ask: one.ask, answer: word === one.answer ? "" : word }))),
    one.hint ? make("span", { className: "says" }, one.hint) : null);

  // --- what is proposed ---

  const tap = async (board, chosen) => {
    if (chosen.key) {
      await matter.say({ step: chosen.key });
      if (!matter.now || matter.now.wrong || matter.now.said.stepped) return;
    }
    go({ page: "decide", key: keyOf(board), chosen });
  };
  const optionOf = (board, one) =>
    make("li", {}, button({ id: "choose-" + one.key, className: one.primary ? "act whole" : "whole", disabled: !one.possible },
      () => tap(board, { key: one.key, text: one.text, article: one.article }), one.text + (one.article ? " (" + one.article + ")" : "")));
  const otherOf = (board, one) =>
    make("li", {}, button({ id: "other-" + one.word, className: "whole" }, () => tap(board, { own: one.word, text: one.text }), one.text));
  const ownTimeOf = (ruling) => ruling.timeProposed === "" ? [] :
    [...field("own-time", words().anotherTime, ruling.ownTime, (typed) => { body().ownTime = typed; matter.say({}); }, { placeholder: ruling.timeProposed }), wrong(ruling.ownTimeFault)];
  const lawOf = (ruling) => [make("h2", {}, ruling.title), ...ruling.facts.map((one) => make("p", {}, one)),
    make("p", {}, [ruling.law, ruling.citation ? "(" + ruling.citation + ")" : ""].filter(Boolean).join(" ")),
    ruling.warning ? make("p", { className: "error" }, ruling.warning) : null, ruling.mate ? make("p", { className: "whole" }, ruling.mate) : null];
  const rulingOf = (board, ruling) => {
    const asked = ruling.questions.find((one) => one.ask === ruling.asked);
    return [...lawOf(ruling), ...ruling.questions.filter((one) => one !== asked).map(questionOf), asked ? make("p", { className: "strong" }, asked.text) : null,
      make("ul", {}, ...ruling.options.map((one) => optionOf(board, one))), ...ownTimeOf(ruling),
      ...(ruling.others.length > 0 ? [make("h2", {}, words().otherwise), make("ul", {}, ...ruling.others.map((one) => otherOf(board, one)))] : [])];
  };
  const noteOf = () => {
    const [label, input] = field("note", words().note, body().note, () => {});
    input.addEventListener("input", () => { body().note = input.value; });
    return [label, input];
  };

  const casePage = (board) => {
    const { said, wrong: fault } = matter.now;
    const head = [...station.heading(board), make("p", { className: "line" }, ...stateOf(board)), wrong(fault)];
    if (!said) return [...head, make("p", {}, words().loading), station.back()];
    if (!said.incident) return [...head, ...kindsOf(board, said), station.back()];
    const unfold = said.folded > 0 ? button({ id: "unfold" }, () => { body().unfolded = true; matter.say({}); }, words().moreFacts + ": " + said.folded) : null;
    return [...head, make("h2", {}, said.name), ...said.fields.flatMap(factOf), unfold, ...noteOf(), said.wanted ? make("p", { role: "status" }, said.wanted) : null,
      ...(said.ruling ? rulingOf(board, said.ruling) : []),
      make("div", { className: "row" }, button({ id: "another" }, () => begin(board, ""), words().anotherIncident)), station.back()];
  };
  const decidePage = (board, { chosen }) => [...station.heading(board), make("h2", {}, matter.now.said.name), make("p", { className: "strong whole" }, chosen.text),
    chosen.article ? make("p", {}, chosen.article) : null, ...noteOf(),
    make("div", { className: "row" }, button({ className: "act", id: "confirm" }, () => matter.decide("rule", board, { key: chosen.key, own: chosen.own, text: chosen.text }, chosen.text), words().decideSo),
      button({ id: "look-again" }, () => go({ page: "case", key: keyOf(board) }), words().lookAgain)), station.back()];

  const isOpen = (at) => (at.page === "case" || at.page === "decide") && matter.now !== null;
  const shared = {
    isOpen,
    poll: matter.poll,
    about: () => { const { said, wrong: fault } = matter.now; return [{ ...said, at: 0 }, fault]; },
  };
  pages.case = { ...shared, ways: (board) => [button({ id: "case" }, () => begin(board, ""), words().incident)], page: (board) => matter.now ? casePage(board) : [station.back()] };
  pages.decide = { ...shared, isOpen: () => false, ways: () => [], page: (board, at) => matter.now ? decidePage(board, at) : [station.back()] };
})();
