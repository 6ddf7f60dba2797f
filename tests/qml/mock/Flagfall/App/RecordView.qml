// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import Flagfall.App

// The record as pages see it; nothing is on record.
QtObject {
    property bool active: false
    property int round: 1
    property int board: 1
    property string whiteName: ""
    property string blackName: ""
    property string resultText: ""
    property BoardView position: BoardView {}
    property var moves: []
    property BlindPlayView blind: BlindPlayView {}
    property int keeper: 0
    property int place: 0
    property int size: 0
    property string placeText: ""
    property var arrows: []
    property string whiteTime: ""
    property string blackTime: ""
    property string fen: ""
    property string typed: ""
    property string typedError: ""
    property var completions: []
    property var languages: []
    property int language: 0
    property string endText: ""
    property int offerBy: 0
    property int usualOfferer: 1
    property string offerText: ""
    property bool claimPending: false
    property int claimant: 1
    property string claimText: ""
    property var claimFindings: []
    property var claimPlaces: []
    property int claimRuling: -1
    property var duties: []
    property bool whiteExcused: false
    property bool blackExcused: false
    property var signatures: []
    property string signatureWarning: ""
    property bool decided: false
    property bool empty: true
    property bool sheetsWritten: false

    function goTo(place: int) {}
    function step(halfMoves: int) {}
    function stepBoard(boards: int) {}
    function enter(): bool { return false }
    function complete() {}
    function paste(text: string): bool { return false }
    function removeBehind() {}
    function pgn(): string { return "" }
    function savePages() {}
    function saveRound() {}
    function setTime(text: string): bool { return false }
    function enterGap(fen: string, halfMoves: int): bool { return false }
    function takeOver(side: int) {}
    function setUp(start: string, everyBoard: bool): bool { return false }
    function enterEnd() {}
    function askMate(): bool { return false }
    function offerDraw(side: int, moment: int) {}
    function answerOffer(answer: int) {}
    function claimDraw(side: int, basis: int, announced: string, manTouched: bool): bool { return false }
    function ruleOnClaim(ruling: int, note: string) {}
    function noteIllegalMove(side: int, played: string, note: string) {}
    function excuse(side: int, excused: bool, reason: string) {}
    function sign(side: int, result: string) {}
}
