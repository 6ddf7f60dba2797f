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
        function test_letters_give_byes_and_p_pairs() {
            keyClick(Qt.Key_H)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Z)
            keyClick(Qt.Key_N)
            keyClick(Qt.Key_P)
            compare(workspace.pairing.log, ["presence 1 " + PresenceModel.HalfPoint, "presence 2 " + PresenceModel.ZeroPoint,
                                            "presence 2 " + PresenceModel.Plays, "propose"])
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
            compare(workspace.pairing.log, ["beginHands", "pick 1", "pick 4", "exchange", "meet", "turn 3", "takeBack", "endHands", "dropHands"])
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
