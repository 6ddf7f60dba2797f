// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The changes by hand, while they are open and after they were checked.
Rectangle {
    id: bar

    required property PairingView pairing
    required property KeyTable keyTable
    property real mostHeight: Infinity

    signal endAsked()
    signal dropAsked()

    implicitHeight: column.implicitHeight + 2 * Theme.gap
    visible: bar.pairing.manualOpen || bar.pairing.manualChanges.length > 0 || bar.pairing.verdict.length > 0
    color: Theme.warnWash
    radius: Theme.radius
    border.width: bar.pairing.manualOpen || verdict.activeFocus ? 2 : 1
    border.color: verdict.activeFocus ? Theme.accent : Theme.warn

    ColumnLayout {
        id: column
        spacing: 4
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: 12; rightMargin: 12 }
        AppText {
            text: bar.pairing.manualOpen ? qsTr("Changing by hand: %n change(s)", "", bar.pairing.manualChanges.length)
                                        : qsTr("Changed by hand: %n change(s)", "", bar.pairing.manualChanges.length)
            font.bold: true
            Layout.fillWidth: true
        }
        AppText {
            text: (bar.pairing.manualChanges.length > 3 ? "… · " : "") + bar.pairing.manualChanges.slice(-3).join(" · ")
            font.pixelSize: Theme.small
            visible: text !== ""
            Layout.fillWidth: true
        }
        TallText {
            id: verdict
            text: bar.pairing.verdict.join("\n")
            mostHeight: bar.mostHeight
            Layout.fillWidth: true
        }
        Flow {
            spacing: Theme.gap
            Layout.fillWidth: true
            AppButton { text: qsTr("End and check"); keys: bar.keyTable.cap("hands"); visible: bar.pairing.manualOpen; onClicked: bar.endAsked() }
            AppButton { text: qsTr("Undo"); keys: bar.keyTable.cap("takeBack"); visible: bar.pairing.canTakeBack; onClicked: bar.pairing.takeBackChange() }
            AppButton { text: bar.pairing.repairing ? qsTr("Leave the round as it is") : qsTr("Back to the system's pairing"); keys: bar.keyTable.cap("drop"); onClicked: bar.dropAsked() }
        }
    }
}
