// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool register: false // the offences of the players are shown
    property bool chosen: true    // there is a ruling under the cursor
    property bool undoable: true  // and it is the last thing done
    property bool stands: true    // and it was not undone or withdrawn
    property bool attached: true  // files are attached to it

    KeyRow { act: "open"; on: ["Return"]; text: qsTr("case file of the ruling"); brief: table.register ? "" : qsTr("case file"); usable: table.chosen }
    KeyRow { act: "attach"; on: ["A"]; text: qsTr("attach a file to the ruling: a picture, PDF or text"); brief: table.register ? "" : qsTr("attach a file"); usable: table.chosen && !table.register }
    KeyRow { act: "nextFile"; on: ["F"]; text: qsTr("next attached file"); usable: table.attached; inPalette: false }
    KeyRow { act: "saveFile"; on: ["S"]; text: qsTr("save a copy of the attached file"); usable: table.attached }
    KeyRow { act: "removeFile"; on: ["Delete"]; text: qsTr("remove the attached file from the ruling"); usable: table.attached; inPalette: false }
    KeyRow { act: "appeal"; on: ["E"]; text: qsTr("appeal against the ruling: lodge it, decide it, carry it out"); brief: table.register ? "" : qsTr("appeal"); usable: table.chosen && !table.register }
    KeyRow { act: "withdraw"; on: ["W"]; text: qsTr("withdraw the ruling, whatever came after it"); brief: table.register ? "" : qsTr("withdraw"); usable: table.chosen && !table.register }
    KeyRow { act: "board"; on: ["G"]; text: qsTr("go to the board in the hall"); brief: qsTr("to the board"); usable: table.chosen }
    KeyRow { act: "undo"; on: ["U"]; text: qsTr("undo the ruling, if it is the last action"); brief: table.undoable ? qsTr("undo") : ""; inPalette: false }
    KeyRow { act: "paper"; on: ["P"]; text: qsTr("print what is shown: the rulings, or the register"); brief: qsTr("print"); drawing: "history" }
    KeyRow { act: "turn"; on: ["R"]; text: qsTr("rulings, or the register of offences"); brief: table.register ? qsTr("rulings") : qsTr("register of offences") }
    KeyRow { act: "find"; on: ["/", "Ctrl+F"]; keys: "/"; text: qsTr("find by player, board, article or words"); brief: qsTr("find"); inPalette: true; drawing: "search" }
    KeyRow { act: "copy"; on: ["Ctrl+C"]; text: qsTr("copy the list, for a spreadsheet or a letter") }
    KeyRow { on: ["Escape"]; text: qsTr("clear what is looked for; back from the register") }
}
