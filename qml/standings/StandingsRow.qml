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
    required property string shift // places won or lost
    required property bool provisional
    required property string accessibleText
    required property StandingsColumns columns
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
        spacing: row.columns.gap
        AppText { text: row.rank; font.bold: true; font.pixelSize: Theme.lead; horizontalAlignment: Text.AlignRight; Layout.leftMargin: 12; Layout.preferredWidth: row.columns.widths.rank }
        AppText { text: row.shift; visible: row.columns.shows("shift"); color: Theme.inkSoft; font.pixelSize: Theme.small; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: row.columns.widths.shift }
        AppText { text: row.title; visible: row.columns.shows("title"); Layout.preferredWidth: row.columns.widths.title }
        RowLayout {
            spacing: Theme.gap
            Layout.fillWidth: true
            PersonName { text: row.name; font.bold: true; Layout.fillWidth: true; Layout.maximumWidth: implicitWidth + 1 }
            Icon { drawing: "clock"; size: Theme.body; visible: row.provisional && !row.roomy; Layout.preferredWidth: size; Layout.preferredHeight: size }
            Badge { text: row.provisional && row.roomy ? qsTr("provisional") : ""; drawing: "clock" }
            Item { Layout.fillWidth: true }
        }
        AppText { text: row.federation; visible: row.columns.shows("federation"); Layout.preferredWidth: row.columns.widths.federation }
        AppText { text: row.rating; visible: row.columns.shows("rating"); horizontalAlignment: Text.AlignRight; Layout.preferredWidth: row.columns.widths.rating }
        AppText { text: row.played; visible: row.columns.shows("played"); color: Theme.inkSoft; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: row.columns.widths.played }
        AppText { text: row.points; font.bold: true; font.pixelSize: Theme.lead; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: row.columns.widths.points }
        AppText { text: row.secondary; visible: text !== ""; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: row.columns.widths.secondary }
        Row {
            spacing: row.columns.gap
            visible: row.columns.shownTieBreaks > 0
            Repeater {
                model: Array.from(row.tieBreaks).slice(0, row.columns.shownTieBreaks)
                delegate: Item { // the decimal signs stand below each other
                    id: value
                    required property string modelData
                    required property int index
                    width: row.columns.tieBreakWidth(index)
                    height: whole.implicitHeight
                    AppText {
                        id: whole
                        objectName: "whole"
                        text: value.modelData
                        wrapMode: Text.NoWrap
                        anchors { right: parent.right; rightMargin: row.columns.parts[value.index] ?? 0 }
                    }
                    AppText {
                        text: row.fractions[value.index] ?? ""
                        wrapMode: Text.NoWrap
                        anchors.left: whole.right
                    }
                }
            }
        }
        Item { visible: row.columns.hidden > 0; Layout.preferredWidth: row.columns.more }
        Item { Layout.preferredWidth: 12 }
    }
}
