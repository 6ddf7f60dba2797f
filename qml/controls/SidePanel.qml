// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

// A column of things at the side of a list, scrolling when the window is short; what has the focus stays in view. The
// foot does not scroll.
FocusScope {
    id: panel

    default property alias things: column.data
    property alias foot: standing.data
    property bool fenced: false // Tab goes from its end to its beginning

    signal leave()

    function takeFirst() { head.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason) }
    function takeLast() { tail.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason) }
    function giveUp() { panel.leave() }
    Keys.onEscapePressed: panel.giveUp()
    // From what has the keyboard without being a stop of Tab.
    Keys.onTabPressed: event => { event.accepted = panel.fenced; if (panel.fenced) panel.takeFirst() }
    Keys.onBacktabPressed: event => { event.accepted = panel.fenced; if (panel.fenced) panel.takeLast() }

    Item {
        id: head
        activeFocusOnTab: panel.fenced
        onActiveFocusChanged: if (activeFocus) panel.takeLast()
    }
    Rectangle { anchors.fill: parent; radius: Theme.radius; color: Theme.surface; border.color: Theme.line }
    Flickable {
        id: flick
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: standing.visible ? standing.top : parent.bottom; margins: 2; bottomMargin: standing.visible ? Theme.gap + 1 : 2 }
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
    Rectangle { anchors { left: parent.left; right: parent.right; bottom: standing.top; bottomMargin: Theme.gap } height: 1; color: Theme.line; visible: standing.visible }
    ColumnLayout {
        id: standing
        spacing: Theme.gap
        visible: children.length > 0
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.space; topMargin: Theme.gap }
    }
    Item {
        id: tail
        activeFocusOnTab: panel.fenced
        onActiveFocusChanged: if (activeFocus) panel.takeFirst()
    }
    InView { over: flick }
}
