// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// A sign on a dial, in a drawing and a word. Unlit it keeps its place and outline.
Rectangle {
    id: sign

    property string drawing: ""
    property string text: ""
    property bool lit: true
    property color ground: "#A1261B"
    property color ink: "#FFFFFF"
    property color unlitInk: ground
    property int pixels: 24

    implicitWidth: line.implicitWidth + pixels
    implicitHeight: line.implicitHeight + Math.round(pixels * 0.5)
    radius: Theme.radius
    color: sign.lit ? sign.ground : "transparent"
    border.width: Math.max(2, Math.round(pixels * 0.1))
    border.color: sign.ground
    Accessible.role: Accessible.StaticText
    Accessible.name: sign.text

    Row {
        id: line
        anchors.centerIn: parent
        spacing: Math.round(sign.pixels * 0.4)
        Icon {
            drawing: sign.drawing
            size: Math.round(sign.pixels * 1.3)
            color: sign.lit ? sign.ink : sign.unlitInk
            anchors.verticalCenter: parent.verticalCenter
        }
        Text {
            text: sign.text
            color: sign.lit ? sign.ink : sign.unlitInk
            font.family: Theme.family
            font.bold: true
            font.pixelSize: sign.pixels
            textFormat: Text.PlainText
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
