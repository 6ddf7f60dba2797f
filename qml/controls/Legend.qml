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

    signal picked(string key)

    implicitHeight: line.implicitHeight + 14
    radius: Theme.radius
    color: pickable ? Theme.accentWash : Theme.sunken

    Flow {
        id: line
        spacing: pickableGap
        readonly property int pickableGap: legend.pickable ? 6 : Theme.space
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: 12; rightMargin: 12 }

        Text {
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
}
