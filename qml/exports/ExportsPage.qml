// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The files that the event gives to others: what each is for, what bars it, and where it goes.
KeyedPage {
    id: page

    required property ExportsModel files
    property ExportDialog dialog: null

    signal anonymousAsked()

    function place() {
        const row = list.currentIndex
        if (!page.files.isReady(row))
            return
        if (page.dialog === null)
            page.dialog = asker.createObject(page) as ExportDialog
        page.dialog.row = row
        page.dialog.nameFilters = page.files.filters(row)
        page.dialog.endings = page.files.endings(row)
        page.dialog.selectedFile = Folders.inLast(page.files.proposal(row))
        page.dialog.open()
    }

    Component.onCompleted: page.files.watched = true
    Component.onDestruction: if (page.files) page.files.watched = false
    keyTable: pageKeys
    Keys.onPressed: event => event.accepted = pageKeys.key(event, "")
    ExportsKeys {
        id: pageKeys
        ready: list.count > 0
        gamesOpen: page.files.gamesOpen
        does: ({
            place: () => page.place(),
            beside: () => page.files.save(list.currentIndex),
            round: key => page.files.stepRound(key === "Left" ? -1 : 1),
            interim: () => { page.files.interim = !page.files.interim },
            copy: () => page.files.copy(list.currentIndex),
            anonymous: () => page.anonymousAsked()
        })
    }
    Component {
        id: asker
        ExportDialog { onPicked: file => page.files.saveAs(row, file) }
    }

    ColumnLayout {
        spacing: Theme.space
        anchors { fill: parent; margins: Theme.wide }

        PageHead {
            title: qsTr("Export")
            note: page.files.caption
            Layout.fillWidth: true
            AppButton { primary: true; text: qsTr("Save as…"); keys: pageKeys.cap("place"); enabled: pageKeys.ready; onClicked: page.place() }
            AppButton { text: qsTr("Save beside the event"); keys: pageKeys.cap("beside"); enabled: pageKeys.ready; onClicked: page.files.save(list.currentIndex) }
            AppButton {
                text: page.files.interim ? qsTr("Final reports") : qsTr("Interim reports")
                keys: pageKeys.cap("interim")
                visible: page.files.gamesOpen
                onClicked: page.files.interim = !page.files.interim
            }
            AppButton { text: qsTr("Anonymised copy…"); keys: pageKeys.cap("anonymous"); enabled: pageKeys.ready; onClicked: page.anonymousAsked() }
        }
        Rectangle {
            color: Theme.surface
            radius: Theme.radius
            border.width: list.activeFocus ? 2 : 1
            border.color: list.activeFocus ? Theme.accent : Theme.line
            Layout.fillWidth: true
            Layout.fillHeight: true

            LongList {
                id: list
                objectName: "files"
                focus: true
                model: page.files
                anchors { fill: parent; margins: 2 }
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Export")
                Keys.onPressed: event => { if (pageKeys.key(event, "")) event.accepted = true }
                delegate: ExportItem {
                    required property int index
                    width: ListView.view.width
                    cursor: ListView.isCurrentItem
                    lit: list.activeFocus
                    onChosen: { list.currentIndex = index; list.forceActiveFocus() }
                    onWanted: { list.currentIndex = index; page.place() }
                }
            }
        }
        Legend {
            pickable: false
            visible: page.height > 520 * Theme.fontScale // a small window needs the room for the list
            entries: pageKeys.legend
            Layout.fillWidth: true
        }
    }
}
