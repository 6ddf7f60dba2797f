// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The brackets of the round: a column for each score, its pairs below each other, arrows from who floats down.
Rectangle {
    id: drawing

    required property PairingView pairing
    readonly property int cellWidth: Math.round(190 * Theme.fontScale)
    readonly property int cellHeight: Math.round(52 * Theme.fontScale)
    readonly property int between: Math.round(56 * Theme.fontScale)
    readonly property int headHeight: Math.round(44 * Theme.fontScale)

    function take() { flick.forceActiveFocus() }
    function scrollTo(x: real, y: real) {
        flick.contentX = Math.max(0, Math.min(x, flick.contentWidth - flick.width))
        flick.contentY = Math.max(0, Math.min(y, flick.contentHeight - flick.height))
    }
    function keyed(event: var): bool {
        const column = drawing.cellWidth + drawing.between
        const row = drawing.cellHeight + 8
        const steps = { [Qt.Key_Left]: [-column, 0], [Qt.Key_Right]: [column, 0], [Qt.Key_Up]: [0, -row], [Qt.Key_Down]: [0, row],
                        [Qt.Key_PageUp]: [0, -flick.height], [Qt.Key_PageDown]: [0, flick.height],
                        [Qt.Key_Home]: [-flick.contentWidth, -flick.contentHeight], [Qt.Key_End]: [0, flick.contentHeight] }
        const step = steps[event.key]
        if (step)
            drawing.scrollTo(flick.contentX + step[0], flick.contentY + step[1])
        return step !== undefined
    }

    function columnX(column: int): real { return 16 + column * (drawing.cellWidth + drawing.between) }
    function rowY(row: int): real { return drawing.headHeight + row * (drawing.cellHeight + 8) }

    color: Theme.surface
    radius: Theme.radius
    border.width: flick.activeFocus ? 2 : 1
    border.color: flick.activeFocus ? Theme.accent : Theme.line
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Brackets of the round")

    Flickable {
        id: flick
        anchors { fill: parent; margins: 2 }
        clip: true
        activeFocusOnTab: true
        Keys.onPressed: event => { if (drawing.keyed(event)) event.accepted = true }
        boundsBehavior: Flickable.StopAtBounds
        contentWidth: drawing.columnX(drawing.pairing.bracketHeads.length)
        contentHeight: drawing.rowY(drawing.pairing.bracketRows) + Theme.space + byeText.height
        T.ScrollBar.vertical: Scroll {}
        T.ScrollBar.horizontal: Scroll {}

        Repeater {
            model: drawing.pairing.bracketHeads
            delegate: AppText {
                required property var modelData
                required property int index
                x: drawing.columnX(index)
                y: 10
                width: drawing.cellWidth
                text: modelData.title
                font.bold: true
                font.pixelSize: Theme.lead
                horizontalAlignment: Text.AlignHCenter
            }
        }
        Repeater {
            model: drawing.pairing.bracketArrows
            delegate: Shape {
                id: arrow
                required property var modelData
                readonly property real fromX: drawing.columnX(modelData.fromColumn) + drawing.cellWidth
                readonly property real fromY: drawing.rowY(modelData.fromRow) + drawing.cellHeight / 2
                readonly property real toX: drawing.columnX(modelData.toColumn)
                readonly property real toY: drawing.rowY(modelData.toRow) + drawing.cellHeight / 2
                ShapePath {
                    strokeColor: Theme.accent
                    strokeWidth: 2
                    fillColor: "transparent"
                    startX: arrow.fromX
                    startY: arrow.fromY
                    PathLine { x: arrow.toX - 6; y: arrow.toY }
                }
                ShapePath {
                    strokeColor: Theme.accent
                    strokeWidth: 1
                    fillColor: Theme.accent
                    startX: arrow.toX
                    startY: arrow.toY
                    PathLine { x: arrow.toX - 9; y: arrow.toY - 5 }
                    PathLine { x: arrow.toX - 9; y: arrow.toY + 5 }
                    PathLine { x: arrow.toX; y: arrow.toY }
                }
            }
        }
        Repeater {
            model: drawing.pairing.bracketCells
            delegate: Rectangle {
                id: cell
                required property var modelData
                x: drawing.columnX(modelData.column)
                y: drawing.rowY(modelData.row)
                width: drawing.cellWidth
                height: drawing.cellHeight
                radius: Theme.radius
                color: modelData.isFloat ? Theme.accentWash : Theme.canvas
                border.width: modelData.isMovedDown || modelData.isFloat ? 2 : 1
                border.color: modelData.isMovedDown || modelData.isFloat ? Theme.accent : Theme.edge
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.first + " – " + modelData.second
                Column {
                    spacing: 2
                    anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 8 }
                    PersonName { text: cell.modelData.first; font.bold: true; width: parent.width }
                    PersonName { text: cell.modelData.second; color: cell.modelData.isFloat ? Theme.inkSoft : Theme.ink; width: parent.width }
                }
            }
        }
        AppText {
            id: byeText
            x: 16
            y: drawing.rowY(drawing.pairing.bracketRows) + 8
            width: Math.max(200, drawing.width - 32)
            text: drawing.pairing.byeLines.join("\n")
            visible: text !== ""
        }
    }
}
