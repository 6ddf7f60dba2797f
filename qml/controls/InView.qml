// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// Scrolls a sheet to what has the focus on it.
Item {
    id: view

    required property Flickable over

    function holds(item: Item): bool { return item !== null && (item === view.over.contentItem || view.holds(item.parent)) }
    function reveal() {
        const item = view.Window.activeFocusItem
        if (!view.enabled || view.over.height <= 0 || !view.holds(item)) // or not laid out yet
            return
        const top = item.mapToItem(view.over.contentItem, 0, 0).y - 2 * Theme.space // with its label
        const lowest = Math.max(0, view.over.contentHeight - view.over.height)
        const below = top + item.height + 4 * Theme.space - view.over.height
        view.over.contentY = Math.min(lowest, Math.max(0, Math.min(Math.max(view.over.contentY, below), top)))
    }

    visible: false
    Connections {
        target: view.over
        function onHeightChanged() { Qt.callLater(view.reveal) }
        function onContentHeightChanged() { Qt.callLater(view.reveal) }
    }
    Window.onActiveFocusItemChanged: view.reveal()
}
