// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// What a file shows that is being attached to a ruling. Enter attaches it, Escape does not.
Card {
    id: form

    property url file
    readonly property string name: decodeURIComponent(form.file.toString().split("/").pop())

    signal confirmed(url file, string note)
    signal leave()

    function ask(file: url) {
        form.file = file
        note.input.text = ""
        form.visible = true
        note.take()
    }
    function shut() {
        form.visible = false
        form.leave()
    }
    function send() {
        form.confirmed(form.file, note.text)
        form.shut()
    }

    padding: 12
    visible: false
    Keys.onEscapePressed: form.shut()

    AppText { text: qsTr("Attach %1").arg(form.name); font.bold: true; wrapMode: Text.Wrap; Layout.fillWidth: true }
    Field {
        id: note
        objectName: "attachNote"
        label: qsTr("What it shows")
        hint: qsTr("For example: both pages of White's scoresheet. May be left empty.")
        Layout.fillWidth: true
        onAccepted: form.send()
    }
    Flow {
        spacing: Theme.gap
        Layout.fillWidth: true
        AppButton { text: qsTr("Attach"); keys: "↵"; primary: true; onClicked: form.send() }
        AppButton { text: qsTr("Cancel"); keys: "Esc"; onClicked: form.shut() }
    }
}
