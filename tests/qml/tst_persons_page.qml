// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// Who is at the desk, by keys.
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
        name: "persons"
        when: windowShown

        property Workspace workspace
        property Main window

        function init() {
            workspace = createTemporaryObject(workspaceComponent, stage)
            workspace.fill(5)
            window = windowComponent.createObject(stage, { workspace: workspace })
            window.requestActivate()
            tryCompare(window, "active", true)
        }
        function cleanup() {
            window?.destroy() // before its workspace
            wait(1)
        }
        function persons() {
            workspace.persons.fill(4)
            keyClick(Qt.Key_F5, Qt.ShiftModifier)
            compare(window.page, "persons")
            waitForRendering(window.contentItem, 200)
        }
        function type(words) {
            for (const letter of words)
                keyClick(letter)
        }
        function field(name) {
            return findChild(window.contentItem, name)
        }

        function test_who_has_no_pin_is_at_the_desk_with_two_keys() {
            persons()
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(workspace.persons.person, "Helper, D.")
            keyClick(Qt.Key_L)
            compare(workspace.persons.person, "")
        }
        function test_who_has_a_pin_types_it_and_a_wrong_one_is_said() {
            persons()
            keyClick(Qt.Key_Return)
            const pin = field("pin")
            tryVerify(() => pin.input.activeFocus)
            compare(pin.input.echoMode, TextInput.Password)
            type("1234")
            keyClick(Qt.Key_Return)
            compare(workspace.persons.person, "")
            verify(pin.error !== "")
            pin.take()
            type("2468")
            compare(pin.error, "")
            keyClick(Qt.Key_Return)
            compare(workspace.persons.person, "Šebestová, Ľ.")
        }
        function test_the_first_person_is_the_chief_arbiter_with_a_pin() {
            keyClick(Qt.Key_F5, Qt.ShiftModifier)
            waitForRendering(window.contentItem, 200)
            keyClick("+")
            const name = field("name")
            tryVerify(() => name.input.activeFocus)
            type("A. Chief")
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            compare(workspace.persons.log.length, 0)
            verify(field("newPin").error !== "", "a PIN is wanted, or none on purpose")
            field("newPin").take()
            type("2468")
            keyClick(Qt.Key_Return)
            compare(workspace.persons.log, ["keep A. Chief 0 2468 false"])
        }
        function test_a_role_is_changed_and_the_pin_stays() {
            persons()
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_E)
            tryVerify(() => field("role").visible)
            field("role").pick(1)
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            compare(workspace.persons.log, ["keep Helper, D. 1  true"])
            keyClick(Qt.Key_Delete)
            compare(workspace.persons.log[1], "remove 2")
        }
        function test_the_bar_says_who_it_is_or_leads_to_signing_in() {
            workspace.persons.fill(4)
            window.page = "hall"
            waitForRendering(window.contentItem, 200)
            const button = field("attendant")
            compare(button.known, false)
            mouseClick(button)
            compare(window.page, "persons")
            workspace.persons.person = "Helper, D."
            compare(button.text, workspace.persons.here)
        }
        function test_a_narrow_bar_keeps_the_name_for_the_hint() {
            workspace.persons.fill(4)
            workspace.persons.person = "Helper-Assistant, Dominica"
            window.page = "hall"
            window.minimumWidth = 600
            window.width = 660
            waitForRendering(window.contentItem, 200)
            const button = field("attendant")
            tryVerify(() => button.height < 50 && button.width < 60)
            compare(button.Accessible.name, workspace.persons.here)
        }
    }
}
