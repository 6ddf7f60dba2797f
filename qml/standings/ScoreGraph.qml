// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Flagfall.Ui

// The score of a player round by round, and what was expected of it. One line is whole and one is broken: they differ
// without their colours, too.
Item {
    id: graph

    property var lines: ({}) // { score, expected, levels, below, text }
    readonly property int head: Math.round(22 * Theme.fontScale)

    function placed(points: var): var { return Array.from(points ?? []).map(point => Qt.point(point.x * area.width, point.y * area.height)) }

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Graph of the score against what was expected")
    Accessible.description: graph.lines.text ?? ""

    Row {
        spacing: Theme.space
        x: area.x
        Row {
            spacing: 6
            Rectangle { width: 22; height: 3; color: Theme.accent; anchors.verticalCenter: parent.verticalCenter }
            AppText { text: qsTr("Score"); font.pixelSize: Theme.small; wrapMode: Text.NoWrap; Accessible.ignored: true }
        }
        Row {
            spacing: 6
            Row {
                spacing: 3
                anchors.verticalCenter: parent.verticalCenter
                Repeater { model: 3; Rectangle { width: 6; height: 3; color: Theme.ink } }
            }
            AppText { text: qsTr("Expected"); font.pixelSize: Theme.small; wrapMode: Text.NoWrap; Accessible.ignored: true }
        }
    }
    Item {
        id: area
        x: Math.round(28 * Theme.fontScale)
        y: graph.head + Theme.small
        width: parent.width - x - Theme.space
        height: parent.height - y - Theme.small - 10

        Repeater {
            model: graph.lines.levels ?? []
            delegate: Item {
                id: level
                required property var modelData
                y: Math.round(modelData.y * area.height)
                width: area.width
                Rectangle { width: parent.width; height: 1; color: Theme.line }
                AppText {
                    anchors { right: parent.left; rightMargin: 6; verticalCenter: parent.top }
                    text: level.modelData.text
                    color: Theme.inkSoft
                    font.pixelSize: Theme.small
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
        Repeater {
            model: graph.lines.below ?? []
            delegate: AppText {
                required property var modelData
                x: Math.round(modelData.x * area.width - width / 2)
                y: area.height + 3
                text: modelData.text
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
        Shape {
            anchors.fill: parent
            ShapePath {
                strokeColor: Theme.ink
                strokeWidth: 2
                strokeStyle: ShapePath.DashLine
                dashPattern: [4, 2]
                fillColor: "transparent"
                PathPolyline { path: graph.placed(graph.lines.expected) }
            }
            ShapePath {
                strokeColor: Theme.accent
                strokeWidth: 2.5
                fillColor: "transparent"
                PathPolyline { path: graph.placed(graph.lines.score) }
            }
        }
    }
}
