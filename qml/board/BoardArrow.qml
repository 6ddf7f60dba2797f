// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Flagfall.App
import Flagfall.Ui

// From the middle of one square to the middle of another. What was played is filled, what comes next is light with a
// dark rim, what somebody else has otherwise is broken.
Shape {
    id: arrow

    required property int kind // BoardView.Arrow
    required property point from
    required property point to
    required property int side // of a square
    readonly property real length: Math.hypot(to.x - from.x, to.y - from.y)
    readonly property real half: Math.max(1.5, side * 0.07)
    readonly property real head: Math.min(side * 0.36, length * 0.5)
    readonly property real start: Math.min(side * 0.22, length * 0.3)

    x: from.x
    y: from.y - side / 2
    width: Math.max(1, length)
    height: side
    transformOrigin: Item.Left
    rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
    opacity: 0.88
    visible: length > 0
    layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software
    layer.samples: 4
    layer.smooth: true

    ShapePath {
        strokeWidth: Math.max(1, arrow.side * 0.03)
        strokeColor: arrow.kind === BoardView.Played ? Theme.boardCasing : Theme.boardArrow
        strokeStyle: arrow.kind === BoardView.Other ? ShapePath.DashLine : ShapePath.SolidLine
        dashPattern: [3, 2]
        joinStyle: ShapePath.RoundJoin
        fillColor: arrow.kind === BoardView.Played ? Theme.boardArrow : Theme.boardCasing
        PathPolyline {
            readonly property real middle: arrow.side / 2
            readonly property real neck: arrow.length - arrow.head
            readonly property real tip: arrow.length - arrow.side * 0.06
            path: [Qt.point(arrow.start, middle - arrow.half), Qt.point(neck, middle - arrow.half), Qt.point(neck, middle - arrow.half * 2.8),
                Qt.point(tip, middle), Qt.point(neck, middle + arrow.half * 2.8), Qt.point(neck, middle + arrow.half),
                Qt.point(arrow.start, middle + arrow.half), Qt.point(arrow.start, middle - arrow.half)]
        }
    }
}
