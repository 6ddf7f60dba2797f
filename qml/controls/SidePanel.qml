// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

// A column of things at the side of a list, scrolling when the window is short; what has the focus stays in view.
FocusScope {
    id: panel

    default property alias things: column.data

    signal leave()

    function reveal(item: Item) {
        const top = item.mapToItem(column, 0, 0).y - 2 * Theme.space // with its label
        const lowest = Math.max(0, flick.contentHeight - flick.height)
        const below = top + item.height + 4 * Theme.space - flick.height
        flick.contentY = Math.min(lowest, Math.max(0, Math.min(Math.max(flick.contentY, below), top)))
    }

    Keys.onEscapePressed: panel.leave()

    Rectangle { anchors.fill: parent; radius: Theme.radius; color: Theme.surface; border.color: Theme.line }
    Flickable {
        id: flick
        anchors { fill: parent; margins: 2 }
        contentHeight: column.implicitHeight + 2 * Theme.space
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroll {}

        ColumnLayout {
            id: column
            x: Theme.space
            y: Theme.space
            width: flick.width - 2 * Theme.space
            spacing: 10
        }
    }
    Connections {
        target: panel.Window.window
        function onActiveFocusItemChanged() {
            const item = panel.Window.window.activeFocusItem
            if (item && panel.activeFocus && item !== panel)
                panel.reveal(item)
        }
    }
}
