// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// A paper as it will be printed, to be read before it is saved.
KeyedPage {
    id: page

    required property PaperView paper

    signal leave()

    function scroll(key: string) {
        const lowest = Math.max(0, sheet.contentHeight - sheet.height)
        const steps = { Up: -Theme.row, Down: Theme.row, PageUp: -sheet.height * 0.9, PageDown: sheet.height * 0.9, Home: -lowest, End: lowest }
        sheet.contentY = Math.max(0, Math.min(lowest, sheet.contentY + steps[key]))
    }

    focus: true
    keyTable: pageKeys
    Keys.onPressed: event => event.accepted = pageKeys.key(event, "")
    PaperKeys {
        id: pageKeys
        does: ({
            pdf: () => page.paper.savePdf(), text: () => page.paper.saveText(), scroll: key => page.scroll(key), leave: () => page.leave()
        })
    }

    ColumnLayout {
        spacing: Theme.space
        anchors { fill: parent; margins: Theme.wide }

        PageHead {
            title: page.paper.title
            note: page.paper.note
            Layout.fillWidth: true
            AppButton { primary: true; text: qsTr("Save as PDF"); keys: pageKeys.cap("pdf"); onClicked: page.paper.savePdf() }
            AppButton { text: qsTr("Save as text"); keys: pageKeys.cap("text"); onClicked: page.paper.saveText() }
            AppButton { text: qsTr("Back"); keys: pageKeys.cap("leave"); onClicked: page.leave() }
        }
        Rectangle {
            color: "white" // paper, also at night
            border.color: Theme.line
            Layout.fillWidth: true
            Layout.fillHeight: true
            Flickable {
                id: sheet
                anchors { fill: parent; margins: Theme.space }
                contentHeight: words.implicitHeight
                clip: true
                boundsBehavior: Flickable.StopAtBounds
                T.ScrollBar.vertical: Scroll {}
                Text {
                    id: words
                    width: sheet.width - 14
                    text: page.paper.html
                    textFormat: Text.RichText
                    wrapMode: Text.Wrap
                    color: "black"
                    Accessible.role: Accessible.StaticText
                    Accessible.name: page.paper.title
                }
            }
        }
        Legend {
            pickable: false
            entries: pageKeys.legend
            Layout.fillWidth: true
        }
    }
}
