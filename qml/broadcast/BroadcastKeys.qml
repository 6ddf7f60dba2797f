// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool ready: true     // a round is paired
    property bool on: false       // games are sent
    property bool hasToken: false

    KeyRow {
        act: "toggle"
        on: ["B"]
        text: table.on ? qsTr("switch the broadcast off") : qsTr("switch the broadcast on")
        brief: table.on ? qsTr("switch off") : qsTr("switch on")
        drawing: "live"
        usable: table.ready
    }
    KeyRow {
        act: "again"
        on: ["S"]
        text: qsTr("send all games of the round once more")
        brief: qsTr("send again")
        usable: table.on
    }
    KeyRow {
        act: "visit"
        on: ["O"]
        text: qsTr("look at the broadcast in the browser")
        brief: qsTr("look")
        usable: table.ready
    }
    KeyRow {
        act: "address"
        on: ["D"]
        text: qsTr("address of the round on lichess.org")
        brief: qsTr("address")
    }
    KeyRow {
        act: "boards"
        on: ["T"]
        text: qsTr("boards that are broadcast")
        brief: qsTr("boards")
    }
    KeyRow {
        act: "token"
        on: ["K"]
        text: qsTr("token for lichess.org")
        brief: qsTr("token")
    }
    KeyRow {
        act: "forget"
        on: ["Shift+K"]
        text: qsTr("forget the token, here and in the secret store")
        brief: qsTr("forget token")
        usable: table.hasToken
    }
    KeyRow {
        act: "leave"
        on: ["Escape"]
        place: "field"
        text: qsTr("from a field back to the page")
        inPalette: false
    }
}
