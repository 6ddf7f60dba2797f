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
    signal copyAsked(string purpose) // one that is given away

    function keep() {
        if (!page.form.valid) {
            page.form.touchAll()
            fields.take(page.form.firstWrong)
        } else if (page.form.editing)
            page.form.submit()
        else
            target.create()
    }

    Leaving {
        id: leaving
        needed: page.form.typed
        onAsking: cancel.forceActiveFocus() // beside what is said of it
        onDropped: {
            page.form.drop()
            page.leave()
        }
    }

    function takeField(name: string) {
        if (name === "privacy")
            privacy.take()
        else
            fields.take(name)
    }

    keyTable: pageKeys
    Keys.onEscapePressed: pageKeys.perform("leave", "Escape", null)

    PageHead {
        title: page.form.editing ? qsTr("The event") : qsTr("New event")
        note: page.form.editing ? qsTr("Details of this event") : qsTr("Everything here can be changed until the first round is paired.")
        Layout.fillWidth: true
    }
    Banner {
        text: page.form.fixedAfterFirstRound
              ? qsTr("A round is paired: the system, the number of rounds, the time control and the edition can no longer be changed.") : ""
        tone: Badge.Accent
        drawing: "info"
        Layout.fillWidth: true
    }
    EventFields {
        id: fields
        form: page.form
        controlForm: page.workspace.controlForm
        begins: true
        focus: true
        Layout.fillWidth: true
    }
    PrivacyFields {
        id: privacy
        players: page.workspace.players
        onCopyAsked: purpose => page.copyAsked(purpose)
        visible: page.form.editing
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
    Banner {
        text: leaving.text
        Layout.fillWidth: true
    }
    Flow {
        spacing: Theme.gap
        Layout.fillWidth: true
        AppButton {
            primary: true
            keys: "Ctrl+↵"
            drawing: "check"
            text: page.form.editing ? qsTr("Save the changes") : qsTr("Create the event")
            onClicked: page.keep()
        }
        AppButton {
            id: cancel
            text: qsTr("Cancel")
            keys: "Esc"
            onClicked: leaving.step()
        }
    }
    AppText {
        text: page.form.whyInvalid
        color: Theme.inkSoft
        visible: text !== ""
        Layout.fillWidth: true
    }
    EventKeys {
        id: pageKeys
        does: ({ keep: () => page.keep(), leave: () => leaving.step() })
    }
    KeyShortcuts { table: pageKeys }
    Connections {
        target: page.form
        ignoreUnknownSignals: true
        function onDone() { page.leave() }
        function onChanged() { leaving.stay() }
    }
}
