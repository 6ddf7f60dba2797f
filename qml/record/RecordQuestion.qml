// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The parts that every form of the record is made of: a side, a choice, fields, a switch, and the button.
ColumnLayout {
    id: question

    property string title: ""
    property string note: ""
    property var sides: []           // names of White and of Black; none where the side does not matter
    property int side: Sides.White
    property var choices: []
    property var choiceValues: Array.from(choices).map((name, index) => index) // what they stand for
    property var choice: choiceValues[0]
    property string fieldLabel: ""
    property string secondLabel: ""
    property string switchText: ""
    property string confirm: ""
    property string fault: ""
    property string secondFault: ""
    property bool stays: false
    readonly property alias text: field.text
    readonly property alias secondText: second.text
    readonly property alias switched: toggle.checked

    signal confirmed()

    function take() {
        if (question.fieldLabel !== "")
            field.take()
        else
            button.forceActiveFocus(Qt.TabFocusReason)
    }

    spacing: Theme.gap

    AppText { text: question.title; font.bold: true; font.pixelSize: Theme.lead; Layout.fillWidth: true }
    AppText { text: question.note; color: Theme.inkSoft; font.pixelSize: Theme.small; visible: text !== ""; Layout.fillWidth: true }
    Chips {
        names: question.sides
        values: [Sides.White, Sides.Black]
        value: question.side
        visible: question.sides.length > 0
        Layout.fillWidth: true
        onChose: side => { question.side = side; question.take() }
    }
    Chips {
        names: question.choices
        values: question.choiceValues
        value: question.choice
        visible: question.choices.length > 0
        Layout.fillWidth: true
        onChose: choice => { question.choice = choice; question.take() }
    }
    Field {
        id: field
        label: question.fieldLabel
        error: question.fault
        visible: question.fieldLabel !== ""
        Layout.fillWidth: true
        onEdited: question.fault = ""
        onAccepted: question.confirmed()
    }
    Field {
        id: second
        label: question.secondLabel
        error: question.secondFault
        visible: question.secondLabel !== ""
        Layout.fillWidth: true
        onEdited: question.secondFault = ""
        onAccepted: question.confirmed()
    }
    AppText {
        text: question.fault
        color: Theme.danger
        visible: text !== "" && question.fieldLabel === ""
        Layout.fillWidth: true
    }
    OnOff {
        id: toggle
        text: question.switchText
        visible: question.switchText !== ""
        Layout.fillWidth: true
        onAccepted: question.confirmed()
    }
    AppButton {
        id: button
        text: question.confirm
        keys: "↵"
        primary: true
        onClicked: question.confirmed()
    }
}
