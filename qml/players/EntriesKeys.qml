// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool filled: true // there are players to add
    property bool mendable: true // the rows have cells

    KeyRow { act: "enter"; on: ["Ctrl+Return"]; text: qsTr("add the players that are ticked"); brief: qsTr("add the players"); usable: table.filled; shortcut: true }
    KeyRow { act: "turn"; on: ["Space"]; text: qsTr("tick the player or leave the player out"); brief: qsTr("tick"); inPalette: false }
    KeyRow { act: "next"; on: ["N"]; text: qsTr("next player with a note"); brief: qsTr("next note"); inPalette: false }
    KeyRow { act: "mend"; on: ["E"]; text: qsTr("correct the cells of the row"); brief: qsTr("correct"); usable: table.mendable; inPalette: false }
    KeyRow { act: "columns"; on: ["C"]; text: qsTr("say what the columns are"); brief: qsTr("columns"); inPalette: false }
    KeyRow { act: "paste"; on: ["Ctrl+V"]; text: qsTr("paste another list") }
    KeyRow { act: "file"; on: ["F"]; text: qsTr("open a file with players"); inPalette: false }
    KeyRow { act: "leave"; on: ["Escape"]; text: qsTr("back without adding anybody"); inPalette: false }
}
