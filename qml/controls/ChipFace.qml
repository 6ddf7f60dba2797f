// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Flagfall.Ui

// What stands on a chip: that it is chosen, its text, its key.
Item {
    id: face

    required property T.AbstractButton chip
    property string keys: ""
    readonly property bool lit: chip.enabled && chip.checked
    readonly property color tone: lit ? Theme.accentInk : chip.enabled ? Theme.ink : Theme.inkFaint

    property bool steady: false // as wide as it is when it is chosen: nothing moves beside it

    implicitWidth: line.implicitWidth + (steady && !chip.checked ? mark.width + line.spacing + Math.ceil(bold.advanceWidth) - Math.ceil(words.implicitWidth) : 0)
    implicitHeight: line.implicitHeight

    TextMetrics { id: bold; text: face.chip.text; font.family: Theme.family; font.pixelSize: Theme.body; font.bold: true }
    Row {
        id: line
        anchors.centerIn: parent
        spacing: 6
        Icon {
            id: mark
            drawing: "check"
            size: Theme.body
            color: face.tone
            visible: face.chip.checked
            anchors.verticalCenter: parent.verticalCenter
        }
        Text {
            id: words
            text: face.chip.text
            color: face.tone
            font.family: Theme.family
            font.pixelSize: Theme.body
            font.bold: face.chip.checked
            textFormat: Text.PlainText
        }
        KeyCap {
            objectName: "chipKeys"
            onButton: true
            keys: face.keys
            tone: face.lit || !face.chip.enabled ? face.tone : Theme.inkSoft
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
