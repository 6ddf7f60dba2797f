// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

// A label, a line to write in, and what is wrong with it.
ColumnLayout {
    id: field

    property string label: ""
    property string keys: "" // that fill it in
    property string value: ""
    property string error: ""
    property string hint: ""
    property bool first: false // the form begins here
    property bool completes: false // Tab finishes what is typed
    property var takesLetter: null // (text) => true where a letter is a key, not typed
    property alias placeholder: input.placeholder
    property alias input: input
    readonly property alias text: input.text
    readonly property bool unseen: input.echoMode !== TextInput.Normal

    signal edited(string text)
    signal finished()
    signal accepted()
    signal completed()
    signal undoAsked() // with nothing typed that could be undone
    signal redoAsked()
    signal moved(var event) // Home, End, left, right or Delete with nothing typed, copying with nothing chosen

    function take() { input.forceActiveFocus(); input.selectAll() }
    // An Enter held down is one Enter.
    function held(event: var): bool { return event.isAutoRepeat && [Qt.Key_Return, Qt.Key_Enter].includes(event.key) }

    // Qt says no word of what is typed unseen: what stands around it does.
    Accessible.role: Accessible.Grouping
    Accessible.ignored: !field.unseen
    Accessible.name: field.label
    Accessible.description: input.Accessible.description
    spacing: 4
    onValueChanged: if (input.text !== value) input.text = value
    Component.onCompleted: input.text = value

    RowLayout {
        spacing: 6
        visible: field.label !== ""
        Layout.fillWidth: true
        AppText {
            text: field.label
            font.pixelSize: Theme.small
            font.bold: true
            color: Theme.inkSoft
            Layout.fillWidth: true
        }
        KeyCap { keys: field.keys }
    }
    T.TextField {
        id: input

        property string placeholder: ""
        readonly property string about: [field.error !== "" ? field.error : field.hint, input.enabled ? "" : qsTr("cannot be changed now")].filter(text => text !== "").join(" ")

        placeholderText: about // Qt tells screen readers this one, whatever the description is
        objectName: "input"
        focus: field.first
        Layout.fillWidth: true
        implicitWidth: 160
        implicitHeight: Math.max(Theme.touch, contentHeight + 16)
        leftPadding: 12
        rightPadding: 12
        verticalAlignment: TextInput.AlignVCenter
        color: enabled ? Theme.ink : Theme.inkFaint
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        font.family: Theme.family
        font.pixelSize: Theme.body
        selectByMouse: true
        Accessible.name: field.label !== "" ? field.label : input.placeholder
        Accessible.description: input.about
        Accessible.readOnly: input.readOnly || !input.enabled
        onActiveFocusChanged: if (activeFocus && (focusReason === Qt.TabFocusReason || focusReason === Qt.BacktabFocusReason)) selectAll()
        onTextEdited: field.edited(text)
        onEditingFinished: field.finished()
        onAccepted: field.accepted()
        Keys.onTabPressed: event => {
            event.accepted = field.completes
            if (field.completes)
                field.completed()
        }
        Keys.onPressed: event => {
            if (field.held(event)) {
                event.accepted = true
                return
            }
            const undo = event.matches(StandardKey.Undo)
            const isLetter = event.text.toLowerCase() !== event.text.toUpperCase() && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            if (isLetter && field.takesLetter?.(event.text)) {
                event.accepted = true
                return
            }
            const idle = input.selectedText === "" && event.matches(StandardKey.Copy)
            if (idle || input.text === "" && [Qt.Key_Home, Qt.Key_End, Qt.Key_Left, Qt.Key_Right, Qt.Key_Delete].includes(event.key)) {
                event.accepted = false
                field.moved(event)
                return
            }
            event.accepted = input.text === "" && (undo || event.matches(StandardKey.Redo))
            if (event.accepted && undo)
                field.undoAsked()
            else if (event.accepted)
                field.redoAsked()
        }

        background: Rectangle {
            radius: Theme.radius
            color: input.enabled ? Theme.surface : Theme.sunken
            border.width: field.error !== "" || input.activeFocus ? Theme.ring : 1
            border.color: field.error !== "" ? Theme.danger : input.activeFocus ? Theme.accent : input.enabled ? Theme.edge : Theme.line

            FocusRing { shown: input.activeFocus && field.error !== "" }
            AppText {
                anchors.fill: parent
                anchors.leftMargin: 12
                verticalAlignment: Text.AlignVCenter
                text: input.placeholder
                color: Theme.inkSoft
                wrapMode: Text.NoWrap
                visible: input.text === "" && text !== ""
            }
        }
    }
    FieldNote { objectName: "error"; text: field.error; wrong: true; marked: true; room: field.width }
    FieldNote { text: field.error === "" ? field.hint : ""; room: field.width }
}
