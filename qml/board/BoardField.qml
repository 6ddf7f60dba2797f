// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.Ui

// The 64 squares, and which point lies on which. Squares are numbers from 0 (a1) over 1 (b1) to 63 (h8).
Item {
    id: field

    required property int side // of one square
    required property bool flipped

    // Columns from the left and rows from the top: what is turned round is turned back the same way.
    function columnOf(square: int): int { return field.flipped ? 7 - square % 8 : square % 8 }
    function rowOf(square: int): int { return field.flipped ? Math.floor(square / 8) : 7 - Math.floor(square / 8) }
    function squareIn(column: int, row: int): int { return (field.flipped ? row : 7 - row) * 8 + (field.flipped ? 7 - column : column) }
    function xOf(square: int): int { return field.columnOf(square) * field.side }
    function yOf(square: int): int { return field.rowOf(square) * field.side }
    function squareAt(x: real, y: real): int {
        const column = Math.floor(x / field.side), row = Math.floor(y / field.side)
        return column < 0 || column > 7 || row < 0 || row > 7 ? -1 : field.squareIn(column, row)
    }
    function nameOf(square: int): string { return "abcdefgh"[square % 8] + (Math.floor(square / 8) + 1) }
    // The neighbour that many columns and rows away on the screen; at the rim the square itself.
    function beside(square: int, columns: int, rows: int): int {
        const column = field.columnOf(square) + columns, row = field.rowOf(square) + rows
        return column < 0 || column > 7 || row < 0 || row > 7 ? square : field.squareIn(column, row)
    }

    width: 8 * side
    height: 8 * side

    Rectangle { anchors.fill: parent; anchors.margins: -1; color: Theme.boardInk }
    Repeater {
        model: 64
        delegate: Rectangle {
            required property int index
            readonly property bool light: (index + Math.floor(index / 8)) % 2 === 1
            x: field.xOf(index)
            y: field.yOf(index)
            width: field.side
            height: field.side
            color: light ? Theme.boardLight : Theme.boardDark
        }
    }
}
