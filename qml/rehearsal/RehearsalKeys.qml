// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table
    property bool active: false // people are in the hall
    property bool chosen: false // a voice

    KeyRow { act: "begin"; on: ["B"]; text: qsTr("begin a rehearsal: an event of its own that nobody keeps"); brief: qsTr("begin"); drawing: "play"; usable: !table.active }
    KeyRow { on: ["Up", "Down"]; text: qsTr("from voice to voice") }
    KeyRow { act: "go"; on: ["Return"]; text: qsTr("to the board in the hall"); brief: qsTr("to the board"); usable: table.chosen; inPalette: false }
    KeyRow { act: "incident"; on: ["I"]; text: qsTr("what has happened there: the panel of incidents"); brief: qsTr("incident"); usable: table.active && table.chosen; inPalette: false }
    KeyRow { act: "finish"; on: ["F"]; text: qsTr("finish: the people go home, and the score is counted"); brief: qsTr("finish"); drawing: "check"; usable: table.active }
}
