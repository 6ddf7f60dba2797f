// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Who plays in the round. Letters give a bye, N lets the player play.
FocusScope {
    id: panel

    required property PairingView pairing

    signal leave()

    function set(state: int) {
        const row = list.currentItem as PresenceRow
        if (row)
            panel.pairing.setPresence(row.playerId, state)
    }
    function keyed(event: var): bool {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return false
        if (event.key === Qt.Key_N)
            panel.set(PresenceModel.Plays)
        else if (event.key === Qt.Key_H)
            panel.set(PresenceModel.HalfPoint)
        else if (event.key === Qt.Key_Z)
            panel.set(PresenceModel.ZeroPoint)
        else if (event.key === Qt.Key_F)
            panel.set(PresenceModel.FullPoint)
        else if (event.key === Qt.Key_L)
            panel.leave()
        else
            return false
        return true
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.surface
        radius: Theme.radius
        border.width: list.activeFocus ? 2 : 1
        border.color: list.activeFocus ? Theme.accent : Theme.line
    }
    ColumnLayout {
        spacing: 4
        anchors { fill: parent; margins: 4 }
        AppText {
            text: panel.pairing.presence.countText
            font.bold: true
            Layout.fillWidth: true
            Layout.margins: 8
        }
        LongList {
            id: list
            focus: true
            model: panel.pairing.presence
            Layout.fillWidth: true
            Layout.fillHeight: true
            Accessible.role: Accessible.Table
            Accessible.name: qsTr("Who plays")
            Keys.onPressed: event => { if (panel.keyed(event)) event.accepted = true }
            delegate: PresenceRow {
                required property int index
                width: ListView.view.width
                cursor: ListView.isCurrentItem
                lit: list.activeFocus
                onChosen: { list.currentIndex = index; list.forceActiveFocus() }
            }
        }
        Flow {
            spacing: 4
            Layout.fillWidth: true
            Layout.margins: 4
            AppButton { text: qsTr("Plays"); keys: "N"; onClicked: panel.set(PresenceModel.Plays) }
            AppButton { text: "½"; keys: "H"; Accessible.name: qsTr("Half-point bye"); onClicked: panel.set(PresenceModel.HalfPoint) }
            AppButton { text: "0"; keys: "Z"; Accessible.name: qsTr("Zero-point bye"); onClicked: panel.set(PresenceModel.ZeroPoint) }
            AppButton { text: "1"; keys: "F"; Accessible.name: qsTr("Full-point bye"); onClicked: panel.set(PresenceModel.FullPoint) }
        }
    }
}
