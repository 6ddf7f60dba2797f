// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// Looking back at the whole event: asked for on the history page, shown in a window that says so and lets nothing through.
Item {
    id: stage
    width: 1280
    height: 800

    Component { id: workspaceComponent; Workspace {} }
    Component { id: windowComponent; Main {} }

    TestCase {
        name: "past"
        when: windowShown

        property Workspace workspace
        property Main window

        function open(inPast) {
            workspace = createTemporaryObject(workspaceComponent, stage, { inPast: inPast })
            workspace.fill(5)
            window = windowComponent.createObject(stage, { workspace: workspace })
            window.requestActivate()
            tryCompare(window, "active", true)
        }
        function cleanup() {
            window.destroy() // before its workspace
            wait(1)
            Theme.fontScale = 1
        }
        function show(page) {
            window.page = page
            waitForRendering(window.contentItem, 200)
        }
        function cut(item, found) {
            if (!item.visible)
                return found
            if ((item.truncated === true && item.objectName !== "mayElide") || (item.paintedWidth > item.width + 1 && item.wrapMode !== undefined && item.width > 0 && item.cursorPosition === undefined))
                found.push(item.text)
            for (const child of Array.from(item.children))
                cut(child, found)
            return found
        }

        function test_a_line_of_the_history_leads_to_the_event_after_it_and_before_it() {
            open(false)
            show("history")
            keyClick(Qt.Key_Down)
            keyClick("a")
            keyClick("b")
            compare(workspace.past.log, ["showAfter 29", "showBefore 29"])
        }
        function test_a_time_is_typed_on_the_history_page_without_looking_for_a_field() {
            open(false)
            show("history")
            for (const sign of "14:32")
                keyClick(sign)
            keyClick(Qt.Key_Return)
            compare(workspace.past.log, ["ask 14:32"])
            keyClick("b")
            compare(workspace.past.log.length, 2, "the list has the keyboard again")
        }
        function test_a_time_is_asked_for_from_every_page_and_escape_gives_it_up() {
            open(false)
            show("standings")
            keyClick(Qt.Key_T, Qt.ControlModifier | Qt.ShiftModifier)
            compare(window.page, "history")
            compare(window.lookedFrom, "standings")
            keyClick("1")
            keyClick(Qt.Key_Return)
            verify(workspace.past.askError !== "")
            keyClick(Qt.Key_Escape)
            compare(workspace.past.askError, "")
            compare(window.page, "history")
        }
        function test_the_past_is_a_window_of_its_own_and_no_key_in_it_reaches_the_desk() {
            open(false)
            show("standings")
            keyClick(Qt.Key_T, Qt.ControlModifier | Qt.ShiftModifier)
            const then = createTemporaryObject(workspaceComponent, stage, { inPast: true, past: workspace.past })
            workspace.past.shown = then
            tryVerify(() => window.pastWindow !== null)
            tryCompare(window.pastWindow, "active", true)
            compare(window.pastWindow.page, "standings", "as where it was asked for")
            keyClick(Qt.Key_F4)
            compare(window.pastWindow.page, "results")
            compare(window.page, "history")
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(then.log, ["undo"])
            compare(workspace.log, [])
            workspace.past.shown = null
            tryCompare(window, "pastWindow", null)
            tryCompare(window, "active", true)
            keyClick(Qt.Key_F4)
            compare(window.page, "results")
        }
        function test_the_present_has_no_banner_and_no_keys_of_the_past() {
            open(false)
            show("hall")
            verify(!findChild(window.contentItem, "passed moment").visible)
            keyClick(Qt.Key_Left, Qt.ControlModifier)
            compare(workspace.past.log, [])
        }
        function test_the_past_says_on_every_page_what_it_is_data() {
            return ["players", "checkin", "hall", "clock", "results", "record", "standings", "history", "rulings", "papers", "audit", "attendance", "help"].map(page => ({ tag: page }))
        }
        function test_the_past_says_on_every_page_what_it_is(row) {
            open(true)
            show(row.tag)
            const moment = findChild(window.contentItem, "passed moment")
            verify(moment.visible)
            compare(moment.text, workspace.past.text)
        }
        function test_no_text_of_the_past_is_cut_data() {
            return [{ tag: "small", scale: 1 }, { tag: "large", scale: 1.5 }]
        }
        function test_no_text_of_the_past_is_cut(row) {
            open(true)
            workspace.preferences.fontScale = row.scale
            Theme.fontScale = row.scale
            workspace.past.remark = "The computer never showed that time: its clock was set forward, or it slept."
            window.width = 960
            window.height = 600
            show("standings")
            compare(cut(window.contentItem, []), [])
        }
        function test_keys_go_through_the_past_and_back_to_the_present() {
            open(true)
            show("standings")
            keyClick(Qt.Key_Left, Qt.ControlModifier)
            keyClick(Qt.Key_Right, Qt.ControlModifier)
            compare(workspace.past.log, ["step -1", "step 1"])
            keyClick(Qt.Key_W, Qt.ControlModifier)
            compare(workspace.log, ["closeFile"])
        }
        function test_escape_that_the_page_has_no_use_for_leads_back() {
            open(true)
            show("standings")
            keyClick(Qt.Key_Escape)
            compare(workspace.past.log, ["leave"])
        }
        function test_another_time_is_typed_in_the_banner_over_the_page() {
            open(true)
            show("standings")
            keyClick(Qt.Key_T, Qt.ControlModifier | Qt.ShiftModifier)
            for (const sign of "9:05")
                keyClick(sign)
            keyClick(Qt.Key_Return)
            compare(workspace.past.log, ["ask 9:05"])
            compare(window.page, "standings")
            verify(window.pageItem.activeFocus)
        }
        function test_what_belongs_to_the_present_says_so_and_is_not_offered_data() {
            return [{ tag: "web pages", key: Qt.Key_F7, modifiers: Qt.ShiftModifier }, { tag: "settings", key: Qt.Key_Comma, modifiers: Qt.ControlModifier },
                    { tag: "export", key: Qt.Key_E, modifiers: Qt.ControlModifier | Qt.ShiftModifier }, { tag: "copy on the stick", key: Qt.Key_K, modifiers: Qt.ControlModifier | Qt.ShiftModifier },
                    { tag: "hall screen", key: Qt.Key_F3, modifiers: Qt.ControlModifier | Qt.ShiftModifier }, { tag: "self check-in", key: Qt.Key_F2, modifiers: Qt.ControlModifier | Qt.ShiftModifier },
                    { tag: "new event", key: Qt.Key_N, modifiers: Qt.ControlModifier }, { tag: "open", key: Qt.Key_O, modifiers: Qt.ControlModifier }]
        }
        function test_what_belongs_to_the_present_says_so_and_is_not_offered(row) {
            open(true)
            show("hall")
            keyClick(row.key, row.modifiers)
            compare(workspace.log, ["tellInPast"])
            compare(window.page, "hall")
            verify(!workspace.kiosk.watched)
            verify(!workspace.display.place.open)
        }
    }
}
