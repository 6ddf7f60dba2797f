// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The PIN of somebody who signs in: typed unseen.
SidePanel {
    id: form

    required property PersonsModel persons
    property int row: -1
    property string name: ""

    function take() { pin.input.clear(); form.persons.forgetFault(); pin.take() }
    function signIn() { form.persons.signIn(form.row, pin.text) }

    AppText { text: form.name; font.pixelSize: Theme.lead; font.bold: true; Layout.fillWidth: true }
    Field {
        id: pin
        objectName: "pin"
        label: qsTr("PIN or passphrase")
        error: form.persons.fault
        input.echoMode: TextInput.Password
        input.inputMethodHints: Qt.ImhSensitiveData | Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
        Layout.fillWidth: true
        onEdited: form.persons.forgetFault()
        onAccepted: form.signIn()
    }
    AppButton { primary: true; drawing: "check"; text: qsTr("Sign in"); keys: "↵"; enabled: !form.persons.busy; Layout.fillWidth: true; onClicked: form.signIn() }
    AppButton { text: qsTr("Cancel"); keys: "Esc"; Layout.fillWidth: true; onClicked: form.leave() }
}
