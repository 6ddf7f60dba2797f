// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// A line that shows nothing of what is typed in it, not even how long it is; only whether there is something.
ColumnLayout {
    id: field

    property string label: ""
    property alias input: input
    readonly property alias text: input.text

    signal accepted()

    function take() { input.forceActiveFocus(Qt.TabFocusReason) }
    function forget() { input.clear() }

    spacing: 4

    AppText { text: field.label; font.bold: true; color: Theme.inkSoft; Layout.fillWidth: true }
    Rectangle {
        radius: Theme.radius
        color: Theme.surface
        border.width: input.activeFocus ? Theme.ring : 1
        border.color: input.activeFocus ? Theme.accent : Theme.edge
        implicitHeight: Math.max(Theme.touch, shown.implicitHeight + 16)
        Layout.fillWidth: true
        TapHandler { onTapped: field.take() }
        AppText {
            id: shown
            text: input.text === "" ? qsTr("not typed yet") : qsTr("typed")
            color: input.text === "" ? Theme.inkSoft : Theme.good
            verticalAlignment: Text.AlignVCenter
            anchors { fill: parent; leftMargin: 12; rightMargin: 12 }
        }
        TextInput {
            id: input
            objectName: "sealedInput"
            anchors.fill: parent
            clip: true
            color: "transparent"
            echoMode: TextInput.NoEcho
            cursorVisible: false
            cursorDelegate: Item {}
            maximumLength: 60
            activeFocusOnTab: true
            inputMethodHints: Qt.ImhHiddenText | Qt.ImhSensitiveData | Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
            Accessible.role: Accessible.EditableText
            Accessible.passwordEdit: true
            Accessible.name: field.label
            Accessible.description: shown.text
            // A key held down says nothing, and no Enter goes on to the dialog.
            Keys.onReturnPressed: event => { if (!event.isAutoRepeat) field.accepted() }
            Keys.onEnterPressed: event => { if (!event.isAutoRepeat) field.accepted() }
        }
    }
}
