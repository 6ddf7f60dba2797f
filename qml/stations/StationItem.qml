// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// One station, and whether it is there.
Rectangle {
    id: row

    required property string name
    required property string about
    required property string stateText
    required property bool connected
    property bool cursor: false
    property bool lit: false
    readonly property bool wide: width > 560 * Theme.fontScale

    signal chosen()

    implicitHeight: Math.max(Theme.row, line.implicitHeight + Theme.gap)
    color: cursor ? Theme.accentWash : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: [row.name, row.about, row.stateText].join(", ")

    FocusRing { shown: row.cursor && row.lit }
    RowLayout {
        id: line
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space }
        ColumnLayout {
            spacing: 2
            Layout.fillWidth: true
            PersonName { text: row.name; font.bold: true; Layout.fillWidth: true }
            AppText {
                text: row.about
                color: Theme.inkSoft
                Layout.fillWidth: true
            }
            Badge { visible: !row.wide; text: row.stateText; tone: row.connected ? Badge.Good : Badge.Plain }
        }
        Badge { visible: row.wide; text: row.stateText; tone: row.connected ? Badge.Good : Badge.Plain }
    }
    TapHandler { onTapped: row.chosen() }
}
