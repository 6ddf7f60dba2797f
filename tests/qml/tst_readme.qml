// SPDX-License-Identifier: GPL-3.0-or-later
// The example of qml/README.md.
import QtQuick
import QtTest
import Flagfall.Ui

Item {
    id: stage
    width: 400
    height: 300

    Component { id: fieldComponent; Field { width: 300; label: "Name" } }

    TestCase {
        name: "readme"
        when: windowShown

        function test_a_control_is_made_and_asked() {
            const field = createTemporaryObject(fieldComponent, stage, { hint: "As in the passport" })
            field.error = "Enter the name of the event."

            compare(findChild(field, "input").Accessible.description, "Enter the name of the event.")
        }
    }
}
