// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Flagfall.App
import Flagfall.Ui

// The window of the hall screen: over the whole of its screen, or a window that can be moved where the desk has no
// other screen. It takes no keyboard and shows no pointer: it is steered from the desk.
Window {
    id: window

    required property DisplayView display
    readonly property DisplayPlace place: display.place
    readonly property var target: Qt.application.screens[place.screen] ?? Qt.application.screens[0]

    title: qsTr("Hall screen")
    color: display.dark ? Theme.evening.canvas : Theme.day.canvas
    flags: Qt.Window | Qt.WindowDoesNotAcceptFocus
    transientParent: null
    screen: target
    x: target.virtualX + (place.windowed ? 40 : 0)
    y: target.virtualY + (place.windowed ? 40 : 0)
    width: place.windowed ? 960 : target.width
    height: place.windowed ? 540 : target.height
    minimumWidth: 320
    minimumHeight: 180
    onClosing: place.open = false
    Component.onCompleted: window.visibility = window.place.windowed ? Window.Windowed : Window.FullScreen

    DisplayScreen {
        objectName: "hallScreen"
        anchors.fill: parent
        display: window.display.seen
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.NoButton
            cursorShape: window.place.windowed ? Qt.ArrowCursor : Qt.BlankCursor
        }
    }
}
