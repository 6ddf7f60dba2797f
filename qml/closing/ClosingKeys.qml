// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    KeyRow { on: ["Up", "Down"]; text: qsTr("from line to line") }
    KeyRow { act: "go"; on: ["Return"]; text: qsTr("to the page where it is done"); brief: qsTr("go there"); inPalette: false }
    KeyRow { act: "archive"; on: ["S"]; text: qsTr("save the archive of everything beside the event"); brief: qsTr("save the archive"); drawing: "take-out" }
    KeyRow { act: "papers"; on: ["P"]; text: qsTr("the papers: report of the arbiter, standings, crosstable"); brief: qsTr("papers"); drawing: "papers" }
    KeyRow { act: "exports"; on: ["E"]; text: qsTr("the files for the federation"); brief: qsTr("files"); drawing: "take-out" }
}
