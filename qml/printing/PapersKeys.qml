// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool ready: true // there is a paper to print
    property bool paired: true // a round is
    property bool ofPlayer: false // the paper is about one player

    KeyRow { on: ["Up", "Down"]; text: qsTr("from paper to paper") }
    KeyRow { act: "round"; on: ["Left", "Right"]; text: qsTr("the round before and after"); brief: qsTr("round"); usable: table.ready }
    KeyRow { act: "player"; on: ["N", "Shift+N"]; text: qsTr("certificate and result for a title: the next player, the one before"); usable: table.ofPlayer }
    KeyRow { act: "print"; on: ["P"]; text: qsTr("print the paper; so does Enter"); brief: qsTr("print"); usable: table.ready }
    KeyRow { act: "printToo"; on: ["Return"]; usable: table.ready; inPalette: false }
    KeyRow { act: "certificates"; on: ["D"]; text: qsTr("print the certificates of all who have a prize, a page each; without prizes, of the first three of all players and of each category"); usable: table.ready && table.paired }
    KeyRow { act: "wall"; on: ["W"]; text: qsTr("print what hangs on the wall now"); brief: qsTr("for the wall"); usable: table.ready }
    KeyRow { act: "pdf"; on: ["S"]; text: qsTr("save the pages as PDF"); brief: qsTr("save as PDF"); usable: table.ready }
    KeyRow { act: "text"; on: ["T"]; text: qsTr("save as plain text"); usable: table.ready }
    KeyRow { act: "csv"; on: ["X"]; text: qsTr("save the table as CSV, for a spreadsheet"); brief: qsTr("CSV"); usable: table.ready }
    KeyRow { act: "xlsx"; on: ["Shift+X"]; text: qsTr("save the table as a spreadsheet (XLSX)"); usable: table.ready }
    KeyRow { act: "copy"; on: ["C", "Ctrl+C"]; inPalette: true; text: qsTr("copy the table, for a spreadsheet or a letter"); brief: qsTr("copy"); usable: table.ready }
    KeyRow { act: "settings"; on: ["E"]; text: qsTr("size, language, logo, lines and printer of the papers, and back"); brief: qsTr("settings") }
    KeyRow { act: "scroll"; on: ["Space", "Shift+Space"]; text: qsTr("scroll the pages down and up"); usable: table.ready }
}
