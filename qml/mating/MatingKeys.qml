// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool arranging: false // a position is being set up
    property bool canNote: false   // the position is one of a game

    KeyRow { on: ["Up", "Down"]; keys: "←  →  ↑  ↓"; brief: table.arranging ? qsTr("square") : "" }
    KeyRow {
        on: Array.from("KQRBNP").concat(Array.from("KQRBNP").map(letter => "Shift+" + letter)); keys: "K Q R B N P"
        text: qsTr("while setting up: a black piece; with Shift a white one")
        brief: table.arranging ? qsTr("black piece; with Shift a white one") : ""
    }
    KeyRow { on: ["Delete"]; text: qsTr("while setting up: remove the piece"); brief: table.arranging ? qsTr("remove") : "" }
    KeyRow {
        act: "step"; on: ["Left", "Right"]
        text: qsTr("previous and next move of the line; while setting up, squares with ↑ ↓")
        brief: table.arranging ? "" : qsTr("moves")
    }
    KeyRow { act: "ends"; on: ["Home", "End"]; text: qsTr("the first and the last position of the line") }
    KeyRow { act: "other"; on: ["M"]; text: qsTr("the other player's mate"); brief: table.arranging ? "" : text; inPalette: !table.arranging }
    KeyRow { act: "turn"; on: ["T"]; text: qsTr("turn the board"); brief: table.arranging ? "" : text }
    KeyRow { act: "fen"; on: ["F"]; text: qsTr("set up a position from a FEN"); brief: qsTr("FEN") }
    KeyRow {
        act: "toMove"; on: ["W"]
        text: qsTr("while setting up: who is to move")
        brief: table.arranging ? qsTr("who is to move") : ""
        inPalette: table.arranging
    }
    KeyRow { act: "arrange"; on: ["E"]; text: qsTr("set up a position; then: done"); brief: table.arranging ? qsTr("done") : qsTr("set up") }
    KeyRow {
        act: "note"; on: ["N"]
        text: qsTr("note the verdict in the game's record")
        brief: table.canNote && !table.arranging ? qsTr("note in the game's record") : ""
        inPalette: table.canNote
    }
    KeyRow { on: ["Return", "Space"]; text: qsTr("while setting up: put down or pick up a piece") }
    KeyRow { act: "scroll"; on: ["PageUp", "PageDown"]; text: qsTr("scroll the answer") }
    KeyRow { act: "takeBack"; on: ["Backspace"]; text: qsTr("undo the move you tried"); inPalette: false }
    KeyRow {
        act: "paste"; on: ["Ctrl+V", "Shift+Insert"]; keys: "Ctrl+V"
        text: qsTr("use the position of a FEN in the clipboard")
        inPalette: true
    }
    KeyRow { act: "copy"; on: ["Ctrl+C", "Ctrl+Insert"]; keys: "Ctrl+C"; text: qsTr("copy the analysis as text"); inPalette: true }
    KeyRow { act: "save"; on: ["Ctrl+S"]; text: qsTr("save the analysis as PDF pages to print") }
    KeyRow {
        act: "back"; on: ["Escape"]
        text: qsTr("put the piece away, restore the position before setting up, cancel the search, leave")
        brief: table.arranging ? qsTr("discard changes") : ""
        inPalette: false
    }
}
