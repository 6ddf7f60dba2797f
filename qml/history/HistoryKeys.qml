// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    KeyRow { act: "after"; on: ["A"]; text: qsTr("the event as it was after that action"); drawing: "history" }
    KeyRow { act: "before"; on: ["B"]; text: qsTr("the event as it was before that action"); drawing: "history" }
    KeyRow { act: "ask"; on: Array.from("0123456789"); keys: "0–9"; text: qsTr("type a time of day: the event as it was then"); inPalette: false }
    KeyRow { act: "replay"; on: ["Return", "H"]; text: qsTr("replay of the board, at that action"); inPalette: true; drawing: "clock" }
    KeyRow { act: "copy"; on: ["Ctrl+C"]; text: qsTr("copy the list, for a spreadsheet or a letter") }
}
