// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// A board at which somebody is missing: both players, the time that is left, and the forfeit once it is over.
Rectangle {
    id: row

    required property int round
    required property int board
    required property string boardLabel
    required property string whiteName
    required property string blackName
    required property string whiteState
    required property string blackState
    required property string timeText
    required property string forfeitText
    required property bool whiteAbsent
    required property bool blackAbsent
    required property bool over
    required property bool suspected
    property bool cursor: false

    signal chosen()
    signal whiteTurned()
    signal blackTurned()
    signal forfeited()

    implicitHeight: grid.implicitHeight + 2 * Theme.gap
    radius: Theme.radius
    color: cursor ? Theme.accentWash : Theme.surface
    border.width: cursor ? 2 : 1
    border.color: cursor ? Theme.accent : over ? Theme.danger : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Board %1").arg(row.boardLabel)
    Accessible.description: row.whiteName + " " + row.whiteState + ", " + row.blackName + " " + row.blackState + ". " + row.timeText

    TapHandler { onTapped: row.chosen() }
    RowLayout {
        id: grid
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: 12; rightMargin: 12 }
        AppText {
            text: row.boardLabel
            font.bold: true
            font.pixelSize: Theme.title
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
            Layout.preferredWidth: Math.max(implicitWidth, Math.round(36 * Theme.fontScale)) // 12.4 is wider
        }
        GridLayout {
            columns: row.width > 900 * Theme.fontScale ? 2 : 1
            rowSpacing: 4
            columnSpacing: Theme.gap
            Layout.fillWidth: true
            Layout.preferredWidth: 3
            AttendanceSide {
                name: row.whiteName; lateness: row.whiteState; absent: row.whiteAbsent; white: true
                Layout.fillWidth: true; Layout.preferredWidth: 1
                onClicked: { row.chosen(); row.whiteTurned() }
            }
            AttendanceSide {
                name: row.blackName; lateness: row.blackState; absent: row.blackAbsent; white: false
                Layout.fillWidth: true; Layout.preferredWidth: 1
                onClicked: { row.chosen(); row.blackTurned() }
            }
        }
        ColumnLayout {
            spacing: 4
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            AppText {
                text: row.timeText
                color: row.over ? Theme.danger : row.suspected ? Theme.inkSoft : Theme.ink
                font.bold: !row.suspected
                Layout.fillWidth: true
            }
            AppButton {
                text: qsTr("Forfeit: %1").arg(row.forfeitText)
                keys: "F"
                drawing: "flag"
                visible: row.over
                onClicked: { row.chosen(); row.forfeited() }
            }
        }
    }
}
