// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// Whether a player takes part in the round.
Rectangle {
    id: row

    required property int playerId
    required property string number
    required property string name
    required property string points
    required property string stateText
    required property string accessibleText
    property bool cursor: false
    property bool lit: false

    signal chosen()

    implicitHeight: Math.max(Theme.row, words.implicitHeight + 10)
    color: row.cursor ? Theme.accentWash : "transparent"
    Accessible.role: Accessible.Row
    Accessible.name: row.accessibleText

    TapHandler { onTapped: row.chosen() }
    Rectangle { width: parent.width; height: 1; anchors.bottom: parent.bottom; color: Theme.line }
    Rectangle { width: 4; height: parent.height; color: row.lit ? Theme.accent : Theme.edge; visible: row.cursor }

    RowLayout {
        spacing: 8
        anchors { fill: parent; leftMargin: 10; rightMargin: 10 }
        AppText {
            text: row.number
            color: Theme.inkSoft
            horizontalAlignment: Text.AlignRight
            Layout.preferredWidth: Math.round(34 * Theme.fontScale)
        }
        ColumnLayout {
            id: words
            spacing: 0
            Layout.fillWidth: true
            PersonName { text: row.name; font.strikeout: row.stateText !== ""; Layout.fillWidth: true }
            AppText { text: row.stateText; color: Theme.warn; font.pixelSize: Theme.small; font.bold: true; visible: text !== ""; Layout.fillWidth: true }
        }
        AppText { text: row.points; font.bold: true; Layout.preferredWidth: Math.round(32 * Theme.fontScale); horizontalAlignment: Text.AlignRight }
    }
}
