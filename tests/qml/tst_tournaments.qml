// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The strip of tournaments: what it says of each, and that a click leads to one.
Item {
    id: stage
    width: 1280
    height: 200

    Component {
        id: stripComponent
        TournamentStrip {
            width: 1280
            tournaments: Tournaments {}
            nextKeys: "Ctrl+Tab"
        }
    }

    TestCase {
        name: "tournaments"
        when: windowShown

        property TournamentStrip strip

        function init() {
            strip = createTemporaryObject(stripComponent, stage)
            strip.tournaments.append({ name: "A", stateText: "Round 3 of 7 · 12 open", news: "", grave: false, shown: true, accessibleText: "A, Round 3 of 7 · 12 open" })
            strip.tournaments.append({ name: "B", stateText: "Round 2 of 7", news: "2 flags", grave: true, shown: false, accessibleText: "B, Round 2 of 7, 2 flags" })
            waitForRendering(strip)
        }
        function tab(name) { return findChild(strip, "tournament " + name) }
        function badge(name) { return findChild(tab(name), "news") }

        function test_the_one_that_is_shown_has_a_sign_and_not_a_colour_alone() {
            verify(findChild(tab("A"), "shownSign").visible)
            verify(!findChild(tab("B"), "shownSign").visible)
        }
        function test_what_waits_is_said_in_words_with_a_sign() {
            verify(!badge("A").visible)
            verify(badge("B").visible)
            compare(badge("B").text, "2 flags")
            compare(badge("B").drawing, "warning")
            strip.tournaments.setProperty(1, "grave", false)
            compare(badge("B").drawing, "call")
        }
        function test_a_click_leads_to_one() {
            mouseClick(tab("B"))
            compare(strip.tournaments.log, ["show 1"])
        }
        function test_without_room_the_news_goes_before_the_round() {
            strip.width = 500
            waitForRendering(strip)
            verify(strip.narrow)
            verify(badge("B").visible)
            verify(badge("B").x + badge("B").width <= tab("B").width)
        }
    }
}
