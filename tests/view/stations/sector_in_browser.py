#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the station of a sector arbiter as he does in the hall: his boards, a call, an incident, and a clock.

usage: sector_in_browser.py ORIGIN CODE

The browser is steered and looked at as in pad_in_browser.py; the desk is asked in single lines: `cut`, `mend`. The last
line is what is wrong, or how much is right; the exit code is 1 where something is wrong and 2 where the browser cannot be
used.
"""
import re
import sys
import tempfile
import time

from pad_in_browser import PHONE, Browser, NoBrowser, Pad, Wrong, desk, faults_heard
from stations_in_browser import state_says, station

TYPE = "(one => { one.focus(); one.value = %r; one.dispatchEvent(new Event(%r)); })(document.getElementById(%r))"


def use(browser, origin, code):
    pad = Pad(browser)
    browser.ask("Emulation.setDeviceMetricsOverride", **PHONE)
    station(pad, origin, code)
    pad.until(pad.board(1, "Board 1"), "the boards do not come")
    pad.until("document.querySelector('#main ul button').id === 'board-1.2'", "the board that has called does not stand first")
    pad.until("document.getElementById('times-1.1').textContent.includes('▸')", "nobody sees whose clock runs")
    if not browser.value("document.getElementById('as-of').textContent").startswith("As of "):
        raise Wrong("nobody says of when the times are")
    pad.look("the wall")

    # The desk does not answer: nobody knows whether the clock still runs, and it stands as it was heard of.
    times = "document.getElementById('times-1.1')"
    desk("cut")
    pad.until(f"{times}.textContent.includes('as of ') && {times}.className === 'times old'", "a clock goes on that nobody has heard of")
    stood = browser.value(f"{times}.textContent")
    if not re.search(r"▸ [0-9]+:[0-9]+.* · as of [0-9]+:[0-9]+:[0-9]+$", stood):
        raise Wrong(f"the times of the break are {stood!r}")
    pad.look("the wall while the desk does not answer")
    time.sleep(1.2)
    if browser.value(f"{times}.textContent") != stood:
        raise Wrong("the clock goes on while the desk does not answer")
    desk("mend")
    browser.events.clear()  # the browser complained of the break
    pad.until(f"!{times}.textContent.includes('as of ') && {times}.className === 'times'", "the clock does not go on")
    pad.tab_to("id", "board-1.2")
    pad.press("Enter", 13, "\r")
    pad.until("!!document.getElementById('come')", "nobody goes there")
    pad.look("a board that has called")
    pad.tab_to("id", "come")
    pad.press("Enter", 13, "\r")
    pad.until(state_says("Board 2: the call is answered."), "the call stays")
    pad.click("#by-time")
    pad.until("document.querySelector('#main ul button').id === 'board-1.1'", "the least time does not stand first")

    pad.click("#board-1\\.1")
    pad.until("!!document.getElementById('steer')", "the clock cannot be stopped")
    pad.look("a board whose clock runs")
    pad.click("#case")
    pad.until("!!document.getElementById('kind-illegal-move')", "there is no list of incidents")
    pad.look("the incidents")
    browser.value(TYPE % ("illeg", "input", "typed"))
    pad.until("document.querySelectorAll('.kinds li').length < 5", "the list is not narrowed")
    if browser.value("document.activeElement.id") != "typed":
        raise Wrong("the field loses the keyboard while somebody types")
    pad.click("#kind-illegal-move")
    pad.click("#fact-by-white")
    pad.until("document.querySelectorAll('[id^=choose-]').length > 0", "nothing is proposed")
    pad.look("the proposal")
    pad.click("[id^=choose-]")
    pad.until("!!document.getElementById('confirm')", "nobody asks whether it is decided")
    pad.look("the decision")
    pad.click("#confirm")
    pad.until(state_says("Board 1: "), "the ruling does not come to the desk")

    pad.click("#board-1\\.1")
    pad.click("#clock")
    pad.click("#act-8")
    pad.until("!!document.getElementById('field-0')", "there is no time to be set")
    browser.value(TYPE % ("soon", "change", "field-0"))
    pad.until("!!document.querySelector('[role=alert]')", "nobody says that this is no time")
    browser.value(TYPE % ("2:30", "change", "field-0"))
    pad.until("!document.querySelector('[role=alert]') && !document.getElementById('confirm').disabled", "a time is refused")
    pad.look("the clock")
    for fault in faults_heard(browser, origin):
        raise Wrong(fault)

    # The network breaks: what was decided waits, and comes in time.
    desk("cut")
    pad.click("#confirm")
    pad.until(state_says("Not yet at the desk: 1"), "nobody says that it waits")
    desk("mend")
    pad.until("document.getElementById('times-1.1')?.textContent.includes('2:30')", "the clock is not set")
    browser.value("(s => { s.value = 'sk'; s.dispatchEvent(new Event('change')); })(document.getElementById('language'))")
    pad.until("document.documentElement.lang === 'sk' && document.body.innerText.includes('Šachovnica 1')", "it does not speak Slovak")
    pad.look("the wall in Slovak")
    return f"{pad.seen} looks are good in a browser"


def main(origin, code):
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = None
        try:
            browser = Browser(profile)
            print(use(browser, origin, code))
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
