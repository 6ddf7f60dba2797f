// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// One board on the wall. Only rectangles and texts: two hundred of these repaint without effort.
Rectangle {
    id: tile

    required property int board
    required property string whiteName
    required property string blackName
    required property string whiteTime
    required property string blackTime
    required property string whiteDelay
    required property string blackDelay
    required property int running
    required property int waiting
    required property int phase
    required property string phaseText
    required property bool whiteFlag
    required property bool blackFlag
    required property int flagFirst
    required property int whiteMoves
    required property int blackMoves
    required property bool whiteLow
    required property bool blackLow
    required property string result
    required property bool hasResult
    required property bool adjourned
    required property bool needsDecision
    required property string accessibleText
    property bool selected: false
    property bool lit: false
    readonly property int headHeight: Math.round(Math.max(20, Math.min(height * 0.24, 44)))
    readonly property int sideHeight: Math.floor((height - headHeight - 4) / 2)

    signal chosen()
    signal opened()
    signal pressed(int side)
    signal startOrPause()

    // The first touch chooses the board; on the chosen board a touch presses the running side, when it begins.
    function touch(side: int) {
        if (!tile.selected)
            tile.chosen()
        else if (tile.running === side)
            tile.pressed(side)
    }

    radius: Theme.radius
    color: selected ? Theme.accentWash : Theme.surface
    border.width: selected ? (lit ? 3 : 2) : 1
    border.color: selected ? Theme.accent : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: tile.accessibleText
    Accessible.selected: tile.selected

    Item { // twice on the head opens the big clock; on the sides a second press is a press
        width: parent.width
        height: tile.headHeight
        TapHandler { onTapped: tile.chosen(); onDoubleTapped: tile.opened() }
    }

    Text {
        id: number
        x: 10
        height: tile.headHeight
        text: tile.board
        color: Theme.ink
        font.family: Theme.family
        font.pixelSize: Math.round(tile.headHeight * 0.72)
        font.bold: true
        verticalAlignment: Text.AlignVCenter
    }
    TileState {
        anchors { left: number.right; leftMargin: 10; right: parent.right; rightMargin: 6 }
        height: tile.headHeight
        phase: tile.phase
        text: tile.needsDecision ? qsTr("Decide") : tile.phaseText
        result: tile.hasResult ? tile.result : ""
        urgent: tile.needsDecision
        acts: tile.selected && !tile.hasResult && !tile.needsDecision && tile.headHeight >= 28
        onActed: tile.startOrPause()
    }
    TileSide {
        id: whiteSide
        objectName: "whiteSide"
        x: 3
        y: tile.headHeight
        width: tile.width - 6
        height: tile.sideHeight
        name: tile.whiteName
        time: tile.whiteTime
        delay: tile.whiteDelay
        moves: tile.whiteMoves
        piece: Theme.paper
        toMove: tile.running === BoardsModel.White
        waits: tile.waiting === BoardsModel.White
        flag: tile.whiteFlag
        low: tile.whiteLow
        faded: tile.hasResult
        onTouched: tile.touch(BoardsModel.White)
    }
    TileSide {
        objectName: "blackSide"
        x: 3
        y: tile.headHeight + tile.sideHeight
        width: tile.width - 6
        height: tile.sideHeight
        name: tile.blackName
        time: tile.blackTime
        delay: tile.blackDelay
        moves: tile.blackMoves
        piece: Theme.night
        toMove: tile.running === BoardsModel.Black
        waits: tile.waiting === BoardsModel.Black
        flag: tile.blackFlag
        low: tile.blackLow
        faded: tile.hasResult
        onTouched: tile.touch(BoardsModel.Black)
    }
}
