// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The panel's name, whom it concerns, and the pin that keeps it open.
RowLayout {
    id: head

    required property HandsView hands

    signal closed()

    spacing: Theme.gap

    ColumnLayout {
        spacing: 0
        Layout.fillWidth: true
        AppText {
            text: head.hands.who
            font.pixelSize: Theme.title
            font.bold: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
            Layout.fillWidth: true
        }
        AppText {
            text: head.hands.state
            color: Theme.inkSoft
            visible: text !== ""
            Layout.fillWidth: true
        }
    }
    AppButton {
        text: head.hands.pinned ? qsTr("Stays open") : qsTr("Keep open")
        quiet: true
        checkable: true
        checked: head.hands.pinned
        Layout.alignment: Qt.AlignTop
        onToggled: head.hands.pinned = checked
    }
    AppButton {
        text: qsTr("Close")
        drawing: "cross"
        quiet: true
        display: AppButton.IconOnly
        Layout.alignment: Qt.AlignTop
        onClicked: head.closed()
        Hint { text: qsTr("Close"); keys: "Esc" }
    }
}
