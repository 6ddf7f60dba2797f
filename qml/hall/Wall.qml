// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic as Basic
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The tiles, as large as the room allows.
GridView {
    id: wall

    required property BoardsModel boards
    property int selected: 0
    property int shown: 1 // the count, taken over when the cells lie: it changes while they are being laid out
    readonly property int columns: fitting(shown, width, height)
    property bool picking: true // the keys that pick boards work
    readonly property real scrolled: contentY - originY // the view moves its origin when the tiles change their size
    readonly property int firstRow: Math.max(0, Math.floor(scrolled / cellHeight)) * columns
    readonly property int lastRow: Math.ceil((scrolled + height) / cellHeight) * columns - 1
    readonly property int minimumTile: Math.round(Math.min(84, 64 * Theme.fontScale))

    signal boardSelected(int board)
    signal boardOpened(int board)

    // The number of columns that makes a tile of three to two largest.
    function fitting(boards: int, roomWidth: real, roomHeight: real): int {
        let best = 1
        let largest = 0
        for (let tried = 1; tried <= Math.min(boards, 12); ++tried) {
            const size = Math.min(roomWidth / tried / 1.6, roomHeight / Math.ceil(boards / tried))
            if (size > largest + 0.5 && roomWidth / tried >= 150) {
                best = tried
                largest = size
            }
        }
        return best
    }

    function fit() { wall.shown = Math.max(1, wall.count) }
    function take(row: int) {
        wall.currentIndex = row
        wall.forceActiveFocus()
    }
    function pickUpTo(row: int) {
        const to = Math.max(0, Math.min(row, wall.count - 1))
        wall.boards.pickRange(wall.boards.boardAt(Math.max(0, wall.currentIndex)), wall.boards.boardAt(to))
        wall.currentIndex = to
    }
    function extend(event: var, step: int) {
        event.accepted = wall.picking && wall.count > 0 && (event.modifiers & Qt.ShiftModifier) !== 0
        if (event.accepted)
            wall.pickUpTo(wall.currentIndex + step)
    }
    // Home, End, PgUp and PgDn; with Shift all boards on the way are picked.
    function jumpKey(event: var): bool {
        const to = steps.target(event.key)
        if (to < 0 || (event.modifiers & ~(Qt.ShiftModifier | Qt.KeypadModifier)))
            return false
        if (wall.picking && (event.modifiers & Qt.ShiftModifier))
            wall.pickUpTo(to)
        else
            wall.currentIndex = to
        return true
    }
    function pickKey(event: var): bool {
        if (!wall.picking || event.isAutoRepeat)
            return false
        if (event.key === Qt.Key_X && event.modifiers === Qt.NoModifier && wall.currentIndex >= 0)
            wall.boards.pick(wall.boards.boardAt(wall.currentIndex))
        else if (event.key === Qt.Key_A && event.modifiers === Qt.ControlModifier)
            wall.boards.pickAll()
        else
            return false
        return true
    }

    model: boards
    clip: true
    Keys.onLeftPressed: event => wall.extend(event, -1)
    Keys.onRightPressed: event => wall.extend(event, 1)
    Keys.onUpPressed: event => wall.extend(event, -wall.columns)
    Keys.onDownPressed: event => wall.extend(event, wall.columns)
    Keys.onEscapePressed: event => {
        event.accepted = wall.picking && wall.boards.picked.length > 0
        if (event.accepted)
            wall.boards.pickNone()
    }
    Keys.onPressed: event => { if (wall.jumpKey(event) || wall.pickKey(event)) event.accepted = true }
    cellWidth: Math.floor(width / columns)
    cellHeight: Math.floor(Math.max(minimumTile, Math.min(height / Math.ceil(shown / columns), cellWidth / 1.15)))
    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: cellHeight * 4
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    activeFocusOnTab: true
    currentIndex: -1
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Boards")
    onSelectedChanged: currentIndex = boards.rowOfBoard(selected)
    onCountChanged: {
        currentIndex = boards.rowOfBoard(selected)
        Qt.callLater(wall.fit)
    }
    onCurrentItemChanged: if (currentItem) boardSelected((currentItem as BoardTile).board)
    onFirstRowChanged: boards.watch(wall, firstRow, lastRow)
    onLastRowChanged: boards.watch(wall, firstRow, lastRow)
    Component.onCompleted: {
        fit()
        currentIndex = Math.max(0, boards.rowOfBoard(selected))
        boards.watch(wall, firstRow, lastRow)
    }

    delegate: BoardTile {
        id: tile
        required property int index
        required property string label
        required property string matchText
        required property string whiteNumber
        required property string blackNumber
        place: label
        match: matchText
        whiteTeam: matchText !== "" ? whiteNumber : ""
        blackTeam: matchText !== "" ? blackNumber : ""
        width: wall.cellWidth - Theme.gap
        height: wall.cellHeight - Theme.gap
        selected: GridView.isCurrentItem
        lit: wall.activeFocus
        onChosen: wall.take(tile.index)
        onPicks: { wall.take(tile.index); wall.boards.pick(tile.board) }
        onPicksUpTo: { wall.forceActiveFocus(); wall.pickUpTo(tile.index) }
        onOpened: wall.boardOpened(tile.board)
        onPressed: side => wall.boards.press(tile.board, side)
        onStartOrPause: wall.boards.startOrPause(tile.board)
    }
    ListKeys {
        id: steps
        count: wall.count
        current: wall.currentIndex
        page: wall.columns * Math.max(1, Math.floor(wall.height / wall.cellHeight))
    }
    T.ScrollBar.vertical: Scroll {}

    HoverHandler { id: over; onPointChanged: moved.restart() }
    Timer { id: moved; interval: 5000 } // a pointer left lying there hides no board
    Basic.ToolTip { // one for the whole wall: what a small tile has no room for
        id: tip
        readonly property BoardTile tile: over.hovered ? wall.itemAt(over.point.position.x + wall.contentX, over.point.position.y + wall.contentY) as BoardTile : null
        text: tile ? tile.told : ""
        visible: text !== "" && moved.running
        delay: 700
        x: over.point.position.x + 12
        y: over.point.position.y + 18
        contentItem: AppText {
            text: tip.text
            color: Theme.canvas
        }
        background: Rectangle { color: Theme.ink; radius: 4 }
    }
}
