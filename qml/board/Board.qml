// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.App
import Flagfall.Ui

// A chess board to look at and to act on. It knows no rules: what it shows comes in, what the user does goes out. Squares
// are numbers from 0 (a1) over 1 (b1) to 63 (h8); −1 is none.
//
//     Board { placement: view.placement; marks: view.marks; interactive: true; onSquareClicked: at => view.click(at) }
//
// With the keyboard: arrow keys go from square to square, Enter or Space is a click, Delete clears, Escape lets go.
FocusScope {
    id: board

    property string placement: ".".repeat(64) // letters of FEN, a full stop where nobody stands
    property var lastMove: []                 // departure and arrival
    property var arrows: []                   // of { from, to, kind: BoardView.Arrow }
    property var marks: []                    // of { square, kind: BoardView.Mark }
    property int picked: -1                   // the piece about to move; Escape puts it back
    property int promotion: -1                // where a pawn arrives that waits for its new form
    property bool flipped: false
    property bool coordinates: true
    property bool interactive: false
    property bool keyboard: interactive       // keys move a cursor from square to square
    property bool animated: true
    property string words: ""                 // the position for those who hear it
    property int cursor: 4
    readonly property bool cursorShown: keyboard && activeFocus && byKeys && !choice.visible
    readonly property int rim: coordinates ? Math.round(Theme.small * 1.6) : 1
    readonly property int side: Math.max(8, Math.floor((Math.min(width, height) - rim - 1) / 8))
    readonly property alias field: field

    signal squareClicked(int square)
    signal squareCleared(int square)       // right button or Delete
    signal pieceLifted(int square)           // a drag begins
    signal moveDragged(int from, int to)
    signal pieceDroppedBeside(int from)
    signal promotionChosen(string letter)  // q r b n
    signal letGo()                         // Escape, or a click beside the choice of a promotion

    property bool byKeys: false // the cursor is seen once a key has moved it
    property string settled: placement
    property int droppedFrom: -1
    property int slidTo: -1
    property int slidFrom: -1
    property real slide: 0 // how much of the way is still to go

    // The piece that has just moved comes from its square; one that was dropped is there already.
    function settle() {
        const [from, to] = board.lastMove.length === 2 ? board.lastMove : [-1, -1]
        const moved = from >= 0 && board.settled[from] === board.placement[to] && board.placement[from] === "." && from !== board.droppedFrom
        board.settled = board.placement
        board.droppedFrom = -1
        if (!moved || !board.animated)
            return
        board.slidFrom = from
        board.slidTo = to
        sliding.restart()
    }
    function drop(from: int, to: int) {
        board.droppedFrom = from
        if (to < 0)
            board.pieceDroppedBeside(from)
        else
            board.moveDragged(from, to)
    }
    function goBy(columns: int, rows: int) {
        board.byKeys = true
        board.cursor = field.beside(board.cursor, columns, rows)
    }
    function act(square: int) {
        board.byKeys = true
        board.squareClicked(square)
    }
    function keyed(event: var): bool {
        const ways = { [Qt.Key_Left]: [-1, 0], [Qt.Key_Right]: [1, 0], [Qt.Key_Up]: [0, -1], [Qt.Key_Down]: [0, 1] }
        const way = event.modifiers & ~Qt.KeypadModifier ? undefined : ways[event.key]
        if (way !== undefined)
            board.goBy(way[0], way[1])
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space)
            board.act(board.cursor)
        else if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace)
            board.squareCleared(board.cursor)
        else if (event.key === Qt.Key_Escape && board.picked >= 0)
            board.letGo()
        else
            return false
        return true
    }

    implicitWidth: 8 * 48 + rim + 1
    implicitHeight: 8 * 48 + rim + 1
    activeFocusOnTab: true
    onPlacementChanged: Qt.callLater(board.settle)
    onActiveFocusChanged: if (activeFocus) byKeys = true
    Keys.onPressed: event => { if (board.keyboard) event.accepted = board.keyed(event) }
    Accessible.role: board.keyboard ? Accessible.Canvas : Accessible.Graphic
    Accessible.focusable: true
    Accessible.name: words === "" ? qsTr("Chess board") : words
    Accessible.description: cursorShown ? field.nameOf(cursor) + (placement[cursor] in names.all ? ", " + names.all[placement[cursor]] : "") : ""

    PieceNames { id: names }
    NumberAnimation { id: sliding; target: board; property: "slide"; from: 1; to: 0; duration: 140; easing.type: Easing.OutCubic }
    BoardRim {
        anchors.fill: parent
        field: field
        breadth: board.rim
        visible: board.coordinates
    }
    BoardField {
        id: field
        side: board.side
        flipped: board.flipped
        x: board.rim + Math.floor((board.width - board.rim - 1 - width) / 2)
        y: Math.floor((board.height - (board.coordinates ? board.rim : 1) - height) / 2)

        FocusRing { shown: board.cursorShown }
        Repeater {
            model: board.lastMove
            delegate: Rectangle {
                required property int modelData
                x: field.xOf(modelData)
                y: field.yOf(modelData)
                width: field.side
                height: field.side
                color: Qt.alpha(Theme.boardLast, 0.62)
                border.width: Math.max(1, Math.round(field.side * 0.035))
                border.color: Qt.alpha(Theme.boardInk, 0.55)
            }
        }
        Repeater {
            model: 64
            delegate: BoardPiece {
                id: piece
                required property int index
                readonly property bool slides: index === board.slidTo
                objectName: "man " + field.nameOf(index)
                letter: board.placement.charAt(index)
                size: field.side
                x: field.xOf(index) + (slides ? board.slide * (field.xOf(board.slidFrom) - field.xOf(index)) : 0)
                y: field.yOf(index) + (slides ? board.slide * (field.yOf(board.slidFrom) - field.yOf(index)) : 0)
                z: slides ? 1 : 0
                opacity: touch.dragging && touch.from === index ? 0.3 : 1
            }
        }
        Repeater {
            model: board.marks
            delegate: BoardMark {
                required property var modelData
                kind: modelData.kind
                x: field.xOf(modelData.square)
                y: field.yOf(modelData.square)
                width: field.side
                height: field.side
                z: 2
            }
        }
        Repeater {
            model: board.arrows
            delegate: BoardArrow {
                required property var modelData
                kind: modelData.kind
                side: field.side
                from: Qt.point(field.xOf(modelData.from) + field.side / 2, field.yOf(modelData.from) + field.side / 2)
                to: Qt.point(field.xOf(modelData.to) + field.side / 2, field.yOf(modelData.to) + field.side / 2)
                z: 3
            }
        }
        BoardMark {
            kind: BoardView.Picked
            visible: board.picked >= 0
            x: field.xOf(Math.max(0, board.picked))
            y: field.yOf(Math.max(0, board.picked))
            width: field.side
            height: field.side
            z: 2
        }
        Rectangle { // where the keys are
            objectName: "cursor"
            x: field.xOf(board.cursor)
            y: field.yOf(board.cursor)
            z: 4
            width: field.side
            height: field.side
            visible: board.cursorShown
            color: "transparent"
            border.width: 4
            border.color: Theme.boardInk
            Rectangle { anchors.fill: parent; anchors.margins: 1; color: "transparent"; border.width: 2; border.color: Theme.boardCasing }
        }
        BoardTouch {
            id: touch
            anchors.fill: parent
            z: 5
            field: field
            placement: board.placement
            enabled: board.interactive
            onPressed: { board.forceActiveFocus(Qt.MouseFocusReason); board.byKeys = false }
            onClickedOn: square => { board.cursor = Math.max(0, square); board.squareClicked(square) }
            onCleared: square => board.squareCleared(square)
            onLifted: square => board.pieceLifted(square)
            onDropped: (from, to) => board.drop(from, to)
        }
        PromotionChoice {
            id: choice
            anchors.fill: parent
            z: 6
            field: field
            names: names
            square: board.promotion
            onChosen: letter => board.promotionChosen(letter)
            onCancelled: board.letGo()
            onVisibleChanged: if (!visible && focus) { focus = false; board.forceActiveFocus() }
        }
    }
}
