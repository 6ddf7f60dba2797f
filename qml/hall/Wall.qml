// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The tiles, as large as the room allows.
GridView {
    id: wall

    required property BoardsModel boards
    property int selected: 0
    readonly property int columns: fitting(Math.max(1, count), width, height)
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

    function startOrPause(board: int, phase: int) {
        if (phase === BoardsModel.Running)
            wall.boards.pause(board)
        else if (phase === BoardsModel.Paused)
            wall.boards.resume(board)
        else
            wall.boards.start(board)
    }

    model: boards
    clip: true
    cellWidth: Math.floor(width / columns)
    cellHeight: Math.floor(Math.max(minimumTile, Math.min(height / Math.ceil(Math.max(1, count) / columns), cellWidth / 1.15)))
    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: cellHeight * 4
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    activeFocusOnTab: true
    currentIndex: -1
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Boards")
    onSelectedChanged: currentIndex = boards.rowOfBoard(selected)
    onCountChanged: currentIndex = boards.rowOfBoard(selected)
    onCurrentItemChanged: if (currentItem) boardSelected((currentItem as BoardTile).board)
    Component.onCompleted: currentIndex = Math.max(0, boards.rowOfBoard(selected))

    delegate: BoardTile {
        id: tile
        required property int index
        width: wall.cellWidth - Theme.gap
        height: wall.cellHeight - Theme.gap
        selected: GridView.isCurrentItem
        lit: wall.activeFocus
        onChosen: { wall.currentIndex = tile.index; wall.forceActiveFocus() }
        onOpened: wall.boardOpened(tile.board)
        onPressed: side => wall.boards.press(tile.board, side)
        onStartOrPause: wall.startOrPause(tile.board, tile.phase)
    }
    T.ScrollBar.vertical: Scroll {}
}
