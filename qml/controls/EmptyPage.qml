// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// What belongs here, and the next act.
ColumnLayout {
    id: empty

    property string drawing: "info"
    property string title: ""
    property string text: ""
    default property alias acts: buttons.data
    readonly property real leastHeight: heading.implicitHeight + words.implicitHeight + buttons.implicitHeight + 2 * spacing // the drawing needs room of its own

    width: Math.min(parent.width - 2 * Theme.wide, 560)
    anchors.centerIn: parent
    spacing: Theme.space

    Rectangle {
        objectName: "emptyDrawing"
        visible: (empty.parent?.height ?? 0) >= empty.leastHeight + implicitHeight + empty.spacing
        Layout.alignment: Qt.AlignHCenter
        implicitWidth: 88
        implicitHeight: 88
        radius: 44
        color: Theme.accentWash
        Icon { anchors.centerIn: parent; drawing: empty.drawing; size: 44; color: Theme.accent }
    }
    AppText {
        id: heading
        text: empty.title
        font.pixelSize: Theme.title
        font.bold: true
        horizontalAlignment: Text.AlignHCenter
        Layout.fillWidth: true
    }
    AppText {
        id: words
        text: empty.text
        color: Theme.inkSoft
        font.pixelSize: Theme.lead
        horizontalAlignment: Text.AlignHCenter
        lineHeight: 1.25
        Layout.fillWidth: true
    }
    RowLayout {
        id: buttons
        Layout.alignment: Qt.AlignHCenter
        Layout.fillWidth: false
        spacing: Theme.gap
    }
}
