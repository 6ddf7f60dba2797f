// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// One player's half of a tile: a filled bar, an arrow and bold type say whose clock runs.
Item {
    id: side

    required property string name
    required property string brief // the family name, with what tells apart those who share it
    property string team: "" // in short, where there is room
    required property string time
    required property string delay
    required property int moves
    required property color piece
    required property bool toMove
    property bool waits: false // to move, while the clock stands
    required property bool flag
    required property bool low
    required property bool faded
    property bool absent: false
    property bool locked: false
    property bool periodFlag: false
    property int illegalMoves: 0
    readonly property bool stacked: height >= 44 || (height >= 40 && width < 240)
    readonly property int inset: Math.round(Math.max(stacked ? 3 : 8, Math.min(height * (stacked ? 0.1 : 0.14), 14)))
    readonly property real nameShare: stacked ? 0.26 : width < 220 ? 0.34 : 0.42 // of the height
    readonly property int namePixels: Math.round(Math.max(11, Math.min(height * nameShare, 18 * Theme.fontScale)))
    readonly property int timePixels: Math.round(Math.max(13, stacked ? Math.min(height * 0.5, width * 0.19) : Math.min(height * 0.66, width * 0.12)))
    readonly property real marksWidth: marks.width > 0 ? marks.width + 6 : 0
    readonly property real ink: flag ? flagMark.x - 4 : arrow.visible ? arrow.x : digits.x - (low ? 6 : 0)
    readonly property int box: stacked ? Math.round(timePixels * 0.1) : 0
    readonly property color tone: toMove ? Theme.accentInk : faded ? Theme.inkSoft : Theme.ink

    signal touched(int modifiers)

    // As much of the name as there is room for: with the given name, with its initial, or the family name alone where
    // nobody shares it; with the team before the given name goes.
    function named(room: real): string {
        const family = side.name.split(",")[0]
        const given = Array.from(side.name.slice(family.length + 1).trim())
        const initial = side.brief !== family ? side.brief : given.length > 0 ? family + ", " + given[0] + "." : side.name
        const alone = [side.name, initial]
        const forms = side.team === "" ? alone : [...alone, side.brief].map(form => form + " · " + side.team).concat(alone)
        const apart = side.brief.slice(family.length + 2) // first, because the end may be cut
        return forms.find(form => metrics.advanceWidth(form) <= room) ?? (apart === "" ? family : apart + " " + family)
    }

    FontMetrics {
        id: metrics
        font { family: Theme.family; pixelSize: side.namePixels; bold: true } // whoever has the move: the name does not jump
    }

    PointHandler { acceptedModifiers: Qt.NoModifier; onActiveChanged: if (active) side.touched(Qt.NoModifier) }
    PointHandler { acceptedModifiers: Qt.ControlModifier; onActiveChanged: if (active) side.touched(Qt.ControlModifier) }
    PointHandler { acceptedModifiers: Qt.ShiftModifier; onActiveChanged: if (active) side.touched(Qt.ShiftModifier) }

    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        radius: 4
        color: Theme.accent
        visible: side.toMove
    }
    Rectangle {
        id: square
        x: Math.max(8, side.inset)
        y: side.stacked ? side.inset + (label.height - height) / 2 : (side.height - height) / 2
        width: Math.round(side.namePixels * 0.85)
        height: width
        radius: 2
        color: side.piece
        border.color: side.toMove ? Theme.accentInk : Theme.edge
        border.width: 1
    }
    PersonName {
        id: label
        readonly property real room: (side.stacked ? side.width - x - count.width - 2 * side.inset : side.ink - x - 8) - side.marksWidth
        anchors { left: square.right; leftMargin: 7 }
        y: side.stacked ? side.inset : (side.height - height) / 2
        width: Math.max(0, Math.min(implicitWidth, room))
        text: side.named(room)
        color: side.tone
        font.pixelSize: side.namePixels
        font.bold: side.toMove
    }
    TileMarks {
        id: marks
        anchors { left: label.right; leftMargin: 6; verticalCenter: label.verticalCenter }
        pixels: side.namePixels
        tone: side.tone
        absent: side.absent
        locked: side.locked
        periodFlag: side.periodFlag
        illegalMoves: side.illegalMoves
    }
    Text {
        id: count
        textFormat: Text.PlainText
        anchors { right: parent.right; rightMargin: Math.max(8, side.inset); baseline: label.baseline }
        visible: side.stacked
        text: side.delay !== "" ? side.delay : side.moves > 0 ? side.moves : ""
        color: side.toMove ? Theme.accentInk : Theme.inkSoft
        font.family: Theme.family
        font.pixelSize: Math.round(side.namePixels * 0.85)
    }
    Icon {
        id: arrow
        drawing: "play"
        size: Math.round(side.timePixels * (side.stacked ? 0.6 : 0.7))
        color: side.toMove ? Theme.accentInk : Theme.inkSoft
        visible: (side.toMove || side.waits) && (side.stacked || side.width > 230)
        anchors { right: digits.left; rightMargin: side.stacked ? 14 : 6; verticalCenter: digits.verticalCenter }
    }
    Rectangle {
        anchors { fill: digits; leftMargin: -6; rightMargin: -6; topMargin: side.box; bottomMargin: side.box }
        radius: 4
        color: Theme.warnWash
        border.color: Theme.warn
        border.width: 2
        visible: side.low && !side.flag
    }
    Rectangle {
        anchors { fill: digits; leftMargin: -flagMark.width - 10; rightMargin: -6; topMargin: side.box; bottomMargin: side.box }
        radius: 4
        color: Theme.danger
        visible: side.flag
    }
    Icon {
        id: flagMark
        drawing: "flag"
        size: Math.round(side.timePixels * 0.75)
        color: Theme.accentInk
        visible: side.flag
        anchors { right: digits.left; rightMargin: 4; verticalCenter: digits.verticalCenter }
    }
    Text {
        id: digits
        anchors.right: parent.right
        anchors.rightMargin: Math.max(8, side.inset)
        y: side.stacked ? side.height - height - Math.round(side.inset * 0.25) : (side.height - height) / 2
        text: side.time
        color: side.flag ? Theme.accentInk : side.low ? Theme.warn : side.tone
        font.family: Theme.family
        font.pixelSize: side.timePixels
        font.bold: side.toMove || side.low || side.flag
        textFormat: Text.PlainText
    }
}
