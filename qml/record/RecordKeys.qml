// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool blind: false // a player is visually disabled
    property bool kept: true   // scoresheets of the game are to be collected

    KeyRow { act: "back"; on: ["Up", "Left"]; keys: "↑  ↓  ←  →"; text: qsTr("move by move"); brief: text }
    KeyRow { act: "forward"; on: ["Down", "Right"] }
    KeyRow {
        act: "tenBack"; on: ["PageUp"]; keys: shown("PageUp") + "  " + shown("PageDown")
        text: qsTr("ten half-moves back or forward")
        inPalette: false
    }
    KeyRow { act: "tenForward"; on: ["PageDown"] }
    KeyRow {
        act: "start"; on: ["Home"]; keys: shown("Home") + "  " + shown("End")
        text: qsTr("the start and the end of the game")
        inPalette: false
    }
    KeyRow { act: "end"; on: ["End"] }
    KeyRow { on: ["Return"]; text: qsTr("enter what is typed"); brief: qsTr("write") }
    KeyRow { on: ["Tab"]; text: qsTr("complete the move as first proposed"); brief: qsTr("complete the move") }
    KeyRow {
        act: "keeper"; on: ["Alt+1", "Alt+2", "Alt+3"]; shortcut: true; keys: "Alt+1  2  3"
        text: qsTr("the arbiter's record, White's scoresheet, Black's scoresheet")
        brief: qsTr("whose record")
    }
    KeyRow { act: "takeOver"; on: ["Alt+W"]; shortcut: true; text: qsTr("copy the shown scoresheet into the record") }
    KeyRow { act: "offer"; on: ["Alt+O"]; shortcut: true; text: qsTr("draw offer"); brief: text }
    KeyRow {
        act: "answer"; on: ["Alt+A", "Alt+D", "Alt+L"]; shortcut: true; keys: "Alt+A  D  L"
        text: qsTr("the offer is accepted, rejected, or rejected by touching a piece")
    }
    KeyRow { act: "claim"; on: ["Alt+C"]; shortcut: true; text: qsTr("claim of a draw"); brief: qsTr("claim") }
    KeyRow {
        act: "rule"; on: ["Alt+J", "Alt+H", "Alt+Q"]; shortcut: true; keys: "Alt+J  H  Q"
        text: qsTr("the claim is correct, incorrect, invalid")
    }
    KeyRow { act: "illegal"; on: ["Alt+I"]; shortcut: true; text: qsTr("illegal move"); brief: text }
    KeyRow { on: ["F12"]; text: qsTr("an incident at the current board: facts, ruling, decision"); brief: qsTr("incident") }
    KeyRow { act: "enterEnd"; on: ["Alt+E"]; shortcut: true; text: qsTr("enter the result the board gives, or that both have signed") }
    KeyRow { act: "sign"; on: ["Alt+S"]; shortcut: true; text: qsTr("signatures"); brief: text }
    KeyRow { act: "collect"; on: ["Alt+4"]; shortcut: true; text: qsTr("both scoresheets collected, or not after all"); usable: table.kept }
    KeyRow { act: "duty"; on: ["Alt+K"]; shortcut: true; text: qsTr("who is excused from keeping score"); brief: qsTr("keeping score") }
    KeyRow { act: "time"; on: ["Alt+T"]; shortcut: true; text: qsTr("time beside the move"); brief: qsTr("time") }
    KeyRow { act: "note"; on: ["Alt+Z"]; shortcut: true; text: qsTr("note beside the game"); brief: qsTr("note") }
    KeyRow { act: "gap"; on: ["Alt+G"]; shortcut: true; text: qsTr("missing moves"); brief: qsTr("missing moves") }
    KeyRow {
        act: "takeOut"; on: ["Alt+X"]; shortcut: true
        text: qsTr("delete the moves after the shown position")
        brief: qsTr("delete what follows")
    }
    KeyRow { act: "setUp"; on: ["Alt+U"]; shortcut: true; text: qsTr("starting position, Chess960"); brief: qsTr("starting position") }
    KeyRow { act: "turn"; on: ["Alt+F"]; shortcut: true; text: qsTr("turn the board"); brief: text }
    KeyRow {
        act: "paste"; on: ["Ctrl+V", "Shift+Insert"]; keys: "Ctrl+V"
        text: qsTr("paste moves, or a game as PGN")
        brief: qsTr("paste moves")
        inPalette: true
    }
    KeyRow { act: "copy"; on: ["Alt+P"]; shortcut: true; text: qsTr("copy the game as PGN") }
    KeyRow {
        act: "mate"; on: ["Alt+M"]; shortcut: true
        text: qsTr("is checkmate still possible in this position?")
        brief: qsTr("is checkmate possible?")
    }
    KeyRow { act: "save"; on: ["Ctrl+S"]; text: qsTr("save the scoresheet as pages to print (PDF)"); brief: qsTr("print: save as PDF") }
    KeyRow { act: "saveRound"; on: ["Ctrl+Shift+S"]; text: qsTr("save the games of the round as PGN") }
    KeyRow {
        act: "blind"; on: ["Alt+B"]; shortcut: true
        text: qsTr("blind and visually disabled players: who, assistant, boards")
        brief: qsTr("visually disabled")
    }
    KeyRow {
        act: "sayMove"; on: ["Alt+Y"]; shortcut: true; keys: table.blind ? "Alt+Y" : "Alt+Y  N  V  R"
        text: qsTr("with them: announce the move; a note; boards that differ; correct them")
        brief: table.blind ? qsTr("announce the move") : ""
        inPalette: false
    }
    KeyRow { act: "blindNote"; on: ["Alt+N"]; shortcut: true; brief: table.blind ? qsTr("note, times announced") : "" }
    KeyRow { act: "boardsDiffer"; on: ["Alt+V"]; shortcut: true; brief: table.blind ? qsTr("boards differ") : "" }
    KeyRow { act: "correctBoards"; on: ["Alt+R"]; shortcut: true }
    KeyRow { act: "nextBoard"; on: ["Ctrl+PageUp", "Ctrl+PageDown"]; text: qsTr("the board before and after") }
    KeyRow { act: "leave"; on: ["Escape"]; text: qsTr("close the form; back to the hall"); inPalette: false }
}
