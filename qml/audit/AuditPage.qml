// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The hall check: every board that is odd, the gravest first. It looks again every few seconds.
FocusScope {
    id: page

    required property AuditModel audit
    readonly property bool begun: audit.checked.length > 0 // a round is paired
    readonly property bool empty: audit.count === 0

    signal boardChosen(int board)
    signal leave()

    function open() {
        const row = list.currentItem as AuditRow
        if (row)
            page.boardChosen(row.board)
    }

    Component.onCompleted: page.audit.refresh()

    ColumnLayout {
        visible: page.begun
        spacing: Theme.space
        anchors { fill: parent; margins: Theme.wide }

        PageHead {
            title: qsTr("Hall check")
            note: page.audit.caption
            Layout.fillWidth: true
            AppButton {
                text: qsTr("Show again what was put aside")
                visible: page.audit.asideCount > 0
                onClicked: { page.audit.bringBack(); list.forceActiveFocus() }
            }
        }
        AuditClean {
            checked: page.audit.checked
            visible: page.empty
            Layout.fillWidth: true
            Layout.fillHeight: true
            onLeave: page.leave()
        }
        LongList {
            id: list
            focus: true
            visible: !page.empty
            model: page.audit
            spacing: Theme.gap
            Layout.fillWidth: true
            Layout.fillHeight: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Hall check")
            Keys.onReturnPressed: page.open()
            Keys.onEnterPressed: page.open()
            Keys.onDeletePressed: page.audit.putAside(list.currentIndex)
            delegate: AuditRow {
                required property int index
                width: ListView.view.width - 14
                cursor: ListView.isCurrentItem && list.activeFocus
                onChosen: { list.currentIndex = index; list.forceActiveFocus() }
                onOpened: page.boardChosen(board)
            }
        }
        Legend {
            pickable: false
            visible: !page.empty
            entries: [{ key: "↵", text: qsTr("go to the board in the hall") }, { key: "Del", text: qsTr("seen: put the finding aside") }]
            Layout.fillWidth: true
        }
    }
    EmptyPage {
        visible: !page.begun
        drawing: "audit"
        title: qsTr("Nothing to check yet")
        text: qsTr("Once a round is paired, this page points out the board that is set differently, was forgotten or waits for a ruling.")
    }
}
