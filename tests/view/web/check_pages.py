# SPDX-License-Identifier: GPL-3.0-or-later
"""check_pages.py FOLDER: reads the web pages of an event as a browser, a screen reader and a feed reader would.

Prints what is wrong, one line each. Parse errors are those of the HTML standard (html5lib); the rest is what WCAG 2.2 asks of
pages like these and can be read from the files: names, headings, landmarks, tables, links, contrast.
"""
import json
import re
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

import html5lib

folder = Path(sys.argv[1])
wrong = []


def say(place, what):
    wrong.append(f"{place}: {what}")


def text_of(element):
    return "".join(element.itertext()).strip()


def check_page(path):
    parser = html5lib.HTMLParser(namespaceHTMLElements=False)
    root = parser.parse(path.read_bytes().decode("utf-8"))
    for (line, column), error, data in parser.errors:
        say(path.name, f"{line}:{column}: {error} {data}")
    every = list(root.iter())
    tags = [element for element in every if isinstance(element.tag, str)]

    def those(tag):
        return [element for element in tags if element.tag == tag]

    if not re.fullmatch("en|sk|cs|gl", root.get("lang", "")):
        say(path.name, "says no language")
    for tag in ("title", "h1", "main", "header", "footer"):
        if len(those(tag)) != 1:
            say(path.name, f"{len(those(tag))} <{tag}>")
        elif not text_of(those(tag)[0]):
            say(path.name, f"<{tag}> is empty")
    navigation = [nav.get("aria-label") for nav in those("nav")]
    if not navigation or None in navigation or len(set(navigation)) != len(navigation):
        say(path.name, f"landmarks for links need names of their own: {navigation}")
    levels = [int(element.tag[1]) for element in tags if re.fullmatch("h[1-6]", element.tag)]
    if any(after > before + 1 for before, after in zip([0] + levels, levels)):
        say(path.name, f"a level of headings is left out: {levels}")

    ids = [element.get("id") for element in tags if element.get("id")]
    if len(set(ids)) != len(ids):
        say(path.name, "an id stands twice")
    first_link = those("a")[0]
    if first_link.get("href") != "#content" or "content" not in ids:
        say(path.name, "the first link does not lead past the head")
    for element in tags:
        for attribute, value in element.items():
            if attribute.startswith("on") or attribute == "style":
                say(path.name, f"<{element.tag} {attribute}>")
            if attribute in ("href", "src") and value != "data:,":
                target, _, fragment = value.partition("#")
                if target and not (folder / target).is_file():
                    say(path.name, f"leads to {value}, which is not there")
                if not target and fragment not in ids:
                    say(path.name, f"leads to {value}, which is not on the page")
        if element.tag in ("a", "button") and not (text_of(element) or element.get("aria-label")):
            say(path.name, f"<{element.tag}> without words")
        if element.tag == "img" and element.get("alt") is None:
            say(path.name, "a picture without a word about it")
        if element.get("role") in ("img", "region") and not element.get("aria-label"):
            say(path.name, f"role {element.get('role')} without a name")
        if element.tag == "script" and text_of(element):
            say(path.name, "a script within the page")
    for table in those("table"):
        if table.find("caption") is None or not text_of(table.find("caption")):
            say(path.name, "a table without a caption")
        for head in table.iter("th"):
            if head.get("scope") not in ("col", "row"):
                say(path.name, "a head of a table says not what of")
            if head.get("scope") == "col" and not text_of(head):
                say(path.name, "an empty head of a column")
        widths = {len(row) for row in table.iter("tr")}
        if len(widths) > 1:
            say(path.name, f"rows of different length: {widths}")
        for row in table.find("tbody"):
            if sum(cell.tag == "th" for cell in row) != 1:
                say(path.name, "a row needs one name")
    policy = [meta.get("content") for meta in those("meta") if meta.get("http-equiv") == "Content-Security-Policy"]
    if not policy or "default-src 'none'" not in policy[0] or "unsafe" in policy[0]:
        say(path.name, "no strict policy for its contents")


def luminance(colour):
    def linear(byte):
        part = int(byte, 16) / 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(colour[at : at + 2]) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def check_colours(path):
    text = path.read_text()
    schemes = re.findall(r":root \{(.*?)\}", text, re.S)
    if len(schemes) != 2:
        say(path.name, "needs a light scheme and a dark one")
    for scheme in schemes:
        colours = dict(re.findall(r"--(\w+): (#[0-9a-f]{6})", scheme))
        for ink, ground, least in (
            ("ink", "ground", 4.5), ("ink", "raised", 4.5), ("soft", "ground", 4.5), ("soft", "raised", 4.5),
            ("link", "ground", 4.5), ("link", "raised", 4.5), ("focus", "ground", 3), ("focus", "raised", 3),
        ):
            found = contrast(colours[ink], colours[ground])
            if found < least:
                say(path.name, f"{ink} on {ground}: contrast {found:.2f}")
    if ":focus-visible" not in text:
        say(path.name, "the focus is not shown")
    outside = re.findall(r"url\(|@import|https?:", text)
    if outside:
        say(path.name, f"asks for something from elsewhere: {outside}")


for page in sorted(folder.glob("*.html")):
    check_page(page)
check_colours(folder / "pages.css")
if re.search(r"https?:|fetch|XMLHttp|eval|innerHTML", (folder / "replay.js").read_text()):
    say("replay.js", "does more than play games through")
feed = xml.parse(folder / "feed.xml").getroot()
if feed.tag != "rss" or feed.get("version") != "2.0" or feed.find("channel/description") is None:
    say("feed.xml", "is not RSS 2.0")
ids = [item.text for item in feed.iter("guid")]
if len(set(ids)) != len(ids):
    say("feed.xml", "two items have the same id")
event = json.loads((folder / "event.json").read_text(encoding="utf-8"))
known = {player["id"] for player in event["players"]}
for paired in event["rounds"]:
    for board in paired["boards"]:
        if not {board["white"], board["black"]} <= known:
            say("event.json", f"round {paired['round']}, board {board['board']}: an unknown player")
teams = {team["id"] for team in event.get("teams", [])}
for paired in event["rounds"]:
    boards = [board["board"] for board in paired["boards"]]
    matches = paired.get("matches", [])
    if bool(teams) != bool(matches):
        say("event.json", f"round {paired['round']}: teams without matches, or matches without teams")
    for match in matches:
        if not {match["home"], match["away"]} <= teams:
            say("event.json", f"round {paired['round']}, match {match['match']}: an unknown team")
    if matches and sorted(board for match in matches for board in match["boards"]) != boards:
        say("event.json", f"round {paired['round']}: boards of no match, or of two")
    for bye in paired["byes"]:
        if bye.get("team", bye.get("player")) not in (teams or known):
            say("event.json", f"round {paired['round']}: a bye of nobody")
print("\n".join(wrong) if wrong else f"{len(list(folder.glob('*.html')))} pages are sound")
sys.exit(1 if wrong else 0)
