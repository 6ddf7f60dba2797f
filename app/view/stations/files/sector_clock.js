// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of a board as the arbiter of a sector corrects it: the acts and forms of the desk, as the desk says them.
"use strict";
(() => {
  const { make, button, go } = station;
  const { pages, begins, talks, chip, group, field, choice, wrong, stateOf } = station.sector;
  const clock = talks("clock");
  const words = () => station.words;
  const keyOf = station.results.keyOf;
  const body = () => clock.now.body;
  const acts = () => (clock.now && clock.now.said && clock.now.said.acts) || [];

  const begin = (board) => {
    clock.begin(board, { fields: {}, side: "", ground: "", note: "" }, () => {});
    clock.say({});
  };
  const correct = (board, title) => clock.decide("correct", board, { title }, title);
  const choose = (board, act) => {
    body().hand = act.hand;
    if (act.atOnce) return correct(board, act.title);
    go({ page: "clock", key: keyOf(board) });
    clock.say({});
  };
  const actOf = (board, one) => make("li", {}, button({ id: "act-" + one.hand, className: "whole", disabled: !one.possible }, () => choose(board, one),
    one.title, one.effect ? make("span", { className: "says" }, one.effect) : null, one.possible || !one.whyNot ? null : make("span", { className: "says" }, one.whyNot)));

  const formOf = ({ form }) => {
    const typed = (one) => (value) => { body().fields[one.field] = value; clock.say({}); };
    return [form.explanation ? make("p", {}, form.explanation) : null,
      form.sides.length > 0 ? group(form.sideLabel, ...form.sides.map((name, at) => chip("side-" + form.sideWords[at], name, form.side === form.sideWords[at], () => { body().side = form.sideWords[at]; clock.say({}); }))) : null,
      ...form.fields.flatMap((one) => [...field("field-" + one.field, one.label, one.text, typed(one), { placeholder: one.example }), wrong(one.error)])];
  };
  const reasonOf = (said) => [
    ...choice("ground", words().reason, said.grounds.map((one) => one[0]), said.grounds.map((one) => one[1]), body().ground, (word) => { body().ground = word; clock.say({}); }),
    ...field("note", words().note, body().note, (text) => { body().note = text; })];
  const actPage = (board) => {
    const { said, wrong: fault } = clock.now;
    const head = [...station.heading(board), make("p", { className: "line" }, ...stateOf(board)), wrong(fault)];
    if (!said) return [...head, make("p", {}, words().loading), station.back()];
    if (said.acts) return [...head, make("ul", {}, ...said.acts.map((one) => actOf(board, one))), station.back()];
    return [...head, make("h2", {}, said.title), said.effect ? make("p", {}, said.effect) : null, ...(said.form ? formOf(said) : []), ...reasonOf(said),
      said.whyNot ? make("p", { className: "error" }, said.whyNot) : null,
      make("div", { className: "row" }, button({ className: "act", id: "confirm", disabled: Boolean(said.form) && !said.form.valid }, () => correct(board, said.title), words().carryOut)), station.back()];
  };

  begins.push(begin);
  pages.clock = {
    isOpen: (at) => (at.page === "clock" || at.page === "board") && clock.now !== null,
    poll: clock.poll,
    about: () => { const { said, wrong: fault } = clock.now; return [{ ...said, at: 0 }, fault]; },
    ways: (board) => {
      const first = acts().find((one) => one.atOnce && one.possible);
      return [first ? button({ id: "steer" }, () => choose(board, first), first.title) : null,
        acts().length > 0 ? button({ id: "clock" }, () => go({ page: "clock", key: keyOf(board) }), words().ofClock) : null];
    },
    page: (board) => clock.now ? actPage(board) : [station.back()],
  };
})();
