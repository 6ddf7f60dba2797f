// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// The keys of the results themselves are those of the slip; the legend has them all.
KeyTable {
    id: table

    property bool kept: true // the players keep score
    property bool inOrder: true // the usual way of typing
    property bool differs: false // a result typed again is another one
    property string keysName: "" // whose keys enter results

    KeyRow { on: ["1"]; text: qsTr("White wins") }
    KeyRow { on: ["0"]; text: qsTr("Black wins") }
    KeyRow { on: ["="]; text: qsTr("draw") }
    KeyRow { on: ["+", "-", "X"]; text: qsTr("White, Black or nobody wins by forfeit") }
    KeyRow { on: ["4", "6", "8"]; text: qsTr("½–0, 0–½ and 0–0 over the board") }
    KeyRow { on: ["W", "D", "L"]; text: qsTr("the same as 1 = 0, and the game is not rated: less than one move was played") }
    KeyRow { on: ["*"]; text: qsTr("adjourn the game") }
    KeyRow { on: ["Delete"]; text: qsTr("clear the result") }
    KeyRow { act: "verify"; on: ["V"]; text: qsTr("verify: type every result again, nothing changes"); brief: qsTr("verify"); drawing: "check" }
    KeyRow { act: "slip"; on: ["B"]; text: qsTr("slips in any order: board number, Enter, result"); brief: qsTr("board number first") }
    KeyRow { on: ["Escape"]; text: qsTr("take back a number that is half typed, then back to the usual order"); brief: table.inOrder ? "" : qsTr("back to the usual order") }
    KeyRow { act: "correct"; on: ["C"]; text: qsTr("the result differs: correct it to what was typed now"); usable: table.differs }
    KeyRow { act: "keep"; on: ["G"]; text: qsTr("the result differs: keep what stands and go on"); usable: table.differs }
    KeyRow { act: "typeAgain"; on: ["Backspace"]; text: qsTr("the result differs: a slip of the finger, type it once more"); usable: table.differs }
    KeyRow { act: "keys"; on: ["K"]; text: qsTr("the keys of another program"); brief: qsTr("keys: %1").arg(table.keysName); drawing: "keys" }
    KeyRow { act: "missing"; on: ["M"]; text: qsTr("next missing result"); brief: qsTr("next missing") }
    KeyRow { act: "sheets"; on: ["S"]; text: qsTr("scoresheets of the board collected, or not after all"); brief: table.kept ? qsTr("scoresheets collected") : ""; usable: table.kept; drawing: "record" }
    KeyRow { act: "whiteSheet"; on: ["Q"]; text: qsTr("White's scoresheet collected, or not after all"); usable: table.kept }
    KeyRow { act: "blackSheet"; on: ["E"]; text: qsTr("Black's scoresheet collected, or not after all"); usable: table.kept }
    KeyRow { act: "missingSheets"; on: ["P"]; text: qsTr("print the list of missing scoresheets"); usable: table.kept; drawing: "history" }
    KeyRow { act: "copy"; on: ["Ctrl+C"]; text: qsTr("copy the results of the round, for a spreadsheet or a letter") }
    KeyRow { on: ["F"]; text: qsTr("begins the code of a slip that a scanner reads"); inPalette: false }
    KeyRow { on: ["F12"]; text: qsTr("an incident at the current board: facts, ruling, decision"); brief: qsTr("incident") }
    KeyRow { act: "find"; on: ["/"]; text: qsTr("find a board by number or name"); brief: qsTr("find a board") }
    KeyRow { on: ["Home", "End"]; text: qsTr("the first and the last row; so in every list") }
    KeyRow { on: ["PageUp", "PageDown"]; text: qsTr("a screen of rows up or down") }
    KeyRow { act: "round"; on: ["Shift+Left", "Shift+Right"]; text: qsTr("another round"); brief: text }
}
