#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks at folders of web pages with a real browser: contrast, names, landmarks, the order of the keyboard, scripts.

usage: check_in_browser.py FOLDER…

Chromium runs headless and is steered through the pipe of its DevTools protocol; nothing but Debian's chromium and
Python's own library is needed. The pages come from a server on this machine alone, and a page that asks for anything
elsewhere is a fault. Prints what is wrong, one line each, or how much is right; the exit code is 1 where something is
wrong and 2 where the browser cannot be used.
"""
import functools
import http.server
import json
import os
import pathlib
import select
import shutil
import subprocess
import sys
import tempfile
import threading
import time

PATIENCE = 40  # seconds for everything
PHONE = {"width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": True}

# Runs in the page. What a sighted reader sees is measured: the colour of each text against what lies behind it.
LOOK = r"""
(() => {
  const wrong = [];
  const rgba = text => { const n = text.match(/[\d.]+/g).map(Number); return n.length < 4 ? [...n, 1] : n; };
  const over = (top, below) => [0, 1, 2].map(i => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
  const canvas = getComputedStyle(document.documentElement).colorScheme.includes("dark")
    && matchMedia("(prefers-color-scheme: dark)").matches ? [18, 18, 18, 1] : [255, 255, 255, 1];
  const behind = element => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) layers.push(rgba(getComputedStyle(at).backgroundColor));
    return layers.reverse().reduce((below, top) => over(top, below), canvas);
  };
  const light = colour => {
    const [r, g, b] = colour.map(c => { c /= 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const said = element => `<${element.localName}> "${element.textContent.trim().slice(0, 30)}"`;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let seen = 0;
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || ["SCRIPT", "STYLE"].includes(element.tagName)) continue;
    const style = getComputedStyle(element);
    if (style.visibility !== "visible" || !element.getClientRects().length) continue;
    ++seen;
    const ground = behind(element);
    const ratio = contrast(over(rgba(style.color), ground), ground);
    const large = parseFloat(style.fontSize) >= 24 || parseFloat(style.fontSize) >= 18.66 && style.fontWeight >= 700;
    if (ratio < (large ? 3 : 4.5)) wrong.push(`contrast ${ratio.toFixed(2)} of ${said(element)}`);
  }
  if (!seen) wrong.push("shows no text");
  const wide = document.documentElement.scrollWidth;
  if (wide > screen.width) wrong.push(`is ${wide} wide on a screen of ${screen.width}`); // innerWidth gives way to it
  if (/(round|player|team)-\d+\.html$/.test(location.pathname))
    for (const one of document.querySelectorAll(".wide"))
      if (one.scrollWidth > one.clientWidth) wrong.push(`has a table ${one.scrollWidth} wide where ${one.clientWidth} are seen`);
  if (document.querySelectorAll("h1").length !== 1) wrong.push("has not one h1");
  const ids = [...document.querySelectorAll("[id]")].map(one => one.id);
  if (new Set(ids).size !== ids.length) wrong.push("has an id twice");
  for (const one of document.querySelectorAll("button, nav a")) {
    const box = one.getBoundingClientRect();
    if (box.width < 24 || box.height < 24) wrong.push(`${said(one)} is ${box.width} × ${box.height}: too small for a finger`);
  }
  return wrong;
})()
"""
FOCUSED = r"""
(() => {
  const one = document.activeElement;
  if (!one || one === document.body || one === document.documentElement) return null;
  const style = getComputedStyle(one);
  const all = [...document.querySelectorAll("a[href], button, [tabindex='0']")].filter(e => e.getClientRects().length);
  const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  return {at: all.indexOf(one), all: all.length, ring, said: one.textContent.trim().slice(0, 30), href: one.getAttribute("href")};
})()
"""
NAMED = {"link", "button", "image", "img", "table", "navigation", "region"}
LANDMARKS = ["banner", "navigation", "main", "contentinfo"]


class NoBrowser(Exception):
    pass


class Browser:
    """One page of a headless Chromium."""

    def __init__(self, profile):
        program = shutil.which("chromium") or shutil.which("chromium-browser")
        if not program:
            raise NoBrowser("chromium is not installed: ./setup --test installs it")
        orders, self._write = os.pipe()
        self._read, answers = os.pipe()
        self._number = 0
        self._rest = b""
        self._deadline = time.monotonic() + PATIENCE
        self.events = []
        self._log = open(os.path.join(profile, "log"), "w+b")

        def hand_over():  # the protocol's pipes are 3 and 4
            first, second = os.dup(orders), os.dup(answers)
            os.dup2(first, 3)
            os.dup2(second, 4)

        options = ["--headless=new", "--remote-debugging-pipe", "--disable-gpu", "--no-first-run", "--disable-extensions",
                   "--disable-background-networking", "--disable-component-update", "--disable-sync",
                   "--disable-dev-shm-usage", "--disable-crash-reporter", "--no-proxy-server", "--lang=en",
                   "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1", "--user-data-dir=" + profile]
        if os.geteuid() == 0:
            options.append("--no-sandbox")  # its sandbox refuses root; only pages of our own are shown
        self._process = subprocess.Popen([program, *options], stdin=subprocess.DEVNULL, stdout=self._log,
                                         stderr=self._log, close_fds=False, preexec_fn=hand_over,
                                         env={**os.environ, "HOME": profile})
        os.close(orders)
        os.close(answers)
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility", "DOM"):
            self.ask(domain + ".enable")

    def _message(self):
        while b"\0" not in self._rest:
            left = self._deadline - time.monotonic()
            ready = select.select([self._read], [], [], max(0, left))[0]
            more = os.read(self._read, 1 << 20) if ready else b""
            if not more:
                self._log.seek(0)
                said = self._log.read().decode(errors="replace").strip().splitlines()[-5:]
                raise NoBrowser("chromium says nothing more: " + " / ".join(said))
            self._rest += more
        message, self._rest = self._rest.split(b"\0", 1)
        return json.loads(message)

    def ask(self, method, **parameters):
        self._number += 1
        order = {"id": self._number, "method": method, "params": parameters}
        if getattr(self, "_session", None):
            order["sessionId"] = self._session
        os.write(self._write, json.dumps(order).encode() + b"\0")
        while True:
            message = self._message()
            if message.get("id") == self._number:
                if "error" in message:
                    raise NoBrowser(f"{method}: {message['error']['message']}")
                return message["result"]
            self.events.append(message)

    def open(self, url):
        self.events.clear()
        self.ask("Page.navigate", url=url)
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self._message())

    def value(self, expression):
        result = self.ask("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            raise NoBrowser(result["exceptionDetails"].get("exception", {}).get("description", "a script failed"))
        return result["result"].get("value")

    def press(self, key, code):
        for kind in ("rawKeyDown", "keyUp"):
            self.ask("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code)

    def close(self):
        try:
            self._session = None
            self.ask("Browser.close")
            self._process.wait(5)
        except (NoBrowser, OSError, subprocess.TimeoutExpired):
            self.kill()

    def kill(self):
        self._process.kill()
        self._process.wait()


def faults_heard(browser, origin):
    """What the browser complained of while the page loaded."""
    for event in browser.events:
        method, said = event.get("method"), event.get("params", {})
        if method == "Runtime.exceptionThrown":
            yield "script: " + said["exceptionDetails"].get("exception", {}).get("description", "error").splitlines()[0]
        if method == "Log.entryAdded" and said["entry"]["level"] in ("error", "warning"):
            yield "complaint: " + said["entry"]["text"]
        if method == "Network.requestWillBeSent" and not said["request"]["url"].startswith((origin, "data:")):
            yield "asks for " + said["request"]["url"]
        if method == "Network.responseReceived" and said["response"]["status"] >= 400:
            yield f"{said['response']['status']} for {said['response']['url']}"


def faults_in_tree(browser):
    """Names and landmarks, as a screen reader is told of them."""
    nodes = [node for node in browser.ask("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")]
    roles = [node.get("role", {}).get("value", "") for node in nodes]
    for node, role in zip(nodes, roles):
        if role in NAMED and not node.get("name", {}).get("value", "").strip():
            yield f"{role} without a name"
    for landmark in LANDMARKS:
        if landmark not in roles:
            yield f"no landmark {landmark}"
    for landmark in ("banner", "main", "contentinfo"):
        if roles.count(landmark) > 1:
            yield f"{roles.count(landmark)} landmarks {landmark}"
    names = [node["name"]["value"] for node, role in zip(nodes, roles) if role == "navigation"]
    if len(set(names)) != len(names):
        yield "two navigations of one name"


def faults_of_keyboard(browser, most=25):
    """Tab goes through everything in the order of the page, and shows where it is."""
    before = -1
    for step in range(most):
        browser.press("Tab", 9)
        focused = browser.value(FOCUSED)
        if focused is None:
            if before < 0:
                yield "Tab finds nothing"
            return
        if step == 0 and focused["href"] != "#content":
            yield "the first Tab does not lead past the head"
        if focused["at"] != before + 1:
            yield f"Tab goes from {before} to {focused['at']}: {focused['said']}"
            return
        if not focused["ring"]:
            yield f"no ring around \"{focused['said']}\""
        before = focused["at"]
        if before + 1 == focused["all"]:
            return


def faults_of_replay(browser):
    """The script plays the game through, by its buttons and by keys, and says so to who cannot see the board."""
    label = "document.getElementById('board').getAttribute('aria-label')"
    pieces = "document.querySelectorAll('#board img').length"
    end = browser.value(label)
    if browser.value("document.querySelectorAll('.steps button').length") != 5:
        yield "the game has not five buttons"
    browser.press("Home", 36)
    start = browser.value(label)
    if start == end or browser.value(pieces) != 32:
        yield "Home does not go to the start of the game"
    browser.press("ArrowRight", 39)
    if browser.value(label) in (start, end):
        yield "the arrow does not go on by a move"
    if browser.value("document.querySelector('[aria-live]')?.textContent") != browser.value(label):
        yield "the move is not said"
    browser.value("document.querySelectorAll('.steps button')[3]?.click()")
    if browser.value(label) != end:
        yield "the last button does not go to the end"


def faults_of(browser, origin, page):
    browser.ask("Emulation.setDeviceMetricsOverride", **PHONE)
    browser.open(f"{origin}/{page}")
    if page.startswith("game-"):
        yield from faults_of_replay(browser)
    for scheme in ("light", "dark"):
        browser.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        for fault in browser.value(LOOK):
            yield f"{scheme}: {fault}"
    yield from faults_in_tree(browser)
    yield from faults_of_keyboard(browser)
    yield from faults_heard(browser, origin)


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def one_of_each_kind(folder):
    """Pages of a kind are made alike; the longest of each says most."""
    kinds = {}
    for page in folder.glob("*.html"):
        kind = page.name.split("-")[0]
        if kind not in kinds or page.stat().st_size > kinds[kind].stat().st_size:
            kinds[kind] = page
    return sorted(page.name for page in kinds.values())


def main(folders):
    wrong, looked_at = [], 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = None
        try:
            browser = Browser(profile)
            for folder in map(pathlib.Path, folders):
                server = http.server.ThreadingHTTPServer(("127.0.0.1", 0),
                                                         functools.partial(Quiet, directory=str(folder)))
                threading.Thread(target=server.serve_forever, daemon=True).start()
                origin = f"http://127.0.0.1:{server.server_address[1]}"
                for page in one_of_each_kind(folder):
                    wrong += [f"{folder.name}/{page}: {fault}" for fault in faults_of(browser, origin, page)]
                    looked_at += 1
                server.shutdown()
        except (NoBrowser, OSError) as problem:
            print(problem)
            return 2
        finally:
            if browser:
                browser.close()
    print("\n".join(wrong) if wrong else f"{looked_at} pages are good in a browser")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
