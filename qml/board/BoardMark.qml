// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// What is to be said of a square: each kind has a shape of its own.
Item {
    id: mark

    required property int kind // BoardView.Mark
    readonly property bool framed: kind !== BoardView.Target && kind !== BoardView.CaptureTarget
    readonly property string sign: kind === BoardView.Check ? "+" : kind === BoardView.Mate ? "#" : kind === BoardView.Differs ? "≠" : ""
    readonly property color tone: kind === BoardView.Check || kind === BoardView.Mate ? Theme.boardAlarm
                                : kind === BoardView.Differs ? Theme.boardArrow : Theme.boardInk

    Rectangle { // frame
        anchors.fill: parent
        visible: mark.framed
        color: "transparent"
        border.width: Math.max(2, Math.round(mark.width * 0.07))
        border.color: mark.tone
    }
    Rectangle { // dot
        anchors.centerIn: parent
        visible: mark.kind === BoardView.Target
        width: Math.round(mark.width * 0.28)
        height: width
        radius: width / 2
        color: mark.tone
        opacity: 0.75
        border.width: 1
        border.color: Theme.boardCasing
    }
    Rectangle { // ring
        anchors.fill: parent
        anchors.margins: 1
        visible: mark.kind === BoardView.CaptureTarget
        radius: width / 2
        color: "transparent"
        border.width: Math.max(2, Math.round(mark.width * 0.08))
        border.color: mark.tone
        opacity: 0.75
    }
    Rectangle { // sign in the corner
        anchors { right: parent.right; top: parent.top }
        visible: mark.sign !== ""
        width: Math.max(13, Math.round(mark.width * 0.34))
        height: width
        radius: width / 2
        color: mark.tone
        border.width: 1
        border.color: Theme.boardCasing
        Text {
            textFormat: Text.PlainText
            anchors.centerIn: parent
            text: mark.sign
            color: Theme.boardCasing
            font.family: Theme.family
            font.pixelSize: Math.round(parent.height * 0.72)
            font.bold: true
        }
    }
}
