// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.Ui

// The keys that work now, always in sight; with a mouse they are buttons.
Rectangle {
    id: legend

    property string title: ""
    property var entries: []
    property bool pickable: true
    property bool refers: true // where something is left out: to the help
    property int most: 0 // lines, 0: as many as it takes; what has no room in them is left to the help

    signal picked(string key)

    implicitHeight: (most === 1 ? line.height + 8 : line.height + 14)
    radius: Theme.radius
    color: pickable ? Theme.accentWash : Theme.sunken

    Flow {
        id: line
        spacing: pickableGap
        readonly property int pickableGap: legend.pickable ? 6 : Theme.space
        readonly property real lineHeight: legend.pickable ? Math.max(36, rest.implicitHeight + 10) : rest.implicitHeight
        readonly property real allowed: legend.most * (lineHeight + spacing) - spacing
        height: legend.most > 0 ? Math.min(implicitHeight, allowed) : implicitHeight
        anchors { left: parent.left; right: rest.visible ? rest.left : parent.right; verticalCenter: parent.verticalCenter; leftMargin: 12; rightMargin: 12 }

        Text {
            textFormat: Text.PlainText
            text: legend.title
            color: Theme.ink
            font.family: Theme.family
            font.pixelSize: Theme.body
            font.bold: true
            height: legend.pickable ? 36 : implicitHeight + 4
            rightPadding: Theme.gap
            verticalAlignment: Text.AlignVCenter
            visible: text !== ""
        }
        Repeater {
            model: legend.entries
            delegate: Rectangle {
                id: entry
                required property var modelData
                opacity: legend.most > 0 && y > line.allowed ? 0 : 1 // whole or not at all
                enabled: opacity > 0
                width: pair.implicitWidth + (legend.pickable ? 18 : 0)
                height: legend.pickable ? Math.max(36, pair.implicitHeight + 10) : pair.implicitHeight
                radius: 4
                color: !legend.pickable ? "transparent" : over.hovered ? Theme.canvas : Theme.surface
                border.width: legend.pickable ? 1 : 0
                border.color: Theme.edge
                Accessible.role: legend.pickable ? Accessible.Button : Accessible.StaticText
                Accessible.name: entry.modelData.text
                Accessible.description: entry.modelData.key
                Accessible.onPressAction: legend.picked(entry.modelData.key)
                Row {
                    id: pair
                    anchors.centerIn: parent
                    spacing: 6
                    KeyCap { keys: entry.modelData.key; tone: Theme.ink; anchors.verticalCenter: parent.verticalCenter }
                    Text {
                        text: entry.modelData.text
                        color: legend.pickable ? Theme.ink : Theme.inkSoft
                        font.family: Theme.family
                        font.pixelSize: Theme.small
                        textFormat: Text.PlainText
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
                HoverHandler { id: over; enabled: legend.pickable }
                TapHandler { enabled: legend.pickable; onTapped: legend.picked(entry.modelData.key) }
            }
        }
    }
    Row {
        id: rest
        visible: legend.most > 0 && legend.refers
        spacing: 6
        anchors { right: parent.right; bottom: parent.bottom; bottomMargin: legend.most === 1 ? 4 : 12; rightMargin: 12 }
        KeyCap { keys: "F1"; tone: Theme.ink; anchors.verticalCenter: parent.verticalCenter }
        Text {
            textFormat: Text.PlainText
            text: qsTr("all keys")
            color: Theme.inkSoft
            font.family: Theme.family
            font.pixelSize: Theme.small
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
