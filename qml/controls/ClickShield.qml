// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The second half of a double click on what has just closed, or has something else in its place, is for nothing below.
// A click anywhere else is one of its own.
MouseArea {
    id: shield

    property PressSpot spot: null // in what closes
    property int holdsFor: 1000 // milliseconds; what has closed is drawn first, then two clicks are as far apart as they may

    // What a key has closed holds nothing.
    function hold() {
        if (Date.now() - (shield.spot?.pressedAt ?? 0) < shield.holdsFor)
            settling.restart()
    }

    objectName: "clickShield"
    visible: settling.running
    z: 1
    anchors.fill: parent
    onPressed: mouse => {
        const at = shield.mapToItem(null, mouse.x, mouse.y)
        const first = shield.spot?.at ?? at
        mouse.accepted = Math.hypot(at.x - first.x, at.y - first.y) <= 2 * Qt.styleHints.startDragDistance
    }

    Timer {
        id: settling
        interval: shield.holdsFor
    }
}
