// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool chosen: true   // there is a team under the cursor
    property bool playing: true  // that team has a match in the round that is played
    property bool begun: true    // a round is paired
    property bool drawing: true  // numbers can be drawn
    property bool asking: true   // in the form of a team or of a line-up
    property bool given: true    // a line-up was handed in

    KeyRow { act: "add"; on: ["+", "Insert"]; keys: "+"; text: qsTr("add a team"); inPalette: true; drawing: "plus"; usable: !table.begun }
    KeyRow { act: "edit"; on: ["Return"]; text: qsTr("edit the team: name, captain, players in order of boards"); brief: qsTr("edit"); usable: table.chosen; inPalette: false }
    KeyRow { act: "lineUp"; on: ["L"]; text: qsTr("line-up of the team for the coming round"); brief: qsTr("line-up"); usable: table.chosen; inPalette: true }
    KeyRow { act: "withdraw"; on: ["Ctrl+D"]; text: table.begun ? qsTr("withdraw or bring back a team") : qsTr("remove a team"); usable: table.chosen }
    KeyRow { act: "remove"; on: ["Delete"]; text: qsTr("remove a team that has not been paired"); usable: table.chosen && !table.begun }
    KeyRow { act: "forfeit"; on: ["F"]; text: qsTr("the team loses its match of this round by forfeit"); brief: qsTr("forfeit"); words: qsTr("absent, did not come"); usable: table.chosen && table.playing; inPalette: true }
    KeyRow { act: "card"; on: ["Ctrl+Shift+C"]; text: qsTr("the team's card on the standings: matches, floats, players"); usable: table.chosen && table.begun }
    KeyRow { act: "lots"; on: ["Ctrl+L"]; text: qsTr("draw lots for the numbers of the teams of a round robin"); brief: qsTr("draw lots"); usable: table.drawing }
    KeyRow { on: ["Alt+Up", "Alt+Down"]; text: qsTr("in the list of players and in the line-up: one board up or down") }
    KeyRow { on: ["Space"]; text: qsTr("in the line-up: the board stays empty, or the player sits on an empty one") }
    KeyRow { act: "keep"; on: ["Ctrl+Return"]; shortcut: true; text: qsTr("save the team, or hand in the line-up"); usable: table.asking; inPalette: false }
    KeyRow { act: "takeBack"; on: ["Ctrl+Backspace"]; shortcut: true; text: qsTr("take back the line-up that was handed in"); usable: table.asking && table.given; inPalette: false }
    KeyRow { on: ["Escape"]; text: qsTr("leave the form") }
}
