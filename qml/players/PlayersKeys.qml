// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool chosen: true   // there is a player under the cursor
    property bool pairable: true // prohibited pairs mean something here
    property bool begun: true    // a round is paired
    property bool ofTeams: false // those stand in the table, and not players
    property bool drawing: true  // pairing numbers can be drawn
    property bool several: true  // other tournaments of the event are open

    KeyRow { act: "add"; on: ["+", "Insert"]; keys: "+"; text: qsTr("add a player"); inPalette: true; drawing: "plus" }
    KeyRow { act: "paste"; on: ["Ctrl+V"]; text: qsTr("paste a list of players"); brief: qsTr("paste a list") }
    KeyRow { act: "import"; on: ["Ctrl+Shift+I"]; shortcut: true; text: qsTr("import players from a file: spreadsheet, CSV, TRF, another event"); brief: qsTr("import players") }
    KeyRow { act: "copy"; on: ["Ctrl+C"]; text: qsTr("copy the list of players") }
    KeyRow { act: "export"; on: ["Ctrl+S"]; text: qsTr("save the list of players as CSV, XLSX or TRF") }
    KeyRow { act: "edit"; on: ["Return"]; text: qsTr("edit the player") }
    KeyRow { act: "elsewhere"; on: ["Ctrl+Shift+A"]; shortcut: true; text: qsTr("enter the player in another tournament of the event, too"); usable: table.chosen && table.several }
    KeyRow { act: "card"; on: ["Ctrl+Shift+C"]; text: qsTr("the player's card on the standings: rounds, rating, title norms"); usable: table.chosen && table.begun && !table.ofTeams }
    KeyRow { act: "withdraw"; on: ["Ctrl+D"]; text: table.begun ? qsTr("withdraw or bring back") : qsTr("remove"); usable: table.chosen }
    KeyRow { act: "withdrawAll"; on: ["Ctrl+Alt+D"]; shortcut: true; text: qsTr("withdraw the player from all tournaments of the event"); usable: table.chosen && table.several }
    KeyRow { act: "prohibit"; on: ["Ctrl+B"]; text: qsTr("prohibited pairings of a Swiss"); usable: table.pairable }
    KeyRow { act: "lots"; on: ["Ctrl+L"]; text: qsTr("draw lots for the pairing numbers of a round robin, a match or a knockout"); brief: qsTr("draw lots"); usable: table.drawing }
    KeyRow { act: "varma"; on: ["Ctrl+Shift+V"]; text: qsTr("draw lots so that players of one federation do not meet in the last rounds (Varma)"); usable: table.drawing }
    KeyRow { act: "up"; on: ["Alt+Up"]; text: qsTr("move the player up: set the pairing numbers of a round robin"); usable: table.drawing && table.chosen; inPalette: false }
    KeyRow { act: "down"; on: ["Alt+Down"]; text: qsTr("move the player down"); usable: table.drawing && table.chosen; inPalette: false }
    KeyRow { act: "remove"; on: ["Delete"]; text: qsTr("remove one who has not been paired"); usable: table.chosen && !table.begun }
    KeyRow { on: ["Escape"]; text: qsTr("leave the form") }
    KeyRow { on: ["Backspace"]; text: qsTr("take back the last letter of the name that is looked for") }
    KeyRow { on: Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"); keys: "a–z"; text: qsTr("find by name: letters of surname and first name, such as vlc ja") }
}
