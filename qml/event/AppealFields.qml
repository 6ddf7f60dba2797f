// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// What the regulations of the event say of appeals (Laws 11.10).
Card {
    id: card

    required property EventForm form

    spacing: 12
    AppText {
        text: qsTr("Appeals")
        font.pixelSize: Theme.lead
        font.bold: true
        Layout.fillWidth: true
    }
    Chips {
        label: qsTr("Appeals are decided by")
        names: [qsTr("an appeals committee"), qsTr("the chief arbiter")]
        values: [false, true]
        value: card.form.appealsToChiefArbiter
        Layout.fillWidth: true
        onChose: chief => card.form.appealsToChiefArbiter = chief
    }
    Field {
        objectName: "appealsWithin"
        label: qsTr("Accepted until, in minutes after the end of the round")
        value: card.form.appealsWithin
        hint: qsTr("Empty: no time limit.")
        error: card.form.appealsWithinError
        input.inputMethodHints: Qt.ImhDigitsOnly
        Layout.fillWidth: true
        onEdited: text => card.form.appealsWithin = text
        onFinished: card.form.touch("appealsWithin")
    }
}
