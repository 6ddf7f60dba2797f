// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Flagfall.App
import Flagfall.Ui

// The window in which players check in by themselves. It covers a screen that neither the desk nor the hall screen has,
// is touched there, and leaves the keyboard to the desk; where there is none it is a window that is typed in, too. Only
// the desk closes it.
Window {
    id: window

    required property CheckInModel kiosk
    required property string event
    required property DisplayPlace place // of the hall screen
    readonly property var screens: Array.from(Qt.application.screens)
    readonly property var free: screens.filter((one, at) => one.name !== place.desk && !(place.open && at === place.screen))
    readonly property bool alone: free.length > 0
    readonly property var target: alone ? free[0] : screens[0]

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
