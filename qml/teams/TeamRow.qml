// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// One team of the list, its players, and how it stands with its line-up.
Rectangle {
    id: row

    required property int teamId
    required property string number
    required property string name
    required property string federation
    required property string strength
    required property string players
    required property string lineUpText
    required property string stateText
    required property bool withdrawn
    required property bool plays
    required property string accessibleText
    property bool cursor: false
    property bool lit: false

    signal chosen()
    signal opened()

    implicitHeight: Math.max(Theme.row, words.implicitHeight + Theme.gap)
    color: cursor ? Theme.accentWash : "transparent"
    Accessible.role: Accessible.Row
    Accessible.name: row.accessibleText

    Rectangle { width: 4; height: parent.height; color: row.lit ? Theme.accent : Theme.edge; visible: row.cursor }
    Rectangle { width: parent.width; height: 1; anchors.bottom: parent.bottom; color: Theme.line }
    TapHandler { onTapped: row.chosen(); onDoubleTapped: row.opened() }

    RowLayout {
        anchors.fill: parent
        spacing: 12
        AppText { text: row.number; color: Theme.inkSoft; horizontalAlignment: Text.AlignRight; Layout.leftMargin: 12; Layout.preferredWidth: Math.round(44 * Theme.fontScale) }
        ColumnLayout {
            id: words
            spacing: 2
            Layout.fillWidth: true
            AppText { text: row.name; font.bold: true; font.strikeout: row.withdrawn; Layout.fillWidth: true }
            AppText { text: row.players; objectName: "mayElide"; elide: Text.ElideRight; wrapMode: Text.NoWrap; color: Theme.inkSoft; font.pixelSize: Theme.small; visible: text !== ""; Layout.fillWidth: true }
        }
        AppText { text: row.federation; Layout.preferredWidth: Math.round(52 * Theme.fontScale) }
        AppText { text: row.strength; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: Math.round(64 * Theme.fontScale) }
        Item {
            implicitHeight: badge.implicitHeight
            Layout.preferredWidth: Math.round(190 * Theme.fontScale)
            Layout.rightMargin: 12
            Badge {
                id: badge
                text: row.stateText !== "" ? row.stateText : row.lineUpText
                mayElide: true
                width: Math.min(implicitWidth, parent.width)
                drawing: row.withdrawn ? "cross" : ""
                tone: row.withdrawn ? Badge.Warn : Badge.Plain
            }
        }
    }
}
