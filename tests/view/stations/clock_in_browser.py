#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays at a telephone that is the clock of a board: with fingers, with keys, and on while the network is away.

usage: clock_in_browser.py ORIGIN CODE EXAMPLES

EXAMPLES is a file with worked examples of the clock's arithmetic, as clock_core.js takes them. Chromium is steered as in
../web/check_in_browser.py, and the desk is asked in single lines as in pad_in_browser.py: `start`, `cut`, `mend`, `end`.
The last line is what is wrong, or how much is right; the exit code is 1 where something is wrong and 2 where the browser
cannot be used.
"""
import json
import pathlib
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "web"))
from check_in_browser import PHONE, Browser, NoBrowser, faults_heard  # noqa: E402
from pad_in_browser import Pad, Wrong, desk  # noqa: E402

TABLET = {"width": 1024, "height": 700, "deviceScaleFactor": 1, "mobile": True}
MOVES = "document.getElementById('more-{}').textContent.includes('Moves: {}')"
RUN = """
(examples => examples.filter(one => {
  let clock = null, good = true;
  for (const step of one.steps) {
    if (step.load) clock = clockCore.load(step.load);
    else good = clockCore.apply(clock, step.at, step.what) === step.effect && good;
  }
  const shown = clockCore.read(clock, one.at);
  const told = [shown.w.total, shown.b.total, shown.w.moves, shown.b.moves, shown.phase, shown.active, shown.w.flagAt, shown.b.flagAt];
  return !good || JSON.stringify(told) !== JSON.stringify(one.shown);
}).map(one => one.id))(%s)
"""


class Clock(Pad):
    def moves(self, side, number):
        self.until(MOVES.format(side, number), f"{side} has not made {number} moves")

    def finger(self, side):
        """Where the half is seen, so that it is not covered by anything else."""
        box = self.browser.value(f"(b => [b.x + b.width / 2, b.y + b.height / 2])(document.getElementById('half-{side}').getBoundingClientRect())")
        point = {"x": box[0], "y": box[1]}
        self.browser.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[point])
        self.browser.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def at(self, screen):
        self.browser.ask("Emulation.setDeviceMetricsOverride", **screen)
        self.until("screen.width === %d" % screen["width"], "the screen does not turn")

    def digits(self):
        return self.browser.value("Math.min(...['w', 'b'].map(s => document.getElementById('time-' + s).getBoundingClientRect().width)) / document.getElementById('half-w').getBoundingClientRect().width")

    def inside(self, what):
        out = self.browser.value("[...document.querySelectorAll('.half span, .bar *')].filter(one => { const r = one.getBoundingClientRect(); return r.width && (r.left < -1 || r.right > innerWidth + 1 || r.top < -1 || r.bottom > innerHeight + 1); }).map(one => one.id || one.textContent)")
        if out:
            raise Wrong(f"{what}: {out} stand outside the screen")


def use(browser, origin, code, examples):
    clock = Clock(browser)
    clock.at(PHONE)
    browser.ask("Emulation.setTouchEmulationEnabled", enabled=True)
    browser.open(f"{origin}/#{code}")
    clock.until("!!document.getElementById('half-w')", "there is no clock")
    wrong = browser.value(RUN % pathlib.Path(examples).read_text())
    if wrong:
        raise Wrong(f"worked examples differ in this browser: {wrong}")
    clock.until("document.getElementById('time-w').textContent === '3:02'", "White's time is not shown")
    clock.until("document.getElementById('phase').textContent.startsWith('3+2 · Not started')", "the time control is not said")
    clock.until("document.getElementById('doubt').textContent.includes('±')", "how exact it is, is not said")
    clock.look("before the start")
    clock.inside("a telephone")
    if clock.digits() < 0.6:
        raise Wrong(f"the digits take {clock.digits():.2f} of the width")
    desk("start")
    clock.until("document.getElementById('half-w').classList.contains('runs')", "the start at the desk is not seen")
    clock.finger("w")
    clock.moves("w", 1)
    clock.finger("w")  # it is not his move
    clock.finger("b")
    clock.moves("b", 1)
    clock.moves("w", 1)
    clock.look("the game")
    clock.tab_to("id", "half-w")
    clock.press(" ", 32, " ")
    clock.moves("w", 2)
    for fault in faults_heard(browser, origin):
        raise Wrong(fault)

    clock.at(TABLET)
    clock.look("a tablet")
    clock.inside("a tablet")

    # The network breaks: the clock goes on by itself, even when its page is loaded anew.
    desk("cut")
    for number, side in ((2, "b"), (3, "w"), (3, "b"), (4, "w")):
        clock.finger(side)
        clock.moves(side, number)
        time.sleep(0.3)
    clock.until("document.getElementById('state').textContent.includes('goes on by itself')", "nobody says that it is alone")
    clock.until("document.getElementById('state').textContent.includes('Presses not yet at the desk: 4')", "nobody says what waits")
    clock.look("the break")
    before = browser.value("JSON.parse(localStorage.getItem('clock')).acts.map(one => [one.what, one.at])")
    desk("mend " + json.dumps(before))
    clock.until("JSON.parse(localStorage.getItem('clock')).acts.length === 0", "what waited is not taken")
    clock.moves("w", 4)
    clock.moves("b", 3)

    # Once more, and meanwhile the arbiter ends the game.
    desk("cut")
    clock.finger("b")
    clock.moves("b", 4)
    desk("end")
    browser.open("about:blank")
    desk("mend")
    browser.open(f"{origin}/")
    clock.until("document.getElementById('phase')?.textContent.includes('1–0')", "the end of the game is not shown")
    clock.until("JSON.parse(localStorage.getItem('clock')).acts.length === 0", "a press is forgotten when the page is loaded anew")
    browser.value("(s => { s.value = 'sk'; s.dispatchEvent(new Event('change')); })(document.getElementById('language'))")
    clock.until("document.documentElement.lang === 'sk' && document.body.innerText.includes('Ťahy')", "it does not speak Slovak")
    return f"{clock.seen} looks are good in a browser"


def main(origin, code, examples):
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = None
        try:
            browser = Browser(profile)
            print(use(browser, origin, code, examples))
        except Wrong as wrong:
            print(wrong)
            return 1
        except (NoBrowser, OSError) as problem:
            print(problem)
            return 2
        finally:
            if browser:
                browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
