// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

Rectangle {
    id: entry

    required property var modelData // of KeyRow, or what FindView has found
    readonly property string name: modelData.name ?? modelData.text
    readonly property string note: modelData.note ?? ""

    signal chosen(var act)

    implicitHeight: Math.max(Theme.touch, line.implicitHeight + 12)
    color: ListView.isCurrentItem ? Theme.accentWash : over.hovered ? Theme.canvas : "transparent"
    Accessible.role: Accessible.MenuItem
    Accessible.name: entry.name
    Accessible.description: modelData.keys ?? entry.note
    Accessible.onPressAction: entry.chosen(modelData)

    Rectangle { width: 4; height: parent.height; color: Theme.accent; visible: entry.ListView.isCurrentItem }
    RowLayout {
        id: line
        spacing: 12
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space }
        Icon { drawing: entry.modelData.drawing; Layout.preferredWidth: size; Layout.preferredHeight: size }
        AppText { text: entry.name; Layout.fillWidth: true }
        AppText { text: entry.note; color: Theme.inkSoft; visible: text !== ""; Layout.maximumWidth: entry.width * 0.5 }
        KeyCap { keys: entry.modelData.keys ?? "" }
    }
    MouseArea { id: over; readonly property bool hovered: containsMouse; hoverEnabled: true; anchors.fill: parent; onClicked: entry.chosen(entry.modelData) }
}
