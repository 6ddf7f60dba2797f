// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Flagfall.Ui

// Rows to go through by keyboard, with a bar that shows where one is.
ListView {
    id: list

    function jump(event: var): bool {
        const to = event.modifiers & ~Qt.KeypadModifier ? -1 : steps.target(event.key)
        if (to < 0)
            return false
        list.currentIndex = to
        list.positionViewAtIndex(to, ListView.Contain)
        return true
    }

    function keepInSight() {
        if (list.currentIndex >= 0)
            list.positionViewAtIndex(list.currentIndex, ListView.Contain)
    }

    onHeightChanged: Qt.callLater(list.keepInSight) // the window, or what stands above and below, has grown
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: 0
    activeFocusOnTab: true
    Keys.onPressed: event => { if (list.jump(event)) event.accepted = true }
    T.ScrollBar.vertical: Scroll {}

    ListKeys {
        id: steps
        count: list.count
        current: list.currentIndex
        page: list.currentItem ? Math.max(1, Math.floor(list.height / (list.currentItem.height + list.spacing))) : 1
    }
}
