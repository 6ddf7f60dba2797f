// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The panel's name, the boards it is about, and the pin that keeps it open. Where height is scarce the choice of
// boards takes the place of the name.
RowLayout {
    id: head

    required property InterventionsView hands
    property bool low: false

    signal closed()

    spacing: Theme.gap

    ColumnLayout {
        spacing: head.low ? 4 : 0
        Layout.fillWidth: true
        AppText {
            text: head.hands.who
            font.pixelSize: Theme.title
            font.bold: true
            visible: !head.low
            Accessible.role: Accessible.Heading
            Accessible.name: text
            Layout.fillWidth: true
        }
        InterventionScope {
            hands: head.hands
            visible: head.low
            Layout.fillWidth: true
        }
        AppText {
            text: head.hands.state
            color: Theme.inkSoft
            font.pixelSize: head.low ? Theme.small : Theme.body
            visible: text !== ""
            Layout.fillWidth: true
        }
    }
    AppButton {
        id: pin
        text: head.hands.pinned ? qsTr("Pinned open") : qsTr("Keep open")
        drawing: head.low ? "pin" : ""
        display: head.low ? T.AbstractButton.IconOnly : T.AbstractButton.TextBesideIcon
        quiet: true
        checkable: true
        checked: head.hands.pinned
        Layout.alignment: Qt.AlignTop
        onToggled: head.hands.pinned = checked
        Hint { text: head.low ? pin.text : "" }
    }
    AppButton {
        text: qsTr("Close")
        drawing: "cross"
        quiet: true
        display: T.AbstractButton.IconOnly
        Layout.alignment: Qt.AlignTop
        onClicked: head.closed()
        Hint { text: qsTr("Close"); keys: "Esc" }
    }
}
