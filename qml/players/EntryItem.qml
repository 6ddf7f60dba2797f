// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// A player of a list that is looked at: what was read, what was unclear, who it may be already.
Rectangle {
    id: row

    required property string place
    required property string title
    required property string name
    required property string rating
    required property string federation
    required property string birth
    required property string fideId
    required property string more
    required property string remarks
    required property string twin
    required property bool taken
    required property bool usable
    property bool cursor: false
    property bool lit: false
    property bool titled: true // rows have titles
    property bool numbered: true // and FIDE IDs
    readonly property bool slim: width < 640 * Theme.fontScale
    readonly property int indent: before.width + 12 // under the name

    property var cells: []      // to be mended
    property bool mending: false

    signal chosen()
    signal turned()
    signal mended(var texts)
    signal givenUp()

    onMendingChanged: if (row.mending) Qt.callLater(fields.take)

    implicitHeight: Math.ceil(Math.max(Theme.row, lines.implicitHeight + 12)) // on half a point thin lines are not painted
    color: cursor ? Theme.accentWash : "transparent"
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: row.usable
    Accessible.checked: row.taken
    Accessible.name: row.name
    Accessible.description: (row.remarks + " " + row.twin).trim()

    Rectangle { width: 4; height: parent.height; color: row.lit ? Theme.accent : Theme.edge; visible: row.cursor }
    Rectangle { width: parent.width; height: 1; anchors.bottom: parent.bottom; color: Theme.line }
    TapHandler { onTapped: row.chosen(); onDoubleTapped: row.turned() }

    Column { // and no layout: that keeps the widths it had when the window was another one
        id: lines
        spacing: 2
        y: Math.round((parent.height - height) / 2)
        anchors { left: parent.left; right: parent.right; leftMargin: 12; rightMargin: 12 }

        Item {
            width: lines.width
            implicitHeight: Math.max(before.height, name.height, behind.height)
            Row {
                id: before
                spacing: 12
                anchors { left: parent.left; verticalCenter: parent.verticalCenter }
                Rectangle {
                    id: box
                    radius: 4
                    color: row.taken ? Theme.accent : "transparent"
                    border.color: row.usable ? Theme.edge : Theme.line
                    border.width: row.taken ? 0 : 2
                    width: 22
                    height: 22
                    TapHandler { onTapped: row.turned() }
                    Icon { anchors.centerIn: parent; size: 16; drawing: "check"; color: Theme.accentInk; visible: row.taken }
                }
                AppText { text: row.place; visible: !row.slim; color: Theme.inkSoft; horizontalAlignment: Text.AlignRight; width: Math.round(40 * Theme.fontScale) }
                AppText { text: row.title; visible: !row.slim && row.titled; width: Math.round(44 * Theme.fontScale) }
            }
            PersonName {
                id: name
                text: row.name
                font.bold: true
                font.strikeout: !row.taken
                y: Math.round((parent.height - height) / 2)
                anchors { left: before.right; right: behind.left; leftMargin: 12; rightMargin: 12 }
            }
            Row {
                id: behind
                spacing: 12
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                AppText { text: row.rating; horizontalAlignment: Text.AlignRight; width: Math.round(52 * Theme.fontScale) }
                AppText { text: row.federation; width: Math.round(44 * Theme.fontScale) }
                AppText { text: row.birth; visible: !row.slim; width: Math.round(92 * Theme.fontScale) }
                AppText { text: row.fideId; visible: !row.slim && row.numbered; width: Math.round(92 * Theme.fontScale) }
            }
        }
        AppText { text: row.more; visible: text !== ""; color: Theme.inkSoft; font.pixelSize: Theme.small; leftPadding: row.indent; width: lines.width }
        AppText { text: row.remarks; visible: text !== ""; color: row.usable ? Theme.warn : Theme.danger; font.pixelSize: Theme.small; leftPadding: row.indent; width: lines.width }
        EntryCells {
            id: fields
            model: row.cells
            visible: row.mending
            leftPadding: row.indent
            width: lines.width
            onMended: texts => row.mended(texts)
            onGivenUp: row.givenUp()
        }
        AppText { text: row.twin; visible: text !== ""; color: Theme.danger; font.pixelSize: Theme.small; leftPadding: row.indent; width: lines.width }
    }
}
