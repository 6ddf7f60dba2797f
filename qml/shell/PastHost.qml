// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Flagfall.App
import Flagfall.Ui

// Keeps the window on the past while somebody looks back. It is the window of the program once more, on a workspace that
// stands still; the desk's own goes on behind it.
QtObject {
    id: host

    required property PastView past // null: this is the past already
    required property Window desk
    property string page: "" // to begin with
    readonly property Workspace shown: past?.shown ?? null
    property Window window: null
    readonly property bool typing: window?.active ?? false // no key of the desk counts there

    signal left()

    function renew() {
        if (host.shown === null && host.window !== null) {
            host.window.visible = false
            host.window.destroy()
            host.window = null
            host.left()
        } else if (host.shown !== null && host.window === null) {
            // By its address: the window of the desk has this in it.
            const made = Qt.createComponent("../Main.qml").createObject(null, {
                workspace: host.shown, x: host.desk.x, y: host.desk.y, width: host.desk.width, height: host.desk.height
            })
            made.page = host.page !== "" ? host.page : host.shown.event.roundsPaired > 0 ? "hall" : "players"
            host.window = made as Window
            if (host.desk.visibility === Window.Maximized || host.desk.visibility === Window.FullScreen)
                host.window.visibility = host.desk.visibility
            host.window.requestActivate()
        }
    }

    onShownChanged: host.renew()
    Component.onCompleted: host.renew()
    Component.onDestruction: host.window?.destroy()
}
