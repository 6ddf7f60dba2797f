// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// One team at the side of the list: what it is called, and its players in order of boards.
SidePanel {
    id: panel

    required property TeamForm form
    required property KeyTable keyTable

    function take() { name.take() }
    function giveUp() { leaving.step() }

    Leaving {
        id: leaving
        needed: panel.form.typed
        onAsking: closing.forceActiveFocus()
        onDropped: panel.leave()
    }
    onVisibleChanged: leaving.stay()
    Connections {
        target: panel.form
        function onChanged() { leaving.stay() }
        function onDone() { panel.form.editing ? panel.leave() : name.take() }
    }

    foot: [
        AppButton {
            primary: true
            keys: panel.keyTable.cap("keep")
            text: panel.form.editing ? qsTr("Save") : qsTr("Save and next")
            Layout.fillWidth: true
            onClicked: panel.form.submit()
        },
        AppText {
            text: leaving.text
            color: Theme.danger
            visible: text !== ""
            Layout.fillWidth: true
        },
        AppButton { id: closing; text: qsTr("Close"); keys: "Esc"; Layout.fillWidth: true; onClicked: panel.giveUp() }
    ]

    AppText {
        text: panel.form.editing ? qsTr("Edit the team") : qsTr("New team")
        font.pixelSize: Theme.lead
        font.bold: true
        Layout.fillWidth: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Field {
        id: name
        first: true
        label: qsTr("Name of the team")
        value: panel.form.name
        error: panel.form.nameError
        Layout.fillWidth: true
        onEdited: text => panel.form.name = text
        onAccepted: finder.take()
    }
    Field {
        id: finder
        label: qsTr("Add a player")
        placeholder: qsTr("A few letters of the name, then Enter")
        value: panel.form.wanted
        hint: panel.form.freePlayers.length === 0 ? qsTr("No player of this name is in no team. Players are entered on the Players page.") : ""
        Layout.fillWidth: true
        onEdited: text => { panel.form.wanted = text; found.current = 0 }
        onAccepted: panel.form.add(found.current)
        Keys.onDownPressed: found.current = Math.min(found.lines.length - 1, found.current + 1)
        Keys.onUpPressed: found.current = Math.max(0, found.current - 1)
    }
    Lines {
        id: found
        property int current: 0
        readonly property var lines: panel.form.freePlayers
        visible: finder.input.activeFocus && found.lines.length > 0
        Layout.fillWidth: true
        model: found.lines
        delegate: Rectangle {
            id: free
            required property int index
            required property string modelData
            width: parent?.width ?? 0
            implicitHeight: freeName.implicitHeight + 8
            radius: Theme.radius
            Accessible.role: Accessible.ListItem
            Accessible.name: free.modelData
            color: free.index === found.current ? Theme.accentWash : "transparent"
            AppText { id: freeName; text: free.modelData; anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 8 } }
            TapHandler { onTapped: panel.form.add(free.index) }
        }
    }
    AppText { text: qsTr("Players in order of boards"); font.pixelSize: Theme.small; font.bold: true; color: Theme.inkSoft; Layout.fillWidth: true }
    MovableLines {
        id: roster
        title: qsTr("Players in order of boards")
        lines: panel.form.roster
        parted: panel.form.boards
        Layout.fillWidth: true
        onMoved: (line, by) => roster.current = panel.form.move(line, by)
        onRemoved: line => panel.form.drop(line)
    }
    AppText {
        text: qsTr("Alt+↑, Alt+↓: move. Del: take out. Reserves stand behind an R.")
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        Layout.fillWidth: true
    }
    RowLayout {
        spacing: 10
        Layout.fillWidth: true
        Field {
            label: qsTr("Short name")
            value: panel.form.shortName
            error: panel.form.shortNameError
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            onEdited: text => panel.form.shortName = text
        }
        Field {
            label: qsTr("Federation")
            value: panel.form.federation
            error: panel.form.federationError
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            onEdited: text => panel.form.federation = text
        }
    }
    Field {
        label: qsTr("Captain")
        value: panel.form.captain
        error: panel.form.captainError
        Layout.fillWidth: true
        onEdited: text => panel.form.captain = text
    }
    Field {
        label: qsTr("Club")
        value: panel.form.club
        error: panel.form.clubError
        Layout.fillWidth: true
        onEdited: text => panel.form.club = text
    }
    Field {
        label: qsTr("Strength, by which it is numbered")
        value: panel.form.strength
        error: panel.form.strengthError
        hint: panel.form.strengthHint
        input.inputMethodHints: Qt.ImhDigitsOnly
        Layout.fillWidth: true
        onEdited: text => panel.form.strength = text
    }
}
