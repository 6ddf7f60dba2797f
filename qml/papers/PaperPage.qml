// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// A paper as it will be printed, to be read before.
KeyedPage {
    id: page

    required property PaperView paper

    signal leave()

    focus: true
    keyTable: pageKeys
    Keys.onPressed: event => event.accepted = pageKeys.key(event, "")
    PaperKeys {
        id: pageKeys
        does: ({
            print: () => page.paper.toPrinter(), pdf: () => page.paper.savePdf(), text: () => page.paper.saveText(),
            csv: () => page.paper.saveCsv(), xlsx: () => page.paper.saveXlsx(), copy: () => page.paper.copy(), scroll: key => sheets.scroll(key), leave: () => page.leave()
        })
    }

    ColumnLayout {
        spacing: Theme.space
        anchors { fill: parent; margins: Theme.wide }

        PageHead {
            title: page.paper.title
            note: page.paper.note
            Layout.fillWidth: true
            AppButton { primary: true; text: qsTr("Print"); keys: pageKeys.cap("print"); onClicked: page.paper.toPrinter() }
            AppButton { text: qsTr("Save as PDF"); keys: pageKeys.cap("pdf"); onClicked: page.paper.savePdf() }
            AppButton { text: qsTr("Save as text"); keys: pageKeys.cap("text"); onClicked: page.paper.saveText() }
            AppButton { text: qsTr("Copy"); keys: pageKeys.cap("copy"); onClicked: page.paper.copy() }
            AppButton { text: qsTr("Back"); keys: pageKeys.cap("leave"); onClicked: page.leave() }
        }
        PaperSheets {
            id: sheets
            paper: page.paper
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
    }
}
