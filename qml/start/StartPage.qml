// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The first thing anybody sees: what one can do, and where one was.
SheetPage {
    id: page

    required property Workspace workspace

    signal newEvent()
    signal askFile(string purpose)
    signal go(string page)
    signal eraseWanted(int row) // personal data in the event of this row

    function openTyped() {
        if (path.text !== "")
            page.workspace.openFile(page.workspace.fileAt(path.text))
    }

    maximumWidth: 1120

    RowLayout {
        spacing: Theme.space
        Layout.fillWidth: true
        Icon { drawing: "flagfall"; size: Theme.display; color: Theme.accent; Layout.preferredWidth: size; Layout.preferredHeight: size }
        ColumnLayout {
            spacing: 2
            Layout.fillWidth: true
            AppText {
                text: "Flagfall"
                font.pixelSize: Theme.heading
                font.bold: true
                Accessible.role: Accessible.Heading
                Accessible.name: text
                Layout.fillWidth: true
            }
            AppText {
                text: qsTr("One program for a chess event, from the entry list to the final report.")
                color: Theme.inkSoft
                Layout.fillWidth: true
            }
        }
    }
    Banner {
        id: refusal
        objectName: "refusal"
        tone: Badge.Danger
        Layout.fillWidth: true
    }
    GridLayout {
        columns: page.width > 820 * Theme.fontScale ? 2 : 1
        columnSpacing: Theme.wide
        rowSpacing: Theme.wide
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap

        ColumnLayout {
            spacing: 12
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            StartAct {
                objectName: "continue"
                focus: visible
                visible: text !== ""
                drawing: "resume"
                text: page.workspace.recent.continueText
                about: page.workspace.recent.continueState
                Layout.fillWidth: true
                onClicked: page.workspace.recent.openLast()
            }
            StartAct {
                focus: page.workspace.recent.continueText === ""
                drawing: "plus"
                keys: "Ctrl+N"
                text: qsTr("New event")
                about: qsTr("Name it, choose the time control and the system, then add the players.")
                Layout.fillWidth: true
                onClicked: page.newEvent()
            }
            StartAct {
                drawing: "open"
                keys: "Ctrl+O"
                text: qsTr("Open an event")
                about: qsTr("Continue where you stopped. An event is one file: close it before you copy it, or save a copy from the palette (Ctrl+K).")
                Layout.fillWidth: true
                onClicked: page.askFile("open")
            }
            StartAct {
                drawing: "bring-in"
                keys: "Ctrl+I"
                text: qsTr("Import a TRF file")
                about: qsTr("Import players and rounds from a tournament report file (TRF). You see every note before anything is saved.")
                Layout.fillWidth: true
                onClicked: page.askFile("import")
            }
            StartAct {
                drawing: "mate"
                keys: "F10"
                text: qsTr("Is checkmate possible?")
                about: qsTr("Set up a position: the answer for both players, with the moves to the mate or the reason why there is none.")
                Layout.fillWidth: true
                onClicked: page.go("mating")
            }
            Card {
                Layout.fillWidth: true
                RowLayout {
                    spacing: Theme.gap
                    Layout.fillWidth: true
                    Field {
                        id: path
                        label: qsTr("Or type the path of the event or report file, or the address of an event in a database")
                        placeholder: "~/tournament.flagfall"
                        Layout.fillWidth: true
                        onAccepted: page.openTyped()
                    }
                    AppButton {
                        text: qsTr("Open")
                        enabled: path.text !== ""
                        Layout.alignment: Qt.AlignBottom
                        onClicked: page.openTyped()
                    }
                }
            }
        }
        ColumnLayout {
            spacing: 12
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            RecentList {
                recent: page.workspace.recent
                onEraseWanted: row => page.eraseWanted(row)
                onLikeWanted: filePath => { if (page.workspace.startLike(filePath)) page.go("create") }
                Layout.fillWidth: true
            }
            Card {
                spacing: Theme.space
                Layout.fillWidth: true
                Chips {
                    label: qsTr("Language")
                    names: page.workspace.preferences.languageNames
                    values: page.workspace.preferences.languages
                    value: page.workspace.preferences.language
                    Layout.fillWidth: true
                    onChose: language => page.workspace.preferences.language = language
                }
                Chips {
                    label: qsTr("Theme")
                    names: [qsTr("As the desktop"), qsTr("Light"), qsTr("Dark")]
                    values: [Preferences.System, Preferences.Light, Preferences.Dark]
                    value: page.workspace.preferences.theme
                    Layout.fillWidth: true
                    onChose: theme => page.workspace.preferences.theme = theme
                }
            }
        }
    }
    Connections {
        target: page.workspace
        function onRefusedToOpen(text) { refusal.text = text }
    }
}
