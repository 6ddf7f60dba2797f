// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// "Is checkmate still possible?" by keyboard and mouse.
Item {
    id: stage
    width: 100
    height: 100

    Component { id: workspaceComponent; Workspace { open: false } }
    Component { id: windowComponent; Main {} }

    TestCase {
        name: "mating"
        when: windowShown

        property Workspace workspace
        property Main window
        property MatingView mating
        property Board board

        function init() {
            workspace = createTemporaryObject(workspaceComponent, stage)
            mating = workspace.mating
            window = windowComponent.createObject(stage, { workspace: workspace })
            window.requestActivate()
            tryCompare(window, "active", true)
            window.page = "mating"
            waitForRendering(window.contentItem)
            board = findChild(window.pageItem, "board")
            mating.log = []
            mating.form.log = []
            mating.board.log = []
        }
        function cleanup() {
            window.destroy() // before its workspace
            wait(1)
            Theme.fontScale = 1
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
        function clickOn(square, button) {
            mouseClick(board.field, board.field.xOf(square) + board.side / 2, board.field.yOf(square) + board.side / 2, button ?? Qt.LeftButton)
        }
        function test_it_is_there_without_an_event_by_its_key() {
            window.page = "start"
            waitForRendering(window.contentItem)
            keyClick(Qt.Key_F10)
            compare(window.page, "mating")
            verify(mating.log.includes("open"))
        }
        function test_the_line_is_gone_through_by_keys() {
            for (const key of [Qt.Key_Right, Qt.Key_Left, Qt.Key_Home, Qt.Key_End, Qt.Key_Backspace])
                keyClick(key)
            compare(mating.log, ["next", "previous", "first", "last", "takeBack"])
            keyClick("m")
            compare(mating.lineOf, 2)
            keyClick("t")
            verify(board.flipped)
        }
        function test_the_verdict_is_noted_in_the_record_by_a_key() {
            keyClick("n")
            compare(mating.log, ["noteOnRecord"])
            mating.log = []
            mating.arranging = true
            keyClick("n")
            compare(mating.log, [], "while a position is set up it is a knight")
        }
        function test_a_move_of_the_list_is_gone_to_with_the_mouse() {
            const moves = findChild(window.pageItem, "move 3")
            mouseClick(moves)
            compare(mating.log, ["goTo 3"])
        }
        function test_a_position_is_set_up_by_keys_alone() {
            keyClick("e")
            verify(mating.arranging)
            verify(board.activeFocus)
            keyClick(Qt.Key_Up)
            keyClick("q")
            keyClick("P", Qt.ShiftModifier)
            keyClick(Qt.Key_Delete)
            keyClick(Qt.Key_Return)
            compare(mating.form.log, ["put 12 q", "put 12 P", "remove 12", "click 12"])
            keyClick("w")
            compare(mating.form.turn, 1)
            keyClick("e")
            verify(!mating.arranging)
        }
        function test_a_position_is_set_up_with_the_mouse_alone() {
            mating.arranging = true
            waitForRendering(window.contentItem)
            mouseClick(findChild(window.pageItem, "tile N"))
            compare(mating.form.inHand, "N")
            clickOn(20)
            clickOn(12, Qt.RightButton)
            compare(mating.form.log, ["click 20", "remove 12"])
        }
        function test_moves_may_be_tried_on_the_board() {
            clickOn(12)
            compare(mating.board.log, ["click 12"])
            compare(mating.form.log, [])
            keyClick(Qt.Key_Right)
            compare(mating.log, ["next"], "after a click the keys still go through the line")
        }
        function test_a_wrong_line_of_fen_is_told_beside_it() {
            mating.arranging = true
            waitForRendering(window.contentItem)
            const field = findChild(window.pageItem, "fen")
            field.take()
            keyClick("x")
            keyClick(Qt.Key_Return)
            verify(mating.form.log.includes("setFen x"))
            verify(findChild(field, "error").visible)
        }
        function inSight(item) {
            const flick = findChild(window.pageItem, "answers")
            const top = item.mapToItem(flick, 0, 0).y
            return top >= 0 && top + item.height <= flick.height + 1
        }
        function settle() { // the page grows, and then moves
            waitForRendering(window.contentItem, 30)
            wait(20)
        }
        function test_f_leads_to_the_line_of_fen_and_what_is_wrong_with_it_stays_in_sight_data() {
            return [{ tag: "1", scale: 1.0 }, { tag: "1.5", scale: 1.5 }]
        }
        function test_f_leads_to_the_line_of_fen_and_what_is_wrong_with_it_stays_in_sight(row) {
            workspace.preferences.fontScale = row.scale
            window.width = 960
            window.height = 600
            settle()
            keyClick("f")
            verify(mating.arranging)
            settle()
            const field = findChild(window.pageItem, "fen")
            verify(field.input.activeFocus)
            verify(inSight(field))
            keyClick("x")
            keyClick(Qt.Key_Return)
            settle()
            verify(findChild(field, "error").visible)
            verify(inSight(field))
            verify(!findChild(window.pageItem, "white").visible, "no answer beside a line that was refused")
            verify(!findChild(window.pageItem, "conclusion").visible)
        }
        function test_set_up_begins_at_its_top_and_the_answer_too() {
            window.width = 960
            window.height = 600
            settle()
            const flick = findChild(window.pageItem, "answers")
            keyClick(Qt.Key_PageDown)
            verify(flick.contentY > 0)
            keyClick("e")
            compare(flick.contentY, 0)
            settle()
            keyClick(Qt.Key_PageDown)
            verify(flick.contentY > 0)
            keyClick("e")
            settle()
            compare(flick.contentY, 0)
            verify(inSight(findChild(window.pageItem, "white")))
        }
        function test_what_has_the_focus_is_in_sight() {
            workspace.preferences.fontScale = 1.5
            window.width = 960
            window.height = 600
            mating.arranging = true
            waitForRendering(window.contentItem)
            const field = findChild(window.pageItem, "fen")
            const height = () => field.mapToItem(window.contentItem, 0, field.height).y
            verify(height() > window.height)
            field.take()
            verify(height() <= window.height)
            board.forceActiveFocus()
            keyClick(Qt.Key_PageUp)
            verify(height() > window.height, "back to the top")
        }
        function test_escape_first_lets_go_then_brings_the_position_back_then_cancels_then_leaves() {
            mating.arranging = true
            mating.busy = true
            mating.form.inHand = "K"
            keyClick(Qt.Key_Escape)
            compare(mating.form.inHand, "")
            keyClick(Qt.Key_Escape)
            compare(mating.log, ["cancelArranging"])
            keyClick(Qt.Key_Escape)
            compare(mating.log, ["cancelArranging", "cancel"])
            keyClick(Qt.Key_Escape)
            compare(window.page, "start")
        }
        function test_the_analysis_is_copied_and_saved() {
            keyClick(Qt.Key_S, Qt.ControlModifier)
            keyClick(Qt.Key_C, Qt.ControlModifier)
            compare(mating.log, ["saveSheet", "sheet"])
            mating.log = []
            keyClick(Qt.Key_V, Qt.ControlModifier)
            verify(mating.log[0].startsWith("takeOver Is checkmate still possible?"))
        }
        function test_a_position_that_is_not_the_one_on_the_board_says_so_until_it_is_set_up() {
            const banner = findChild(window.pageItem, "caution")
            verify(!banner.visible)
            mating.caution = "The record is 3 half-moves shorter than the game. This is not the position on the board."
            compare(banner.text, mating.caution)
            verify(banner.visible)
            mating.arranging = true
            verify(!banner.visible)
        }
        function test_no_text_is_cut_data() {
            return [{ tag: "small", scale: 1, arranging: false }, { tag: "large", scale: 1.5, arranging: false },
                { tag: "small, setting up", scale: 1, arranging: true }, { tag: "large, setting up", scale: 1.5, arranging: true }]
        }
        function test_no_text_is_cut(row) {
            workspace.preferences.fontScale = row.scale
            window.width = 960
            window.height = 600
            mating.arranging = row.arranging
            mating.caution = "Only White's scoresheet says so, not the game record. The scoresheet is 3 half-moves shorter than the game. This is not the position on the board."
            mating.form.problems = row.arranging ? ["Black's king is not where it could castle with the rook on h8."] : []
            waitForRendering(window.contentItem)
            compare(cut(window.contentItem, []), [])
        }
    }
}
