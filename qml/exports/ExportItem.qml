// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// A file that can be made: its name, what it is for, and what bars it.
Rectangle {
    id: row

    required property string title
    required property string purpose
    required property string bar
    required property string note
    required property string accessibleText
    property bool cursor: false
    property bool lit: false

    signal chosen()
    signal wanted()

    height: Math.max(Theme.row, words.implicitHeight + 16)
    color: row.cursor ? Theme.accentWash : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: row.accessibleText

    TapHandler { onTapped: row.chosen(); onDoubleTapped: row.wanted() }
    Rectangle { width: 4; height: parent.height; color: row.lit ? Theme.accent : Theme.edge; visible: row.cursor }
    ColumnLayout {
        id: words
        spacing: 2
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: 16; rightMargin: 16 }

        AppText { text: row.title; font.bold: true; color: row.bar === "" ? Theme.ink : Theme.inkSoft; Layout.fillWidth: true }
        AppText { text: row.purpose; color: Theme.inkSoft; font.pixelSize: Theme.small; Layout.fillWidth: true }
        RowLayout {
            spacing: 6
            visible: row.bar !== "" || row.note !== ""
            Layout.fillWidth: true
            Icon { drawing: row.bar !== "" ? "lock" : "info"; size: Theme.small; color: Theme.ink }
            AppText { text: row.bar !== "" ? row.bar : row.note; font.pixelSize: Theme.small; Layout.fillWidth: true }
        }
    }
}
