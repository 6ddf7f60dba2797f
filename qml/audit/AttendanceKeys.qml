// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool overdue: true // the default time has expired on some board
    property string letters: "" // of White and Black, in the language spoken

    KeyRow { on: ["Down"]; text: qsTr("to the list"); brief: text }
    KeyRow {
        on: Array.from(table.letters.toUpperCase()); keys: table.letters
        text: table.letters === "" ? "" : qsTr("absent or arrived")
        brief: text
    }
    KeyRow { on: ["F"]; text: qsTr("forfeit on the current board"); brief: qsTr("forfeit, once the default time has expired") }
    KeyRow { act: "forfeitAll"; on: ["Ctrl+F"]; shortcut: true; text: qsTr("forfeit on every board whose default time has expired"); brief: table.overdue ? qsTr("forfeit on all of them") : ""; usable: table.overdue }
    KeyRow { act: "copy"; on: ["Ctrl+C"]; text: qsTr("copy the list, for a spreadsheet or a letter") }
    KeyRow { act: "go"; on: ["Return"]; place: "list"; text: qsTr("go to the board in the hall"); brief: text; inPalette: false }
    KeyRow { act: "field"; on: ["Escape"]; place: "list"; text: qsTr("from the list to the field"); inPalette: false }
}
