// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// "What did the clock show at 14:32?" by the keyboard alone.
Item {
    id: stage
    width: 100
    height: 100

    Component { id: workspaceComponent; Workspace {} }
    Component { id: windowComponent; Main {} }

    TestCase {
        name: "replay"
        when: windowShown

        property Workspace workspace
        property Main window

        function init() {
            workspace = createTemporaryObject(workspaceComponent, stage)
            workspace.fill(5)
            window = windowComponent.createObject(stage, { workspace: workspace })
            window.requestActivate()
            tryCompare(window, "active", true)
            window.page = "hall"
            waitForRendering(window.contentItem)
        }
        function cleanup() {
            window.destroy() // before its workspace
            wait(1)
            Theme.fontScale = 1
        }
        function open() {
            keyClick("3")
            keyClick("h")
            compare(window.page, "replay")
            waitForRendering(window.contentItem)
        }
        function cut(item, found) {
            if (!item.visible)
                return found
            const elides = item.truncated === true && item.objectName !== "mayElide"
            const runsOut = item.paintedWidth > item.width + 1 && item.wrapMode !== undefined && item.width > 0 && item.cursorPosition === undefined
            if (elides || runsOut)
                found.push(item.text)
            for (const child of Array.from(item.children))
                cut(child, found)
            return found
        }
        function test_h_in_the_hall_opens_the_chosen_board_and_escape_leads_back() {
            open()
            compare(workspace.replay.board, 3)
            verify(window.pageItem.activeFocus)
            keyClick(Qt.Key_Escape)
            compare(window.page, "hall")
            verify(!workspace.replay.active)
        }
        function test_the_time_is_typed_without_looking_for_a_field() {
            open()
            for (const sign of "14:32")
                keyClick(sign)
            keyClick(Qt.Key_Return)
            compare(workspace.replay.log, ["ask 14:32"])
            keyClick(Qt.Key_Left)
            compare(workspace.replay.log, ["ask 14:32", "previousAct"])
        }
        function test_a_wrong_time_stays_to_be_mended_and_escape_gives_it_up() {
            open()
            keyClick("1")
            keyClick(Qt.Key_Return)
            verify(workspace.replay.askError !== "")
            keyClick("4")
            keyClick(Qt.Key_Escape)
            compare(window.page, "replay")
            keyClick(Qt.Key_Escape)
            compare(window.page, "hall")
        }
        function test_every_way_through_the_time_has_a_key() {
            open()
            for (const key of [Qt.Key_Left, Qt.Key_Right, Qt.Key_PageUp, Qt.Key_PageDown, Qt.Key_Home, Qt.Key_End])
                keyClick(key)
            compare(workspace.replay.log, ["previousAct", "nextAct", "stepMinutes -1", "stepMinutes 1", "toStart", "toNow"])
            keyClick("g")
            verify(workspace.replay.overMoves)
        }
        function test_the_sheet_goes_to_the_clipboard() {
            open()
            keyClick(Qt.Key_S, Qt.ControlModifier)
            keyClick(Qt.Key_C, Qt.ControlModifier)
            compare(workspace.replay.log, ["saveSheet", "sheet"])
        }
        function test_a_row_of_the_history_opens_its_board() {
            window.page = "history"
            waitForRendering(window.contentItem)
            keyClick(Qt.Key_Down)
            keyClick("h")
            compare(workspace.log, ["showReplayOf 29"])
        }
        function test_no_text_is_cut_data() {
            return [{ tag: "small", scale: 1 }, { tag: "large", scale: 1.5 }]
        }
        function test_no_text_is_cut(row) {
            workspace.preferences.fontScale = row.scale
            window.width = 960
            window.height = 600
            workspace.replay.note = "The program was not running from 14:31:07 to 14:33:10; these are the last recorded times."
            open()
            compare(cut(window.contentItem, []), [])
        }
    }
}
