// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// One odd thing: where, what, and what may be done about it.
Rectangle {
    id: row

    required property int board
    required property string boardLabel
    required property int severity
    required property string severityText
    required property string names
    required property string what
    required property string advice
    property bool cursor: false

    signal chosen()
    signal opened()

    implicitHeight: line.implicitHeight + 2 * 10
    radius: Theme.radius
    color: cursor ? Theme.accentWash : Theme.surface
    border.width: cursor ? 2 : 1
    border.color: cursor ? Theme.accent : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Board %1, %2: %3").arg(row.boardLabel).arg(row.severityText).arg(row.what)
    Accessible.description: row.advice

    RowLayout {
        id: line
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 10; leftMargin: 12; rightMargin: 12 }
        AppText {
            text: row.boardLabel
            font.bold: true
            font.pixelSize: Theme.title
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
            Layout.preferredWidth: Math.max(implicitWidth, Math.round(40 * Theme.fontScale)) // 12.4 is wider
            Layout.alignment: Qt.AlignTop
        }
        ColumnLayout {
            spacing: 3
            Layout.fillWidth: true
            PersonName { text: row.names; color: Theme.inkSoft; font.pixelSize: Theme.small; Layout.fillWidth: true }
            AppText { text: row.what; font.bold: true; Layout.fillWidth: true }
            AppText { text: row.advice; color: Theme.inkSoft; Layout.fillWidth: true }
        }
        Badge {
            text: row.severityText
            drawing: row.severity === AuditModel.Note ? "info" : "warning"
            tone: row.severity === AuditModel.Urgent ? Badge.Danger : row.severity === AuditModel.Warning ? Badge.Warn : Badge.Plain
            Layout.alignment: Qt.AlignTop
        }
    }
    TapHandler {
        onTapped: row.chosen()
        onDoubleTapped: row.opened()
    }
}
