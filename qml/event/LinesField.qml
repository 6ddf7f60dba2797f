// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

// A label, several lines to write in, and what is wrong with them. Tab leaves the field.
ColumnLayout {
    id: field

    property string label: ""
    property string value: ""
    property string error: ""
    property string hint: ""
    property alias input: input

    signal edited(string text)
    signal finished()

    function take() { input.forceActiveFocus() }

    spacing: 4
    onValueChanged: if (input.text !== value) input.text = value

    AppText {
        text: field.label
        font.pixelSize: Theme.small
        font.bold: true
        color: Theme.inkSoft
        Layout.fillWidth: true
    }
    T.TextArea {
        id: input
        objectName: "input"
        Layout.fillWidth: true
        implicitWidth: 160
        implicitHeight: Math.max(2 * Theme.touch, contentHeight + 20)
        padding: 10
        leftPadding: 12
        rightPadding: 12
        color: enabled ? Theme.ink : Theme.inkFaint
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        font.family: Theme.family
        font.pixelSize: Theme.body
        textFormat: TextEdit.PlainText
        wrapMode: TextEdit.Wrap
        selectByMouse: true
        Accessible.name: field.label
        Accessible.description: field.error !== "" ? field.error : field.hint
        onTextChanged: if (activeFocus) field.edited(text)
        onEditingFinished: field.finished()
        Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

        background: Rectangle {
            radius: Theme.radius
            color: input.enabled ? Theme.surface : Theme.sunken
            border.width: field.error !== "" || input.activeFocus ? Theme.ring : 1
            border.color: field.error !== "" ? Theme.danger : input.activeFocus ? Theme.accent : Theme.edge
        }
    }
    FieldNote { text: field.error !== "" ? field.error : field.hint; wrong: field.error !== ""; room: field.width }
}
