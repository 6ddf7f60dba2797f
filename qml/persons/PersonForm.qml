// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Who somebody is and what he may do: a name, a role, a PIN where one is wanted.
SidePanel {
    id: form

    required property PersonsModel persons
    property string name: "" // of the one who is changed; empty: a new one
    property int role: 0
    property bool locked: false
    property int wanted: 0
    property string wrong: ""
    property string wrongName: ""

    function take() {
        form.wrong = ""
        form.wrongName = ""
        form.wanted = form.role
        pin.input.clear()
        open.checked = !form.locked
        who.input.text = form.name
        form.name === "" ? who.take() : roles.take()
    }
    function keep() {
        form.wrongName = form.name === "" ? form.persons.nameFault(who.text) : ""
        if (form.wrongName !== "")
            return who.take()
        form.wrong = form.persons.keep(form.name === "" ? who.text : form.name, form.wanted, open.checked ? "" : pin.text, open.checked)
    }

    AppText { text: form.name === "" ? qsTr("A person at the desk") : form.name; font.pixelSize: Theme.lead; font.bold: true; Layout.fillWidth: true }
    Field {
        id: who
        objectName: "name"
        label: qsTr("Name")
        error: form.wrongName
        visible: form.name === ""
        Layout.fillWidth: true
        onEdited: form.wrongName = ""
        onAccepted: roles.take()
    }
    Choice {
        id: roles
        objectName: "role"
        label: qsTr("Role")
        names: form.persons.roleNames
        chosen: form.wanted
        hint: [qsTr("Everything."), qsTr("Everything but the details of the event and the roles."),
               qsTr("Results, check-in, who is present, game records, scoresheets, calls from boards."), qsTr("Looks, prints and exports, and changes nothing.")][form.wanted]
        Layout.fillWidth: true
        onPicked: index => form.wanted = index
    }
    OnOff { id: open; objectName: "open"; text: qsTr("Without a PIN"); Layout.fillWidth: true }
    Field {
        id: pin
        objectName: "newPin"
        label: qsTr("PIN or passphrase")
        hint: form.locked && form.name !== "" ? qsTr("Empty: as it is.") : qsTr("At least 4 characters. A passphrase is harder to guess than a PIN.")
        error: form.wrong
        visible: !open.checked || form.wrong !== ""
        input.echoMode: TextInput.Password
        input.inputMethodHints: Qt.ImhSensitiveData | Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
        Layout.fillWidth: true
        onEdited: form.wrong = ""
        onAccepted: form.keep()
    }
    AppButton { primary: true; drawing: "check"; text: qsTr("Save"); keys: "Ctrl+↵"; enabled: !form.persons.busy; Layout.fillWidth: true; onClicked: form.keep() }
    AppButton { text: qsTr("Cancel"); keys: "Esc"; Layout.fillWidth: true; onClicked: form.leave() }
}
