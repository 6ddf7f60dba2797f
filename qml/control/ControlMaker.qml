// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The text, its meaning, and the same as periods and options: both ways to write one control.
FocusScope {
    id: maker

    required property ControlForm form

    signal accepted()

    // The text and its words stay in sight while the periods move, where there is room for both.
    readonly property bool pinned: height > top.height + 230 * Theme.fontScale

    function begin() {
        text.take()
        flick.contentY = 0
    }
    function reveal(item: Item) {
        const at = item.mapToItem(column, 0, 0).y + column.y
        const hidden = maker.pinned ? top.height : 0
        if (at < flick.contentY + hidden)
            flick.contentY = Math.max(0, at - hidden - Theme.wide)
        else if (at + item.height > flick.contentY + flick.height - Theme.space)
            flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, at + item.height - flick.height + Theme.space))
    }

    Flickable {
        id: flick
        anchors.fill: parent
        contentHeight: column.y + column.implicitHeight + Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.vertical: Scroll {}

        Rectangle {
            id: top
            z: 1
            y: maker.pinned ? flick.contentY : 0
            width: flick.width - 10 // the scroll bar's
            height: head.implicitHeight + Theme.space
            color: Theme.canvas

            ColumnLayout {
                id: head
                x: 4 // room for the focus ring
                width: parent.width - 10
                spacing: Theme.gap
                ControlLine {
                    id: text
                    form: maker.form
                    Layout.fillWidth: true
                    onAccepted: maker.accepted()
                }
                ControlMeaning {
                    form: maker.form
                    Layout.fillWidth: true
                }
            }
        }
        ColumnLayout {
            id: column
            x: 4
            y: top.height
            width: head.width
            spacing: Theme.space

            PeriodsEditor {
                form: maker.form
                Layout.fillWidth: true
            }
            ControlOptions {
                form: maker.form
                Layout.fillWidth: true
            }
            PresetSaver {
                form: maker.form
                Layout.fillWidth: true
            }
        }
    }
    Connections {
        target: maker.Window.window
        function onActiveFocusItemChanged() {
            const item = maker.Window.window.activeFocusItem
            if (item && maker.activeFocus && !text.input.activeFocus)
                maker.reveal(item)
        }
    }
}
