#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Goes through the program as somebody does who cannot see it: by keys alone, asking as a screen reader does (AT-SPI).

usage: hear_the_pages.py FLAGFALL [--every-language] [--page NAME]… [--told]

On every page: it says its title; what can have the focus has a name and a role that says what it does; Tab goes through
everything in the order in which it is read, says each time where it is and comes round; Shift+Tab goes back.
--every-language does so in all languages, light and dark, the dark ones with letters of 150 %. --told prints what is
heard. The program runs on a display of its own (Xvfb) and a session bus of its own. Prints what is wrong, one line each,
or how much is right; the exit code is 1 where something is wrong, 2 where it could not look.
"""
import argparse
import ctypes
import functools
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

PATIENCE = 20  # seconds, on a busy machine
MOST = 250  # stops of Tab on a page
INSTALLS = "./setup --test installs it"

# The keys that lead to a page, or to what opens over one and is left with Escape.
PAGES = {
    "players": ["F2"],
    "check-in": ["Shift+F2"],
    "hall": ["F3"],
    "results": ["F4"],
    "standings": ["F7"],
    "record": ["F9"],
    "history": ["Ctrl+h"],
    "rulings": ["Ctrl+u"],
    "papers": ["Ctrl+p"],
    "hall screen": ["Shift+F3"],
    "exports": ["Ctrl+Shift+e"],
    "web pages": ["Shift+F7"],
    "broadcast": ["Shift+F8"],
    "stations": ["Shift+F6"],
    "adjournments": ["Shift+F9"],
    "replay": ["Ctrl+Shift+h"],
    "event": ["Ctrl+e"],
    "hall check": ["F5"],
    "late players": ["F8"],
    "mating": ["F10"],
    "laws": ["Shift+F1"],
    "rating lists": ["Ctrl+Shift+l"],
    "settings": ["Ctrl+comma"],
    "closing": ["Shift+F4"],
    "persons": ["Shift+F5"],
    "help": ["F1"],
    "start": ["Ctrl+Home"],
    "new event": ["Ctrl+n"],
    "clock": ["F3", "Return"],
    "intervention": ["Ctrl+j"],
    "incident": ["F3", "F12"],
    "actions": ["F3", "Ctrl+k"],
}
ON_THE_WAY = ["import", "pairing", "recovery"]  # of an event that is made here

NOT_FOR_THE_KEYBOARD = {"label"}  # Qt calls every text focusable; Tab leads to none
FITTING = {"push button", "toggle button", "check box", "radio button", "combo box", "text", "password text", "spin button",
           "slider", "list", "list item", "table", "table row", "table cell", "tree", "tree item", "page tab", "menu item",
           "link", "image", "canvas"}
# Without a name these are nothing to who cannot see them.
NAMED = {"list", "table", "heading", "image", "alert", "dialog", "page tab list", "column header", "progress bar"}
CHOSEN_WITH_ARROWS = {"list", "table", "tree", "menu", "popup menu"}


class CannotLook(Exception):
    pass


class Keyboard:
    """Presses keys on the display, as a keyboard does (XTEST)."""

    MODIFIERS = {"Ctrl": "Control_L", "Shift": "Shift_L", "Alt": "Alt_L"}
    SIGNS = {"/": "slash", ".": "period", "-": "minus", "+": "plus", "_": "Shift+minus"}

    def __init__(self):
        try:
            self._x, self._test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        except OSError as problem:
            raise CannotLook(f"{problem}: {INSTALLS}") from problem
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XStringToKeysym.restype = ctypes.c_ulong
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(None))
        if not self._display:
            raise CannotLook("the display does not answer")

    def press(self, keys):
        codes = []
        for part in keys.split("+"):
            sign = self._x.XStringToKeysym(self.MODIFIERS.get(part, part).encode())
            codes.append(self._x.XKeysymToKeycode(self._display, ctypes.c_ulong(sign)))
        for code in codes:
            self._test.XTestFakeKeyEvent(self._display, code, 1, 0)
        for code in reversed(codes):
            self._test.XTestFakeKeyEvent(self._display, code, 0, 0)
        self._x.XFlush(self._display)

    def write(self, text):
        for letter in text:
            self.press(self.SIGNS.get(letter, letter))

    def turn_to(self, width):
        """Nobody manages windows here: the largest one gets the keys. False while there is none."""
        root, one, other = (ctypes.c_ulong() for _ in range(3))
        windows, number = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
        root.value = self._x.XDefaultRootWindow(self._display)
        self._x.XQueryTree(self._display, root, ctypes.byref(one), ctypes.byref(other), ctypes.byref(windows),
                           ctypes.byref(number))
        for window in [ctypes.c_ulong(windows[at]) for at in range(number.value)]:
            told = (ctypes.c_int * 64)()  # XWindowAttributes
            self._x.XGetWindowAttributes(self._display, window, ctypes.byref(told))
            if told[2] >= width and told[23] == 2:  # its width, and it can be seen
                self._x.XSetInputFocus(self._display, window, 1, 0)
                self._x.XFlush(self._display)
                return True
        return False


class Thing:
    """One thing of the tree. What is asked of it is asked once."""

    def __init__(self, accessible, parent=None):
        self.parent, self.inside, self._accessible = parent, [], accessible
        self.path = accessible.path
        states = accessible.getState()
        self.shown = states.contains(pyatspi.STATE_SHOWING)
        self.focused = states.contains(pyatspi.STATE_FOCUSED)
        self.focusable = states.contains(pyatspi.STATE_FOCUSABLE)
        self.checked = states.contains(pyatspi.STATE_CHECKED)
        self.selected = states.contains(pyatspi.STATE_SELECTED)
        if parent:
            parent.inside.append(self)

    @functools.cached_property
    def role(self):
        return self._asked(self._accessible.getRoleName)

    @functools.cached_property
    def name(self):
        return self._asked(lambda: self._accessible.name.strip())

    @functools.cached_property
    def keys(self):
        return self._asked(lambda: self._accessible.description.strip())

    @staticmethod
    def _asked(question):
        try:
            return question()
        except (GLib.Error, LookupError):
            return "gone"

    def press(self):
        """As a screen reader presses what is under its own cursor."""
        acts = self._accessible.queryAction()
        return any(acts.getName(at) == "Press" and acts.doAction(at) for at in range(acts.nActions))

    def again(self):
        return Thing(self._accessible, self.parent)

    def typed(self):
        """What stands in a field."""
        if self.role != "text":
            return ""
        text = self._accessible.queryText()
        return text.getText(0, text.characterCount)

    def __str__(self):
        return f"{self.role} “{self.name}”" if self.name else self.role

    def where(self):
        above = self.parent.where() + " / " if self.parent and self.parent.role != "frame" else ""
        return above + str(self)

    def has_above(self, role):
        return self.parent is not None and (self.parent.role == role or self.parent.has_above(role))


class Program:
    """The program while it runs, and what it says."""

    running = None

    def __init__(self, command, folder):
        self.keyboard = Keyboard()
        self._said, self._active = [], False
        self._log = open(folder / "log", "a+b")
        self._process = subprocess.Popen(command, stdout=self._log, stderr=self._log, stdin=subprocess.DEVNULL)
        if not Program.running:
            pyatspi.Registry.registerEventListener(Program._hear, "object:state-changed:focused", "window:activate")
        Program.running = self
        self._application = self._wait(self._find, "the program does not come to the bus")
        self._wait(lambda: self.keyboard.turn_to(900) and self._active, "the window does not come")

    @staticmethod
    def _hear(event):
        if event.type.startswith("window"):
            Program.running._active = True
        elif event.detail1:
            Program.running._said.append(event.source)

    def _find(self):
        for one in pyatspi.Registry.getDesktop(0):
            if one is not None and one.get_process_id() == self._process.pid and one.childCount:
                return one
        return None

    def _wait(self, ready, otherwise, most=PATIENCE):
        end = time.monotonic() + most
        while time.monotonic() < end:
            self.listen()
            if found := ready():
                return found
            if self._process.poll() is not None:
                self._log.seek(0)
                raise CannotLook("the program has ended: " + self._log.read().decode(errors="replace")[-400:])
            time.sleep(0.002)
        if otherwise:
            raise CannotLook(otherwise)
        return None

    def happens(self, what):
        return self._wait(what, None, 3) is not None

    def listen(self, seconds=0.0):
        context, end = GLib.MainContext.default(), time.monotonic() + seconds
        while context.iteration(False) or time.monotonic() < end:
            pass

    def press(self, keys, most=0.8):
        """The thing that has the focus after it; None where nothing is said."""
        self.listen()
        self._said.clear()
        self.keyboard.press(keys)
        if not self._wait(lambda: self._said, None, most):
            return None
        self.listen()
        return Thing(self._said[-1])

    def write(self, text):
        """As people write, who look before they press Enter."""
        self.keyboard.write(text)
        self.listen(0.3)

    def come_to_rest(self):
        """Waits until nothing more is said. The thing that was said last, where anything was."""
        heard = -1
        while heard != len(self._said):
            heard = len(self._said)
            self.listen(0.1)
        return Thing(self._said[-1]) if self._said else None

    def go_to(self, wanted):
        """On with Tab until there."""
        for _ in range(MOST):
            stop = self.press("Tab")
            if stop is not None and wanted(stop):
                return stop
        raise CannotLook("Tab does not lead where it should")

    def things(self, rail=True):
        """One after the other, in the order in which they are read."""
        todo = [(self._application, None)]
        while todo:
            accessible, parent = todo.pop()
            try:
                thing = Thing(accessible, parent)
                children = [one for one in accessible if one is not None] if rail or thing.role != "page tab list" else []
            except (GLib.Error, LookupError):
                continue  # gone meanwhile
            yield thing
            todo += [(one, thing) for one in reversed(children)]

    def now(self):
        """What has the focus."""
        self.come_to_rest()
        return next((thing for thing in self.things() if thing.focused), None)

    def end(self, how=signal.SIGTERM):
        self._process.send_signal(how)
        self._process.wait(PATIENCE)
        self._log.close()


def faults_of(thing):
    """Of what has the focus, or could."""
    around = thing.parent if thing.role == "password text" and thing.parent else thing  # Qt says no word of these
    if not around.name:
        yield f"{thing.where()}: has no name"
    if thing.role not in FITTING or (thing.checked and thing.role == "push button"):
        yield f"{thing.where()}: its role does not say what it does"


def faults_of_tree(things, stops):
    reached = set()
    for thing in things:
        if any(stop.path == thing.path for stop in stops):
            while thing:
                reached.add(thing)
                thing = thing.parent
    for thing in things:
        if not thing.shown or thing.role in NOT_FOR_THE_KEYBOARD:
            continue
        if thing.focusable:
            yield from faults_of(thing)
            if not thing.keys and thing not in reached and not any(thing.has_above(role) for role in CHOSEN_WITH_ARROWS):
                yield f"{thing.where()}: neither Tab nor a key leads there"
        elif not thing.name and thing.role in NAMED and not any(one.role == thing.role for one in thing.inside):
            yield f"{thing.where()}: has no name"
        if thing.parent and thing.parent.role == "page tab list" and thing.role != "page tab":
            yield f"{thing.where()}: is no page tab"


def stops_of(program, wrong, key="Tab"):
    """Where Tab leads, once round; empty where all is done by other keys."""
    stops, silent = [], 0
    while len(stops) < MOST:
        stop = program.press(key)
        if stop is None:
            silent += 1
            if silent == 2:
                return stops
            continue
        if silent:
            wrong.append(f"{key} after {stops[-1] if stops else 'the first'}: nothing is said")
            silent = 0
        if stops and stop.path == stops[0].path:
            return stops
        if any(stop.path == one.path for one in stops):
            wrong.append(f"{key} after {stops[-1]}: {stop} again, and not the first")
            return stops
        stops.append(stop)
    wrong.append(f"{key} does not come round in {MOST} steps")
    return stops


def faults_of_order(things, stops):
    places = {thing.path: at for at, thing in enumerate(things)}
    for stop in stops:
        if stop.path not in places:
            yield f"Tab leads to {stop}, which is not in the tree"
    known = [stop for stop in stops if stop.path in places]
    back = [(one, other) for one, other in zip(known, known[1:] + known[:1]) if places[one.path] > places[other.path]]
    for one, other in back if len(back) > 1 else []:
        yield f"Tab goes from {one} back to {other}, not on as it is read"


def title_of(things):
    """What it says first of itself."""
    for role in ("dialog", "heading", "panel"):
        for thing in things:
            if thing.shown and thing.role == role and thing.name:
                return thing.name
    return None


def in_front(things):
    """Only the dialog, where one is open."""
    things = list(things)
    for thing in things:
        if thing.shown and thing.role == "dialog":
            return [one for one in things if one is thing or one.has_above("dialog")]
    return things


def hear(program, first, titles):
    """What is wrong with the page that has come, where Tab stops on it, and what is told."""
    wrong = []
    title = title_of(in_front(program.things(rail=False)))
    stops = stops_of(program, wrong)
    if len(stops) > 1:
        back = program.press("Shift+Tab")
        if back is None or back.path != stops[-1].path:
            wrong.append(f"Shift+Tab goes from {stops[0]} to {back}, not back to {stops[-1]}")
    elif not stops:  # where Tab is a key of the page, one leaves the field backwards
        stops = stops_of(program, wrong, "Shift+Tab")[::-1]
    things = in_front(program.things())
    tree = {thing.path: thing for thing in things}
    first = tree.get(first.path, first) if first else None
    if first is None:
        wrong.append("says nothing when it comes")
    elif first.has_above("page tab list"):
        wrong.append(f"the focus stays outside, at {first.where()}")
    elif not first.name:
        wrong.append(f"{first.where()}: has the focus, and no name")
    if title is None:
        wrong.append("does not say its title")
    elif title in titles:
        wrong.append(f"is called “{title}” as another one is")
    titles.add(title)
    for stop in stops:
        wrong += faults_of(tree.get(stop.path, stop))
    wrong += faults_of_tree(things, stops + [first] if first else stops)
    wrong += faults_of_order(things, stops)
    told = [f"“{title}”, at first {first}"] + [f"  {stop}" + (f" ({stop.keys})" if stop.keys else "") for stop in stops]
    return list(dict.fromkeys(wrong)), stops, told


class Walk:
    """Through the pages in one language and look; what is wrong is collected."""

    def __init__(self, asked, options, folder):
        self.wrong, self.stops = [], 0
        self._asked, self._options, self._folder = asked, options, folder
        self._titles = set()

    def _hear(self, name, program, first):
        program.come_to_rest()
        if self._asked.page and name not in self._asked.page:
            return []
        wrong, stops, told = hear(program, first, self._titles)
        self.wrong += [" ".join([name, *self._options]) + ": " + one for one in wrong]
        self.stops += len(stops)
        if self._asked.told:
            print(" ".join([name, *self._options]), *told, sep="\n  ")
        return stops

    def _start(self, *what):
        return Program([self._asked.flagfall, *what, *self._options], self._folder)

    def through_the_demonstration(self):
        program = self._start("--demo")
        try:
            for name, keys in PAGES.items():
                if self._asked.page and name not in self._asked.page:
                    continue
                first = None
                for one in keys:
                    program.press(one)
                    first = program.come_to_rest() or first
                self._hear(name, program, first)
                program.press("Escape", 0.1)
                program.come_to_rest()
        finally:
            program.end()

    def by_the_screen_readers_own_hand(self):
        """Not every user comes with Tab: what is pressed there does what it does for everybody."""
        program = self._start("--demo")
        try:
            program.press("Ctrl+comma")
            program.come_to_rest()
            for role, done in ("check box", "checked"), ("radio button", "checked"), ("page tab", "selected"):
                fitting = [one for one in program.things() if one.role == role and not getattr(one, done)]
                thing = next((one for one in fitting if one.shown), fitting[0] if fitting else None)
                if thing is None or not thing.press() or not program.happens(lambda: getattr(thing.again(), done)):
                    self.wrong.append(f"{thing or role}: cannot be pressed")
        finally:
            program.end()

    def through_an_evening(self):
        """Players are imported and paired, their clocks run, and the program is killed."""
        report, event = self._folder / "report.trf", self._folder / "evening.flagfall"
        event.unlink(missing_ok=True)
        subprocess.run([self._asked.flagfall + "-cli", "generate", "--players", "9", "--rounds", "3", "--seed", "7", "-o",
                        report], check=True)
        program = self._start()
        try:
            program.go_to(lambda stop: stop.role == "text")
            program.write(str(report))
            program.press("Return", PATIENCE)
            program.come_to_rest()
            first = program.press("Left")  # to the players alone
            program.press("space", 0.2)
            self._hear("import", program, first)
            program.go_to(lambda stop: stop.name == "3+2")
            program.press("space", 0.2)
            program.go_to(lambda stop: stop.typed().endswith(".flagfall"))
            program.press("Ctrl+a", 0.2)
            program.write(str(event))
            program.press("Ctrl+Return", PATIENCE)
            program.come_to_rest()
            first = program.press("F6", PATIENCE)
            program.press("p", PATIENCE)
            self._hear("pairing", program, first)
            program.press("Ctrl+Return", PATIENCE)  # publishes it
            program.come_to_rest()
            program.press("Ctrl+space", 0.5)
        finally:
            program.end(signal.SIGKILL)
        program = self._start(str(event))
        try:
            self._hear("recovery", program, program.now())
        finally:
            program.end()


def looks(every):
    if not every:
        return [[]]
    return [["--language", language, *rest] for language in ("en", "sk", "cs", "gl")
            for rest in (["--theme", "light"], ["--theme", "dark", "--font-scale", "1.5"])]


def inside(asked):
    """On a display and a bus of our own."""
    folder = pathlib.Path(os.environ["HOME"])
    wrong, stops = [], 0
    for options in looks(asked.every_language):
        one = Walk(asked, options, folder)
        one.through_the_demonstration()
        if not asked.page or set(asked.page) & set(ON_THE_WAY):
            one.through_an_evening()
        if not asked.page:
            one.by_the_screen_readers_own_hand()
        wrong += one.wrong
        stops += one.stops
    print("\n".join(wrong) if wrong else f"every page is good to hear, {stops} stops of Tab")
    return 1 if wrong else 0


def outside():
    """Makes the display and the bus, and comes again inside."""
    for program in ("Xvfb", "dbus-run-session"):
        if not shutil.which(program):
            raise CannotLook(f"{program} is missing: {INSTALLS}")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        read, write = os.pipe()
        display = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1320x900x24", "-nolisten", "tcp"],
                                   pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        try:
            number = os.read(read, 16).decode().strip()
            if not number:
                raise CannotLook("Xvfb gives no display")
            home = {"HOME": folder, "XDG_RUNTIME_DIR": folder, "XDG_CONFIG_HOME": folder + "/config",
                    "XDG_DATA_HOME": folder + "/data", "XDG_CACHE_HOME": folder + "/cache"}
            looks_like = {"DISPLAY": ":" + number, "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software",
                          "LANG": "C.UTF-8", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "HEARD_INSIDE": "1"}
            bus = subprocess.run(["dbus-run-session", "--", sys.executable, *sys.argv], check=False,
                                 env={**os.environ, **home, **looks_like}, stderr=subprocess.PIPE, text=True)
            if bus.returncode not in (0, 1):
                print(bus.stderr, file=sys.stderr)
            return bus.returncode
        finally:
            display.terminate()
            display.wait()


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n")[0])
    parser.add_argument("flagfall")
    parser.add_argument("--every-language", action="store_true")
    parser.add_argument("--page", action="append", choices=[*PAGES, *ON_THE_WAY])
    parser.add_argument("--told", action="store_true")
    asked = parser.parse_args()
    try:
        return inside(asked) if "HEARD_INSIDE" in os.environ else outside()
    except CannotLook as problem:
        print(problem)
        return 2


if "HEARD_INSIDE" in os.environ:
    try:
        import pyatspi
        from gi.repository import GLib
    except ImportError as missing:
        print(f"{missing}: {INSTALLS}")
        sys.exit(2)

if __name__ == "__main__":
    sys.exit(main())
