// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// Keeps the window for self check-in while it is open.
QtObject {
    id: host

    required property Workspace workspace
    readonly property bool open: workspace.kiosk.watched && workspace.open
    property KioskWindow window: null
    readonly property bool typing: window?.active ?? false // no key of the desk counts there

    onOpenChanged: {
        host.window?.destroy()
        host.window = host.open ? made.createObject(null, { kiosk: host.workspace.kiosk, place: host.workspace.display.place, event: host.workspace.event.name }) as KioskWindow : null
    }
    Component.onDestruction: host.window?.destroy()

    property Component made: Component { KioskWindow {} }
}
