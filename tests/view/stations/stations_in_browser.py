#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the stations that enter no results as players in the hall do: a call, a check-in, and a screen on the wall.

usage: stations_in_browser.py ORIGIN CALLS CHECK_IN SCREEN      (the codes of three stations)

The browser is steered and looked at as in pad_in_browser.py. The last line is what is wrong, or how much is right; the
exit code is 1 where something is wrong and 2 where the browser cannot be used.
"""
import sys
import tempfile

from pad_in_browser import PHONE, Browser, NoBrowser, Pad, Wrong, desk

WALL = {"width": 1920, "height": 1080, "screenWidth": 1920, "screenHeight": 1080, "deviceScaleFactor": 1, "mobile": False}
CAPITALS = """
(() => {
  const cell = document.querySelector(".tables th");
  const brush = document.createElement("canvas").getContext("2d");
  brush.font = getComputedStyle(cell).font;
  return brush.measureText("H").actualBoundingBoxAscent / innerHeight;
})()
"""
HIDDEN = "[...document.querySelectorAll('.tables tr')].filter(row => row.getBoundingClientRect().bottom > innerHeight).length"


def station(pad, origin, code):
    pad.browser.open("about:blank")
    pad.browser.open(f"{origin}/#{code}")


def state_says(words):
    return f"document.getElementById('state').textContent.includes({words!r})"


def use(browser, origin, calls, check_in, screen):
    pad = Pad(browser)
    browser.ask("Emulation.setDeviceMetricsOverride", **PHONE)
    station(pad, origin, calls)
    pad.until(pad.board(2, "Board 2"), "the boards do not come")
    pad.look("the boards that can call")
    pad.tab_to("id", "board-1.2")
    pad.press("Enter", 13, "\r")
    pad.until("!!document.getElementById('confirm')", "nobody asks whether the arbiter is wanted")
    pad.look("the call")
    pad.click("#confirm")
    pad.until(pad.board(2, "The arbiter has been called"), "the call is not shown")
    pad.look("the boards, one of which has called")

    station(pad, origin, check_in)
    pad.until("!!document.getElementById('letters')", "nobody asks for a name")
    browser.value("document.getElementById('letters').focus()")
    for letter in "dan":
        pad.press(letter, ord(letter.upper()), letter)
    pad.until("!!document.querySelector('[id^=player-]')", "the name is not found")
    if browser.value("document.activeElement.id") != "letters":
        raise Wrong("the field loses the keyboard while somebody types")
    pad.look("the names")
    pad.click("[id^=player-]")
    pad.look("the question")
    desk("cut")
    pad.click("#confirm")
    pad.until(state_says("desk: 1"), "nobody says that the arrival waits")
    desk("mend")
    pad.until(state_says("is here. Welcome!"), "nobody is welcomed")

    browser.ask("Emulation.setDeviceMetricsOverride", **WALL)
    station(pad, origin, screen)
    pad.until("document.querySelectorAll('.tables tr').length > 0", "the screen stays empty")
    pad.look("the screen")
    if browser.value(HIDDEN):
        raise Wrong("lines go over the edge of the screen")
    if browser.value(CAPITALS) < 0.04:
        raise Wrong(f"capitals have {browser.value(CAPITALS):.3f} of the height")
    seen = {browser.value("document.querySelector('#main h2').textContent")}
    for _ in range(3):
        pad.click("#next")
        seen.add(browser.value("document.querySelector('#main h2').textContent"))
    if seen != {"Pairings by board", "Pairings by name", "Standings"}:
        raise Wrong(f"the screen turns {seen}")
    return f"{pad.seen} looks are good in a browser"


def main(origin, *codes):
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = None
        try:
            browser = Browser(profile)
            print(use(browser, origin, *codes))
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
