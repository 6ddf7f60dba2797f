// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// The arbiter may always decide otherwise; the note below says why.
Column {
    id: word

    required property HandsView hands
    required property bool mayPlayOn
    required property bool unequal // scores that do not add up to one belong to it

    spacing: 4

    AppText {
        text: qsTr("Your own decision, with a note below")
        font.pixelSize: Theme.small
        font.bold: true
        color: Theme.ink
        width: word.width
    }
    Flow {
        spacing: Theme.gap
        width: word.width
        AppButton { text: "1–0"; Accessible.name: qsTr("White wins"); onClicked: word.hands.decide("1-0") }
        AppButton { text: "½–½"; Accessible.name: qsTr("Draw"); onClicked: word.hands.decide("1/2-1/2") }
        AppButton { text: "0–1"; Accessible.name: qsTr("Black wins"); onClicked: word.hands.decide("0-1") }
        AppButton { text: "½–0"; Accessible.name: qsTr("Half a point to White, none to Black"); visible: word.unequal; onClicked: word.hands.decide("1/2-0") }
        AppButton { text: "0–½"; Accessible.name: qsTr("Half a point to Black, none to White"); visible: word.unequal; onClicked: word.hands.decide("0-1/2") }
        AppButton { text: qsTr("Play on"); visible: word.mayPlayOn; onClicked: word.hands.playOn() }
    }
}
