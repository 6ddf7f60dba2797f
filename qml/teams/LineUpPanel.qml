// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Who sits where in the coming round: the boards, and below them who does not play.
SidePanel {
    id: panel

    required property LineUpForm form
    required property KeyTable keyTable

    function take() { lines.forceActiveFocus() }
    function giveUp() { leaving.step() }

    Leaving {
        id: leaving
        needed: panel.form.typed
        onAsking: closing.forceActiveFocus()
        onDropped: { panel.form.close(); panel.leave() }
    }
    onVisibleChanged: leaving.stay()
    Connections {
        target: panel.form
        function onChanged() { leaving.stay() }
    }

    foot: [
        AppButton {
            primary: true
            drawing: "check"
            text: qsTr("Hand in")
            keys: panel.keyTable.cap("keep")
            enabled: panel.form.fault === ""
            Layout.fillWidth: true
            onClicked: panel.form.submit()
        },
        AppButton {
            text: qsTr("Take back")
            keys: panel.keyTable.cap("takeBack")
            visible: panel.form.given
            Layout.fillWidth: true
            onClicked: panel.form.takeBack()
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
        text: panel.form.title
        font.pixelSize: Theme.lead
        font.bold: true
        Layout.fillWidth: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    MovableLines {
        id: lines
        title: qsTr("Line-up")
        lines: panel.form.lines
        parted: panel.form.boards
        Layout.fillWidth: true
        onMoved: (line, by) => lines.current = panel.form.move(line, by)
        onRemoved: line => panel.form.turn(line)
        onTurned: line => panel.form.turn(line)
    }
    AppText {
        text: panel.form.fault
        color: Theme.danger
        visible: text !== ""
        Layout.fillWidth: true
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    AppText {
        text: qsTr("Alt+↑, Alt+↓: move; below the line nobody plays. Space: leave a board empty, or seat the player on an empty one. An empty board is forfeited.")
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        Layout.fillWidth: true
    }
}
