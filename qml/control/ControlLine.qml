// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// One line that understands every way of writing a control; a mark stands where it stops making sense.
ColumnLayout {
    id: line

    required property ControlForm form
    readonly property alias input: field.input
    readonly property bool marked: form.problemColumn > 0 && form.text !== ""

    signal accepted()

    function take() { field.take() }

    spacing: 4

    Field {
        id: field
        objectName: "control"
        first: true
        label: qsTr("Time control")
        placeholder: "40/90:30 +30"
        value: line.form.text
        error: line.form.problem
        hint: qsTr("For example 90+30, 40/90:30 +30, G/90 d5, W5 B4 +3@61; or as in a PGN or TRF file.")
        Layout.fillWidth: true
        onEdited: text => line.form.text = text
        onAccepted: line.accepted()

        Rectangle {
            parent: field.input
            visible: line.marked
            x: field.input.contentWidth > 0 && line.marked // whenever the text is drawn anew
               ? field.input.positionToRectangle(Math.min(line.form.problemColumn - 1, field.input.length)).x : 0
            y: field.input.height - 8
            width: Math.max(8, Theme.body * 0.7)
            height: 3
            color: Theme.danger
        }
    }
    AppButton {
        visible: line.form.otherReading !== ""
        quiet: true
        drawing: "turn"
        text: qsTr("Meant in seconds: %1").arg(line.form.otherReading)
        Layout.fillWidth: true
        onClicked: line.form.takeOtherReading()
    }
}
