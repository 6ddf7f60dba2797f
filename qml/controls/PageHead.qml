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

    Item {
        id: titles
        readonly property bool oneLine: nameSize.advanceWidth + aboutSize.advanceWidth + 2 * Theme.space <= width
        implicitHeight: oneLine || head.note === "" ? name.height : about.y + about.height
        Layout.fillWidth: true
        TextMetrics { id: nameSize; font: name.font; text: head.title }
        TextMetrics { id: aboutSize; font: about.font; text: head.note }
        AppText {
            id: name
            text: head.title
            width: titles.oneLine ? Math.ceil(nameSize.advanceWidth) + 2 : titles.width
            font.pixelSize: Theme.heading
            font.bold: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        AppText {
            id: about
            text: head.note
            x: titles.oneLine ? name.width + Theme.space : 0
            y: titles.oneLine ? name.baselineOffset - baselineOffset : name.height + 4
            width: titles.width - x
            color: Theme.inkSoft
            font.pixelSize: Theme.lead
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
