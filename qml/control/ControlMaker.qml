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

    function begin() {
        flick.contentY = 0
        text.take()
    }
    function reveal(item: Item) {
        const top = item.mapToItem(column, 0, 0).y
        if (top < flick.contentY)
            flick.contentY = Math.max(0, top - Theme.space)
        else if (top + item.height > flick.contentY + flick.height - Theme.space)
            flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, top + item.height - flick.height + Theme.space))
    }

    Flickable {
        id: flick
        anchors.fill: parent
        contentHeight: column.implicitHeight + Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.vertical: Scroll {}

        ColumnLayout {
            id: column
            x: 4 // room for the focus ring
            y: 4
            width: flick.width - Theme.space
            spacing: Theme.space

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
            if (item && maker.activeFocus && item !== maker)
                maker.reveal(item)
        }
    }
}
