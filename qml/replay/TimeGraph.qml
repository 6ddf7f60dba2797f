// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Flagfall.App
import Flagfall.Ui

// Both players' times; the line across them is the moment that is looked at. Press or drag to look elsewhere.
Rectangle {
    id: graph

    required property ReplayView replay
    readonly property int head: Math.round(20 * Theme.fontScale)

    color: Theme.surface
    radius: Theme.radius
    border.width: 1
    border.color: Theme.line
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Graph of both times")
    Accessible.description: graph.replay.timeOfDay

    TextMetrics { id: widest; font.family: Theme.family; font.pixelSize: Theme.small; text: "0:00:00" }

    Row {
        spacing: Theme.space
        x: area.x + Theme.gap
        y: 3
        Row {
            spacing: 6
            Rectangle { width: 22; height: 3; color: Theme.accent; anchors.verticalCenter: parent.verticalCenter }
            Text { textFormat: Text.PlainText; text: qsTr("White"); color: Theme.ink; font.family: Theme.family; font.pixelSize: Theme.small }
        }
        Row {
            spacing: 6
            Row {
                spacing: 3
                anchors.verticalCenter: parent.verticalCenter
                Repeater { model: 3; Rectangle { width: 6; height: 3; color: Theme.ink } }
            }
            Text { textFormat: Text.PlainText; text: qsTr("Black"); color: Theme.ink; font.family: Theme.family; font.pixelSize: Theme.small }
        }
    }
    Item {
        id: area
        x: widest.advanceWidth + 18
        y: graph.head + 4
        width: parent.width - x - Theme.space
        height: parent.height - y - Theme.small - 12
        onWidthChanged: graph.replay.setGraphSize(width, height)
        onHeightChanged: graph.replay.setGraphSize(width, height)

        Repeater {
            model: graph.replay.ticksBeside
            delegate: Item {
                id: level
                required property var modelData
                y: Math.round(modelData.y)
                width: area.width
                Rectangle { width: parent.width; height: 1; color: Theme.line }
                Text {
                    textFormat: Text.PlainText
                    anchors { right: parent.left; rightMargin: 6; verticalCenter: parent.top }
                    text: level.modelData.text
                    color: Theme.inkSoft
                    font.family: Theme.family
                    font.pixelSize: Theme.small
                }
            }
        }
        Repeater {
            model: graph.replay.ticksBelow
            delegate: Item {
                id: tick
                required property var modelData
                x: Math.round(modelData.x)
                height: area.height
                Rectangle { width: 1; height: parent.height; color: Theme.line }
                Text {
                    textFormat: Text.PlainText
                    x: Math.max(-tick.x, Math.min(-width / 2, area.width - tick.x - width))
                    anchors { top: parent.bottom; topMargin: 3 }
                    text: tick.modelData.text
                    color: Theme.inkSoft
                    font.family: Theme.family
                    font.pixelSize: Theme.small
                }
            }
        }
        Shape {
            anchors.fill: parent
            ShapePath {
                strokeColor: Theme.accent
                strokeWidth: 2.5
                fillColor: "transparent"
                PathMultiline { paths: graph.replay.whiteLine }
            }
            ShapePath {
                strokeColor: Theme.ink
                strokeWidth: 2
                strokeStyle: ShapePath.DashLine
                dashPattern: [4, 2]
                fillColor: "transparent"
                PathMultiline { paths: graph.replay.blackLine }
            }
        }
        Repeater {
            model: graph.replay.marks
            delegate: Item {
                id: mark
                required property var modelData
                x: Math.round(modelData.x)
                height: area.height
                Rectangle { width: 1; height: parent.height; color: Theme.warn; opacity: 0.6 }
                Icon {
                    size: Math.round(14 * Theme.fontScale)
                    x: -size / 2
                    y: -size - 2
                    drawing: mark.modelData.kind === BoardActsModel.Flag ? "flag" : mark.modelData.kind === BoardActsModel.Correction ? "undo" : "pause"
                    color: mark.modelData.kind === BoardActsModel.Flag ? Theme.danger : Theme.warn
                }
            }
        }
        Rectangle {
            objectName: "cursor"
            x: Math.round(graph.replay.place * area.width) - width / 2
            y: -6
            width: 3
            height: area.height + 10
            radius: 1
            color: Theme.danger
            Rectangle { width: 11; height: 11; radius: 6; color: Theme.danger; x: -4; y: -5 }
        }
    }
    MouseArea {
        anchors.fill: area
        anchors.topMargin: -graph.head
        preventStealing: true
        onPressed: mouse => graph.replay.scrub(mouse.x / area.width)
        onPositionChanged: mouse => graph.replay.scrub(mouse.x / area.width)
    }
}
