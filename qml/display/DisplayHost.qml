// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// Keeps the window of the hall screen while it is open, and makes it anew on every screen it goes to.
QtObject {
    id: host

    required property DisplayView display
    readonly property string where: display.place.open ? display.place.screen + (display.place.windowed ? " windowed" : "") : ""
    property DisplayWindow window: null

    function renew() {
        if (host.window !== null) {
            host.window.visible = false;
            host.window.destroy();
        }
        host.window = host.where === "" ? null : made.createObject(null, {
                "display": host.display
            }) as DisplayWindow;
    }

    onWhereChanged: host.renew()
    Component.onDestruction: host.window?.destroy()

    property Component made: Component {
        DisplayWindow {
        }
    }
}
