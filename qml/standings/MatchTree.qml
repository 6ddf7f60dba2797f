// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The tree of a knockout: a column for each round, every match between those it came from. Arrows go through it.
Rectangle {
    id: drawing

    required property MatchTreeView tree
    readonly property int cellWidth: Math.round(250 * Theme.fontScale)
    readonly property int cellHeight: Math.round(88 * Theme.fontScale)
    readonly property int slot: cellHeight + 10
    readonly property int headHeight: Math.round(40 * Theme.fontScale)
    readonly property int most: Math.max(1, ...Array.from(drawing.tree.rounds).map(round => drawing.ofTree(round).length))

    readonly property bool hasThird: Array.from(drawing.tree.rounds).some(round => Array.from(round.matches).some(match => match.third))

    function take() { flick.forceActiveFocus() }
    function ofTree(round: var): var { return Array.from(round.matches).filter(match => !match.third) }
    // Of the match in this place, from 0, of this many in its round; the one for the third place is below the final.
    function placeOf(index: int, count: int, third: bool): real {
        const height = drawing.most / Math.max(1, count) * drawing.slot
        return drawing.headHeight + (third ? (drawing.most / 2 + 1) * drawing.slot : (index + 0.5) * height) - drawing.slot / 2
    }
    function scrollBy(x: real, y: real) {
        flick.contentX = Math.max(0, Math.min(flick.contentX + x, flick.contentWidth - flick.width))
        flick.contentY = Math.max(0, Math.min(flick.contentY + y, flick.contentHeight - flick.height))
    }

    color: Theme.surface
    radius: Theme.radius
    border.width: flick.activeFocus ? 2 : 1
    border.color: flick.activeFocus ? Theme.accent : Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Tree of the knockout")

    Flickable {
        id: flick
        objectName: "matchTree"
        anchors { fill: parent; margins: 2 }
        clip: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        contentWidth: Math.max(width, 32 + drawing.tree.rounds.length * (drawing.cellWidth + 24))
        contentHeight: drawing.headHeight + Math.max(drawing.most, drawing.hasThird ? drawing.most / 2 + 2 : 0) * drawing.slot
        Keys.onPressed: event => {
            const steps = { [Qt.Key_Up]: [0, -1], [Qt.Key_Down]: [0, 1], [Qt.Key_PageUp]: [0, -4], [Qt.Key_PageDown]: [0, 4],
                            [Qt.Key_Home]: [-99, -999], [Qt.Key_End]: [99, 0] }
            const step = steps[event.key]
            event.accepted = step !== undefined
            if (step)
                drawing.scrollBy(step[0] * drawing.cellWidth, step[1] * drawing.slot)
        }
        T.ScrollBar.vertical: Scroll {}
        T.ScrollBar.horizontal: Scroll {}

        Repeater {
            model: drawing.tree.rounds
            delegate: Item {
                id: column
                required property var modelData
                required property int index
                readonly property var matches: Array.from(modelData.matches)
                readonly property int count: drawing.ofTree(modelData).length
                x: 16 + index * (drawing.cellWidth + 24)
                AppText {
                    text: column.modelData.title
                    font.bold: true
                    color: Theme.inkSoft
                    wrapMode: Text.NoWrap
                    height: drawing.headHeight
                    verticalAlignment: Text.AlignVCenter
                    Accessible.role: Accessible.Heading
                }
                Repeater {
                    model: column.matches
                    delegate: MatchCell {
                        required property var modelData
                        required property int index
                        match: modelData
                        y: drawing.placeOf(index, column.count, modelData.third)
                        width: drawing.cellWidth
                        height: drawing.cellHeight
                    }
                }
            }
        }
    }
}
