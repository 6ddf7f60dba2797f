// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// One player's details at the side of the list. Enter keeps and goes on, Escape ends.
SidePanel {
    id: panel

    required property PlayerForm form

    function take() { name.take() }
    function keep() { panel.form.submit() }

    Keys.onReturnPressed: panel.keep()
    Keys.onEnterPressed: panel.keep()

    Connections {
        target: panel.form
        function onDone() { panel.form.editing ? panel.leave() : name.take() }
    }

    AppText {
        text: panel.form.editing ? qsTr("Edit the player") : qsTr("New player")
        font.pixelSize: Theme.lead
        font.bold: true
        Layout.fillWidth: true
    }
    Field {
        id: name
        first: true
        label: qsTr("Name")
        placeholder: qsTr("Surname, Given name")
        value: panel.form.name
        error: panel.form.nameError
        Layout.fillWidth: true
        onEdited: text => panel.form.name = text
    }
    RowLayout {
        spacing: 10
        Layout.fillWidth: true
        Field {
            label: qsTr("Rating")
            value: panel.form.rating
            error: panel.form.ratingError
            input.inputMethodHints: Qt.ImhDigitsOnly
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            onEdited: text => panel.form.rating = text
        }
        Field {
            label: qsTr("Federation")
            value: panel.form.federation
            error: panel.form.federationError
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            onEdited: text => panel.form.federation = text
        }
    }
    Choice {
        label: qsTr("Title")
        names: panel.form.titles
        chosen: Array.from(panel.form.titles).indexOf(panel.form.title)
        Layout.fillWidth: true
        onPicked: index => panel.form.title = panel.form.titles[index]
    }
    Chips {
        label: qsTr("Sex")
        names: [qsTr("not said"), qsTr("man"), qsTr("woman")]
        chosen: panel.form.sex === "m" ? 1 : panel.form.sex === "w" ? 2 : 0
        Layout.fillWidth: true
        onPicked: index => panel.form.sex = ["", "m", "w"][index]
    }
    Field {
        label: qsTr("FIDE ID")
        value: panel.form.fideId
        error: panel.form.fideIdError
        input.inputMethodHints: Qt.ImhDigitsOnly
        Layout.fillWidth: true
        onEdited: text => panel.form.fideId = text
    }
    Field {
        label: qsTr("Born")
        placeholder: "2001-05-17"
        value: panel.form.birth
        error: panel.form.birthError
        Layout.fillWidth: true
        onEdited: text => panel.form.birth = text
    }
    Chips {
        label: qsTr("Each round missed counts")
        names: ["0", "½"]
        chosen: panel.form.missedHalf ? 1 : 0
        visible: panel.form.late
        Layout.fillWidth: true
        onPicked: index => panel.form.missedHalf = index === 1
    }
    AppButton {
        primary: true
        keys: "↵"
        text: panel.form.editing ? qsTr("Save") : qsTr("Save and next")
        Layout.fillWidth: true
        onClicked: panel.keep()
    }
    AppButton { text: qsTr("Close"); keys: "Esc"; Layout.fillWidth: true; onClicked: panel.leave() }
}
