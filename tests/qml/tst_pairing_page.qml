// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// Pairing a Swiss by keyboard alone.
Item {
    id: stage
    width: 100
    height: 100

    Component { id: workspaceComponent; Workspace {} }
    Component { id: windowComponent; Main {} }

    TestCase {
        name: "pairing_page"
        when: windowShown

        property Workspace workspace
        property Main window

        function init() {
            workspace = createTemporaryObject(workspaceComponent, stage)
            workspace.fill(5)
            workspace.pairing.presence.fill(5)
            window = windowComponent.createObject(stage, { workspace: workspace })
            window.requestActivate()
            tryCompare(window, "active", true)
            window.page = "pairing"
            waitForRendering(window.contentItem)
        }
        function cleanup() {
            window.destroy() // before its workspace
            wait(1)
            Theme.fontScale = 1
        }
        function test_signs_give_byes_and_p_pairs() {
            keyClick("=")
            keyClick(Qt.Key_Down)
            keyClick("0")
            keyClick("+")
            keyClick(Qt.Key_P)
            compare(workspace.pairing.log, ["presence 1 " + PresenceModel.HalfPoint, "presence 2 " + PresenceModel.ZeroPoint,
                                            "presence 2 " + PresenceModel.Plays, "propose"])
        }
        function test_the_columns_have_heads_and_a_seat_its_title_and_rating() {
            keyClick(Qt.Key_P)
            const texts = []
            const look = item => { if (item.visible && item.text) texts.push(item.text); Array.from(item.children).forEach(look) }
            look(window.pageItem)
            verify(texts.includes("White") && texts.includes("Black"))
            verify(texts.some(text => text.startsWith("WFM 2231  2½")))
        }
        function test_a_name_that_is_typed_gives_nobody_a_bye() {
            for (const letter of "hufnz")
                keyClick(letter)
            compare(workspace.pairing.log, [])
        }
        function test_a_player_is_found_by_the_first_letters() {
            workspace.pairing.presence.setProperty(2, "name", "Hudák, Ján")
            keyClick("/")
            for (const letter of "hud")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            keyClick("=")
            compare(workspace.pairing.log, ["presence 3 " + PresenceModel.HalfPoint])
        }
        function test_hands_pick_seats_on_both_sides_and_do_something_with_them() {
            keyClick(Qt.Key_P)
            workspace.pairing.log = []
            keyClick(Qt.Key_E)
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_X)
            keyClick(Qt.Key_O)
            keyClick(Qt.Key_S)
            keyClick(Qt.Key_U)
            keyClick(Qt.Key_E)
            keyClick(Qt.Key_R)
            compare(workspace.pairing.log, ["beginManual", "pick 1", "pick 4", "exchange", "meet", "turn 3", "takeBack", "endManual", "dropManual"])
        }
        function test_w_asks_why_and_b_shows_the_brackets() {
            keyClick(Qt.Key_P)
            keyClick(Qt.Key_W)
            verify(workspace.pairing.whyTitle !== "")
            keyClick(Qt.Key_B)
            verify(workspace.pairing.bracketsShown)
            keyClick(Qt.Key_Escape)
            verify(!workspace.pairing.bracketsShown)
        }
        function test_arrows_go_through_the_brackets_and_escape_gives_the_boards_the_keys_again() {
            workspace.pairing.bracketRows = 40
            keyClick(Qt.Key_P)
            verify(window.activeFocusItem.Accessible.name.startsWith("Board ")) // the current row
            keyClick(Qt.Key_B)
            const drawing = window.activeFocusItem
            verify(drawing.contentHeight > drawing.height)
            keyClick(Qt.Key_Down)
            verify(drawing.contentY > 0)
            keyClick(Qt.Key_End)
            compare(drawing.contentY, drawing.contentHeight - drawing.height)
            keyClick(Qt.Key_Home)
            compare(drawing.contentY, 0)
            keyClick(Qt.Key_Escape)
            verify(window.activeFocusItem.Accessible.name.startsWith("Board ")) // the current row
        }
        function test_a_long_answer_is_gone_through_by_arrows() {
            keyClick(Qt.Key_P)
            workspace.pairing.whyTitle = "Why do they not meet?"
            workspace.pairing.why = Array.from({ length: 40 }, (_, line) => "Line " + line)
            waitForRendering(window.contentItem, 200)
            let tabs = 0
            while (window.activeFocusItem.contentHeight === undefined || window.activeFocusItem.count !== undefined) {
                keyClick(Qt.Key_Tab, Qt.ShiftModifier)
                verify(++tabs < 20)
            }
            const answer = window.activeFocusItem
            keyClick(Qt.Key_Down)
            verify(answer.contentY > 0)
        }
        function test_the_boards_have_the_keys_again_when_the_changes_by_hand_have_ended() {
            keyClick(Qt.Key_P)
            keyClick(Qt.Key_E)
            let tabs = 0
            while (!(window.activeFocusItem.text === "Back to the system's pairing")) {
                keyClick(Qt.Key_Tab, Qt.ShiftModifier)
                verify(++tabs < 20)
            }
            keyClick(Qt.Key_Return)
            verify(!workspace.pairing.manualOpen)
            verify(window.activeFocusItem.Accessible.name.startsWith("Board ")) // the current row
        }
        function test_escape_ends_the_changes_by_hand_before_it_leaves_the_page() {
            keyClick(Qt.Key_C)
            verify(workspace.pairing.manualOpen)
            keyClick(Qt.Key_Escape)
            verify(!workspace.pairing.manualOpen)
            compare(workspace.pairing.log.slice(-1), ["dropManual"])
            compare(window.page, "pairing")
            keyClick(Qt.Key_Escape)
            verify(window.page !== "pairing")
        }
        function test_a_round_robin_is_changed_by_hand_and_has_no_byes() {
            workspace.pairing.restable = false
            workspace.pairing.explained = false
            keyClick("=")
            keyClick("0")
            keyClick(Qt.Key_P)
            keyClick(Qt.Key_E)
            verify(workspace.pairing.manualOpen)
            compare(workspace.pairing.log, ["propose", "beginManual"])
        }
        function test_a_knockout_is_paired_and_confirmed_and_nothing_else() {
            workspace.pairing.changeable = false
            workspace.pairing.explained = false
            keyClick("=")
            keyClick(Qt.Key_P)
            keyClick(Qt.Key_E)
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_W)
            keyClick(Qt.Key_B)
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            compare(workspace.pairing.log, ["propose", "publish"])
        }
        function test_publishing_goes_to_the_hall() {
            keyClick(Qt.Key_P)
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            compare(window.page, "hall")
        }
        function test_f6_comes_here_in_a_swiss() {
            window.page = "results"
            workspace.pairingAsked()
            compare(window.page, "pairing")
        }
    }
}
