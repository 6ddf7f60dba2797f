// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// A line of the standings on the hall screen: rank, name, federation, points; without the federation where two lines
// stand beside each other.
Rectangle {
    id: rank

    required property real unit
    required property Tones tones
    required property int row // from the top, for the ground
    property bool narrow: false
    required property string number
    required property string name
    required property string brief
    required property string rival
    required property string middle

    color: row % 2 === 0 ? tones.surface : tones.canvas

    DisplayText {
        id: place
        unit: rank.unit
        width: (rank.narrow ? 13 : 16) * rank.unit
        height: rank.height
        text: rank.number
        color: rank.tones.accent
        font.bold: true
        horizontalAlignment: Text.AlignRight
    }
    DisplayName {
        anchors {
            left: place.right
            leftMargin: (rank.narrow ? 2 : 3) * rank.unit
            right: federation.left
            rightMargin: rank.unit
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
        width: rank.narrow ? 0 : 18 * rank.unit
        visible: !rank.narrow
        height: rank.height
        text: rank.rival
        color: rank.tones.inkSoft
    }
    DisplayText {
        id: points
        anchors {
            right: parent.right
            rightMargin: (rank.narrow ? 1 : 3) * rank.unit
        }
        unit: rank.unit
        width: (rank.narrow ? 14 : 18) * rank.unit
        height: rank.height
        text: rank.middle
        color: rank.tones.ink
        font.bold: true
        horizontalAlignment: Text.AlignRight
    }
}
