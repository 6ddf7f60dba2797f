// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool picking: false // boards are picked: the keys are for them
    property bool calling: false // some board calls the arbiter
    property bool earlier: false // the round is not the last

    KeyRow { on: Array.from("0123456789"); keys: "0–9"; text: qsTr("go to a board"); brief: text }
    KeyRow { on: ["Left", "Right", "Up", "Down"]; text: qsTr("the next board that way") }
    KeyRow { on: ["Home", "End"]; text: qsTr("the first and the last board") }
    KeyRow { on: ["PageUp", "PageDown"]; text: qsTr("a screen of boards up or down") }
    KeyRow { act: "intervene"; on: ["I"]; text: qsTr("intervene: correct the clock, rule on a flag fall"); brief: qsTr("intervene") }
    KeyRow { on: ["F12"]; text: qsTr("an incident at the current board: facts, ruling, decision"); brief: qsTr("incident") }
    KeyRow { act: "call"; on: ["C"]; text: qsTr("the current board calls the arbiter; again: somebody has come"); brief: qsTr("call, or answered"); drawing: "call" }
    KeyRow { act: "nextCall"; on: ["N"]; text: qsTr("go to the oldest call, then to the next one"); brief: table.calling ? qsTr("to the call") : ""; drawing: "call" }
    KeyRow {
        act: "hallClocks"; on: ["Space"]
        text: qsTr("start the round; then pause and resume all; if boards are selected, only these")
        brief: table.picking ? qsTr("start or pause the selected boards") : qsTr("start or pause the round")
    }
    KeyRow {
        act: "clock"; on: ["P"]
        text: qsTr("start or pause the current board, or the selected ones")
        brief: table.picking ? qsTr("the same") : qsTr("start or pause this board")
    }
    KeyRow { act: "exchangeClock"; on: ["T"]; text: qsTr("the current board, or the selected ones, are played with the clock on the table, or with this program's again"); brief: qsTr("clock on the table") }
    KeyRow { act: "tableClock"; on: ["K"]; text: qsTr("which of the organiser's clocks stands on the current board, and what is wrong with it"); drawing: "clock" }
    KeyRow { act: "roundOver"; on: ["E"]; text: qsTr("declare the round over"); brief: qsTr("end of the round") }
    KeyRow { act: "result"; on: ["R"]; text: qsTr("enter the result of the current board"); brief: qsTr("result") }
    KeyRow { act: "bigClock"; on: ["Return"]; text: qsTr("big clock"); brief: text }
    KeyRow { act: "replay"; on: ["H"]; text: qsTr("replay of the current board"); brief: qsTr("replay") }
    KeyRow { act: "record"; on: ["G"]; text: qsTr("game record of the current board"); brief: qsTr("game record") }
    KeyRow { on: ["X"]; text: qsTr("select or deselect the current board"); brief: qsTr("select") }
    KeyRow {
        on: ["Shift+Left", "Shift+Right", "Shift+Up", "Shift+Down", "Shift+Home", "Shift+End", "Shift+PageUp", "Shift+PageDown"]; keys: "Shift+←→↑↓"
        text: qsTr("select all boards on the way")
    }
    KeyRow { on: ["Ctrl+A"]; text: qsTr("select every board shown") }
    KeyRow { keys: qsTr("Ctrl+click"); text: qsTr("select with the mouse; Shift+click selects all up to there") }
    KeyRow { act: "missing"; on: ["M"]; text: qsTr("boards without a result"); brief: qsTr("missing results") }
    KeyRow { act: "undecided"; on: ["U"]; text: qsTr("the next board without a result"); brief: qsTr("next without a result") }
    KeyRow { act: "shortOfTime"; on: ["L"]; text: qsTr("the board with the least time left on the running clock, then the next one") }
    KeyRow { act: "filter"; on: ["F"]; text: qsTr("next filter"); brief: qsTr("filter") }
    KeyRow { act: "played"; on: ["B"]; text: qsTr("back to the round that is played"); brief: table.earlier ? text : "" }
    KeyRow { act: "elsewhere"; on: ["O"]; text: qsTr("the next round in which clocks run or are paused") }
    KeyRow { act: "copy"; on: ["Ctrl+C"]; text: qsTr("copy the pairings and results of the round, for a spreadsheet or a letter") }
    KeyRow { act: "back"; on: ["Escape"]; text: qsTr("close the panel, clear the selection, dismiss the message"); inPalette: false }
}
