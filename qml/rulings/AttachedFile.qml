// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// One file attached to a ruling, and what can be done with it.
RowLayout {
    id: row

    required property string name
    required property string about
    required property string note
    property bool chosen: false
    property string saveKeys: ""
    property string removeKeys: ""

    signal picked()
    signal saveAsked()
    signal removeAsked()

    spacing: Theme.space
    Accessible.role: Accessible.ListItem
    Accessible.name: row.name
    Accessible.description: row.about

    ColumnLayout {
        spacing: 1
        Layout.fillWidth: true
        AppText { text: row.name; font.bold: row.chosen; wrapMode: Text.Wrap; Layout.fillWidth: true }
        AppText {
            text: row.note === "" ? row.about : row.about + " · " + row.note
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            Layout.fillWidth: true
        }
        TapHandler { onTapped: row.picked() }
    }
    AppButton {
        text: qsTr("Save a copy")
        keys: row.chosen ? row.saveKeys : ""
        onClicked: row.saveAsked()
    }
    AppButton {
        text: qsTr("Remove")
        keys: row.chosen ? row.removeKeys : ""
        onClicked: row.removeAsked()
    }
}
