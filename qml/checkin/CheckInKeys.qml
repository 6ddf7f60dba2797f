// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool chosen: true   // there is a player under the cursor
    property bool here: false    // that one has come
    property bool missing: true  // somebody has not come
    property bool owing: false   // the player under the cursor
    property bool held: true     // somebody has come
    property bool own: true      // the player under the cursor plays in the tournament that is shown
    property bool several: true  // others are open, whose players are checked in with these
    property bool closing: false // what becomes of the absent is being chosen
    property bool takesByes: true
    property bool takesHalfPoints: true

    KeyRow { on: Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ"); keys: "a–z"; text: qsTr("find a player: a few letters of any part of the name"); brief: qsTr("find"); usable: !table.closing }
    KeyRow { on: ["Return"]; text: qsTr("the player is here"); brief: qsTr("here"); usable: table.chosen && !table.closing }
    KeyRow { act: "takeBack"; on: ["Delete"]; text: qsTr("the player is not here after all"); brief: qsTr("not here"); usable: table.here && !table.closing; inPalette: false }
    KeyRow { on: ["Tab"]; text: qsTr("next player who is missing"); brief: qsTr("next missing"); usable: table.missing && !table.closing }
    KeyRow { act: "onlyMissing"; on: ["Ctrl+M"]; shortcut: true; text: qsTr("show only those who are missing, or everybody"); brief: qsTr("only missing") }
    KeyRow { act: "together"; on: ["Ctrl+T"]; shortcut: true; text: qsTr("players of all tournaments, or of this one alone"); usable: table.several }
    KeyRow { act: "fee"; on: ["Ctrl+F"]; shortcut: true; text: qsTr("the player has paid what is owed"); brief: qsTr("fee paid"); usable: table.owing }
    KeyRow { act: "add"; on: ["Ctrl+Shift+N"]; shortcut: true; text: qsTr("add a player who is not in the list"); brief: qsTr("add a player"); drawing: "plus" }
    KeyRow { act: "edit"; on: ["Shift+Return"]; shortcut: true; text: qsTr("edit the player: byes, rating, note"); brief: qsTr("edit"); usable: table.chosen && table.own && !table.closing; inPalette: false }
    KeyRow { act: "close"; on: ["Ctrl+Return"]; shortcut: true; text: qsTr("close the check-in: byes or withdrawal for who is missing"); brief: qsTr("close the check-in"); usable: table.missing }
    KeyRow { act: "zero"; on: ["0"]; place: "closing"; text: qsTr("when closing: a zero-point bye for all who are missing"); inPalette: false; usable: table.takesByes }
    KeyRow { act: "half"; on: ["="]; place: "closing"; text: qsTr("when closing: a half-point bye for all who are missing"); inPalette: false; usable: table.takesHalfPoints }
    KeyRow { act: "withdraw"; on: ["Ctrl+D"]; place: "closing"; text: qsTr("when closing: withdraw all who are missing; before round 1 they are removed"); inPalette: false }
    KeyRow { act: "anew"; on: ["Ctrl+Shift+B"]; shortcut: true; text: qsTr("begin the check-in anew: nobody is here"); usable: table.held }
    KeyRow { act: "copy"; on: ["Ctrl+C"]; text: qsTr("copy the list, for a spreadsheet or a letter") }
    KeyRow { on: ["Escape"]; text: qsTr("clear what was typed; leave the closing of the check-in") }
}
