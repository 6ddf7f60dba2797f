// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

Rectangle {
    id: row

    required property int playerId
    required property string number
    required property string name
    required property string title
    required property string rating
    required property string federation
    required property string birth
    required property string fideId
    required property string points
    required property string club
    property bool clubs: false
    property bool births: true
    property bool ids: true
    required property int state
    required property string stateText
    property bool slim: false
    property bool cursor: false
    property bool lit: false

    signal chosen()
    signal opened()

    implicitHeight: Theme.row
    color: cursor ? Theme.accentWash : "transparent"
    Accessible.role: Accessible.Row
    Accessible.name: row.name
    Accessible.description: row.stateText

    Rectangle { width: 4; height: parent.height; color: row.lit ? Theme.accent : Theme.edge; visible: row.cursor }
    Rectangle { width: parent.width; height: 1; anchors.bottom: parent.bottom; color: Theme.line }
    TapHandler { onTapped: row.chosen(); onDoubleTapped: row.opened() }

    RowLayout {
        anchors.fill: parent
        spacing: 12
        AppText { text: row.number; color: Theme.inkSoft; horizontalAlignment: Text.AlignRight; Layout.leftMargin: 12; Layout.preferredWidth: Math.round(44 * Theme.fontScale) }
        AppText { text: row.title; visible: !row.slim; Layout.preferredWidth: Math.round(44 * Theme.fontScale) }
        PersonName { text: row.name; font.bold: true; font.strikeout: row.state !== PlayersModel.Playing; Layout.fillWidth: true }
        AppText { text: row.rating; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: Math.round(64 * Theme.fontScale) }
        AppText { text: row.club; objectName: "mayElide"; visible: row.clubs; elide: Text.ElideRight; wrapMode: Text.NoWrap; color: Theme.inkSoft; Layout.preferredWidth: Math.round(150 * Theme.fontScale) }
        AppText { text: row.federation; visible: !row.slim; Layout.preferredWidth: Math.round(52 * Theme.fontScale) }
        AppText { text: row.fideId; visible: row.ids; Layout.preferredWidth: Math.round(96 * Theme.fontScale) }
        AppText { text: row.birth; visible: row.births; Layout.preferredWidth: Math.round(96 * Theme.fontScale) }
        AppText { text: row.points; font.bold: true; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: Math.round(56 * Theme.fontScale); Layout.rightMargin: row.slim ? 12 : 0 }
        Item {
            visible: !row.slim
            implicitHeight: badge.implicitHeight
            Layout.preferredWidth: Math.round(124 * Theme.fontScale)
            Layout.rightMargin: 12
            Badge {
                id: badge
                text: row.stateText
                mayElide: true
                width: Math.min(implicitWidth, parent.width)
                drawing: row.state === PlayersModel.Playing ? "" : "cross"
                tone: row.state === PlayersModel.Playing ? Badge.Plain : Badge.Warn
            }
        }
    }
}
