// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// A game on the hall screen: board, White beside a white square, result, Black beside a black one; or a player and the
// kind of bye.
Rectangle {
    id: game

    required property real unit
    required property Tones tones
    required property int index
    required property string number
    required property string name
    required property string brief
    required property string rival
    required property string rivalBrief
    required property string middle
    readonly property real result: 24 * unit
    readonly property bool isGame: number !== ""
    readonly property real gap: 2 * unit
    readonly property real room: (width - board.width - result - 2 * (white.width + 2 * gap)) / 2

    color: index % 2 === 0 ? tones.surface : tones.canvas

    DisplayText {
        id: board
        unit: game.unit
        width: 13 * game.unit
        height: game.height
        text: game.number
        color: game.tones.accent
        font.bold: true
        horizontalAlignment: Text.AlignRight
    }
    Rectangle {
        id: white
        anchors {
            left: board.right
            leftMargin: game.gap
            verticalCenter: parent.verticalCenter
        }
        width: 3 * game.unit
        height: width
        radius: 0.4 * game.unit
        visible: game.isGame
        color: game.tones.paper
        border.width: Math.max(1, game.unit * 0.2)
        border.color: game.tones.edge
    }
    DisplayName {
        id: first
        anchors {
            left: white.right
            leftMargin: game.gap
        }
        width: game.room
        height: game.height
        unit: game.unit
        name: game.name
        brief: game.brief
        color: game.tones.ink
    }
    DisplayText {
        anchors.left: first.right
        unit: game.unit
        width: game.result
        height: game.height
        text: game.middle
        color: game.tones.ink
        font.bold: true
        horizontalAlignment: Text.AlignHCenter
    }
    DisplayName {
        anchors {
            right: black.left
            rightMargin: game.gap
        }
        width: game.room
        height: game.height
        unit: game.unit
        name: game.rival
        brief: game.rivalBrief
        color: game.isGame ? game.tones.ink : game.tones.inkSoft
    }
    Rectangle {
        id: black
        anchors {
            right: parent.right
            rightMargin: game.gap
            verticalCenter: parent.verticalCenter
        }
        width: 3 * game.unit
        height: width
        radius: 0.4 * game.unit
        visible: game.isGame
        color: game.tones.night
        border.width: Math.max(1, game.unit * 0.2)
        border.color: game.tones.edge
    }
}
