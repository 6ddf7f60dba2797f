// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property string fen: "8/8/4k3/7r/8/3NK3/8/8 b - - 3 60"
    property string fenError: ""
    property string inHand: ""
    property int lifted: -1
    property int turn: 2
    property var castling: [true, false, false, false]
    property var enPassantSquares: ["–", "e6"]
    property int enPassant: 0
    property bool chess960: false
    property bool valid: true
    property var problems: []
    property var remarks: []
    property var log: []

    function told(what) { log = log.concat([what]) }
    function setFen(text) { told("setFen " + text); fenError = text.length < 4 ? "Column 1, the men: this character does not belong here." : ""; return fenError === "" }
    function click(square) { told("click " + square) }
    function letGo() { told("letGo"); inHand = ""; lifted = -1 }
    function put(square, letter) { told("put " + square + " " + letter) }
    function remove(square) { told("remove " + square) }
    function move(from, to) { told("move " + from + " " + to) }
    function setCastling(which, allowed) { told("setCastling " + which + " " + allowed) }
    function passTurn() { turn = turn === 1 ? 2 : 1 }
    function clear() { told("clear") }
    function initial() { told("initial") }
}
