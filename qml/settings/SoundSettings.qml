// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// What is heard. Nothing ever tells a player that the opponent has moved or that a clock was not pressed.
Card {
    id: card

    required property Preferences preferences

    spacing: Theme.space

    OnOff {
        text: qsTr("Sound on this computer when a flag falls")
        hint: qsTr("For every board of the round. Silent where only a player may claim a flag fall.")
        checked: card.preferences.deskSound
        Layout.fillWidth: true
        onToggled: card.preferences.deskSound = checked
    }
    OnOff {
        text: qsTr("Sound when a board calls the arbiter")
        hint: qsTr("The call stands on the tile, above the page and in the list of the hall, too.")
        checked: card.preferences.callSound
        Layout.fillWidth: true
        onToggled: card.preferences.callSound = checked
    }
    OnOff {
        text: qsTr("Sound when a typed result is not entered")
        hint: qsTr("Also when a result typed again differs. It is seen on the page, too.")
        checked: card.preferences.entrySound
        Layout.fillWidth: true
        onToggled: card.preferences.entrySound = checked
    }
    Chips {
        label: qsTr("Sound of the full-screen clock")
        names: [qsTr("Never"), qsTr("As chess clocks do"), qsTr("Always")]
        values: [Preferences.Never, Preferences.AsClocksDo, Preferences.Always]
        value: card.preferences.boardSound
        Layout.fillWidth: true
        onChose: when => card.preferences.boardSound = when
    }
    AppText {
        text: qsTr("Chess clocks sound in byo-yomi, Canadian overtime, hourglass, gong and time for each move, and are silent otherwise. They beep ten seconds before a time ends and in its last five seconds.")
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        Layout.fillWidth: true
    }
}
