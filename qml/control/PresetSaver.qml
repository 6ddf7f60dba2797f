// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Keeps the control under a name.
GridLayout {
    id: saver

    required property ControlForm form

    function save() {
        if (saver.form.savePreset(name.text))
            name.input.clear()
    }

    columns: width > 420 * Theme.fontScale ? 2 : 1
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    Field {
        id: name
        objectName: "presetName"
        label: qsTr("Name of a preset of your own")
        input.maximumLength: 80
        Layout.fillWidth: true
        onAccepted: saver.save()
    }
    AppButton {
        objectName: "save"
        drawing: "plus"
        text: qsTr("Save as my preset")
        enabled: saver.form.ok && name.text.trim() !== ""
        Layout.alignment: Qt.AlignBottom
        onClicked: saver.save()
    }
}
