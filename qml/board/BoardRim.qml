// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.Ui

// The letters below the board and the figures beside it.
Item {
    id: rim

    required property BoardField field
    required property int breadth

    component Sign: Text {
        color: Theme.inkSoft
        font.family: Theme.family
        font.pixelSize: Theme.small
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    Repeater {
        model: 8
        delegate: Sign {
            required property int index
            text: "abcdefgh"[index]
            x: rim.field.x + rim.field.xOf(index)
            y: rim.field.y + rim.field.height + 2
            width: rim.field.side
            height: rim.breadth
        }
    }
    Repeater {
        model: 8
        delegate: Sign {
            required property int index
            text: String(index + 1)
            x: rim.field.x - rim.breadth
            y: rim.field.y + rim.field.yOf(index * 8)
            width: rim.breadth
            height: rim.field.side
        }
    }
}
