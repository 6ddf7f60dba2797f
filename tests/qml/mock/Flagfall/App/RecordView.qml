// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import Flagfall.App

// The record as pages see it; nothing is on record.
QtObject {
    enum Keeper { Arbiter, White, Black }

    property bool active: false
    property int round: 1
    readonly property string roundLabel: String(round)
    property int board: 1
    readonly property string boardLabel: String(board)
    property string whiteName: ""
    property string blackName: ""
    property string resultText: ""
    property BoardView position: BoardView {}
    property var moves: []
    property BlindPlayView blind: BlindPlayView {}
    property RecordActsView acts: RecordActsView {}
    property int keeper: 0
    property int place: 0
    property int size: 0
    property int row: 0
    property string placeText: ""
    property var arrows: []
    property string whiteTime: ""
    property string blackTime: ""
    property string whiteSheet: ""
    property string blackSheet: ""
    property var collected: []
    property string typed: ""
    property string typedError: ""
    property var completions: []
    property bool completable: false
    property var languages: []
    property int language: 0
    property bool sheetsWritten: false

    signal changed()

    function goTo(place: int) {}
    function step(halfMoves: int) {}
    function showClaimed(place: int) {}
    function stepBoard(boards: int) {}
    function enter(): bool { return false }
    function complete() {}
    function paste(text: string): bool { return false }
    function removeBehind() {}
    function pgn(): string { return "" }
    function savePages() {}
    function saveRound() {}
    function setTime(text: string): bool { return false }
    function collect(side: int) { collected = collected.concat([side]) }
    function note(text: string) {}
    function enterGap(fen: string, halfMoves: string): var { return ["", ""] }
    function takeOver() {}
    function setUp(start: string, everyBoard: bool): string { return "" }
    function askMate(): bool { return false }
}
