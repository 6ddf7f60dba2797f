// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// A new event, or the details of the open one.
SheetPage {
    id: page

    required property Workspace workspace
    readonly property EventForm form: workspace.eventForm

    signal leave()
    signal askFile()

    function keep() {
        if (page.form.editing)
            page.form.submit()
        else
            target.create()
    }

    function cancel() {
        page.form.drop()
        page.leave()
    }

    Keys.onEscapePressed: page.cancel()

    PageHead {
        title: page.form.editing ? qsTr("The event") : qsTr("New event")
        note: page.form.editing ? qsTr("Details of the open event") : qsTr("Everything here can be changed until the first round is paired.")
        Layout.fillWidth: true
    }
    Banner {
        text: page.form.fixedAfterFirstRound
              ? qsTr("A round is paired: the system, the number of rounds, the rate of play and the edition stay as they are.") : ""
        tone: Badge.Accent
        drawing: "info"
        Layout.fillWidth: true
    }
    EventFields {
        form: page.form
        controlForm: page.workspace.controlForm
        begins: true
        focus: true
        Layout.fillWidth: true
    }
    TargetFile {
        id: target
        workspace: page.workspace
        name: page.form.name
        visible: !page.form.editing
        Layout.fillWidth: true
        onAskFile: page.askFile()
        onReady: file => page.workspace.createFile(file)
    }
    Flow {
        spacing: Theme.gap
        Layout.fillWidth: true
        AppButton {
            primary: true
            keys: "Ctrl+↵"
            drawing: "check"
            text: page.form.editing ? qsTr("Save the changes") : qsTr("Create the event")
            enabled: page.form.valid
            onClicked: page.keep()
        }
        AppButton {
            text: qsTr("Cancel")
            keys: "Esc"
            onClicked: page.cancel()
        }
    }
    Shortcut { sequences: ["Ctrl+Return", "Ctrl+Enter"]; enabled: page.form.valid; onActivated: page.keep() }
    Connections {
        target: page.form
        ignoreUnknownSignals: true
        function onDone() { page.leave() }
    }
}
