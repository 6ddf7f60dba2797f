// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The web pages of the event, by keyboard.
Item {
    id: stage
    width: 100
    height: 100

    Component {
        id: workspaceComponent
        Workspace {
        }
    }
    Component {
        id: windowComponent
        Main {
        }
    }

    TestCase {
        name: "web_page"
        when: windowShown

        property Workspace workspace
        property Main window
        readonly property WebPagesView web: workspace?.web ?? null

        function init() {
            workspace = createTemporaryObject(workspaceComponent, stage)
            workspace.fill(5)
            window = windowComponent.createObject(stage, {
                    "workspace": workspace
                })
            window.requestActivate()
            tryCompare(window, "active", true)
            window.page = "hall"
            keyClick(Qt.Key_F7, Qt.ShiftModifier)
            compare(window.page, "web")
        }
        function cleanup() {
            window.destroy() // before its workspace
            wait(1)
        }
        function type(text) {
            for (const letter of text)
                keyClick(letter)
        }
        function test_one_key_writes_here_and_another_one_everywhere() {
            keyClick("w")
            compare(web.log, ["write"])
            window.page = "hall"
            keyClick(Qt.Key_F7, Qt.ControlModifier | Qt.ShiftModifier)
            compare(web.log, ["write", "write"])
        }
        function test_a_folder_is_typed_and_what_is_wrong_stands_below() {
            keyClick("f")
            type("pages")
            compare(web.log, []) // the letters are the field's
            keyClick(Qt.Key_Return)
            compare(web.log, ["folder pages"])
            const field = window.pageItem.Window.activeFocusItem
            compare(field.Accessible.description, "Type the whole path of the folder, from / or ~/ on.")
            keyClick(Qt.Key_Escape)
            keyClick("w")
            compare(web.log[web.log.length - 1], "write")
        }
        function test_a_command_is_typed_and_switched_on_by_itself() {
            keyClick("c")
            type("deploy %f")
            keyClick(Qt.Key_Return)
            compare(web.command, "deploy %f")
            verify(!web.publishes)
            keyClick(Qt.Key_Escape)
            keyClick("r")
            verify(web.publishes)
            keyClick("a")
            verify(web.always)
        }
        function test_only_a_command_that_runs_can_be_cancelled() {
            keyClick("x")
            compare(web.log, [])
            web.publishing = true
            keyClick("x")
            compare(web.log, ["cancel"])
        }
    }
}
