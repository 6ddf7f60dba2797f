// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// The chapter of the page one came from; the others beside it.
SheetPage {
    id: sheet

    required property string about
    required property var acts // of Act
    property string shown: about === "edit" ? "create" : about

    signal leave()

    maximumWidth: 1120
    Keys.onEscapePressed: sheet.leave()

    Chapters { id: chapters }
    CommonKeys { id: common }

    PageHead {
        title: qsTr("Help")
        note: qsTr("Everything can be done with the keyboard alone.")
        Layout.fillWidth: true
        AppButton { drawing: "left"; text: qsTr("Back"); keys: "Esc"; onClicked: sheet.leave() }
    }
    Flow {
        spacing: 6
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
