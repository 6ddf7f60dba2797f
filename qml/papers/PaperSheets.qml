// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The pages of a paper below each other, as they are printed.
Rectangle {
    id: sheets

    required property PaperView paper
    readonly property double sheetWidth: Math.max(1, Math.min(width - 2 * Theme.space - 12, Math.round(900 * Theme.fontScale)))

    function scroll(key: string) {
        const lowest = Math.max(0, list.contentHeight - list.height)
        const steps = { Up: -Theme.row, Down: Theme.row, PageUp: -list.height * 0.9, PageDown: list.height * 0.9, Home: -list.contentHeight, End: list.contentHeight }
        list.contentY = Math.max(0, Math.min(lowest, list.contentY + steps[key]))
    }

    color: Theme.sunken
    border.color: Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: sheets.paper.text

    Flickable {
        id: list
        anchors { fill: parent; margins: 1 }
        contentHeight: column.height + 2 * Theme.space
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroll {}

        Column {
            id: column
            x: Math.round((list.width - sheets.sheetWidth) / 2)
            y: Theme.space
            spacing: Theme.space
            Repeater {
                model: sheets.paper.pageCount
                delegate: Item {
                    id: place
                    required property int index
                    readonly property bool near: y + height > list.contentY - list.height && y < list.contentY + 2 * list.height
                    width: sheets.sheetWidth
                    height: {
                        sheets.paper.text // another paper may have as many pages of another shape
                        return Math.round(width * sheets.paper.heightOfPage(index))
                    }
                    PaperSheet { // pages that are far away are not painted
                        anchors.fill: parent
                        visible: place.near
                        paper: sheets.paper
                        page: place.index
                    }
                }
            }
        }
    }
    Connections {
        target: sheets.paper
        function onAsked() { list.contentY = 0 }
    }
}
