// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool ready: true // there is a table
    property bool hasTree: false // who loses a match is out

    KeyRow { act: "why"; on: ["W"]; text: qsTr("why the player has this rank: games, opponents, tie-breaks round by round"); brief: qsTr("why this rank"); usable: table.ready }
    KeyRow { act: "tree"; on: ["T"]; text: qsTr("the tree of a knockout, or its table"); brief: qsTr("tree"); usable: table.hasTree }
    KeyRow { act: "round"; on: ["Left", "Right"]; text: qsTr("standings after an earlier or a later round"); brief: qsTr("round"); usable: table.ready }
    KeyRow { act: "copy"; on: ["Ctrl+C"]; text: qsTr("copy the standings, for a spreadsheet or a letter"); brief: qsTr("copy"); usable: table.ready }
}
