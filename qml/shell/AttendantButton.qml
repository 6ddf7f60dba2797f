// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// Says who is at the desk, and lets somebody else take over at any time.
AppButton {
    id: button

    required property Preferences preferences
    required property PersonsModel persons
    property bool eventOpen: false
    property string personsKeys: ""

    readonly property bool known: persons.active ? persons.person !== "" : preferences.person !== ""
    readonly property string name: persons.active ? persons.here : preferences.person
    property bool wordless: false // no room for the question
    property bool nameless: false // nor for a name: it is in the hint

    objectName: "attendant"
    quiet: known || wordless
    drawing: "players"
    display: nameless || (wordless && !known) ? T.AbstractButton.IconOnly : T.AbstractButton.TextBesideIcon
    text: known ? name : persons.active ? qsTr("Sign in") : qsTr("Who is at this desk?")
    onClicked: persons.active ? button.personsAsked() : popup.open()

    signal personsAsked()

    Hint {
        keys: button.personsKeys
        //: Who is at the desk: %1 a person, %2 the name of the desk.
        text: popup.visible ? "" : !button.known ? button.text
              : qsTr("%1 at %2").arg(button.name).arg(button.preferences.station || button.preferences.stationHint)
    }

    T.Popup {
        id: popup

        y: button.height + 4
        x: Math.min(0, button.width - width)
        width: 340 * Theme.fontScale
        height: implicitContentHeight + 2 * padding
        padding: Theme.space
        focus: true
        modal: true
        closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
        onOpened: fields.take()

        background: Rectangle {
            radius: Theme.radius
            color: Theme.surface
            border.color: Theme.line
        }
        contentItem: AttendantFields { // qmllint disable deferred-property-id
            id: fields
            preferences: button.preferences
            personsKeys: button.personsKeys
            withPersons: button.eventOpen
            onDone: popup.close()
            onPersonsAsked: {
                popup.close();
                button.personsAsked();
            }
        }
    }
}
