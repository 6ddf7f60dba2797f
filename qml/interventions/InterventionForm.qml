// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// What an act still needs to know. Enter does it.
ColumnLayout {
    id: sheet

    required property InterventionsView hands
    required property CorrectionForm form
    required property ControlForm maker // the editor of time controls
    property ControlEditor editor: null

    function make() {
        if (sheet.editor === null)
            sheet.editor = editorOf.createObject(sheet) as ControlEditor
        sheet.editor.edit(sheet.form.control, sheet.hands.edition)
    }
    function take() {
        if (fields.count > 0)
            (fields.itemAt(0) as Field).take()
    }

    spacing: 10
    Keys.onReturnPressed: sheet.hands.submitForm()
    Keys.onEnterPressed: sheet.hands.submitForm()

    AppText {
        text: sheet.form.title
        font.pixelSize: Theme.lead
        font.bold: true
        Layout.fillWidth: true
    }
    AppText {
        text: sheet.form.explanation
        color: Theme.inkSoft
        visible: text !== ""
        Layout.fillWidth: true
    }
    InterventionChoiceRow {
        text: sheet.form.sideLabel
        answers: sheet.form.sides
        values: sheet.form.sideWords
        value: sheet.form.side
        Layout.fillWidth: true
        onAnswered: side => sheet.form.side = side
    }
    Flow {
        id: fieldsBelow
        spacing: 10
        Layout.fillWidth: true
        Repeater {
            id: fields
            model: sheet.form.fields
            delegate: Field {
                id: one
                required property int field
                required property string caption
                required property string content
                required property string example
                required property string fault
                required property bool wide
                label: caption
                value: content
                placeholder: example
                error: fault
                width: wide ? fieldsBelow.width : (fieldsBelow.width - fieldsBelow.spacing) / 2
                onEdited: text => sheet.form.edit(one.field, text)
            }
        }
    }
    AppText {
        text: sheet.form.words
        visible: text !== ""
        Layout.fillWidth: true
    }
    Banner {
        objectName: "caution"
        text: sheet.hands.caution
        Layout.fillWidth: true
    }
    AppButton {
        objectName: "makeControl"
        visible: sheet.form.asksControl && sheet.maker !== null
        drawing: "clock"
        text: qsTr("Presets and periods…")
        Layout.fillWidth: true
        onClicked: sheet.make()
    }
    Component {
        id: editorOf
        ControlEditor {
            parent: T.Overlay.overlay
            form: sheet.maker
            title: sheet.form.title
            onAccepted: (exactText, text) => sheet.form.control = exactText
            onClosed: sheet.take()
        }
    }
}
