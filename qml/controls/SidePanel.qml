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

    function giveUp() { panel.leave() }
    Keys.onEscapePressed: panel.giveUp()

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
            // Before it has a width, labels must not wrap: layouts keep the height they had then.
            width: Math.max(240, flick.width - 2 * Theme.space)
            spacing: 10
        }
    }
    InView { over: flick }
}
