// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The panel of incidents by keyboard: what has the focus, and which keys it promises.
Item {
    id: stage
    width: 100
    height: 100

    Component { id: workspaceComponent; Workspace {} }
    Component { id: windowComponent; Main {} }
    Component {
        id: pageBelow // as the tiles of the hall, one half of which presses a clock
        Item {
            id: below
            property int hits: 0
            anchors.fill: parent
            PointHandler { onActiveChanged: if (active) ++below.hits }
            TapHandler { onTapped: ++below.hits }
        }
    }

    TestCase {
        name: "incident_panel"
        when: windowShown

        property Workspace workspace
        property Main window
        property IncidentView incidents

        function init() {
            workspace = createTemporaryObject(workspaceComponent, stage)
            workspace.fill(5)
            incidents = workspace.incidents
            window = windowComponent.createObject(stage, { workspace: workspace })
            window.requestActivate()
            tryCompare(window, "active", true)
            window.page = "hall"
            waitForRendering(window.contentItem)
            keyClick(Qt.Key_F12)
            tryVerify(() => incidents.open)
            incidents.choose("illegal-move")
            incidents.ruling.needed = true
            wait(1)
        }
        function cleanup() {
            window.destroy() // before its workspace
            wait(1)
        }
        function topItem() { // of the items of the window
            let item = findChild(window, "incidentNote")
            while (item.parent)
                item = item.parent
            return item
        }
        function cap(letter) { // on the chip that has it
            const look = item => item.objectName === "chipKeys" && item.keys === letter ? item : Array.from(item.children).map(look).find(one => one)
            return look(topItem())
        }
        function holdLong() { // however slow the machine
            let found = 0
            const look = item => {
                if (item.objectName === "clickShield" && ++found)
                    item.holdsFor = 60000
                Array.from(item.children).forEach(look)
            }
            look(topItem())
            verify(found > 0)
        }
        function test_a_button_opens_it_and_a_click_in_it_is_not_for_the_page_below() {
            incidents.close()
            mouseClick(findChild(window, "incidentButton"))
            tryVerify(() => incidents.open)
            incidents.chosen = false
            wait(50)
            const below = createTemporaryObject(pageBelow, window.contentItem)
            holdLong()
            mouseClick(findChild(window, "incidentTitle"))
            mouseClick(findChild(window, "incidentKinds").itemAtIndex(1))
            verify(incidents.chosen)
            compare(below.hits, 0)
            const log = incidents.log.length
            mouseClick(findChild(window, "incidentNote"))
            verify(!findChild(window, "incidentNote").input.activeFocus, "the second half of a double click")
            compare(incidents.log.length, log)
        }
        function test_the_second_half_of_a_double_click_on_what_closed_it_is_for_nothing_below() {
            incidents.close()
            mouseClick(findChild(window, "incidentButton"))
            tryVerify(() => incidents.open)
            incidents.chosen = false // with both columns it would cover the page
            const below = createTemporaryObject(pageBelow, window.pageItem)
            const title = findChild(window, "incidentTitle")
            tryVerify(() => title.mapToItem(below, 5, 5).x > 0, 5000, "it is laid out beside the page")
            const at = title.mapToItem(window.contentItem, 5, 5)
            holdLong()
            mouseClick(title, 5, 5)
            incidents.close()
            tryVerify(() => window.free)
            mouseClick(window.contentItem, at.x, at.y)
            compare(below.hits, 0)
            mouseClick(window.contentItem, at.x, at.y + 100)
            verify(below.hits > 0, `a click somewhere else (${at}) is one of its own`)
        }
        function test_an_act_of_the_palette_is_done_by_a_click() {
            incidents.close()
            keyClick(Qt.Key_K, Qt.ControlModifier)
            const field = findChild(window, "search")
            for (const letter of "incident at")
                keyClick(letter)
            tryVerify(() => findChild(window, "found")?.count === 1)
            const below = createTemporaryObject(pageBelow, window.contentItem)
            mouseClick(findChild(window, "found").itemAtIndex(0))
            tryVerify(() => incidents.open)
            compare(below.hits, 0)
        }
        function test_enter_in_another_time_is_for_that_time() {
            incidents.ruling.timeProposed = "0:02:00"
            incidents.ruling.ownTime = "1:00"
            incidents.ruling.others = [{ word: "own-time", text: "Black gets 1:00 more", spoken: "" }]
            wait(1)
            findChild(window, "ownTime").take()
            keyClick(Qt.Key_Return)
            compare(incidents.awaitsReason, "own-time")
            incidents.awaitsReason = ""
            incidents.ruling.others = []
            findChild(window, "ownTime").take()
            keyClick(Qt.Key_Return)
            verify(!incidents.log.some(one => one.startsWith("letter ↵")), "it is the one proposed, and the reason may follow")
            verify(findChild(window, "incidentNote").input.activeFocus)
            incidents.ruling.ownTimeFault = "no time"
            findChild(window, "ownTime").take()
            keyClick(Qt.Key_Return)
            verify(!incidents.log.some(one => one.startsWith("letter ↵")), "nothing is confirmed")
        }
        function test_keys_of_chips_are_lit_only_where_they_are_not_typed() {
            incidents.ruling.questions = [{ ask: "called-by", text: "Claimed or observed by", hint: "", words: ["arbiter", "black"], answers: ["the arbiter", "Black"], caps: ["", "B"], answer: "arbiter" }]
            wait(1)
            cap("B").parent.forceActiveFocus(Qt.TabFocusReason)
            compare(cap("B").opacity, 1)
            findChild(window, "incidentNote").take()
            verify(cap("B").opacity < 1)
        }
        function test_the_key_that_opens_it_says_that_it_is_open() {
            keyClick(Qt.Key_F12)
            verify(findChild(window, "stillOpen").visible)
            verify(findChild(window, "stillOpen").text.startsWith(incidents.boardText))
            verify(incidents.open)
            findChild(window, "incidentNote").take()
            keyClick("x")
            verify(!findChild(window, "stillOpen").visible)
            keyClick(Qt.Key_F12)
            verify(findChild(window, "stillOpen").visible)
            keyClick(Qt.Key_PageDown)
            verify(!findChild(window, "stillOpen").visible)
            keyClick(Qt.Key_H, Qt.ControlModifier)
            verify(findChild(window, "stillOpen").visible, "another page has to wait")
        }
        function test_what_was_said_is_dropped_by_a_second_escape() {
            incidents.facts = "by=white"
            keyClick(Qt.Key_Escape)
            verify(incidents.chosen, "it is asked first")
            verify(findChild(window, "leaving").visible)
            findChild(window, "incidentNote").take()
            keyClick("x")
            verify(!findChild(window, "leaving").visible)
            keyClick(Qt.Key_Escape)
            verify(incidents.chosen, "more was typed since")
            compare(incidents.note, "x")
            keyClick(Qt.Key_Escape)
            verify(!incidents.chosen)
            verify(incidents.open)
        }
        function test_where_nothing_was_said_one_escape_leads_back() {
            keyClick(Qt.Key_Escape)
            verify(!incidents.chosen)
            keyClick(Qt.Key_Escape)
            verify(!incidents.open)
        }
        function test_a_letter_on_a_decision_of_ones_own_begins_its_reason() {
            const word = incidents.ruling.others[0].word
            const note = findChild(window, "incidentNote")
            const texts = incidents.ruling.others.map(one => one.text)
            const look = item => item.keys !== undefined && item.text === texts[0] && item.clicked !== undefined ? item : Array.from(item.children).map(look).find(one => one)
            look(note.parent).forceActiveFocus(Qt.TabFocusReason)
            keyClick("T")
            keyClick("o")
            verify(note.input.activeFocus)
            compare(incidents.note.toLowerCase(), "to")
            compare(incidents.awaitsReason, word)
        }
        function test_a_reason_that_is_missing_is_typed_at_once() {
            incidents.reasonMissing()
            wait(1)
            for (const letter of "broken")
                keyClick(letter)
            compare(incidents.note, "broken")
            verify(incidents.open)
        }
    }
}
