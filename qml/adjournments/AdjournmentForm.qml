// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// What an act with an adjourned game still needs to know: up to three lines and two switches. Enter does it, Escape
// leaves it.
Card {
    id: form

    property string title: ""
    property string subject: "" // whose game it is
    property string note: ""
    property string firstLabel: ""
    property string firstValue: ""
    property string firstHint: ""
    property string secondLabel: ""
    property string secondValue: ""
    property string secondHint: ""
    property string thirdLabel: ""
    property string thirdHint: ""
    property string switchText: ""
    property bool switchOn: false
    property string alsoText: "" // of a switch that concerns other games
    property string confirm: ""
    property string fault: "" // what is wrong with the first line, or the second one where that is a number
    property string secondFault: ""
    property string thirdFault: ""

    signal confirmed(string first, string second, string third, bool switched, bool also)
    signal leave()

    function take() {
        first.value = ""
        second.value = ""
        third.value = ""
        first.value = form.firstValue
        second.value = form.secondValue
        first.input.text = form.firstValue
        second.input.text = form.secondValue
        third.input.text = ""
        toggle.checked = form.switchOn
        also.checked = false
        form.clear()
        first.take()
    }
    function clear() {
        form.fault = ""
        form.secondFault = ""
        form.thirdFault = ""
    }
    // Beside the line it concerns, which has the keyboard then.
    function tell(line: int, fault: string) {
        form.clear()
        if (line === 0)
            form.fault = fault
        else if (line === 1)
            form.secondFault = fault
        else
            form.thirdFault = fault
        const field = [first, second, third][line]
        field.take()
    }
    function send() { form.confirmed(first.text, second.text, third.text, toggle.checked, also.checked) }

    padding: 12
    Keys.onEscapePressed: form.leave()
    // What was sent is no key for the page below.
    Keys.onReturnPressed: event => event.accepted = true
    Keys.onEnterPressed: event => event.accepted = true

    AppText { text: form.title; font.bold: true; font.pixelSize: Theme.lead; Layout.fillWidth: true }
    PersonName { text: form.subject; visible: text !== ""; font.bold: true; Layout.fillWidth: true }
    AppText { text: form.note; color: Theme.inkSoft; font.pixelSize: Theme.small; visible: text !== ""; Layout.fillWidth: true }
    Field {
        id: first
        objectName: "first"
        label: form.firstLabel
        hint: form.firstHint
        error: form.fault
        Layout.fillWidth: true
        onEdited: form.clear()
        onAccepted: form.send()
    }
    Field {
        id: second
        objectName: "second"
        label: form.secondLabel
        hint: form.secondHint
        error: form.secondFault
        visible: form.secondLabel !== ""
        Layout.fillWidth: true
        onEdited: form.clear()
        onAccepted: form.send()
    }
    Field {
        id: third
        objectName: "third"
        label: form.thirdLabel
        hint: form.thirdHint
        error: form.thirdFault
        visible: form.thirdLabel !== ""
        Layout.fillWidth: true
        onEdited: form.clear()
        onAccepted: form.send()
    }
    OnOff {
        id: toggle
        text: form.switchText
        visible: form.switchText !== ""
        Layout.fillWidth: true
        onAccepted: form.send()
    }
    OnOff {
        id: also
        objectName: "also"
        text: form.alsoText
        visible: form.alsoText !== ""
        Layout.fillWidth: true
        onAccepted: form.send()
    }
    Flow {
        spacing: Theme.gap
        Layout.fillWidth: true
        AppButton { text: form.confirm; keys: "↵"; primary: true; onClicked: form.send() }
        AppButton { text: qsTr("Cancel"); keys: "Esc"; onClicked: form.leave() }
    }
}
