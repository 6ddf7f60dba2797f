// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

// Why a player stands where he does, below the table. Tab reaches it; arrows and pages go through it.
Rectangle {
    id: panel

    property var parts: [] // { title, lines, decides }

    function scroll(by: real) {
        flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + by))
    }

    radius: Theme.radius
    color: Theme.surface
    border.width: flick.activeFocus ? 2 : 1
    border.color: flick.activeFocus ? Theme.accent : Theme.edge
    onPartsChanged: flick.contentY = 0

    Flickable {
        id: flick
        objectName: "whyParts"
        anchors { fill: parent; margins: Theme.space }
        contentHeight: column.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: activeFocus || contentHeight > height
        Keys.onUpPressed: panel.scroll(-Theme.row)
        Keys.onDownPressed: panel.scroll(Theme.row)
        Keys.onPressed: event => {
            const pages = { [Qt.Key_PageUp]: -1, [Qt.Key_PageDown]: 1 }[event.key]
            event.accepted = pages !== undefined
            if (event.accepted)
                panel.scroll(pages * flick.height)
        }
        T.ScrollBar.vertical: Scroll {}

        Lines {
            id: column
            width: flick.width - 12
            spacing: Theme.space
            model: panel.parts
            delegate: ColumnLayout {
                id: part
                required property var modelData
                width: parent?.width ?? 0
                spacing: 2
                AppText {
                    text: part.modelData.title
                    font.bold: true
                    color: part.modelData.decides ? Theme.accent : Theme.ink
                    Layout.fillWidth: true
                }
                AppText {
                    text: part.modelData.lines.join("\n")
                    visible: text !== ""
                    color: Theme.inkSoft
                    Layout.fillWidth: true
                }
            }
        }
    }
}
