// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The desk of the hall screen, and what the hall sees, on stand-ins.
FocusScope {
    id: stage
    width: 1280
    height: 1100
    focus: true

    Component {
        id: displayComponent
        DisplayView {
        }
    }
    Component {
        id: pageComponent
        DisplayPage {
            width: stage.width
            height: stage.height
            focus: true
        }
    }
    Component {
        id: screenComponent
        DisplayScreen {
            width: 1280
            height: 720
        }
    }

    TestCase {
        name: "hall screen"
        when: windowShown

        property DisplayView display
        property DisplayPage page
        property DisplayScreen screen

        function init() {
            display = createTemporaryObject(displayComponent, stage)
            page = pageComponent.createObject(stage, {
                    "display": display
                })
            stage.Window.window.requestActivate()
            tryCompare(stage.Window, "active", true)
            page.forceActiveFocus()
        }
        function cleanup() {
            screen?.destroy() // before what it shows
            page?.destroy()
            screen = null
            page = null
            wait(1)
        }
        function test_all_tournaments_take_turns_where_there_are_several() {
            press("a")
            compare(display.ofAll, false, "there is one alone")
            display.several = true
            press("a")
            compare(display.ofAll, true)
            verify(findChild(page, "ofAll").checked)
        }
        function press(text) {
            for (const letter of text)
                keyClick(letter)
        }

        function test_the_desk_opens_turns_and_holds_by_keys() {
            press("o")
            verify(display.place.open)
            press("nnp")
            compare(display.log, ["next", "next", "previous"])
            press("h")
            verify(display.held)
            press("d")
            verify(!display.dark)
        }
        function test_a_message_is_typed_and_taken_away() {
            press("m")
            press("no phones")
            compare(display.log, []) // the letters are the field's
            keyClick(Qt.Key_Return)
            compare(display.message, "no phones")
            keyClick(Qt.Key_Escape)
            press("n")
            compare(display.log, ["next"])
            press("m") // what is there is selected
            keyClick(Qt.Key_Delete)
            keyClick(Qt.Key_Return)
            compare(display.message, "")
        }
        function test_boards_that_are_none_are_told_beside_the_field() {
            press("b")
            press("x")
            keyClick(Qt.Key_Return)
            compare(display.log, ["boards x"])
            verify(findAll(page, item => item.text === "Type boards like this: 1-4, 9" && item.visible).length > 0)
        }
        function test_the_hall_is_watched_only_while_the_page_is_there() {
            verify(display.watched)
            cleanup()
            verify(!display.watched)
        }

        function findAll(item, wanted) {
            const found = wanted(item) ? [item] : []
            return found.concat(...Array.from(item.children).map(child => findAll(child, wanted)))
        }
        // Texts that are seen: those of the other lists are not there.
        function texts(screen) {
            return findAll(screen, item => item.visible && item.textFormat !== undefined && item.text !== "")
        }
        function test_every_text_keeps_to_its_share_of_the_height_data() {
            const rows = []
            for (const shown of [DisplayView.Nothing, DisplayView.ByBoard, DisplayView.ByName, DisplayView.Results, DisplayView.Standings, DisplayView.Clocks, DisplayView.Countdown])
                for (const [width, height] of [[1920, 1080], [1280, 720], [1024, 768], [480, 270]])
                    for (const blocks of shown === DisplayView.Standings ? [1, 2] : [shown === DisplayView.ByName || shown === DisplayView.Clocks ? 2 : 1])
                        rows.push({
                            "tag": shown + " at " + width + " x " + height + " in " + blocks,
                            "shown": shown,
                            "blocks": blocks,
                            "width": width,
                            "height": height
                        })
            return rows
        }
        function test_every_text_keeps_to_its_share_of_the_height(row) {
            const clocks = row.shown === DisplayView.Clocks
            display.shown = row.shown
            display.blocks = row.blocks
            display.rows = Qt.binding(() => clocks ? 5 : display.footed ? 10 : 11)
            display.message = "The prize-giving is at 18:00 in the great hall; please leave your scoresheets with the arbiter of your sector"
            display.countdownLine = row.shown === DisplayView.Countdown ? "" : "Round 4: 12:05"
            display.lines.fill(10 * display.blocks / (clocks ? 2 : 1))
            screen = screenComponent.createObject(stage, {
                    "display": display,
                    "width": row.width,
                    "height": row.height
                })
            waitForRendering(screen, 200)
            const seen = texts(screen)
            verify(seen.length > 3)
            for (const text of seen) {
                // DejaVu Sans: capitals are 0.729 of the type's size
                verify(text.fontInfo.pixelSize * 0.729 >= row.height * 0.04, text.text + ": " + text.fontInfo.pixelSize)
                const place = text.mapToItem(screen, 0, 0)
                verify(place.y >= -1 && place.y + text.contentHeight <= row.height + 1, text.text)
                if (text.objectName !== "mayElide")
                    verify(!text.truncated, text.text)
            }
        }
        Component { id: nameComponent; DisplayName { unit: 10; height: 80; name: "Horváthová, Lucia"; brief: "Horváthová, L."; color: "black" } }
        function test_a_name_gets_narrower_before_its_given_name_is_cut() {
            const label = createTemporaryObject(nameComponent, stage, { width: 2000 })
            const text = findChild(label, "mayElide")
            const full = text.implicitWidth
            compare(label.breadth, 1)
            label.width = full * 0.9
            compare(text.text, "Horváthová, Lucia")
            verify(!text.truncated)
            verify(Math.abs(label.breadth - 0.9) < 0.02, label.breadth)
            compare(text.font.pixelSize, 58, "as high as before")
            label.width = full * 0.7
            compare(text.text, "Horváthová, L.")
            verify(label.breadth >= label.narrowest)
        }
        function test_a_message_too_long_for_the_foot_runs() {
            display.message = "Quiet"
            screen = screenComponent.createObject(stage, {
                    "display": display
                })
            const ticker = findChild(screen, "message")
            verify(!ticker.runs)
            display.message = "The prize-giving is at 18:00 in the great hall; please leave your scoresheets with the arbiter"
            verify(ticker.runs)
        }
    }
}
