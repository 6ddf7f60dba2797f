// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool paired: true     // there are boards to look at
    property bool changeable: true // boards are changed by hand
    property bool restable: changeable // byes are given
    property bool turnable: changeable // colours of a board, at least
    property bool repairable: true // the published round may be changed
    property bool explained: true  // there are brackets and reasons

    KeyRow { act: "pair"; on: ["P"]; text: qsTr("pair by the system, or pair again") }
    KeyRow { act: "publish"; on: ["Ctrl+Return"]; shortcut: true; text: qsTr("confirm the pairing") }
    KeyRow { act: "presence"; on: ["L"]; place: "boards"; text: qsTr("from the boards to the players taking part, and back"); brief: qsTr("taking part") }
    KeyRow { act: "boards"; on: ["L"]; place: "presence" }
    KeyRow { act: "find"; on: ["/"]; text: qsTr("find a player among those taking part"); brief: qsTr("find a player") }
    KeyRow { act: "plays"; on: ["+"]; place: "presence"; text: qsTr("the player takes part"); usable: table.restable }
    KeyRow { act: "half"; on: ["="]; place: "presence"; text: qsTr("half-point bye"); usable: table.restable }
    KeyRow { act: "zero"; on: ["0"]; place: "presence"; text: qsTr("zero-point bye"); usable: table.restable }
    KeyRow { act: "full"; on: ["1"]; place: "presence"; text: qsTr("full-point bye"); usable: table.restable }
    KeyRow { act: "side"; on: ["Left", "Right"]; place: "boards"; text: qsTr("White's seat, Black's seat") }
    KeyRow { act: "pick"; on: ["Space"]; place: "boards"; text: qsTr("select or deselect the seat"); brief: qsTr("select a seat"); usable: table.changeable }
    KeyRow { act: "why"; on: ["W"]; text: qsTr("why not these two?"); usable: table.paired && table.explained }
    KeyRow { act: "brackets"; on: ["B"]; text: qsTr("brackets or boards"); usable: table.paired && table.explained }
    KeyRow { on: ["Up", "Down"]; text: qsTr("through the boards, the brackets, a long answer") }
    KeyRow { act: "hands"; on: ["E"]; text: qsTr("begin manual changes; end and check them"); usable: table.turnable }
    KeyRow { act: "exchange"; on: ["X"]; place: "boards"; text: qsTr("swap the selected seats; the bye is one of them"); brief: qsTr("swap"); usable: table.changeable }
    KeyRow { act: "meet"; on: ["O"]; place: "boards"; text: qsTr("pair the two selected players"); brief: qsTr("pair these two"); usable: table.changeable }
    KeyRow { act: "turn"; on: ["S"]; place: "boards"; text: qsTr("swap the colours of the board"); brief: qsTr("colours"); usable: table.turnable }
    KeyRow { act: "takeBack"; on: ["U"]; place: "boards"; text: qsTr("undo the last change"); brief: qsTr("undo"); usable: table.turnable }
    KeyRow { act: "repair"; on: ["C"]; text: qsTr("change the published round: seats, colours, players"); brief: qsTr("change the round"); usable: table.repairable }
    KeyRow { act: "drop"; on: ["R"]; text: qsTr("back to the system's pairing"); usable: table.turnable }
    KeyRow { act: "copy"; on: ["Ctrl+C"]; text: qsTr("copy the pairing, for a spreadsheet or a letter"); brief: qsTr("copy"); usable: table.paired }
    KeyRow { act: "stepBack"; on: ["Escape"]; text: qsTr("clear the selection, close the brackets, end the changes by hand, leave"); inPalette: false }
}
