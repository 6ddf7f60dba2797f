// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool gamesOpen: true // of the event: a final report is barred
    property bool ready: true     // there is an event

    KeyRow { on: ["Up", "Down"]; text: qsTr("from file to file") }
    KeyRow { act: "place"; on: ["Return"]; text: qsTr("save the file where you choose"); brief: qsTr("save as"); usable: table.ready }
    KeyRow { act: "beside"; on: ["S"]; text: qsTr("save the file beside the event"); brief: qsTr("beside the event"); usable: table.ready; inPalette: true }
    KeyRow { act: "round"; on: ["Left", "Right"]; text: qsTr("the round before and after, of its games"); brief: qsTr("round"); usable: table.ready }
    KeyRow { act: "interim"; on: ["I"]; text: qsTr("interim reports while games are open, or final ones"); brief: qsTr("interim reports"); usable: table.gamesOpen }
    KeyRow { act: "copy"; on: ["Ctrl+C"]; text: qsTr("copy the table, for a spreadsheet or a letter"); brief: qsTr("copy"); usable: table.ready }
    KeyRow { act: "anonymous"; on: ["A"]; text: qsTr("save the event as a copy without anybody's name"); brief: qsTr("anonymised copy"); usable: table.ready }
}
