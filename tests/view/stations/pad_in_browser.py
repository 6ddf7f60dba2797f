#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the result pad as a helper with a telephone does: by code, by fingers, by keys alone, and when the network breaks.

usage: pad_in_browser.py ORIGIN CODE

Chromium is steered as in ../web/check_in_browser.py. What happens at the desk meanwhile is asked for in one line on the
standard output and answered with one: `code`, `cut`, `enter`, `mend`, `next`, `other`,
`revoke`. The last line is what is wrong, or how much is right; the exit code is 1 where something is wrong and 2 where
the browser cannot be used.
"""
import pathlib
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "web"))
from check_in_browser import LOOK, PHONE, Browser, NoBrowser, faults_heard  # noqa: E402

FINGER = 44  # pixels
SMALL = """
[...document.querySelectorAll("button, input, select")].filter(one => one.getClientRects().length).map(one => {
  const box = one.getBoundingClientRect();
  return box.width < %d || box.height < %d ? `<${one.localName}> "${one.textContent.trim().slice(0, 20)}" is ${box.width} × ${box.height}` : null;
}).filter(Boolean)
""" % (FINGER, FINGER)
OVERFULL = """
[...document.querySelectorAll("button")].filter(one => one.scrollWidth > one.clientWidth).map(one => `${one.textContent} runs over its button`)
"""
SPEAK = "(s => { s.value = %r; s.dispatchEvent(new Event('change')); })(document.getElementById('language'))"
FOCUSED = """
(() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const style = getComputedStyle(one);
  return {id: one.id, result: one.dataset.result || "", said: one.textContent.trim().slice(0, 40),
          ring: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2};
})()
"""


class Wrong(Exception):
    pass


class Pad:
    def __init__(self, browser):
        self.browser = browser
        self.seen = 0

    def until(self, expression, what):
        end = time.monotonic() + 8
        while not self.browser.value(expression):
            if time.monotonic() > end:
                raise Wrong(f"{what}; the page says: {self.browser.value('document.body.innerText')!r}")
            time.sleep(0.05)

    def board(self, number, text):
        return f"(document.getElementById('board-1.{number}')?.textContent ?? '').includes({text!r})"

    def click(self, selector):
        self.until(f"!!document.querySelector({selector!r})", f"there is no {selector}")
        self.browser.value(f"document.querySelector({selector!r}).click()")

    def tap(self, number, result, round=1):
        self.click(f"#board-{round}\\.{number}")
        self.click(f"[data-result='{result}']")
        self.click("#confirm")

    def press(self, key, code, text=""):
        kind = "keyDown" if text else "rawKeyDown"
        self.browser.ask("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code, text=text)
        self.browser.ask("Input.dispatchKeyEvent", type="keyUp", key=key, code=key, windowsVirtualKeyCode=code)

    def tab_to(self, field, value):
        for _ in range(30):
            self.press("Tab", 9)
            focused = self.browser.value(FOCUSED)
            if focused and not focused["ring"]:
                raise Wrong(f"no ring around {focused['said']!r}")
            if focused and focused[field] == value:
                return
        raise Wrong(f"Tab does not come to {value!r}")

    def look(self, what):
        """Light and dark, for eyes, fingers and screen readers."""
        for scheme in ("light", "dark"):
            self.browser.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            for fault in self.browser.value(LOOK) + self.browser.value(SMALL):
                raise Wrong(f"{what}, {scheme}: {fault}")
        nodes = [node for node in self.browser.ask("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")]
        roles = [node.get("role", {}).get("value", "") for node in nodes]
        for node, role in zip(nodes, roles):
            if role in ("button", "textbox", "combobox", "link") and not node.get("name", {}).get("value", "").strip():
                raise Wrong(f"{what}: a {role} without a name")
        for landmark in ("banner", "main", "contentinfo"):
            if roles.count(landmark) != 1:
                raise Wrong(f"{what}: {roles.count(landmark)} landmarks {landmark}")
        self.seen += 1


def desk(order):
    print(order, flush=True)
    return sys.stdin.readline().strip()


def use(browser, origin, code):
    pad = Pad(browser)
    if origin.startswith("https:"):  # as somebody who has compared the fingerprint and goes on
        browser.ask("Security.enable")
        browser.ask("Security.setIgnoreCertificateErrors", ignore=True)
    browser.ask("Emulation.setDeviceMetricsOverride", **PHONE)
    browser.open(f"{origin}/")
    pad.until("!!document.getElementById('code')", "nobody asks for a code")
    if browser.value("document.getElementById('title').textContent") != "Station in the hall":
        raise Wrong("a station without a code is called what it may not be")
    pad.look("the code")
    pad.tab_to("id", "code")
    for digit in "00000000":
        pad.press(digit, ord(digit), digit)
    pad.press("Enter", 13, "\r")
    pad.until("!!document.querySelector('[role=alert]')", "nobody says that the code is wrong")
    browser.value("document.getElementById('code').focus()")
    for digit in code:
        pad.press(digit, ord(digit), digit)
    pad.press("Enter", 13, "\r")
    pad.until(pad.board(1, "Board 1"), "the boards do not come by a code that was typed")
    browser.open("about:blank")
    browser.open(f"{origin}/#{desk('code')}")  # as the camera reads it
    pad.until(pad.board(1, "Board 1"), "the boards do not come by a code from the camera")
    if browser.value("location.href") != f"{origin}/":
        raise Wrong("the code stays in the address")
    pad.look("the boards")

    # By keys alone.
    pad.tab_to("id", "board-1.1")
    pad.press("Enter", 13, "\r")
    pad.until("!!document.querySelector('[data-result]')", "Enter on a board does nothing")
    pad.look("the results")
    pad.tab_to("result", "1-0")
    pad.press("Enter", 13, "\r")
    pad.until("!!document.getElementById('confirm')", "nobody asks whether it is right")
    pad.look("the confirmation")
    pad.tab_to("id", "confirm")
    pad.press("Enter", 13, "\r")
    pad.until(pad.board(1, "1–0"), "the result does not come")
    pad.until("document.getElementById('state').textContent.includes('is at the desk')", "nobody says that it is at the desk")
    if browser.value("document.querySelector('#main h2').nextElementSibling.children.length") != 2:
        raise Wrong("what is missing is not first")
    for fault in faults_heard(browser, origin):
        raise Wrong(fault)
    browser.value("document.body.append(Object.assign(document.createElement('script'), {textContent: 'window.ran = true'}))")
    if browser.value("window.ran"):
        raise Wrong("a script that is no file of the desk runs")

    # The network breaks, two results are entered, and one of them meanwhile at the desk, otherwise.
    desk("cut")
    pad.tap(2, "1/2-1/2")
    pad.tap(3, "0-1")
    for board in (2, 3):
        pad.until(pad.board(board, "Not yet at the desk"), "a result that waits is not shown as waiting")
    pad.until("document.getElementById('state').textContent.includes('desk: 2')", "nobody says how many wait")
    first = "document.querySelector('#main h2')"
    if browser.value(f"{first}.textContent + {first}.nextElementSibling.children.length") != "Not yet at the desk2":
        raise Wrong("what has not reached the desk stands among what has, or below it")
    pad.look("the break")
    desk("enter")
    desk("mend")
    pad.until("document.getElementById('state').className !== 'waiting'", "what waited is not sent")
    pad.until(pad.board(2, "½–½"), "the result that waited does not come")
    pad.until(pad.board(3, "The arbiter was asked about 0–1."), "the arbiter is not asked")
    if not browser.value(pad.board(3, "1–0")):
        raise Wrong("what stands is not shown")
    pad.look("the question")

    browser.value(SPEAK % "sk")
    pad.until("document.documentElement.lang === 'sk' && document.body.innerText.includes('Šachovnica 1')", "it does not speak Slovak")
    if browser.value("document.getElementById('state').textContent") != "Spojené so stolom":
        raise Wrong("what was told in another language stays")
    for language in ("cs", "gl", "sk"):
        browser.value(SPEAK % language)
        pad.until(f"document.documentElement.lang === '{language}'", f"it does not speak {language}")
        pad.click("#board-1\\.1")
        pad.until("!!document.querySelector('[data-result]')", "a board does not open")
        for fault in browser.value(OVERFULL):
            raise Wrong(f"in {language}, {fault}")
        pad.press("Escape", 27)
    browser.value(SPEAK % "en")
    pad.until("document.documentElement.lang === 'en' && document.body.innerText.includes('Board 1')", "it does not speak English again")

    # The network breaks again, and meanwhile the board is taken from the station.
    desk("cut")
    pad.tap(1, "0-1")
    desk("other")
    desk("mend")
    pad.until("(document.getElementById('refused')?.textContent ?? '').includes('Round 1 · Board 1: 0–1')", "a result that is refused is lost, or says no round")
    pad.look("the refusal")
    pad.click("#refused button")
    pad.until("!document.getElementById('refused')", "what was read stays")

    # What was told goes with its round.
    pad.tap(1, "1-0", round=2)
    pad.until("document.getElementById('state').textContent.includes('Board 1: 1–0 is')", "nobody says that it is at the desk")
    desk("next")
    pad.until("!!document.getElementById('board-3.1')", "the next round does not come")
    if "Board 1" in browser.value("document.getElementById('state').textContent"):
        raise Wrong("what was told of a board stays in the next round")
    desk("revoke")
    pad.until("!!document.querySelector('[role=alert]') && !!document.getElementById('code')", "a closed station goes on")
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
