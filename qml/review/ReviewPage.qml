// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// What a report file says, and what will be taken from it. Nothing exists before "Create".
SheetPage {
    id: page

    required property Workspace workspace
    readonly property ImportForm form: workspace.importForm

    signal leave()
    signal askFile()

    // What is missing, the time control above all, is said where it is typed.
    function create() {
        if (!page.workspace.eventForm.valid) {
            page.workspace.eventForm.touchAll()
            fields.take(page.workspace.eventForm.firstWrong)
        } else
            target.create()
    }

    // What was filled in is not dropped by a key.
    Leaving {
        id: leaving
        needed: page.form.loaded && !page.form.failed
        question: qsTr("Drop this import? Nothing has been created.")
        onDropped: {
            page.form.cancel()
            page.leave()
        }
    }

    keyTable: pageKeys
    Keys.onEscapePressed: pageKeys.perform("leave", "Escape", null)

    PageHead {
        title: qsTr("Import %1").arg(page.form.fileName)
        note: page.form.summary
        Layout.fillWidth: true
    }
    Banner {
        text: page.form.failed ? qsTr("This file cannot be imported. The notes below show where it is wrong.") : ""
        tone: Badge.Danger
        Layout.fillWidth: true
    }
    Banner {
        text: leaving.text
        Layout.fillWidth: true
        AppButton { text: qsTr("Drop"); keys: "Esc"; onClicked: leaving.drop() }
        AppButton { text: qsTr("Go on"); onClicked: leaving.stay() }
    }
    RemarkList {
        remarks: page.form.remarks
        Layout.fillWidth: true
    }
    Card {
        visible: page.form.loaded && !page.form.failed
        Layout.fillWidth: true
        Chips {
            first: true
            label: qsTr("What to import")
            names: page.form.roundsAvailable ? [qsTr("Players only"), qsTr("Players and the finished rounds")] : [qsTr("Players only")]
            values: [false, true]
            value: page.form.withRounds
            Layout.fillWidth: true
            onChose: chosen => page.form.withRounds = chosen
        }
        AppText { text: page.form.scopeHint; color: Theme.inkSoft; visible: text !== ""; Layout.fillWidth: true }
        PreviewList {
            players: page.form.players
            Layout.fillWidth: true
        }
    }
    EventFields {
        id: fields
        form: page.workspace.eventForm
        controlForm: page.workspace.controlForm
        visible: page.form.loaded && !page.form.failed
        Layout.fillWidth: true
    }
    TargetFile {
        id: target
        workspace: page.workspace
        name: page.workspace.eventForm.name
        visible: page.form.loaded && !page.form.failed
        Layout.fillWidth: true
        onAskFile: page.askFile()
        onReady: file => page.form.create(file)
    }
    Flow {
        spacing: Theme.gap
        Layout.fillWidth: true
        AppButton {
            primary: true
            keys: "Ctrl+↵"
            drawing: "check"
            text: qsTr("Create the event")
            visible: page.form.loaded && !page.form.failed
            onClicked: page.create()
        }
        AppButton { text: qsTr("Cancel"); keys: "Esc"; onClicked: leaving.step() }
    }
    AppText {
        text: page.workspace.eventForm.whyInvalid
        color: Theme.inkSoft
        visible: text !== "" && page.form.loaded && !page.form.failed
        Layout.fillWidth: true
    }
    ReviewKeys {
        id: pageKeys
        does: ({ create: () => page.create(), leave: () => leaving.step() })
    }
    KeyShortcuts {
        table: pageKeys
        enabled: page.form.loaded && !page.form.failed
    }
}
