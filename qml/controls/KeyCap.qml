// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// The key that does the same.
Rectangle {
    id: cap

    property string keys: ""
    property color tone: Theme.inkSoft

    implicitWidth: Math.max(label.implicitWidth + 10, implicitHeight)
    implicitHeight: label.implicitHeight + 4
    radius: 4
    color: "transparent"
    border.color: cap.tone
    border.width: 1
    visible: cap.keys !== ""

    Text {
        id: label
        anchors.centerIn: parent
        text: cap.keys
        color: cap.tone
        font.family: Theme.family
        font.pixelSize: Theme.small
        textFormat: Text.PlainText
    }
}
