// SPDX-License-Identifier: GPL-3.0-or-later
// The time of the desk on a telephone. Every answer says what the desk's clock showed between the question and the
// answer: the fastest ones leave the least doubt. Two clocks part by so much an hour; that is measured, too, so that the
// time stays good while the desk cannot be reached. All times are in microseconds; the telephone's is one that nobody
// sets, but it may stand while the telephone sleeps: `ahead`, by which its time of day is before it, has grown then.
"use strict";
const deskTime = (() => {
  const mostDrift = 200e-6; // by which two clocks part at the most: 0.7 s in an hour
  const leastDoubt = 5e-6;  // of what was measured: a telephone in the sun
  const long = 60e6;        // before which nothing is said about the drift
  const nap = 20e3;         // a time of day is read no better

  const begin = () => {
    // The desk's time less the telephone's is between low and high at the moment `at` of the telephone.
    let known = null, first = null, drift = 0, doubt = mostDrift, aheadThen = 0;

    const middle = ({ low, high }) => (low + high) / 2;
    const half = ({ low, high }) => (high - low) / 2;
    const later = (at) => {
      const passed = at - known.at, more = doubt * Math.abs(passed);
      return { at, low: known.low + drift * passed - more, high: known.high + drift * passed + more };
    };
    const measure = () => {
      const passed = known.at - first.at;
      if (passed < long) {
        if (half(known) < half(first)) first = known;
        return;
      }
      const unsure = (half(known) + half(first)) / passed;
      if (unsure >= doubt) return;
      drift = Math.max(-mostDrift, Math.min(mostDrift, (middle(known) - middle(first)) / passed));
      doubt = Math.max(unsure, leastDoubt);
    };

    const slept = (ahead) => {
      const by = known ? Math.abs(ahead - aheadThen) : 0;
      return by > nap ? by : 0;
    };

    return {
      // The desk said what its clock showed; it was asked and has answered at these moments of the telephone.
      hear: (asked, answered, said, ahead) => {
        const by = slept(ahead); // perhaps while the answer was on its way
        const heard = { at: answered, low: said - answered, high: said - asked + by };
        const then = known && by === 0 && later(answered);
        const both = then && { at: answered, low: Math.max(then.low, heard.low), high: Math.min(then.high, heard.high) };
        aheadThen = ahead;
        if (both && both.low <= both.high) {
          known = both;
          measure();
        } else { // one of the two has slept, or it is the first answer
          known = first = heard;
          drift = 0;
          doubt = mostDrift;
        }
      },
      isKnown: () => known !== null,
      // What the desk's clock shows at a moment of the telephone, and by how much that may be wrong.
      at: (moment, ahead) => {
        const then = later(moment);
        return { desk: Math.round(moment + middle(then)), bound: Math.ceil(half(then) + slept(ahead)) };
      },
      // In millionths: how much faster the desk's clock goes; null: not measured yet.
      drift: () => doubt < mostDrift ? Math.round(drift * 1e6) : null,
    };
  };
  return { begin };
})();
