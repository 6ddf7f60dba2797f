// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// What the regulations of the event say of adjourned games (Guidelines I).
Card {
    id: card

    required property EventForm form

    spacing: 12
    AppText {
        text: qsTr("Adjourned games")
        font.pixelSize: Theme.lead
        font.bold: true
        Layout.fillWidth: true
    }
    Chips {
        label: qsTr("Moves are sealed")
        names: [qsTr("on paper"), qsTr("on the screen")]
        values: [false, true]
        value: card.form.sealedOnScreen
        Layout.fillWidth: true
        onChose: onScreen => card.form.sealedOnScreen = onScreen
    }
    OnOff {
        text: qsTr("A move typed on the screen has two keys: one for the arbiter, one for the organiser")
        checked: card.form.twoKeys
        visible: card.form.sealedOnScreen
        Layout.fillWidth: true
        onToggled: card.form.twoKeys = checked
    }
    OnOff {
        text: qsTr("A second person is present when an envelope is opened")
        checked: card.form.witness
        Layout.fillWidth: true
        onToggled: card.form.witness = checked
    }
    Field {
        objectName: "lateAfter"
        label: qsTr("Late at a resumption after, in minutes")
        value: card.form.lateAfter
        hint: qsTr("Empty: the default time; under the Laws of 2009 one hour.")
        error: card.form.lateAfterError
        input.inputMethodHints: Qt.ImhDigitsOnly
        Layout.fillWidth: true
        onEdited: text => card.form.lateAfter = text
        onFinished: card.form.touch("lateAfter")
    }
}
