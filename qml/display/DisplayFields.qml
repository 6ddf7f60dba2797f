// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// What the arbiter types for the hall screen: a message, the boards whose clocks are shown, the time of the next round.
Card {
    id: card

    required property DisplayView display

    function takeMessage() {
        message.take();
    }
    function takeBoards() {
        boards.take();
    }
    function takeStart() {
        start.take();
    }

    spacing: 4

    Field {
        id: message
        label: qsTr("Message to the hall")
        value: card.display.message
        Layout.fillWidth: true
        onAccepted: card.display.message = text
    }
    AppText {
        text: qsTr("Enter shows it at the foot of the screen; an empty line takes it away.")
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.gap
    }
    Field {
        id: boards
        label: qsTr("Boards whose clocks are shown")
        placeholder: "1-4, 9"
        value: card.display.boards
        Layout.fillWidth: true
        onAccepted: boards.error = card.display.chooseBoards(text)
        onEdited: boards.error = ""
    }
    AppText {
        text: qsTr("None unless you choose them. The hall sees times, but no flag and no count of moves.")
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.gap
    }
    Field {
        id: start
        label: qsTr("Next round at")
        placeholder: card.display.start === "" ? "16:30" : card.display.start
        Layout.fillWidth: true
        onAccepted: start.error = card.display.typeStart(text)
        onEdited: start.error = ""
    }
    AppText {
        text: qsTr("As in the schedule of the event, unless you type another time: 16:30, or +15 for fifteen minutes from now.")
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.gap
    }
}
