// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// What the clocks do between periods, at the flag and before the first move.
Card {
    id: options

    required property ControlForm form

    Chips {
        visible: options.form.severalPeriods
        label: qsTr("The next period begins")
        names: [qsTr("when the time is used up"), qsTr("when its moves are made")]
        chosen: options.form.atQuota ? 1 : 0
        Layout.fillWidth: true
        onPicked: index => options.form.atQuota = index === 1
    }
    OnOff {
        objectName: "freezes"
        text: qsTr("Both clocks stop at the flag")
        hint: qsTr("Usual with extra time; with plain time, and always in US play, the other clock runs on.")
        checked: options.form.freezes
        Layout.fillWidth: true
        onToggled: options.form.freezes = checked
    }
    OnOff {
        objectName: "firstMove"
        visible: options.form.anyExtra
        text: qsTr("Extra time for the first move too")
        hint: qsTr("Usual at FIDE events and on DGT clocks.")
        checked: options.form.firstMoveCredited
        Layout.fillWidth: true
        onToggled: options.form.firstMoveCredited = checked
    }
}
