// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// Where a player sits, on the hall screen: name, board, colour as a letter on a filled square.
Rectangle {
    id: seat

    required property real unit
    required property Tones tones
    required property int row // from the top, for the ground
    required property string name
    required property string brief
    required property string number
    required property int side

    color: row % 2 === 0 ? tones.surface : tones.canvas

    DisplayName {
        anchors {
            left: parent.left
            leftMargin: 2 * seat.unit
            right: board.left
            rightMargin: 2 * seat.unit
        }
        height: seat.height
        unit: seat.unit
        name: seat.name
        brief: seat.brief
        color: seat.tones.ink
    }
    DisplayText {
        id: board
        anchors {
            right: square.left
            rightMargin: 2 * seat.unit
        }
        unit: seat.unit
        height: seat.height
        text: seat.number
        color: seat.tones.accent
        font.bold: true
    }
    Rectangle {
        id: square
        anchors {
            right: parent.right
            rightMargin: seat.unit
            verticalCenter: parent.verticalCenter
        }
        width: 7 * seat.unit
        height: Math.min(parent.height - 0.6 * seat.unit, 7 * seat.unit)
        radius: 0.6 * seat.unit
        visible: seat.side !== Sides.Nobody
        color: seat.side === Sides.White ? seat.tones.paper : seat.tones.night
        border.width: Math.max(1, seat.unit * 0.2)
        border.color: seat.tones.edge
        DisplayText {
            anchors.centerIn: parent
            unit: seat.unit
            text: seat.side === Sides.White ? qsTr("W", "White, one letter") : qsTr("B", "Black, one letter")
            color: seat.side === Sides.White ? seat.tones.paperInk : seat.tones.nightInk
            font.bold: true
        }
    }
}
