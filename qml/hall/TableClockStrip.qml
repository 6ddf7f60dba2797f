// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Which of the organiser's clocks stands on the board, and what is wrong with it.
Card {
    id: strip

    required property TableClocksView clocks

    signal leave()

    function take(board: int) {
        strip.clocks.look(board)
        strip.visible = true
        name.input.text = strip.clocks.clock
        fault.input.text = strip.clocks.fault
        name.take()
    }
    function keep() {
        strip.clocks.place(name.text, fault.text)
        strip.close()
    }
    function putAway() {
        strip.clocks.putAway(name.text, fault.text)
        strip.close()
    }
    function close() {
        strip.visible = false
        strip.leave()
    }

    visible: false
    spacing: Theme.gap
    Keys.onEscapePressed: strip.close()

    RowLayout {
        spacing: Theme.gap
        Layout.fillWidth: true
        Field {
            id: name
            objectName: "clockName"
            label: qsTr("Clock on board %1: what is written on it").arg(strip.clocks.boardLabel)
            Layout.preferredWidth: 220 * Theme.fontScale
            Layout.fillWidth: false
            Layout.alignment: Qt.AlignBottom
            onAccepted: strip.keep()
        }
        Field {
            id: fault
            objectName: "clockFault"
            label: qsTr("What is wrong with it; nothing: leave it empty")
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignBottom
            onAccepted: strip.keep()
        }
        AppButton { primary: true; text: qsTr("Save"); keys: "↵"; Layout.alignment: Qt.AlignBottom; onClicked: strip.keep() }
        AppButton { text: qsTr("Put it away"); visible: strip.clocks.clock !== ""; Layout.alignment: Qt.AlignBottom; onClicked: strip.putAway() }
    }
    AppText {
        text: qsTr("Clocks with a fault: %1").arg(strip.clocks.faulty.join("; "))
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        visible: strip.clocks.faulty.length > 0
        Layout.fillWidth: true
    }
}
