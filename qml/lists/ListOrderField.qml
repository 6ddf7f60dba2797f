// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// In which sequence the lists are asked. One Tab stop: arrows choose, with Alt they move, Del removes.
ColumnLayout {
    id: field

    required property RatingListsModel lists
    property int current: 0

    function moveBy(by: int) {
        const to = Math.max(0, Math.min(field.lists.order.length - 1, field.current + by))
        field.lists.moveChoice(field.current, by)
        field.current = to
    }
    function removeCurrent() {
        field.lists.removeChoice(field.current)
        field.current = Math.max(0, Math.min(field.current, field.lists.order.length - 1))
    }

    spacing: 4

    AppText {
        text: qsTr("Ratings are taken from these lists, in this order")
        font.pixelSize: Theme.small
        font.bold: true
        color: Theme.inkSoft
        Layout.fillWidth: true
    }
    Rectangle {
        id: frame
        color: Theme.surface
        radius: Theme.radius
        border.width: frame.activeFocus ? Theme.ring : 1
        border.color: frame.activeFocus ? Theme.accent : Theme.edge
        implicitHeight: rows.implicitHeight + 8
        activeFocusOnTab: true
        Layout.fillWidth: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Ratings are taken from these lists, in this order")
        Accessible.description: field.lists.order[field.current] ?? ""
        Keys.onUpPressed: event => event.modifiers & Qt.AltModifier ? field.moveBy(-1) : field.current = Math.max(0, field.current - 1)
        Keys.onDownPressed: event => event.modifiers & Qt.AltModifier ? field.moveBy(1) : field.current = Math.min(field.lists.order.length - 1, field.current + 1)
        Keys.onDeletePressed: field.removeCurrent()

        Lines {
            id: rows
            spacing: 0
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: 4 }
            model: field.lists.order
            delegate: Rectangle {
                id: line
                required property int index
                required property string modelData
                width: parent?.width ?? 0
                implicitHeight: text.implicitHeight + 12
                radius: Theme.radius
                color: frame.activeFocus && line.index === field.current ? Theme.accentWash : "transparent"
                Accessible.role: Accessible.ListItem
                Accessible.name: line.modelData
                TapHandler { onTapped: { field.current = line.index; frame.forceActiveFocus() } }
                AppText {
                    id: text
                    text: (line.index + 1) + ". " + line.modelData
                    font.bold: line.index === 0
                    anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 8 }
                }
            }
        }
    }
    Choice {
        names: [qsTr("Add a list …")].concat(Array.from(field.lists.offered))
        chosen: 0
        hint: qsTr("Alt+↑, Alt+↓: move. Del: remove.")
        Layout.fillWidth: true
        onPicked: index => field.lists.addChoice(index - 1)
    }
}
