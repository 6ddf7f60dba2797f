// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Flagfall.Ui

// Says what a drawing means while the pointer is on its parent.
Item {
    id: hint

    property string text: ""
    property string keys: ""

    anchors.fill: parent
    HoverHandler { id: over }
    ToolTip {
        visible: over.hovered && hint.text !== ""
        delay: 300
        contentItem: Row {
            spacing: Theme.gap
            Text { textFormat: Text.PlainText; text: hint.text; color: Theme.canvas; font.family: Theme.family; font.pixelSize: Theme.small }
            KeyCap { keys: hint.keys; tone: Theme.canvas }
        }
        background: Rectangle { color: Theme.ink; radius: 4 }
    }
}
