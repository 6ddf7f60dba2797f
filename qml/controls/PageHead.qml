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

    GridLayout {
        id: titles
        columns: name.implicitWidth + about.implicitWidth + Theme.space <= head.width ? 2 : 1
        columnSpacing: Theme.space
        rowSpacing: 4
        Layout.fillWidth: true
        AppText {
            id: name
            text: head.title
            font.pixelSize: Theme.heading
            font.bold: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
            Layout.fillWidth: titles.columns === 1
        }
        AppText {
            id: about
            text: head.note
            color: Theme.inkSoft
            font.pixelSize: Theme.lead
            visible: text !== ""
            Layout.fillWidth: true
        }
    }
    Flow {
        id: buttons
        spacing: Theme.gap
        visible: children.length > 0
        Layout.fillWidth: true
    }
}
