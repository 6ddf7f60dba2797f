// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Where the games of the round go, which, and how late.
Card {
    id: card

    required property BroadcastView broadcast

    function takeAddress() {
        address.take();
    }
    function takeBoards() {
        boards.take();
    }

    AppText {
        text: card.broadcast.round
        font.bold: true
        Layout.fillWidth: true
    }
    Field {
        id: address
        label: qsTr("Address of the round on lichess.org")
        hint: qsTr("Each round has its own. Copy it from the browser when you have made the round there, without a source.")
        placeholder: "https://lichess.org/broadcast/open/round-1/AbCdEfGh"
        value: card.broadcast.address
        Layout.fillWidth: true
        onFinished: address.error = card.broadcast.setAddress(text)
        onEdited: address.error = ""
    }
    Field {
        id: boards
        label: qsTr("Boards")
        hint: qsTr("Empty: all. %1").arg(card.broadcast.games)
        placeholder: "1-20"
        value: card.broadcast.boards
        Layout.fillWidth: true
        onFinished: boards.error = card.broadcast.setBoards(text)
        onEdited: boards.error = ""
    }
    Choice {
        label: qsTr("Delay")
        hint: qsTr("Moves and results are sent this much later than they are recorded. A delay set on lichess.org comes on top.")
        names: card.broadcast.delays
        chosen: card.broadcast.delay
        Layout.fillWidth: true
        onPicked: index => card.broadcast.delay = index
    }
}
