// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// What is kept of how players can be reached, and its end.
Card {
    id: card

    required property PlayersModel players

    signal copyAsked(string purpose)

    function take() { erasing.forceActiveFocus() }

    spacing: 12
    AppText {
        text: qsTr("Personal data")
        font.pixelSize: Theme.lead
        font.bold: true
        Layout.fillWidth: true
    }
    AppText {
        text: qsTr("E-mail addresses and telephone numbers of the players are for the arbiters alone. When the event is over they can be erased; there is no undo.")
        color: Theme.inkSoft
        Layout.fillWidth: true
    }
    OnOff {
        id: births
        text: qsTr("The days of birth, too; the years stay")
        Layout.fillWidth: true
    }
    Flow {
        spacing: Theme.gap
        Layout.fillWidth: true
        AppButton {
            id: erasing
            text: qsTr("Erase the contact details…")
            onClicked: card.players.eraseContacts(births.checked)
        }
        AppButton {
            text: qsTr("Save a copy without contact data…")
            onClicked: card.copyAsked("clean")
        }
        AppButton {
            text: qsTr("Save an anonymised copy…")
            onClicked: card.copyAsked("anonymous")
        }
    }
}
