// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The rate of play: written short, explained in words while one types, or taken from a chip.
ColumnLayout {
    id: control

    required property EventForm form

    spacing: Theme.gap

    Field {
        label: qsTr("Rate of play")
        placeholder: "90+30"
        value: control.form.control
        error: control.form.controlError
        Layout.fillWidth: true
        onEdited: text => control.form.control = text
        onFinished: control.form.touch("control")
    }
    Rectangle {
        visible: control.form.controlInWords !== ""
        color: control.form.controlOk ? Theme.goodWash : Theme.warnWash
        radius: Theme.radius
        Layout.fillWidth: true
        implicitHeight: words.implicitHeight + 16
        Icon {
            id: mark
            x: 12
            anchors.verticalCenter: parent.verticalCenter
            drawing: control.form.controlOk ? "clock" : "warning"
            color: control.form.controlOk ? Theme.good : Theme.warn
        }
        AppText {
            id: words
            text: control.form.controlInWords
            anchors { left: mark.right; leftMargin: 10; right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
        }
    }
    Flow {
        spacing: 6
        Layout.fillWidth: true
        Repeater {
            model: control.form.controlPresets
            delegate: Chip {
                required property string modelData
                text: modelData
                checked: modelData === control.form.control
                onClicked: control.form.control = modelData
            }
        }
    }
}
