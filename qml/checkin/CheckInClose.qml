// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Who is missing, and what becomes of them: one key for all.
SidePanel {
    id: panel

    required property CheckInModel checkIn
    required property KeyTable keyTable

    function take() { panel.forceActiveFocus() }
    function close(absent: int) {
        panel.checkIn.close(absent)
        panel.leave()
    }

    Keys.onPressed: event => { if (panel.keyTable.key(event, "closing")) event.accepted = true }

    AppText {
        text: qsTr("Close the check-in")
        font.pixelSize: Theme.lead
        font.bold: true
        Layout.fillWidth: true
    }
    AppButton {
        primary: true
        text: qsTr("Zero-point bye for all of them")
        keys: panel.keyTable.cap("zero")
        visible: panel.checkIn.takesByes
        Layout.fillWidth: true
        onClicked: panel.close(CheckInModel.ZeroPointBye)
    }
    AppButton {
        text: qsTr("Half-point bye for all of them")
        keys: panel.keyTable.cap("half")
        visible: panel.checkIn.takesHalfPoints
        Layout.fillWidth: true
        onClicked: panel.close(CheckInModel.HalfPointBye)
    }
    AppButton {
        text: panel.checkIn.begun ? qsTr("Withdraw all of them") : qsTr("Remove all of them")
        keys: panel.keyTable.cap("withdraw")
        Layout.fillWidth: true
        onClicked: panel.close(CheckInModel.Withdrawal)
    }
    AppButton { text: qsTr("Cancel"); keys: "Esc"; Layout.fillWidth: true; onClicked: panel.leave() }
    AppText {
        text: qsTr("The bye is for the next round only. Whoever comes later is checked in as usual and takes part again. Undo takes back all of it.")
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        Layout.fillWidth: true
    }
    AppText { text: qsTr("%n player(s) not here:", "", panel.checkIn.missing); Layout.fillWidth: true }
    AppText {
        id: names
        text: panel.checkIn.missingNames
        lineHeight: 1.25
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
