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

    implicitWidth: line.implicitWidth
    implicitHeight: line.implicitHeight

    Row {
        id: line
        anchors.centerIn: parent
        spacing: 6
        Icon {
            drawing: "check"
            size: Theme.body
            color: face.tone
            visible: face.chip.checked
            anchors.verticalCenter: parent.verticalCenter
        }
        Text {
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
