// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// Makes a time control: typed, put together period by period, or taken from the presets. `edit` opens it with a
// control and the code of an edition; Escape leaves everything as it was.
//     ControlEditor { id: editor; parent: T.Overlay.overlay; form: workspace.controlForm
//                     onAccepted: (exactText, text) => clock.install(exactText) }
//     … editor.edit("90+30", "E2023")
T.Popup {
    id: editor

    required property ControlForm form
    property string title: qsTr("Time control")
    property string acceptText: qsTr("Use this time control")
    readonly property bool wide: width > 860 * Theme.fontScale
    property bool choosing: false // narrow: the presets instead of the periods

    // The control as files have it, and as a field shows it; both are read back everywhere.
    signal accepted(string exactText, string text)

    function edit(text: string, edition: string) {
        editor.choosing = false
        editor.form.start(text, edition)
        editor.open()
    }
    function accept() {
        if (!editor.form.ok)
            return
        editor.accepted(editor.form.exactText, editor.form.text)
        editor.close()
    }
    function take(row: int) {
        editor.form.takePreset(row)
        editor.choosing = false
        yes.forceActiveFocus(Qt.TabFocusReason)
    }

    modal: true
    focus: true
    padding: 0
    closePolicy: T.Popup.NoAutoClose
    width: parent ? Math.min(parent.width - 2 * Theme.space, 1180 * Math.max(1, Theme.fontScale * 0.85)) : 1000
    height: parent ? Math.min(parent.height - 2 * Theme.space, 860 * Math.max(1, Theme.fontScale * 0.85)) : 700
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2) : 0
    onOpened: made.begin()

    T.Overlay.modal: Rectangle { color: "#99000000" }
    background: Rectangle { radius: Theme.radius * 2; color: Theme.canvas; border.color: Theme.line }
    contentItem: ColumnLayout { // qmllint disable deferred-property-id
        spacing: 0
        Accessible.role: Accessible.Dialog
        Accessible.name: editor.title
        // The keys of the pages have a rest while this is open.
        Keys.onShortcutOverride: event => event.accepted = true
        Keys.onEscapePressed: editor.close()
        Keys.onPressed: event => {
            event.accepted = event.modifiers & Qt.ControlModifier && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            if (event.accepted)
                editor.accept()
        }

        RowLayout {
            spacing: Theme.space
            Layout.fillWidth: true
            Layout.margins: Theme.space
            Layout.leftMargin: Theme.wide
            Layout.rightMargin: Theme.wide
            AppText { text: editor.title; font.pixelSize: Theme.title; font.bold: true; Layout.fillWidth: true }
            Chips {
                visible: !editor.wide
                names: [qsTr("Periods"), qsTr("Presets")]
                values: [false, true]
                value: editor.choosing
                Layout.fillWidth: false
                Layout.preferredWidth: 300 * Theme.fontScale
                onChose: chosen => editor.choosing = chosen
            }
        }
        RowLayout {
            spacing: Theme.space
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.leftMargin: Theme.wide
            Layout.rightMargin: Theme.wide
            ControlMaker {
                id: made
                form: editor.form
                visible: editor.wide || !editor.choosing
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 3
                onAccepted: editor.accept()
            }
            PresetList {
                presets: editor.form.presets
                shown: editor.form.text
                visible: editor.wide || editor.choosing
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 2
                onTaken: row => editor.take(row)
            }
        }
        Flow {
            spacing: Theme.gap
            layoutDirection: Qt.RightToLeft
            Layout.fillWidth: true
            Layout.margins: Theme.space
            Layout.leftMargin: Theme.wide
            Layout.rightMargin: Theme.wide
            AppButton { text: qsTr("Cancel"); keys: "Esc"; onClicked: editor.close() }
            AppButton {
                id: yes
                objectName: "accept"
                primary: true
                drawing: "check"
                keys: "Ctrl+↵"
                text: editor.acceptText
                enabled: editor.form.ok
                onClicked: editor.accept()
            }
        }
    }
}
