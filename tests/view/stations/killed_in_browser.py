#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Enters a round at a result pad whose browser is killed and whose network is cut at random moments.

usage: killed_in_browser.py ORIGIN BOARDS SEED

Chromium is steered as in pad_in_browser.py. The desk is asked for `code`, `cut` and `mend`, and told `saved BOARD RESULT`
whenever the page says that a result is at the desk; it answers `yes` where it has it. The last line is what is wrong, or
what was counted; the exit code is 1 where something is wrong and 2 where the browser cannot be used.
"""
import pathlib
import random
import sys
import tempfile
import time

from pad_in_browser import PHONE, Browser, NoBrowser, Pad, Wrong, desk

RESULTS = {"1-0": "1–0", "1/2-1/2": "½–½", "0-1": "0–1"}
WAITS = "Not yet at the desk"


class Telephone:
    """One that is switched off without a word, and on again."""

    def __init__(self, origin, profile):
        self.origin, self.profile = origin, profile
        self.browser = self.pad = None
        self.killed = self.codes = 0

    def switch_on(self):
        for lock in pathlib.Path(self.profile).glob("Singleton*"):
            lock.unlink()
        self.browser = Browser(self.profile)
        self.browser.ask("Emulation.setDeviceMetricsOverride", **PHONE)
        self.pad = Pad(self.browser)
        self.browser.open(f"{self.origin}/")
        self.pad.until("!!document.getElementById('code') || !!document.querySelector('[id^=board-]')", "the page stays empty")
        if self.browser.value("!!document.getElementById('code')"):  # it had not written its token down yet
            self.codes += 1
            self.browser.open("about:blank")
            self.browser.open(f"{self.origin}/#{desk('code')}")
            self.pad.until("!!document.querySelector('[id^=board-]')", "the boards do not come by a code")

    def kill(self):
        self.browser.kill()
        self.killed += 1

    def says(self, number):
        return self.browser.value(f"document.getElementById('board-1.{number}')?.textContent ?? ''")


def has_result(said):
    return any(shown in said for shown in RESULTS.values())


def enter(phone, boards, chance):
    phone.switch_on()
    saved, again = 0, 0
    number = 1
    while number <= boards:
        result = chance.choice(sorted(RESULTS))
        is_cut = chance.random() < 0.3
        is_killed = chance.random() < 0.7
        if is_cut:
            desk("cut")
        if WAITS not in phone.says(number):
            phone.pad.tap(number, result)
        end = time.monotonic() + (chance.random() * 0.4 if is_killed else 8)
        is_told = False
        while time.monotonic() < end and not is_told and not (is_cut and WAITS in phone.says(number)):
            said = phone.says(number)
            is_told = RESULTS[result] in said and WAITS not in said
            time.sleep(0.01)
        if is_told:
            saved += 1
            if desk(f"saved {number} {RESULTS[result]}") != "yes":
                raise Wrong(f"board {number}: {result} was called saved, and is not")
        if is_killed:
            phone.kill()
        if is_cut:
            desk("mend")
        if is_killed:
            phone.switch_on()
        end = time.monotonic() + 5
        while not is_told and time.monotonic() < end and (WAITS in phone.says(number) or not has_result(phone.says(number))):
            time.sleep(0.02)
        if has_result(phone.says(number)) and WAITS not in phone.says(number):
            number += 1
        elif is_told or not is_killed:
            raise Wrong(f"board {number} has lost {result}")
        else:
            again += 1  # never called saved: whoever holds the telephone sees that the board is missing
    return f"{phone.killed} browsers killed, {saved} results called saved: none lost ({again} entered again, {phone.codes} codes)"


def main(origin, boards, seed):
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        phone = Telephone(origin, profile)
        try:
            print(enter(phone, int(boards), random.Random(int(seed))))
        except Wrong as wrong:
            print(wrong)
            return 1
        except (NoBrowser, OSError) as problem:
            print(problem)
            return 2
        finally:
            if phone.browser:
                phone.browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
