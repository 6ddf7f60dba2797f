// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// A game on the hall screen: board, White, result, Black; or a player and the kind of bye.
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
    readonly property real room: (width - board.width - result - 4 * unit) / 2

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
    DisplayName {
        anchors {
            left: board.right
            leftMargin: 3 * game.unit
        }
        width: game.room
        height: game.height
        unit: game.unit
        name: game.name
        brief: game.brief
        color: game.tones.ink
    }
    DisplayText {
        anchors {
            left: board.right
            leftMargin: 3 * game.unit + game.room
        }
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
            right: parent.right
            rightMargin: game.unit
        }
        width: game.room
        height: game.height
        unit: game.unit
        name: game.rival
        brief: game.rivalBrief
        color: game.number === "" ? game.tones.inkSoft : game.tones.ink
    }
}
