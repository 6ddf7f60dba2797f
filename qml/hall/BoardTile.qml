// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// One board on the wall. Only rectangles and texts: two hundred of these repaint without effort.
Rectangle {
    id: tile

    required property int board
    property string place: String(tile.board) // what people call it
    required property string whiteName
    required property string blackName
    required property string whiteTime
    required property string blackTime
    required property string whiteDelay
    required property string blackDelay
    required property int running
    required property int waiting
    required property string whiteBrief
    required property string blackBrief
    required property int phase
    required property string phaseText
    required property bool steerable
    required property bool whiteFlag
    required property bool blackFlag
    required property int flagFirst
    required property int whiteMoves
    required property int blackMoves
    required property bool whiteLow
    required property bool blackLow
    required property string result
    required property bool hasResult
    required property int note
    required property string noteText
    required property bool whitePeriodFlag
    required property bool blackPeriodFlag
    required property bool whiteOverrun
    required property bool blackOverrun
    required property bool whiteLocked
    required property bool blackLocked
    required property bool whiteAbsent
    required property bool blackAbsent
    required property int whiteIllegalMoves
    required property int blackIllegalMoves
    required property string setting
    required property bool unsaved
    required property bool picked
    required property string accessibleText
    property string match: "" // that the board is of, and how it stands; empty where players play for themselves
    property string whiteTeam: "" // in short
    property string blackTeam: ""
    property bool selected: false
    property bool lit: false
    readonly property string told: [tile.match, tile.accessibleText, tile.setting, tile.unsaved ? qsTr("Not saved yet") : ""].filter(text => text !== "").join("\n")
    readonly property int headHeight: Math.round(Math.max(20, Math.min(height * 0.24, 44)))
    readonly property int sideHeight: Math.floor((height - headHeight - 4) / 2)

    signal chosen()
    signal picks()
    signal picksUpTo()
    signal opened()
    signal pressed(int side)
    signal startOrPause()

    // With Control a board is picked or let go, with Shift all up to it are picked.
    function takes(modifiers: int): bool {
        if (modifiers & Qt.ControlModifier)
            tile.picks()
        else if (modifiers & Qt.ShiftModifier)
            tile.picksUpTo()
        return (modifiers & (Qt.ControlModifier | Qt.ShiftModifier)) !== 0
    }
    // The first touch chooses the board; on the chosen board a touch presses the running side, when it begins.
    function touch(side: int, modifiers: int) {
        if (tile.takes(modifiers))
            return
        if (!tile.selected)
            tile.chosen()
        else if (tile.running === side)
            tile.pressed(side)
    }

    radius: Theme.radius
    color: selected ? Theme.accentWash : Theme.surface
    border.width: selected ? (lit ? 3 : 2) : picked ? 2 : 1
    border.color: selected || picked ? Theme.accent : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: tile.accessibleText
    Accessible.description: [tile.match, tile.setting].filter(text => text !== "").join("\n")
    Accessible.selected: tile.selected
    Accessible.checkable: true
    Accessible.checked: tile.picked

    Item { // twice on the head opens the big clock; on the sides a second press is a press
        width: parent.width
        height: tile.headHeight
        TapHandler { acceptedModifiers: Qt.NoModifier; onTapped: tile.chosen(); onDoubleTapped: tile.opened() }
        TapHandler { acceptedModifiers: Qt.ControlModifier; onTapped: tile.takes(Qt.ControlModifier) }
        TapHandler { acceptedModifiers: Qt.ShiftModifier; onTapped: tile.takes(Qt.ShiftModifier) }
    }
    Rectangle { // picked: an edge and a check mark
        width: 5
        height: parent.height - 2 * tile.radius
        anchors { left: parent.left; verticalCenter: parent.verticalCenter }
        color: Theme.accent
        visible: tile.picked
    }

    Text {
        id: number
        textFormat: Text.PlainText
        x: 10
        height: tile.headHeight
        text: tile.place
        color: Theme.ink
        font.family: Theme.family
        font.pixelSize: Math.round(tile.headHeight * 0.72)
        font.bold: true
        verticalAlignment: Text.AlignVCenter
    }
    Icon {
        id: tick
        drawing: "check"
        size: Math.round(tile.headHeight * 0.6)
        color: Theme.accent
        visible: tile.picked
        width: visible ? size : 0
        anchors { left: number.right; leftMargin: visible ? 4 : 0; verticalCenter: number.verticalCenter }
    }
    Rectangle { // a ring: something that happened here is not on the disk yet
        id: ring
        width: tile.unsaved ? 9 : 0
        height: 9
        radius: 5
        color: "transparent"
        border.width: 2
        border.color: Theme.warn
        visible: tile.unsaved
        anchors { left: tick.right; leftMargin: visible ? 5 : 0; verticalCenter: number.verticalCenter }
    }
    TileState {
        anchors { left: ring.right; leftMargin: 8; right: parent.right; rightMargin: 6 }
        height: tile.headHeight
        phase: tile.phase
        phaseText: tile.phaseText
        note: tile.note
        noteText: tile.noteText
        result: tile.hasResult ? tile.result : ""
        acts: tile.selected && tile.steerable && tile.headHeight >= 28
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
        brief: tile.whiteBrief
        team: tile.whiteTeam
        time: tile.whiteTime
        delay: tile.whiteDelay
        moves: tile.whiteMoves
        piece: Theme.paper
        toMove: tile.running === BoardsModel.White
        waits: tile.waiting === BoardsModel.White
        flag: tile.whiteFlag
        low: tile.whiteLow
        faded: tile.hasResult
        absent: tile.whiteAbsent
        locked: tile.whiteLocked
        periodFlag: tile.whitePeriodFlag || tile.whiteOverrun
        illegalMoves: tile.whiteIllegalMoves
        onTouched: modifiers => tile.touch(BoardsModel.White, modifiers)
    }
    TileSide {
        objectName: "blackSide"
        x: 3
        y: tile.headHeight + tile.sideHeight
        width: tile.width - 6
        height: tile.sideHeight
        name: tile.blackName
        brief: tile.blackBrief
        team: tile.blackTeam
        time: tile.blackTime
        delay: tile.blackDelay
        moves: tile.blackMoves
        piece: Theme.night
        toMove: tile.running === BoardsModel.Black
        waits: tile.waiting === BoardsModel.Black
        flag: tile.blackFlag
        low: tile.blackLow
        faded: tile.hasResult
        absent: tile.blackAbsent
        locked: tile.blackLocked
        periodFlag: tile.blackPeriodFlag || tile.blackOverrun
        illegalMoves: tile.blackIllegalMoves
        onTouched: modifiers => tile.touch(BoardsModel.Black, modifiers)
    }
}
