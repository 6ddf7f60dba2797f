// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool chosen: false
    property bool seated: false
    property bool asking: false // in the form of a person

    KeyRow { on: ["Up", "Down"]; text: qsTr("from person to person") }
    KeyRow { act: "signIn"; on: ["Return"]; text: qsTr("sign in at this desk, with the PIN where there is one"); brief: qsTr("sign in"); usable: table.chosen; inPalette: false }
    KeyRow { act: "signOut"; on: ["L"]; text: qsTr("leave the desk: it is for reading only until somebody signs in"); brief: qsTr("leave the desk"); usable: table.seated; drawing: "lock" }
    KeyRow { act: "add"; on: ["+"]; text: qsTr("add a person with a role"); brief: qsTr("add"); drawing: "plus" }
    KeyRow { act: "edit"; on: ["E"]; text: qsTr("change the role or the PIN of the chosen person"); brief: qsTr("change"); usable: table.chosen; drawing: "players" }
    KeyRow { act: "remove"; on: ["Delete"]; text: qsTr("remove the chosen person"); brief: qsTr("remove"); usable: table.chosen; drawing: "cross" }
    KeyRow { act: "keep"; on: ["Ctrl+Return"]; shortcut: true; text: qsTr("save what was entered for a person"); usable: table.asking; inPalette: false }
}
