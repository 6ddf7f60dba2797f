// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The rate of play: written short, explained in words while one types, taken from a chip, or made in the editor.
ColumnLayout {
    id: control

    required property EventForm form
    property ControlForm maker: null
    property ControlEditor editor: null

    function make() {
        if (control.editor === null)
            control.editor = editorOf.createObject(control) as ControlEditor
        control.editor.edit(control.form.control, control.form.edition)
    }

    spacing: Theme.gap

    RowLayout {
        spacing: Theme.gap
        Layout.fillWidth: true
        Field {
            id: field
            objectName: "control"
            label: qsTr("Time control")
            placeholder: "90+30"
            value: control.form.control
            error: control.form.controlError
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            onEdited: text => control.form.control = text
            onFinished: control.form.touch("control")
        }
        AppButton {
            id: opener
            objectName: "editControl"
            visible: control.maker !== null
            drawing: "clock"
            text: qsTr("Presets and periods…")
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: field.input.y // beside the line
            onClicked: control.make()
        }
    }
    Component {
        id: editorOf
        ControlEditor {
            parent: T.Overlay.overlay
            form: control.maker
            title: qsTr("Time control of the event")
            onAccepted: (exactText, text) => control.form.control = text
            onClosed: opener.forceActiveFocus(Qt.TabFocusReason)
        }
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
