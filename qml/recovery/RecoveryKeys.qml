// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool elsewhere: true // other desks run clocks

    KeyRow { on: ["1", "2", "3"]; text: qsTr("decide for the current board") }
    KeyRow { on: ["4"]; text: qsTr("type both times") }
    KeyRow { on: ["Shift+1", "Shift+2", "Shift+3"]; keys: "Shift+1…3"; text: qsTr("decide for all boards") }
    KeyRow { act: "resume"; on: ["Space"]; text: qsTr("resume the clocks that sleep paused") }
    KeyRow { act: "take"; on: ["T"]; text: qsTr("take over the clocks of another desk"); usable: table.elsewhere }
}
