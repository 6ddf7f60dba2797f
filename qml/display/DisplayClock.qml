// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// Both times of a board on the hall screen, or its result. No flag and no sign of whose clock runs or how little is left.
Rectangle {
    id: face

    required property real unit
    required property Tones tones
    required property string number
    required property string name
    required property string brief
    required property string rival
    required property string rivalBrief
    required property string middle
    required property string time
    required property string rivalTime
    readonly property real line: height / 2 - 0.6 * unit
    readonly property real times: 27 * unit

    color: tones.surface

    DisplayText {
        id: board
        unit: face.unit
        width: 12 * face.unit
        height: face.height
        text: face.number
        color: face.tones.accent
        font.bold: true
        horizontalAlignment: Text.AlignRight
    }
    Column {
        id: names
        anchors {
            left: board.right
            leftMargin: 2 * face.unit
            right: parent.right
            rightMargin: face.times + 2 * face.unit
            verticalCenter: parent.verticalCenter
        }
        DisplayName {
            unit: face.unit
            width: names.width
            height: face.line
            name: face.name
            brief: face.brief
            color: face.tones.ink
        }
        DisplayName {
            unit: face.unit
            width: names.width
            height: face.line
            name: face.rival
            brief: face.rivalBrief
            color: face.tones.ink
        }
    }
    Column {
        anchors {
            right: parent.right
            rightMargin: 2 * face.unit
            verticalCenter: parent.verticalCenter
        }
        visible: face.middle === ""
        DisplayText {
            unit: face.unit
            width: face.times
            height: face.line
            text: face.time
            color: face.tones.ink
            font.bold: true
            horizontalAlignment: Text.AlignRight
        }
        DisplayText {
            unit: face.unit
            width: face.times
            height: face.line
            text: face.rivalTime
            color: face.tones.ink
            font.bold: true
            horizontalAlignment: Text.AlignRight
        }
    }
    DisplayText {
        anchors {
            right: parent.right
            rightMargin: 2 * face.unit
        }
        unit: face.unit
        width: face.times
        height: face.height
        visible: face.middle !== ""
        text: face.middle
        color: face.tones.ink
        font.bold: true
        horizontalAlignment: Text.AlignRight
    }
    Rectangle {
        width: parent.width
        height: Math.max(1, face.unit * 0.2)
        anchors.bottom: parent.bottom
        color: face.tones.line
    }
}
