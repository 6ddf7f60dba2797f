// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// The chapter of the page one came from; the others beside it, and a search over all of them.
SheetPage {
    id: sheet

    required property string about
    required property var acts // of Act
    property string shown: about === "edit" ? "create" : about
    readonly property var hits: index.find(search.text).slice(0, 12)

    signal leave()

    function open(page: string) {
        sheet.shown = page
        search.input.text = ""
        search.take()
    }

    maximumWidth: 1120
    Keys.onEscapePressed: sheet.leave()

    Chapters { id: chapters }
    Tasks { id: tasks }
    CommonKeys { id: common }
    HelpIndex { id: index; chapters: chapters.all; tasks: tasks.all; acts: sheet.acts }

    PageHead {
        title: qsTr("Help")
        note: qsTr("Everything can be done with the keyboard alone.")
        Layout.fillWidth: true
        AppButton { drawing: "left"; text: qsTr("Back"); keys: "Esc"; onClicked: sheet.leave() }
    }
    Field {
        id: search
        objectName: "search"
        focus: true
        first: true
        placeholder: qsTr("How do I …? Type words: correct a result, late, print")
        input.Accessible.name: qsTr("Search the help")
        Layout.fillWidth: true
        onAccepted: if (sheet.hits.length > 0) sheet.open(sheet.hits[0].page)
        Keys.onDownPressed: answers.take()
    }
    AppText {
        text: qsTr("Nothing found. Try another word.")
        color: Theme.inkSoft
        visible: search.text !== "" && sheet.hits.length === 0
        Layout.fillWidth: true
    }
    Lines {
        id: answers
        function take() {
            if (sheet.hits.length > 0)
                answers.children[0].forceActiveFocus(Qt.TabFocusReason)
        }
        spacing: 4
        model: sheet.hits
        delegate: HelpHit {
            required property var modelData
            required property int index
            entry: modelData
            first: index === 0
            width: parent?.width ?? 0
            onClicked: sheet.open(entry.page)
        }
    }
    Flow {
        spacing: 6
        visible: sheet.hits.length === 0
        Layout.fillWidth: true
        Repeater {
            model: chapters.all
            delegate: Chip {
                required property Chapter modelData
                text: modelData.title
                checked: modelData.page === sheet.shown
                onClicked: sheet.shown = modelData.page
            }
        }
    }
    GridLayout {
        visible: sheet.hits.length === 0
        columns: sheet.width > 860 * Theme.fontScale ? 2 : 1
        columnSpacing: Theme.wide
        rowSpacing: Theme.wide
        Layout.fillWidth: true

        Lines {
            Layout.preferredWidth: 3
            Layout.alignment: Qt.AlignTop
            model: chapters.all
            delegate: HelpCard {
                required property Chapter modelData
                chapter: modelData
                visible: modelData.page === sheet.shown
                width: parent?.width ?? 0
            }
        }
        Card {
            spacing: 6
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            Layout.alignment: Qt.AlignTop
            AppText { text: qsTr("Keys everywhere"); font.bold: true; font.pixelSize: Theme.lead; Layout.fillWidth: true }
            Lines {
                spacing: 6
                model: Array.from(sheet.acts).concat(common.told)
                delegate: HelpKey {
                    required property KeyRow modelData
                    keys: modelData.keys
                    text: modelData.name
                    width: parent?.width ?? 0
                }
            }
        }
    }
}
