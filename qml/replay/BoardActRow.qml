// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// An act at the board: when, which move, both times after it, how long it took.
Rectangle {
    id: row

    required property string time
    required property string move
    required property string white
    required property string black
    required property string thought
    required property string text
    required property bool takenBack
    property bool cursor: false

    signal chosen()

    implicitHeight: Math.max(Math.round(30 * Theme.fontScale), line.implicitHeight + 8)
    color: cursor ? Theme.accentWash : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: row.time + ", " + (row.takenBack ? qsTr("Undone: %1").arg(row.text) : row.text)
    Accessible.description: row.white + " – " + row.black
    Accessible.onPressAction: row.chosen()

    component Figure: AppText {
        wrapMode: Text.NoWrap
        horizontalAlignment: Text.AlignRight
        Layout.preferredWidth: Math.round(66 * Theme.fontScale)
    }

    TapHandler { onTapped: row.chosen() }
    Rectangle { width: 4; height: parent.height; color: Theme.accent; visible: row.cursor }
    RowLayout {
        id: line
        spacing: Theme.gap
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.space; rightMargin: Theme.space }
        Figure { text: row.time; color: Theme.inkSoft; horizontalAlignment: Text.AlignLeft; Layout.preferredWidth: Math.round(72 * Theme.fontScale) }
        Figure { text: row.move; Layout.preferredWidth: Math.round(44 * Theme.fontScale) }
        Figure { text: row.white; font.bold: true }
        Figure { text: row.black; font.bold: true }
        Figure { text: row.thought; color: Theme.inkSoft }
        AppText {
            text: row.text
            color: row.takenBack ? Theme.inkSoft : Theme.ink
            font.strikeout: row.takenBack
            leftPadding: Theme.gap
            Layout.fillWidth: true
        }
    }
}
