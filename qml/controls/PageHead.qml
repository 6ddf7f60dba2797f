// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// The page's name, what it holds, and its acts.
ColumnLayout {
    id: head

    property string title: ""
    property string note: ""
    default property alias acts: buttons.data

    spacing: Theme.gap

    Flow {
        spacing: Theme.space
        Layout.fillWidth: true
        AppText {
            id: name
            text: head.title
            width: Math.min(implicitWidth, parent.width)
            font.pixelSize: Theme.heading
            font.bold: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        AppText {
            text: head.note
            width: Math.min(implicitWidth, parent.width)
            color: Theme.inkSoft
            font.pixelSize: Theme.lead
            height: name.implicitWidth + implicitWidth + Theme.space <= parent.width ? name.height : implicitHeight
            verticalAlignment: Text.AlignVCenter
            visible: text !== ""
        }
    }
    Flow {
        id: buttons
        spacing: Theme.gap
        visible: children.length > 0
        Layout.fillWidth: true
    }
}
