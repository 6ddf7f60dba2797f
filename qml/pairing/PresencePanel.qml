// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Who takes part in the round. Signs give a bye or let the player play; no name begins with one.
FocusScope {
    id: panel

    required property PairingView pairing
    required property KeyTable keyTable // of the page

    signal leave()

    function set(state: int) {
        const row = list.currentItem as PresenceRow
        if (row)
            panel.pairing.setPresence(row.playerId, state)
    }
    function find() {
        finder.visible = true
        finder.input.text = ""
        finder.take()
    }
    function found() {
        finder.visible = false
        list.forceActiveFocus()
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
        Field {
            id: finder
            objectName: "findPlayer"
            visible: false
            placeholder: qsTr("The first letters of a name, then Enter")
            input.Accessible.name: qsTr("Find a player")
            Layout.fillWidth: true
            Layout.leftMargin: 4
            Layout.rightMargin: 4
            onEdited: text => {
                const row = panel.pairing.presence.rowNamed(text)
                if (text !== "" && row >= 0)
                    list.currentIndex = row
            }
            onAccepted: panel.found()
            Keys.onEscapePressed: panel.found()
        }
        LongList {
            id: list
            focus: true
            model: panel.pairing.presence
            Layout.fillWidth: true
            Layout.fillHeight: true
            Accessible.role: Accessible.Table
            Accessible.name: qsTr("Taking part")
            Keys.onPressed: event => { if (panel.keyTable.key(event, "presence")) event.accepted = true }
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
            visible: panel.pairing.restable
            Layout.fillWidth: true
            Layout.margins: 4
            AppButton { text: qsTr("Takes part"); keys: panel.keyTable.cap("plays"); onClicked: panel.set(PresenceModel.Plays) }
            AppButton { text: qsTr("Bye ½"); keys: panel.keyTable.cap("half"); Accessible.name: qsTr("Half-point bye"); onClicked: panel.set(PresenceModel.HalfPoint) }
            AppButton { text: qsTr("Bye 0"); keys: panel.keyTable.cap("zero"); Accessible.name: qsTr("Zero-point bye"); onClicked: panel.set(PresenceModel.ZeroPoint) }
            AppButton { text: qsTr("Bye 1"); keys: panel.keyTable.cap("full"); Accessible.name: qsTr("Full-point bye"); onClicked: panel.set(PresenceModel.FullPoint) }
        }
    }
}
