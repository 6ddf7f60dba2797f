// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// An imported list: what it is called, its month, how many players it has.
Rectangle {
    id: row

    required property string name
    required property string month
    required property string countText
    required property string ratedText
    required property string file
    property bool cursor: false

    signal chosen()

    implicitHeight: texts.implicitHeight + 16
    radius: Theme.radius
    color: row.cursor ? Theme.accentWash : Theme.surface
    border.width: row.cursor ? Theme.ring : 1
    border.color: row.cursor ? Theme.accent : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: row.name + ", " + row.month
    Accessible.description: row.countText + ", " + row.ratedText
    TapHandler { onTapped: row.chosen() }

    ColumnLayout {
        id: texts
        spacing: 2
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: 12; rightMargin: 12 }
        RowLayout {
            spacing: Theme.space
            Layout.fillWidth: true
            AppText { text: row.name + " · " + row.month; font.bold: true; Layout.fillWidth: true }
            AppText { text: row.countText; wrapMode: Text.NoWrap }
        }
        AppText { text: row.ratedText; color: Theme.inkSoft; visible: text !== ""; Layout.fillWidth: true }
        AppText { text: row.file; color: Theme.inkSoft; font.pixelSize: Theme.small; visible: text !== ""; Layout.fillWidth: true }
    }
}
