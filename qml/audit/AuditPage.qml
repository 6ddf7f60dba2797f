// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The hall check: every board that is odd, the gravest first. It looks again every few seconds.
KeyedPage {
    id: page

    required property AuditModel audit
    readonly property bool begun: audit.checked.length > 0 // a round is paired
    readonly property bool empty: audit.count === 0

    signal boardChosen(int board)
    signal leave()
    signal copyAsked(model: var, roles: var)

    function open() {
        const row = list.currentItem as AuditRow
        if (row)
            page.boardChosen(row.board)
    }

    keyTable: pageKeys
    AuditKeys {
        id: pageKeys
        does: ({ copy: () => page.copyAsked(page.audit, ["boardLabel", "names", "severityText", "what", "advice"]), go: () => page.open(), putAside: () => page.audit.putAside(list.currentIndex) })
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
                text: qsTr("Show dismissed issues")
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
            Keys.onPressed: event => { if (pageKeys.key(event, "")) event.accepted = true }
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
            entries: pageKeys.legend
            Layout.fillWidth: true
        }
    }
    EmptyPage {
        visible: !page.begun
        drawing: "audit"
        title: qsTr("Nothing to check yet")
        text: qsTr("Once a round is paired, this page points out boards that are set differently, were forgotten or wait for a ruling.")
    }
}
