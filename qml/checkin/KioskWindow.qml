// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Flagfall.App
import Flagfall.Ui

// The window in which players check in by themselves. On a screen of its own it covers it, is touched, and leaves the
// keyboard to the desk; beside the desk's it is a window that is typed in, too. Only the desk closes it.
Window {
    id: window

    required property CheckInModel kiosk
    required property string event
    readonly property bool alone: Qt.application.screens.length > 1
    readonly property var target: Qt.application.screens[alone ? Qt.application.screens.length - 1 : 0]

    title: qsTr("Check-in")
    color: Theme.canvas
    flags: alone ? Qt.Window | Qt.WindowDoesNotAcceptFocus : Qt.Window
    transientParent: null
    screen: target
    x: target.virtualX + (alone ? 0 : 60)
    y: target.virtualY + (alone ? 0 : 60)
    width: alone ? target.width : 900
    height: alone ? target.height : 640
    minimumWidth: 640
    minimumHeight: 480
    onClosing: window.kiosk.watched = false
    Component.onCompleted: window.visibility = window.alone ? Window.FullScreen : Window.Windowed

    Shortcut { sequence: "F11"; onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen }
    Shortcut { sequence: "Ctrl+Shift+F2"; onActivated: window.kiosk.watched = false }
    KioskScreen {
        objectName: "kiosk"
        anchors.fill: parent
        kiosk: window.kiosk
        event: window.event
        focus: true
    }
}
