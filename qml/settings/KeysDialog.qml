// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The passphrase of the signing keys, or what can be done where nobody can open them. Escape leaves everything as it is.
T.Popup {
    id: dialog

    required property KeysView keys
    required property QuestionView question // what is asked before new ones are made
    readonly property bool opens: dialog.keys.asking === KeysView.Passphrase
    readonly property bool sets: dialog.keys.asking === KeysView.NewPassphrase

    function take() {
        if (first.visible)
            first.take()
        else
            (store.visible ? store : leave).forceActiveFocus(Qt.TabFocusReason)
    }
    function clear() {
        first.input.clear()
        second.input.clear()
    }
    function done() {
        if (dialog.opens)
            dialog.keys.open(first.text)
        else if (!second.input.activeFocus && second.text === "")
            second.take()
        else
            dialog.keys.setPassphrase(first.text, second.text)
    }

    modal: true
    focus: true
    padding: Theme.wide
    closePolicy: T.Popup.NoAutoClose
    visible: keys.asking !== KeysView.Nothing
    width: parent ? Math.min(parent.width - 2 * Theme.wide, Math.round(560 * Theme.fontScale)) : 560
    height: Math.min(implicitContentHeight + 2 * padding, parent ? parent.height - 2 * Theme.gap : implicitContentHeight + 2 * padding)
    x: parent ? (parent.width - width) / 2 : 0
    y: parent ? (parent.height - height) / 3 : 0

    onOpened: { dialog.clear(); dialog.take() }
    onClosed: dialog.clear()
    Connections {
        target: dialog.keys
        function onChanged() {
            if (dialog.opened && dialog.keys.fault !== "" && !first.input.activeFocus && !second.input.activeFocus)
                dialog.take()
        }
    }

    T.Overlay.modal: Rectangle { color: "#99000000" }
    background: Rectangle {
        radius: Theme.radius * 2
        color: Theme.surface
        border.color: Theme.line
    }
    contentItem: ColumnLayout { // qmllint disable deferred-property-id
        spacing: Theme.space
        Accessible.role: Accessible.Dialog
        Accessible.name: title.text
        Keys.onEscapePressed: dialog.keys.leave()

        AppText {
            id: title
            text: dialog.sets ? qsTr("Passphrase of the signing keys") : qsTr("The signing keys are locked")
            font.pixelSize: Theme.title
            font.bold: true
            Layout.fillWidth: true
        }
        AppText { text: dialog.keys.state; color: Theme.inkSoft; Layout.fillWidth: true }
        AppText {
            text: qsTr("It is asked for once whenever the program is started. Nobody can find out a passphrase that was forgotten: events then go on with new keys, and what was signed before stays good.")
            visible: dialog.sets
            color: Theme.inkSoft
            Layout.fillWidth: true
        }
        AppText {
            objectName: "oldCopies"
            text: qsTr("Old copies of the folder of keys still open with the passphrase of their time, and with it the keys that are made later.")
            visible: dialog.sets && dialog.keys.hasPassphrase
            color: Theme.inkSoft
            Layout.fillWidth: true
        }
        Field {
            id: first
            objectName: "passphrase"
            label: dialog.sets ? qsTr("New passphrase") : qsTr("Passphrase")
            error: dialog.keys.fault
            visible: dialog.opens || dialog.sets
            input.echoMode: TextInput.Password
            input.inputMethodHints: Qt.ImhSensitiveData | Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
            Layout.fillWidth: true
            onEdited: dialog.keys.forgetFault()
            onAccepted: dialog.done()
        }
        Field {
            id: second
            objectName: "again"
            label: qsTr("The same once more")
            visible: dialog.sets
            input.echoMode: TextInput.Password
            input.inputMethodHints: first.input.inputMethodHints
            Layout.fillWidth: true
            onEdited: dialog.keys.forgetFault()
            onAccepted: dialog.done()
        }
        AppText {
            text: dialog.keys.fault
            visible: text !== "" && !first.visible
            color: Theme.danger
            Layout.fillWidth: true
        }
        Flow {
            spacing: Theme.gap
            layoutDirection: Qt.RightToLeft
            Layout.fillWidth: true
            AppButton {
                id: leave
                objectName: "leave"
                text: dialog.sets ? qsTr("Cancel") : qsTr("Go on without signatures")
                keys: "Esc"
                primary: !first.visible && !store.visible
                onClicked: dialog.keys.leave()
            }
            AppButton {
                objectName: "done"
                text: dialog.sets ? qsTr("Set the passphrase") : qsTr("Open the keys")
                keys: "↵"
                primary: true
                visible: first.visible
                enabled: !dialog.keys.busy
                onClicked: dialog.done()
            }
            AppButton {
                id: store
                objectName: "store"
                text: qsTr("Ask the secret store again")
                primary: true
                visible: !first.visible && dialog.keys.canAskStore
                enabled: !dialog.keys.busy
                onClicked: dialog.keys.askStore()
            }
            AppButton {
                objectName: "remove"
                text: qsTr("Remove the passphrase")
                visible: dialog.sets && dialog.keys.hasPassphrase
                enabled: !dialog.keys.busy
                onClicked: dialog.keys.removePassphrase()
            }
            AppButton {
                objectName: "anew"
                text: qsTr("Sign with new keys")
                visible: dialog.keys.canBeginAnew
                enabled: !dialog.keys.busy
                onClicked: dialog.keys.beginAnew(dialog.question)
            }
        }
        AppText {
            text: qsTr("New keys: what was signed with the old ones stays good, and they are put into a folder beside the new ones.")
            visible: dialog.keys.canBeginAnew
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            Layout.fillWidth: true
        }
    }
}
