// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// One person of the event, and the role.
Rectangle {
    id: row

    required property string name
    required property string roleText
    required property int role
    required property bool locked
    required property bool here
    property bool cursor: false
    property bool lit: false

    signal chosen()
    signal opened()

    implicitHeight: Math.max(Theme.row, line.implicitHeight + Theme.gap)
    color: cursor ? Theme.accentWash : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: row.name + ", " + row.roleText
    Accessible.selected: row.here

    FocusRing { shown: row.cursor && row.lit }
    RowLayout {
        id: line
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space }
        ColumnLayout {
            spacing: 2
            Layout.fillWidth: true
            PersonName { text: row.name; font.bold: row.here; Layout.fillWidth: true }
            AppText { text: row.roleText; color: Theme.inkSoft; Layout.fillWidth: true }
        }
        Badge { text: row.here ? qsTr("at this desk") : ""; tone: Badge.Good }
        Icon {
            drawing: "lock"
            color: Theme.inkSoft
            opacity: row.locked ? 1 : 0
            Layout.preferredWidth: size
            Layout.preferredHeight: size
        }
    }
    TapHandler { onTapped: row.chosen(); onDoubleTapped: row.opened() }
}
