// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// A name as long as there is room for it: in full, as high but narrower, with the first letter of the given name, or
// cut short.
Item {
    id: label

    required property real unit
    required property string name
    required property string brief
    property alias color: text.color
    readonly property real narrowest: 0.8 // still read from where the others are
    readonly property bool whole: full.advanceWidth * narrowest <= width
    readonly property real breadth: Math.min(1, Math.max(narrowest, width / Math.max(1, whole ? full.advanceWidth : inShort.advanceWidth)))

    DisplayText {
        id: text
        objectName: "mayElide"
        unit: label.unit
        width: label.width / label.breadth + 1
        height: label.height
        elide: label.whole ? Text.ElideNone : Text.ElideMiddle // the first letter of the given name stays
        text: label.whole ? label.name : label.brief
        transform: Scale { xScale: label.breadth }
    }
    TextMetrics {
        id: full
        font: text.font
        text: label.name
    }
    TextMetrics {
        id: inShort
        font: text.font
        text: label.brief
    }
}
