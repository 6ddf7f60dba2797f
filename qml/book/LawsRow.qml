// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// An article in the list: its number and its title. The page shows the text of the current one.
Rectangle {
    id: row

    required property string number
    required property string title
    required property string text
    required property string elsewhere
    required property string note
    property bool cursor: false
    property bool lit: false

    signal chosen()

    implicitHeight: Math.max(Theme.row, line.implicitHeight + 12)
    color: cursor ? Theme.accentWash : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: row.number + " " + row.title
    Accessible.description: row.text

    TapHandler { onTapped: row.chosen() }
    Rectangle { width: parent.width; height: 1; anchors.bottom: parent.bottom; color: Theme.line }
    Rectangle { width: 4; height: parent.height; color: Theme.accent; visible: row.cursor && row.lit }
    RowLayout {
        id: line
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space }
        AppText { text: row.number; font.bold: true; Layout.alignment: Qt.AlignTop; Layout.preferredWidth: Math.round(84 * Theme.fontScale) }
        AppText { text: row.title; Layout.fillWidth: true }
    }
}
