// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// The head of a tile: result, or the state of the clock as drawing and word; a start or pause spot when chosen.
Item {
    id: head

    required property int phase
    required property string text
    required property string result
    required property bool urgent
    required property bool acts
    readonly property bool runs: phase === BoardsModel.Running
    readonly property color tone: urgent || phase === BoardsModel.Frozen ? Theme.danger : runs ? Theme.accent : Theme.inkSoft

    signal acted()

    Rectangle {
        id: spot
        visible: head.acts
        width: visible ? height : 0
        height: parent.height - 6
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        radius: 4
        color: Theme.surface
        border.color: Theme.edge
        Accessible.role: Accessible.Button
        Accessible.name: head.runs ? qsTr("Pause") : qsTr("Start")
        Accessible.onPressAction: head.acted()
        Icon { anchors.centerIn: parent; size: parent.height * 0.6; drawing: head.runs ? "pause" : "play" }
        TapHandler { margin: 8; gesturePolicy: TapHandler.WithinBounds; onTapped: head.acted() }
    }
    Rectangle {
        visible: head.result !== ""
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        width: resultText.implicitWidth + 14
        height: parent.height - 6
        radius: 4
        color: Theme.ink
        Text {
            id: resultText
            anchors.centerIn: parent
            text: head.result
            color: Theme.canvas
            font.family: Theme.family
            font.pixelSize: Math.round(head.height * 0.5)
            font.bold: true
        }
    }
    Icon {
        id: mark
        drawing: head.urgent ? "warning" : head.runs ? "play" : head.phase === BoardsModel.Paused ? "pause"
               : head.phase === BoardsModel.Frozen ? "flag" : ""
        size: Math.round(Math.min(head.height * 0.45, Theme.body))
        color: head.tone
        visible: head.result === "" && drawing !== ""
        width: visible ? size : 0
        anchors { right: word.left; rightMargin: 5; verticalCenter: parent.verticalCenter }
    }
    Text {
        id: word
        visible: head.result === ""
        anchors { right: spot.left; rightMargin: 6; verticalCenter: parent.verticalCenter }
        width: Math.min(implicitWidth, head.width - spot.width - mark.width - 12)
        text: head.text
        color: head.tone
        font.family: Theme.family
        font.pixelSize: Math.round(Math.max(10, Math.min(head.height * 0.42, Theme.body)))
        font.bold: head.urgent || head.runs || head.phase === BoardsModel.Frozen
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        textFormat: Text.PlainText
    }
}
