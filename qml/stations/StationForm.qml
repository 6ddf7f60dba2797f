// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// A new station: what it is for, what it is called, who holds it, for which boards and how long.
SidePanel {
    id: form

    required property StationsView stations
    property int duration: 1
    property string role: form.stations.roles[0]
    readonly property bool hasBoards: form.stations.hasBoards(form.role)

    signal kept()

    function take() {
        name.input.text = ""
        holder.input.text = ""
        boards.input.text = form.stations.boardsToOffer(form.role)
        form.say({})
        purpose.take()
    }
    function say(wrong: var) {
        name.error = wrong.name ?? ""
        holder.error = wrong.holder ?? ""
        boards.error = wrong.boards ?? ""
    }
    function keep() {
        const wrong = form.stations.openStation(form.role, name.text, holder.text, boards.text, form.duration)
        form.say(wrong)
        if (Object.keys(wrong).length === 0)
            form.kept()
        else if (wrong.boards !== undefined)
            boards.take()
        else
            name.take()
    }

    AppText { text: qsTr("A new station"); font.pixelSize: Theme.lead; font.bold: true; Layout.fillWidth: true }
    Choice {
        id: purpose
        label: qsTr("What it is for")
        names: form.stations.roleTitles
        values: form.stations.roles
        value: form.role
        Layout.fillWidth: true
        onChose: role => { form.role = role; boards.input.text = form.stations.boardsToOffer(role) }
    }
    Field {
        id: name
        objectName: "name"
        label: qsTr("Name of the station")
        hint: qsTr("Stands in the history with everything that is done there.")
        placeholder: form.role === "result-pad" ? qsTr("Pad A") : ""
        Layout.fillWidth: true
        onEdited: name.error = ""
        onAccepted: holder.take()
    }
    Field {
        id: holder
        objectName: "holder"
        label: qsTr("Who holds it")
        hint: qsTr("May stay empty.")
        Layout.fillWidth: true
        onEdited: holder.error = ""
        onAccepted: form.hasBoards ? boards.take() : form.keep()
    }
    Field {
        id: boards
        objectName: "boards"
        label: form.role === "clock" ? qsTr("Board") : qsTr("Boards")
        hint: form.role === "clock" ? qsTr("Of every round that is played. Both players press it as they press a clock on the table.")
            : form.role === "sector" ? qsTr("Of every round that is played. The arbiter sees these boards, rules there and corrects their clocks, and no others.")
            : form.role === "calls" ? qsTr("Of every round that is played. The arbiter can be called to these boards and to no others.")
                                    : qsTr("Of every round that is played. The station can enter results of these boards and of no others.")
        visible: form.hasBoards
        Layout.fillWidth: true
        onEdited: boards.error = ""
        onAccepted: form.keep()
    }
    Choice {
        label: qsTr("Valid for")
        names: form.stations.durations
        chosen: form.duration
        Layout.fillWidth: true
        onPicked: index => form.duration = index
    }
    AppButton { primary: true; drawing: "check"; text: qsTr("Open and show the code"); keys: "Ctrl+↵"; Layout.fillWidth: true; onClicked: form.keep() }
    AppButton { text: qsTr("Cancel"); keys: "Esc"; Layout.fillWidth: true; onClicked: form.leave() }
}
