// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Clicks and drags on the squares. A piece goes with the pointer as soon as it has moved a little.
MouseArea {
    id: touch

    required property BoardField field
    required property string placement
    property int from: -1
    property point pressedAt
    property bool dragging: false
    readonly property string piece: dragging ? placement.charAt(from) : "."

    signal clickedOn(int square)
    signal cleared(int square)
    signal lifted(int square)
    signal dropped(int from, int to) // to: −1 beside the board

    function isFar(mouse: var): bool {
        return Math.hypot(mouse.x - touch.pressedAt.x, mouse.y - touch.pressedAt.y) >= Qt.styleHints.startDragDistance
    }
    function end(mouse: var) {
        const square = touch.field.squareAt(mouse.x, mouse.y)
        const dragged = touch.dragging
        touch.dragging = false
        if (mouse.button === Qt.RightButton)
            touch.cleared(square)
        else if (dragged && square !== touch.from)
            touch.dropped(touch.from, square)
        else if (!dragged && square === touch.from)
            touch.clickedOn(square)
    }

    acceptedButtons: Qt.LeftButton | Qt.RightButton
    preventStealing: true
    onPressed: mouse => {
        touch.pressedAt = Qt.point(mouse.x, mouse.y)
        touch.from = touch.field.squareAt(mouse.x, mouse.y)
    }
    onPositionChanged: mouse => {
        if (touch.dragging || !(mouse.buttons & Qt.LeftButton) || touch.from < 0 || touch.placement[touch.from] === "." || !touch.isFar(mouse))
            return
        touch.dragging = true
        touch.lifted(touch.from)
    }
    onReleased: mouse => touch.end(mouse)
    onCanceled: touch.dragging = false

    BoardPiece {
        letter: touch.piece
        size: touch.field.side
        x: touch.mouseX - size / 2
        y: touch.mouseY - size / 2
        scale: 1.1
    }
}
