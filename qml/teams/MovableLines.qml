// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// Lines in an order of the arbiter's. One Tab stop: arrows choose, with Alt they move, Del takes a line out.
Rectangle {
    id: frame

    required property var lines // of text
    required property string title
    property int current: 0
    property int parted: -1 // a line is drawn above this one

    signal moved(int line, int by)
    signal removed(int line)
    signal turned(int line)

    function keepIn() { frame.current = Math.max(0, Math.min(frame.current, frame.lines.length - 1)) }

    color: Theme.surface
    radius: Theme.radius
    border.width: frame.activeFocus ? Theme.ring : 1
    border.color: frame.activeFocus ? Theme.accent : Theme.edge
    implicitHeight: Math.max(Theme.row, rows.implicitHeight + 8)
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: frame.title
    Accessible.description: frame.lines[frame.current] ?? ""
    onLinesChanged: frame.keepIn()
    Keys.onUpPressed: event => event.modifiers & Qt.AltModifier ? frame.moved(frame.current, -1) : frame.current = Math.max(0, frame.current - 1)
    Keys.onDownPressed: event => event.modifiers & Qt.AltModifier ? frame.moved(frame.current, 1) : frame.current = Math.min(frame.lines.length - 1, frame.current + 1)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End
        if (event.accepted)
            frame.current = event.key === Qt.Key_Home ? 0 : frame.lines.length - 1
    }
    Keys.onDeletePressed: frame.removed(frame.current)
    Keys.onSpacePressed: frame.turned(frame.current)

    Lines {
        id: rows
        spacing: 0
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 4 }
        model: frame.lines
        delegate: Rectangle {
            id: line
            required property int index
            required property string modelData
            readonly property bool lit: frame.activeFocus && line.index === frame.current
            width: parent?.width ?? 0
            implicitHeight: words.implicitHeight + 10
            radius: Theme.radius
            color: line.lit ? Theme.accentWash : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: line.modelData

            Rectangle { width: parent.width; height: 1; color: Theme.edge; visible: line.index === frame.parted && line.index > 0 }
            AppText {
                id: words
                text: line.modelData
                anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 8 }
            }
            TapHandler { onTapped: { frame.current = line.index; frame.forceActiveFocus() } }
        }
    }
}
