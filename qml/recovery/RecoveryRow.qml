// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// One board: who plays, how long nothing was known, and the three readings to choose from.
Rectangle {
    id: row

    required property int round
    required property int board
    required property string boardLabel
    required property string names
    required property string lastEvent
    required property string lastHeartbeat
    required property string chargeToRestart
    required property string gapText
    required property string note
    required property string eventDifference
    required property string restartDifference
    required property string provisional
    required property string whiteTime
    required property string blackTime
    property bool typing: false
    property alias times: times
    property bool cursor: false

    signal decided(int policy)
    signal typingAsked()

    implicitHeight: column.implicitHeight + 2 * 12
    radius: Theme.radius
    color: cursor ? Theme.accentWash : Theme.surface
    border.width: cursor ? 2 : 1
    border.color: cursor ? Theme.accent : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Board %1").arg(row.boardLabel)
    Accessible.description: row.names + ", " + row.gapText

    ColumnLayout {
        id: column
        spacing: Theme.gap
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 12 }
        RowLayout {
            spacing: 12
            AppText { text: row.boardLabel; font.bold: true; font.pixelSize: Theme.title }
            AppText { text: qsTr("Round %1").arg(row.round); color: Theme.inkSoft; wrapMode: Text.NoWrap }
            PersonName { text: row.names; font.bold: true; Layout.fillWidth: true }
            AppText { text: row.gapText; color: Theme.inkSoft; horizontalAlignment: Text.AlignRight; Layout.maximumWidth: row.width * 0.4 }
        }
        AppText { text: row.note; color: Theme.inkSoft; font.pixelSize: Theme.small; visible: text !== ""; Layout.fillWidth: true }
        RowLayout {
            spacing: 6
            visible: row.provisional !== ""
            Layout.fillWidth: true
            Icon { drawing: "flag"; size: Theme.body; color: Theme.warn; Layout.preferredWidth: size; Layout.preferredHeight: size; Layout.alignment: Qt.AlignTop }
            AppText { text: row.provisional; color: Theme.warn; font.bold: true; font.pixelSize: Theme.small; Layout.fillWidth: true }
        }
        GridLayout {
            columns: row.width > 900 * Theme.fontScale ? 4 : row.width > 480 * Theme.fontScale ? 2 : 1
            visible: !row.typing
            columnSpacing: Theme.gap
            rowSpacing: 6
            Layout.fillWidth: true
            ReadingButton { keys: "1"; text: qsTr("Last recorded time"); reading: row.lastHeartbeat; Layout.fillWidth: true; Layout.fillHeight: true; Layout.preferredWidth: 1; onClicked: row.decided(RecoveryModel.LastHeartbeat) }
            ReadingButton { keys: "2"; text: qsTr("Last press or pause"); reading: row.lastEvent; note: row.eventDifference; Layout.fillWidth: true; Layout.fillHeight: true; Layout.preferredWidth: 1; onClicked: row.decided(RecoveryModel.LastEvent) }
            ReadingButton { keys: "3"; text: qsTr("Charge the whole interruption"); reading: row.chargeToRestart; note: row.restartDifference; Layout.fillWidth: true; Layout.fillHeight: true; Layout.preferredWidth: 1; onClicked: row.decided(RecoveryModel.ChargeToRestart) }
            ReadingButton { keys: "4"; text: qsTr("Other times"); note: qsTr("set both times yourself"); Layout.fillWidth: true; Layout.fillHeight: true; Layout.preferredWidth: 1; onClicked: row.typingAsked() }
        }
        TypedTimes {
            id: times
            visible: row.typing
            whiteTime: row.whiteTime
            blackTime: row.blackTime
            Layout.fillWidth: true
        }
    }
}
