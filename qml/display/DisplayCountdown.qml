// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// The time until the round, over the whole hall screen. The phase is told by colour, drawing and words.
Item {
    id: view

    required property DisplayView display
    required property Tones tones
    required property real unit

    DisplayPhase {
        id: look
        display: view.display
        tones: view.tones
    }

    DisplayText {
        unit: view.unit
        share: 8
        anchors {
            top: parent.top
            topMargin: 3 * view.unit
            horizontalCenter: parent.horizontalCenter
        }
        width: view.width - 6 * view.unit
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: least
        text: view.display.countdownHead
        color: view.tones.ink
    }
    DisplayText {
        unit: view.unit
        share: 32
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -2 * view.unit
        width: view.width - 6 * view.unit
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: least
        text: view.display.countdown
        color: look.ink
        font.bold: true
    }
    Rectangle {
        anchors {
            bottom: parent.bottom
            bottomMargin: 2 * view.unit
            horizontalCenter: parent.horizontalCenter
        }
        width: Math.min(view.width, line.implicitWidth + 8 * view.unit)
        height: 14 * view.unit
        radius: 2 * view.unit
        color: look.wash
        border.width: Math.max(1, 0.4 * view.unit)
        border.color: look.ink
        Row {
            id: line
            anchors.centerIn: parent
            spacing: 3 * view.unit
            Icon {
                drawing: look.drawing
                size: Math.max(1, Math.round(8 * view.unit))
                color: look.ink
                anchors.verticalCenter: parent.verticalCenter
            }
            DisplayText {
                unit: view.unit
                share: 6.4
                text: view.display.countdownWord
                color: view.tones.ink
                font.bold: true
                width: Math.min(implicitWidth, view.width - 24 * view.unit)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: least
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}
