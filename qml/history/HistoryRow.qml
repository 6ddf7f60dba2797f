// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

Rectangle {
    id: row

    required property string time
    required property string who
    required property string text
    required property bool retracted
    property bool cursor: false
    property bool lit: false

    signal chosen()

    implicitHeight: Math.max(Theme.row, line.implicitHeight + 12)
    color: cursor && lit ? Theme.accentWash : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: row.retracted ? qsTr("Undone: %1").arg(row.text) : row.text
    Accessible.description: row.time + ", " + row.who

    TapHandler { onTapped: row.chosen() }
    Rectangle { width: parent.width; height: 1; anchors.bottom: parent.bottom; color: Theme.line }
    Rectangle { width: 4; height: parent.height; color: Theme.accent; visible: row.cursor && row.lit }
    RowLayout {
        id: line
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space }
        AppText { text: row.time; color: Theme.inkSoft; wrapMode: Text.NoWrap; Layout.minimumWidth: Math.round(84 * Theme.fontScale) }
        AppText {
            text: row.text
            color: row.retracted ? Theme.inkSoft : Theme.ink
            Layout.fillWidth: true
        }
        Badge { text: row.retracted ? qsTr("undone") : ""; drawing: "undo" }
        AppText { text: row.who; color: Theme.inkSoft; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: Math.round(220 * Theme.fontScale) }
    }
}
