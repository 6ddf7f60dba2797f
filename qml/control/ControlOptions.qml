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
        values: [false, true]
        value: options.form.atQuota
        Layout.fillWidth: true
        onChose: chosen => options.form.atQuota = chosen
    }
    OnOff {
        objectName: "freezes"
        text: qsTr("Both clocks stop at a flag fall")
        hint: qsTr("Usual with an increment. Without one, and always in US play, the other clock keeps running.")
        checked: options.form.freezes
        Layout.fillWidth: true
        onToggled: options.form.freezes = checked
    }
    OnOff {
        objectName: "firstMove"
        visible: options.form.anyExtra
        text: qsTr("Increment for the first move too")
        hint: qsTr("Usual at FIDE events and on DGT clocks.")
        checked: options.form.firstMoveCredited
        Layout.fillWidth: true
        onToggled: options.form.firstMoveCredited = checked
    }
}
