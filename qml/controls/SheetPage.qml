// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

// A page that is one column of things, scrolling when the window is short; what has the focus stays in view.
KeyedPage {
    id: sheet

    default property alias things: column.data
    property int maximumWidth: 1080

    // What the fields on it have no use for.
    Keys.onPressed: event => {
        const lowest = Math.max(0, flick.contentHeight - flick.height)
        const steps = { [Qt.Key_PageDown]: flick.height * 0.9, [Qt.Key_PageUp]: -flick.height * 0.9, [Qt.Key_Home]: -lowest, [Qt.Key_End]: lowest }
        event.accepted = steps[event.key] !== undefined
        if (event.accepted)
            flick.contentY = Math.max(0, Math.min(lowest, flick.contentY + steps[event.key]))
    }

    Flickable {
        id: flick
        anchors.fill: parent
        contentHeight: column.implicitHeight + 2 * Theme.wide
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroll {}
        clip: true

        ColumnLayout {
            id: column
            y: Theme.wide
            x: Math.max(Theme.wide, (flick.width - width) / 2)
            width: Math.min(flick.width - 2 * Theme.wide, sheet.maximumWidth)
            spacing: Theme.space
        }
    }
    InView { over: flick }
}
