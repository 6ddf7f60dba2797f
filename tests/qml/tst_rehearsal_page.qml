// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// A rehearsal begun, followed and finished by keys.
Item {
    id: stage
    width: 1280
    height: 800

    Component {
        id: workspaceComponent
        Workspace {}
    }
    Component {
        id: windowComponent
        Main {}
    }

    TestCase {
        name: "rehearsal"
        when: windowShown

        property Workspace workspace
        property Main window

        function init() {
            workspace = createTemporaryObject(workspaceComponent, stage)
            workspace.fill(5)
            window = windowComponent.createObject(stage, { workspace: workspace })
            window.requestActivate()
            tryCompare(window, "active", true)
            keyClick(Qt.Key_R, Qt.ControlModifier | Qt.ShiftModifier)
            compare(window.page, "rehearsal")
            waitForRendering(window.contentItem, 200)
        }
        function cleanup() {
            window?.destroy() // before its workspace
            wait(1)
        }

        function test_b_begins_and_leads_to_the_hall() {
            keyClick(Qt.Key_B)
            compare(workspace.rehearsal.log, ["begin"])
            tryCompare(window, "page", "hall")
        }
        function test_a_fault_keeps_it_from_beginning() {
            workspace.rehearsal.players = 3
            keyClick(Qt.Key_B)
            compare(workspace.rehearsal.log, [])
            compare(window.page, "rehearsal")
        }
        function test_a_voice_leads_to_its_board_and_f_counts_the_score() {
            keyClick(Qt.Key_B)
            tryCompare(window, "page", "hall")
            keyClick(Qt.Key_R, Qt.ControlModifier | Qt.ShiftModifier)
            compare(window.page, "rehearsal")
            waitForRendering(window.contentItem, 200)
            keyClick(Qt.Key_Return)
            compare(window.page, "hall")
            keyClick(Qt.Key_R, Qt.ControlModifier | Qt.ShiftModifier)
            waitForRendering(window.contentItem, 200)
            keyClick(Qt.Key_F)
            compare(workspace.rehearsal.log, ["begin", "finish"])
            verify(workspace.rehearsal.over)
        }
    }
}
