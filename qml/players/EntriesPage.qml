// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// A list of players from the clipboard or a file, before anybody is added.
KeyedPage {
    id: page

    required property EntriesView entries

    signal leave()
    signal askFile()

    property int mending: -1 // the row whose cells are corrected
    readonly property bool narrow: width < 760 * Theme.fontScale // what is beside the list goes below it

    // A list that was looked through is not dropped by a key.
    Leaving {
        id: leaving
        needed: page.entries.takenCount > 0
        question: qsTr("Drop this list? Nobody has been added to the event.")
        onDropped: {
            page.entries.cancel()
            page.leave()
        }
    }
    function stay() {
        leaving.stay()
        list.forceActiveFocus()
    }
    function mend() {
        if (!page.entries.hasColumns || list.currentIndex < 0)
            return
        leaving.stay()
        page.mending = list.currentIndex
        Qt.callLater(() => list.positionViewAtIndex(list.currentIndex, ListView.Contain)) // its fields, too
    }
    function endMending() {
        page.mending = -1
        list.forceActiveFocus()
    }
    function take(row: int, texts: var) {
        page.endMending()
        page.entries.mend(row, texts)
        list.currentIndex = row
    }
    function next() {
        const row = page.entries.nextWithRemark(list.currentIndex)
        if (row >= 0)
            list.currentIndex = row
    }

    keyTable: pageKeys
    focus: true
    Keys.onEscapePressed: leaving.step()

    EntriesKeys {
        id: pageKeys
        filled: page.entries.takenCount > 0
        mendable: page.entries.hasColumns
        does: ({
            enter: () => { if (page.mending < 0) page.entries.enter() }, turn: () => page.entries.turn(list.currentIndex), next: () => page.next(),
            columns: () => page.entries.hasColumns ? columns.take() : false, paste: () => page.entries.paste(), file: () => page.askFile(),
            mend: () => page.mend(), leave: () => leaving.step()
        })
    }
    KeyShortcuts { table: pageKeys; enabled: page.entries.takenCount > 0 }
    Connections {
        target: page.entries
        function onEntered() { page.leave() }
        function onChanged() { leaving.stay() }
    }

    PageHead {
        id: head
        title: qsTr("Players from %1").arg(page.entries.source)
        note: page.entries.summary
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.wide }
        AppButton {
            objectName: "enter"
            primary: page.entries.problem === "" // nobody is led to enter what is no list of players
            drawing: "check"
            text: page.entries.enterText
            keys: "Ctrl+↵"
            enabled: page.entries.takenCount > 0
            onClicked: page.entries.enter()
        }
        AppButton { text: qsTr("Next note"); keys: pageKeys.cap("next"); visible: page.entries.noted; onClicked: { page.next(); list.forceActiveFocus() } }
        AppButton { text: qsTr("Correct"); keys: pageKeys.cap("mend"); visible: page.entries.hasColumns; onClicked: page.mend() }
        AppButton { text: qsTr("Paste"); keys: pageKeys.cap("paste"); onClicked: page.entries.paste() }
        AppButton { text: qsTr("Open a file"); keys: pageKeys.cap("file"); onClicked: page.askFile() }
        AppButton { text: qsTr("Cancel"); keys: "Esc"; onClicked: leaving.step() }
    }
    ColumnLayout {
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; margins: Theme.wide; topMargin: Theme.space }

        Banner {
            text: leaving.text
            Layout.fillWidth: true
            AppButton { text: qsTr("Drop"); keys: "Esc"; onClicked: leaving.drop() }
            AppButton { text: qsTr("Go on"); onClicked: page.stay() }
        }
        Banner {
            objectName: "taken"
            text: page.entries.taken
            Layout.fillWidth: true
        }
        AppText {
            objectName: "late"
            text: page.entries.lateText
            visible: text !== ""
            Layout.fillWidth: true
        }
        AppText {
            objectName: "given"
            text: page.entries.givenText
            visible: text !== ""
            Layout.fillWidth: true
        }
        AppText {
            objectName: "unused"
            text: page.entries.unused
            visible: text !== ""
            color: Theme.inkSoft
            Layout.fillWidth: true
        }
        Banner {
            text: page.entries.problem
            tone: Badge.Danger
            Layout.fillWidth: true
        }
        Item { // and no layout: that keeps the widths of the window it was made for
            id: room
            readonly property Item beside: remarkList.visible ? remarkList : columns.visible ? columns : null
            Layout.fillWidth: true
            Layout.fillHeight: true

            Rectangle {
                width: room.width - (room.beside && !page.narrow ? room.beside.width + Theme.wide : 0)
                height: room.height - (room.beside && page.narrow ? room.beside.height + Theme.space : 0)
                color: Theme.surface
                radius: Theme.radius
                border.color: list.activeFocus ? Theme.accent : Theme.line
                border.width: list.activeFocus ? 2 : 1

                LongList {
                    id: list
                    focus: true
                    model: page.entries.entries
                    anchors { fill: parent; margins: 2 }
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("Players in the list")
                    delegate: EntryItem {
                        required property int index
                        width: ListView.view.width
                        cursor: ListView.isCurrentItem
                        lit: list.activeFocus
                        titled: page.entries.hasTitles
                        numbered: page.entries.hasFideIds
                        onChosen: { list.currentIndex = index; list.forceActiveFocus() }
                        mending: page.mending === index
                        cells: page.mending === index ? page.entries.cells(index) : []
                        onTurned: { list.currentIndex = index; page.entries.turn(index) }
                        onMended: texts => page.take(index, texts)
                        onGivenUp: page.endMending()
                        onHeightChanged: if (mending) Qt.callLater(() => list.positionViewAtIndex(index, ListView.Contain))
                    }
                    Keys.onPressed: event => event.accepted = event.accepted || pageKeys.key(event)
                }
            }
            RemarkList {
                id: remarkList
                remarks: page.entries.remarks
                visible: page.entries.hasRemarks
                width: page.narrow ? room.width : Math.round(340 * Math.min(Theme.fontScale, 1.25))
                height: page.narrow ? Math.min(implicitHeight, room.height / 2) : implicitHeight
                clip: true
                anchors.right: parent.right
                y: page.narrow ? room.height - height : 0
            }
            EntryColumns {
                id: columns
                entries: page.entries
                visible: page.entries.hasColumns
                width: page.narrow ? room.width : Math.round(300 * Math.min(Theme.fontScale, 1.25))
                height: page.narrow ? Math.round(page.height / 4) : room.height
                anchors { right: parent.right; bottom: parent.bottom }
                onLeave: list.forceActiveFocus()
                Keys.onPressed: event => { if (pageKeys.rowOf(event)?.act === "paste") event.accepted = pageKeys.key(event) }
            }
        }
    }
}
