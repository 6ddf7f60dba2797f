// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The three records side by side. A click on a move shows the position after it.
Rectangle {
    id: table

    required property RecordView record
    readonly property int numberWidth: Math.round(40 * Theme.fontScale)
    readonly property var owners: [qsTr("Arbiter"), qsTr("White's sheet"), qsTr("Black's sheet")]
    property bool slim: false // one record at a time
    property bool sheets: false // somebody has written on a player's sheet
    readonly property int room: width - numberWidth - 8
    readonly property bool alone: slim || (!sheets && record.keeper === RecordView.Arbiter)
    readonly property var widths: alone ? [0, 1, 2].map(hand => hand === record.keeper ? Math.floor(room / 2) : 0)
                                       : [Math.floor(room * 0.21), Math.floor(room * 0.145), Math.floor(room * 0.145)]

    color: Theme.surface
    radius: Theme.radius
    border.width: 1
    border.color: Theme.line

    Row {
        id: heads
        x: 4 + table.numberWidth
        y: 2
        Repeater {
            model: table.owners
            delegate: AppText {
                required property string modelData
                required property int index
                width: 2 * table.widths[index]
                visible: width > 0
                height: Math.round(30 * Theme.fontScale)
                leftPadding: 6
                verticalAlignment: Text.AlignVCenter
                text: modelData
                font.bold: table.record.keeper === index
                font.pixelSize: Theme.small
                color: table.record.keeper === index ? Theme.accent : Theme.inkSoft
                elide: Text.ElideRight
                objectName: "mayElide"
                wrapMode: Text.NoWrap
            }
        }
    }
    LongList {
        id: list
        clip: true
        activeFocusOnTab: false
        model: table.record.moves
        anchors { left: parent.left; right: parent.right; top: heads.bottom; bottom: parent.bottom; margins: 2 }
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Moves")
        readonly property int wanted: table.record.row
        function follow() {
            if (list.wanted >= list.count - 1)
                list.positionViewAtEnd()
            else
                list.positionViewAtIndex(list.wanted, ListView.Contain)
        }
        onWantedChanged: Qt.callLater(list.follow)
        onContentHeightChanged: Qt.callLater(list.follow)
        onCountChanged: Qt.callLater(list.follow)
        onHeightChanged: Qt.callLater(list.follow)
        delegate: MoveTableRow {
            width: list.width
            numberWidth: table.numberWidth
            widths: table.widths
            keeper: table.record.keeper
            place: table.record.place
            onChosen: (keeper, index) => { table.record.keeper = keeper; table.record.goTo(index + 1) }
        }
    }
}
