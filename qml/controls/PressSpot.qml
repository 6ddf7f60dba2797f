// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where in the window this was pressed last, over everything in it and for whatever lies below.
MouseArea {
    id: spot

    property point at: Qt.point(-1e6, -1e6)
    property double pressedAt: 0 // milliseconds

    z: 2
    anchors.fill: parent
    onPressed: mouse => {
        spot.at = spot.mapToItem(null, mouse.x, mouse.y)
        spot.pressedAt = Date.now()
        mouse.accepted = false
    }
}
