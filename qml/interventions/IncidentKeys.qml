// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool clockRuns: false // of the board
    property bool lettersName: true // the players of the incident

    KeyRow { on: ["Up", "Down"]; text: qsTr("through the incidents; letters narrow the list") }
    KeyRow { act: "confirm"; on: ["Return", "Ctrl+Return"]; text: qsTr("choose the incident; then confirm the ruling"); brief: qsTr("confirm"); inPalette: false }
    KeyRow { keys: Letters.white + "  " + Letters.blackBesideNo; text: qsTr("White or Black did it"); brief: table.lettersName ? text : "" }
    KeyRow { keys: "Y  N  U"; text: qsTr("the answer with this letter; Enter then records the ruling") }
    KeyRow { keys: "O"; text: qsTr("the game was already over, or was not after all") }
    KeyRow { keys: "Z  V  Q"; text: qsTr("another answer to the question that has this letter") }
    KeyRow { keys: "K  R"; text: qsTr("confirm in spite of the doubt; record that nothing is changed") }
    KeyRow { keys: "1–9"; text: qsTr("the choice with this number; of the penalties there may be several") }
    KeyRow { keys: "P"; text: qsTr("stop the running clock of the board"); brief: table.clockRuns ? qsTr("stop the clock") : "" }
    KeyRow { on: ["Tab"]; text: qsTr("to the facts, the questions and the note"); brief: qsTr("facts, note") }
    KeyRow { act: "help"; on: ["F1"]; text: qsTr("what the panel is for, with all its keys"); inPalette: false } // the footer itself names it
    KeyRow { on: ["PageUp", "PageDown", "Home", "End"]; text: qsTr("through the facts and the ruling") }
    KeyRow { act: "laws"; on: ["Shift+F1"]; text: qsTr("the articles that the ruling cites"); inPalette: false }
    KeyRow { act: "board"; on: ["Ctrl+PageUp", "Ctrl+PageDown"]; text: qsTr("the board before and after; what was said is kept") }
    KeyRow { act: "stillOpen"; on: ["F12"]; text: qsTr("says which board the panel is for, and how to leave it"); inPalette: false }
    KeyRow { act: "supervise"; on: ["Ctrl+U"]; text: qsTr("Laws of 2009, rapid and blitz: this game is supervised, or is not"); inPalette: false }
    KeyRow { act: "back"; on: ["Escape"]; text: qsTr("back to the list, then close the panel"); brief: qsTr("back"); inPalette: false }
}
