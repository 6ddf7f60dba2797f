// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool callable: true // there is a game that can be called to seal
    property bool chosen: true   // there is a game under the cursor
    property var can: ["tell", "type", "adjourn", "label", "plan", "keep", "miss", "white", "black", "came", "open", "write", "resume", "reply", "off", "reread", "tag"] // with it

    function may(act: string): bool { return Array.from(table.can).includes(act) }

    KeyRow { act: "call"; on: ["C"]; text: qsTr("tell players to seal a move"); brief: qsTr("tell to seal"); usable: table.callable; drawing: "adjourned" }
    KeyRow { act: "tell"; on: ["Shift+C"]; text: qsTr("tell the players of this game to seal"); usable: table.may("tell") }
    KeyRow { act: "type"; on: ["T"]; text: qsTr("the player types the sealed move, unseen"); usable: table.may("type") }
    KeyRow { act: "adjourn"; on: ["S"]; text: qsTr("the move is sealed: stop the clock and adjourn the game"); usable: table.may("adjourn") }
    KeyRow { act: "keep"; on: ["K"]; text: qsTr("envelope: who keeps it, and whether it is checked"); usable: table.may("keep") }
    KeyRow { act: "plan"; on: ["D"]; text: qsTr("day, time and place of the resumption"); usable: table.may("plan") }
    KeyRow { act: "white"; on: [Letters.white]; text: qsTr("White has come to the resumption, or has not"); usable: table.may("white") }
    KeyRow { act: "black"; on: [Letters.black]; text: qsTr("Black has come to the resumption, or has not"); usable: table.may("black") }
    KeyRow { act: "came"; on: ["H"]; text: qsTr("when the players came, if it was earlier than it is noted"); usable: table.may("came") }
    KeyRow { act: "open"; on: ["O"]; text: qsTr("open the envelope"); usable: table.may("open") }
    KeyRow { act: "reread"; on: ["Y"]; text: qsTr("the paper says otherwise: correct what was entered"); usable: table.may("reread") }
    KeyRow { act: "off"; on: ["Delete"]; text: qsTr("the game goes on: no move is sealed"); usable: table.may("off") }
    KeyRow { act: "write"; on: ["Return"]; text: qsTr("write the sealed move on the record"); usable: table.may("write") }
    KeyRow { act: "resume"; on: ["R"]; text: qsTr("resume the game"); usable: table.may("resume") }
    KeyRow { act: "whyNotCalled"; on: ["C"]; usable: !table.callable; inPalette: false }
    KeyRow { act: "whyNotAdjourned"; on: ["S"]; usable: table.chosen && !table.may("adjourn"); inPalette: false }
    KeyRow { act: "whyNotResumed"; on: ["R"]; usable: table.chosen && !table.may("resume"); inPalette: false }
    KeyRow { act: "whyNotOpened"; on: ["O"]; usable: table.chosen && !table.may("open"); inPalette: false }
    KeyRow { act: "whyNotReread"; on: ["Y"]; usable: table.chosen && !table.may("reread"); inPalette: false }
    KeyRow { act: "reply"; on: ["E"]; text: qsTr("the reply is sealed in a second envelope"); usable: table.may("reply") }
    KeyRow { act: "miss"; on: ["M"]; text: qsTr("the envelope or a key to it is missing"); usable: table.may("miss") }
    KeyRow { act: "label"; on: ["P"]; text: qsTr("print the sheet for the envelope"); brief: table.may("label") ? qsTr("sheet") : ""; usable: table.may("label") }
    KeyRow { act: "tag"; on: ["A"]; text: qsTr("print the label for the envelope (A5)"); usable: table.may("tag") }
    KeyRow { act: "list"; on: ["L"]; text: qsTr("print the list of resumptions"); brief: qsTr("list"); usable: table.chosen }
    KeyRow { act: "calendar"; on: ["V"]; text: qsTr("save the resumptions as a calendar file"); brief: qsTr("calendar"); usable: table.chosen }
    KeyRow { act: "find"; on: ["/"]; text: qsTr("find a game by board or name"); brief: qsTr("find a game"); usable: table.chosen }
    KeyRow { act: "record"; on: ["G"]; text: qsTr("game record"); brief: qsTr("game record"); usable: table.chosen }
    KeyRow { act: "incident"; on: ["I"]; text: qsTr("incident: rule on it"); brief: qsTr("incident"); usable: table.chosen }
}
