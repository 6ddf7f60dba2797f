// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// One player's display at that moment.
Rectangle {
    id: side

    required property string name
    required property string time
    required property int moves
    required property bool flag
    required property bool toMove
    required property bool runs
    required property bool night
    readonly property color tone: night ? Theme.nightInk : Theme.paperInk

    implicitHeight: column.implicitHeight + 2 * Theme.gap
    radius: Theme.radius
    color: night ? Theme.night : Theme.paper
    border.width: toMove && runs ? 4 : 1
    border.color: toMove && runs ? Theme.accent : Theme.edge
    Accessible.role: Accessible.StaticText
    Accessible.name: side.name + ", " + side.time

    ColumnLayout {
        id: column
        spacing: 0
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: 14; rightMargin: 14 }
        PersonName { text: side.name; color: side.tone; Layout.fillWidth: true }
        RowLayout {
            spacing: Theme.gap
            Text {
                objectName: "digits"
                text: side.time
                color: side.tone
                font.family: Theme.family
                font.bold: true
                font.pixelSize: Theme.display
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.title
                textFormat: Text.PlainText
                Layout.fillWidth: true
                Layout.minimumWidth: 0
                Layout.maximumWidth: Math.ceil(implicitWidth)
            }
            Icon { drawing: "play"; color: side.tone; visible: side.toMove; Layout.preferredWidth: size; Layout.preferredHeight: size }
            Icon { drawing: "flag"; color: side.tone; visible: side.flag; Layout.preferredWidth: size; Layout.preferredHeight: size }
        }
        Text {
            textFormat: Text.PlainText
            text: qsTr("%n move(s)", "", side.moves)
            color: side.tone
            font.family: Theme.family
            font.pixelSize: Theme.small
        }
    }
}
