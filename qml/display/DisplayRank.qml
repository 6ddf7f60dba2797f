// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// A line of the standings on the hall screen: rank, name, federation, points.
Rectangle {
    id: rank

    required property real unit
    required property Tones tones
    required property int index
    required property string number
    required property string name
    required property string brief
    required property string rival
    required property string middle

    color: index % 2 === 0 ? tones.surface : tones.canvas

    DisplayText {
        id: place
        unit: rank.unit
        width: 16 * rank.unit
        height: rank.height
        text: rank.number
        color: rank.tones.accent
        font.bold: true
        horizontalAlignment: Text.AlignRight
    }
    DisplayName {
        anchors {
            left: place.right
            leftMargin: 3 * rank.unit
            right: federation.left
        }
        height: rank.height
        unit: rank.unit
        name: rank.name
        brief: rank.brief
        color: rank.tones.ink
    }
    DisplayText {
        id: federation
        anchors {
            right: points.left
        }
        unit: rank.unit
        width: 18 * rank.unit
        height: rank.height
        text: rank.rival
        color: rank.tones.inkSoft
    }
    DisplayText {
        id: points
        anchors {
            right: parent.right
            rightMargin: 3 * rank.unit
        }
        unit: rank.unit
        width: 18 * rank.unit
        height: rank.height
        text: rank.middle
        color: rank.tones.ink
        font.bold: true
        horizontalAlignment: Text.AlignRight
    }
}
