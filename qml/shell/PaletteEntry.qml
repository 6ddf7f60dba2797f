// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

Rectangle {
    id: entry

    required property KeyRow modelData

    signal chosen(KeyRow act)

    implicitHeight: Math.max(Theme.touch, line.implicitHeight + 12)
    color: ListView.isCurrentItem ? Theme.accentWash : over.hovered ? Theme.canvas : "transparent"
    Accessible.role: Accessible.MenuItem
    Accessible.name: modelData.name
    Accessible.description: modelData.keys
    Accessible.onPressAction: entry.chosen(modelData)

    Rectangle { width: 4; height: parent.height; color: Theme.accent; visible: entry.ListView.isCurrentItem }
    RowLayout {
        id: line
        spacing: 12
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space }
        Icon { drawing: entry.modelData.drawing; Layout.preferredWidth: size; Layout.preferredHeight: size }
        AppText { text: entry.modelData.name; Layout.fillWidth: true }
        KeyCap { keys: entry.modelData.keys }
    }
    HoverHandler { id: over }
    TapHandler { onTapped: entry.chosen(entry.modelData) }
}
