// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The end of the event: what is missing, what is due when, and the archive of everything.
KeyedPage {
    id: page

    required property ClosingModel closing

    signal go(string page)
    signal playerAsked(int player)
    signal fieldAsked(string field) // of the event
    signal archiveAsked()

    Component.onCompleted: page.closing.watched = true
    Component.onDestruction: if (page.closing) page.closing.watched = false
    keyTable: pageKeys
    ClosingKeys {
        id: pageKeys
        does: ({
            go: () => page.open(), archive: () => page.archiveAsked(), papers: () => page.go("papers"), exports: () => page.go("exports")
        })
    }

    function open() {
        const row = list.currentItem as ClosingRow
        if (row && row.player > 0)
            page.playerAsked(row.player)
        else if (row && row.field !== "")
            page.fieldAsked(row.field)
        else if (row)
            page.go(row.page)
    }

    PageHead {
        id: head
        title: qsTr("Closing the event")
        note: page.closing.caption
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.wide }
        AppButton { drawing: "take-out"; text: qsTr("Save the archive"); keys: pageKeys.cap("archive"); onClicked: page.archiveAsked() }
        AppButton { drawing: "papers"; text: qsTr("Papers"); keys: pageKeys.cap("papers"); onClicked: page.go("papers") }
        AppButton { drawing: "take-out"; text: qsTr("Files"); keys: pageKeys.cap("exports"); onClicked: page.go("exports") }
    }
    Rectangle {
        color: Theme.surface
        radius: Theme.radius
        border.width: list.activeFocus ? 2 : 1
        border.color: list.activeFocus ? Theme.accent : Theme.line
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: legend.top; margins: Theme.wide; topMargin: Theme.space; bottomMargin: Theme.gap }
        LongList {
            id: list
            focus: true
            model: page.closing
            anchors.fill: parent
            anchors.margins: 2
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Closing the event")
            Keys.onPressed: event => event.accepted = pageKeys.key(event, "")
            delegate: ClosingRow {
                required property int index
                width: ListView.view.width
                cursor: ListView.isCurrentItem
                lit: list.activeFocus
                onChosen: { list.currentIndex = index; list.forceActiveFocus() }
                onOpened: page.open()
            }
        }
    }
    Legend {
        id: legend
        pickable: false
        entries: pageKeys.legend
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.wide; bottomMargin: Theme.gap }
    }
}
