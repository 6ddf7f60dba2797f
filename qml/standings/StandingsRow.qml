// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

Rectangle {
    id: row

    required property int playerId
    required property string rank
    required property string name
    required property string title
    required property string federation
    required property string rating
    required property string points
    required property string secondary // the score that the places do not go by
    required property string played
    required property var tieBreaks // values, in the order of the columns, as far as the decimal sign
    required property var fractions // from it on
    property var parts: [] // how wide these are at most
    required property bool provisional
    required property string accessibleText
    property bool slim: false
    readonly property bool roomy: width > 1200 * Theme.fontScale
    property bool cursor: false
    property bool lit: false

    signal chosen()

    implicitHeight: Theme.row
    color: cursor ? Theme.accentWash : "transparent"
    Accessible.role: Accessible.Row
    Accessible.name: row.accessibleText

    TapHandler { onTapped: row.chosen() }
    Rectangle { width: parent.width; height: 1; anchors.bottom: parent.bottom; color: Theme.line }
    Rectangle { width: 4; height: parent.height; color: row.lit ? Theme.accent : Theme.edge; visible: row.cursor }

    RowLayout {
        anchors.fill: parent
        spacing: 12
        AppText { text: row.rank; font.bold: true; font.pixelSize: Theme.lead; horizontalAlignment: Text.AlignRight; Layout.leftMargin: 12; Layout.preferredWidth: Math.round(60 * Theme.fontScale) }
        AppText { text: row.title; visible: !row.slim; Layout.preferredWidth: Math.round(52 * Theme.fontScale) }
        RowLayout {
            spacing: Theme.gap
            Layout.fillWidth: true
            PersonName { text: row.name; font.bold: true; Layout.fillWidth: true; Layout.maximumWidth: implicitWidth + 1 }
            Icon { drawing: "clock"; size: Theme.body; visible: row.provisional && !row.roomy; Layout.preferredWidth: size; Layout.preferredHeight: size }
            Badge { text: row.provisional && row.roomy ? qsTr("provisional") : ""; drawing: "clock" }
            Item { Layout.fillWidth: true }
        }
        AppText { text: row.federation; visible: !row.slim; Layout.preferredWidth: Math.round(52 * Theme.fontScale) }
        AppText { text: row.rating; visible: !row.slim; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: Math.round(64 * Theme.fontScale) }
        AppText { text: row.played; visible: !row.slim; color: Theme.inkSoft; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: Math.round(60 * Theme.fontScale) }
        AppText { text: row.points; font.bold: true; font.pixelSize: Theme.lead; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: Math.round(64 * Theme.fontScale) }
        AppText { text: row.secondary; visible: text !== ""; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: Math.round(64 * Theme.fontScale) }
        Row {
            spacing: 12
            visible: row.tieBreaks.length > 0
            Repeater {
                model: row.tieBreaks
                delegate: Item { // the decimal signs stand below each other
                    id: value
                    required property string modelData
                    required property int index
                    width: Math.round((row.slim ? 54 : 64) * Theme.fontScale)
                    height: whole.implicitHeight
                    AppText {
                        id: whole
                        objectName: "whole"
                        text: value.modelData
                        wrapMode: Text.NoWrap
                        anchors { right: parent.right; rightMargin: row.parts[value.index] ?? 0 }
                    }
                    AppText {
                        text: row.fractions[value.index] ?? ""
                        wrapMode: Text.NoWrap
                        anchors.left: whole.right
                    }
                }
            }
        }
        Item { Layout.preferredWidth: 12 }
    }
}
