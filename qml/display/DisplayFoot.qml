// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// The bar at the foot of the hall screen: the arbiter's message, and the time until the round.
Rectangle {
    id: foot

    required property DisplayView display
    required property Tones tones
    required property real unit

    color: tones.sunken

    DisplayPhase {
        id: look
        display: foot.display
        tones: foot.tones
    }

    DisplayTicker {
        objectName: "message"
        anchors {
            left: parent.left
            leftMargin: 3 * foot.unit
            right: wait.visible ? wait.left : parent.right
            rightMargin: 3 * foot.unit
            top: parent.top
            bottom: parent.bottom
        }
        unit: foot.unit
        text: [foot.display.callsText, foot.display.message].filter(words => words !== "").join("  ·  ")
        color: foot.tones.ink
        bold: true
    }
    Rectangle {
        id: wait
        anchors {
            right: parent.right
            top: parent.top
            bottom: parent.bottom
        }
        visible: foot.display.countdownLine !== "" && foot.display.shown !== DisplayView.Countdown
        width: line.implicitWidth + 6 * foot.unit
        color: look.wash
        Row {
            id: line
            anchors.centerIn: parent
            spacing: 2 * foot.unit
            Icon {
                drawing: look.drawing
                size: Math.max(1, Math.round(6 * foot.unit))
                color: look.ink
                anchors.verticalCenter: parent.verticalCenter
            }
            DisplayText {
                unit: foot.unit
                text: foot.display.countdownLine
                color: foot.tones.ink
                font.bold: true
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}
