// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Who is at this desk, and what the desk is called: written into the history with every act.
ColumnLayout {
    id: fields

    required property Preferences preferences

    property bool named: true // by name alone: the event has no persons with roles
    property bool withPersons: false
    property string personsKeys: ""

    signal done
    signal personsAsked

    function take() {
        person.take();
    }

    spacing: Theme.space

    Field {
        id: person
        objectName: "person"
        label: qsTr("Who is at this desk?")
        hint: qsTr("The name is recorded in the history with every action at this desk.")
        value: fields.preferences.person
        visible: fields.named
        Layout.fillWidth: true
        onFinished: fields.preferences.person = text
        onAccepted: fields.done()
    }
    Field {
        objectName: "station"
        label: qsTr("Name of the desk")
        placeholder: fields.preferences.stationHint
        value: fields.preferences.station
        Layout.fillWidth: true
        onFinished: fields.preferences.station = text
        onAccepted: fields.done()
    }
    AppButton {
        objectName: "persons"
        drawing: "lock"
        text: qsTr("Persons and roles")
        keys: fields.personsKeys
        visible: fields.withPersons
        Layout.fillWidth: true
        onClicked: fields.personsAsked()
    }
}
