// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Where a new event will be kept: typed, or chosen in a dialog.
Card {
    id: card

    required property Workspace workspace
    required property string name
    readonly property EventForm form: workspace.eventForm
    property bool touched: form.file !== ""

    signal askFile()
    signal ready(url file)

    function create() { card.ready(card.workspace.fileAt(path.text)) }

    RowLayout {
        spacing: Theme.gap
        Layout.fillWidth: true
        Field {
            id: path
            label: qsTr("File of the event")
            hint: qsTr("Every action is saved here before it is shown.")
            value: card.touched ? card.form.file : card.workspace.pathOf(card.workspace.suggestFile(card.name))
            Layout.fillWidth: true
            onEdited: text => { card.touched = true; card.form.file = text }
        }
        AppButton {
            text: qsTr("Another place…")
            drawing: "open"
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: path.input.y // beside the line
            onClicked: card.askFile()
        }
    }
}
