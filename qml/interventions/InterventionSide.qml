// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// One player's display, as the panel of interventions shows it.
Rectangle {
    id: side

    required property string name
    required property string time
    required property string after
    required property string note
    required property color ground
    required property color ink
    property bool low: false
    readonly property bool changes: after !== "" && after !== time

    implicitWidth: column.implicitWidth + 24
    implicitHeight: column.implicitHeight + (low ? 8 : 16)
    radius: Theme.radius
    color: side.ground
    border.width: 1
    border.color: Theme.edge
    Accessible.role: Accessible.StaticText
    Accessible.name: side.name + ", " + side.time + ", " + side.note

    Column {
        id: column
        spacing: side.low ? 0 : 2
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: side.low ? 4 : 8; leftMargin: 12; rightMargin: 12 }
        PersonName {
            width: column.width
            text: side.name
            color: side.ink
            font.pixelSize: Theme.small
            wrapMode: side.low ? Text.NoWrap : Text.Wrap
            maximumLineCount: side.low ? 1 : 3
        }
        AppText {
            width: column.width
            text: side.time
            color: side.ink
            font.pixelSize: side.low ? Theme.title : Theme.heading
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.small
            wrapMode: Text.NoWrap
        }
        AppText {
            width: column.width
            text: side.changes ? "→ " + side.after : side.note
            color: side.ink
            font.pixelSize: Theme.small
            font.bold: side.changes
            visible: text !== ""
        }
    }
}
