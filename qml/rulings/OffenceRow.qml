// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// One offence in the register; the first of a player has the name above it, the last one what is usual next.
ColumnLayout {
    id: row

    required property int round
    required property int board
    required property string boardLabel
    required property string player
    required property string what
    required property string article
    required property string penalties
    required property string next
    required property bool first
    property bool cursor: false

    signal chosen()

    spacing: 2
    Accessible.role: Accessible.ListItem
    Accessible.name: row.player + ": " + row.what
    Accessible.description: row.penalties

    PersonName {
        text: row.player
        font.bold: true
        visible: row.first
        Layout.topMargin: Theme.gap
        Layout.fillWidth: true
    }
    Rectangle {
        implicitHeight: Math.max(words.implicitHeight, law.implicitHeight) + 2 * 8
        radius: Theme.radius
        color: row.cursor ? Theme.accentWash : Theme.surface
        border.width: row.cursor ? 2 : 1
        border.color: row.cursor ? Theme.accent : Theme.line
        Layout.fillWidth: true

        AppText {
            id: place
            text: row.round + "." + row.boardLabel // as 2.14, of a match 2.3.2
            font.bold: true
            wrapMode: Text.NoWrap
            width: Math.max(implicitWidth, Math.round(56 * Theme.fontScale))
            anchors { left: parent.left; top: parent.top; margins: 8; leftMargin: 12 }
        }
        Column {
            id: words
            spacing: 2
            anchors { left: place.right; right: law.left; top: parent.top; topMargin: 8; leftMargin: Theme.space; rightMargin: Theme.space }
            AppText { text: row.what; font.bold: true; width: parent.width }
            AppText { text: row.penalties; color: Theme.inkSoft; width: parent.width }
        }
        Badge {
            id: law
            text: row.article
            anchors { right: parent.right; top: parent.top; margins: 8; rightMargin: 12 }
        }
        TapHandler { onTapped: row.chosen() }
    }
    AppText {
        text: row.next
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        visible: text !== ""
        leftPadding: 12
        Layout.fillWidth: true
    }
}
