// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Flagfall.Ui

// One of a few choices standing beside each other.
T.Button {
    id: chip

    property string keys: ""
    property bool radio: true
    readonly property bool lit: enabled && checked
    readonly property color tone: lit ? Theme.accentInk : enabled ? Theme.ink : Theme.inkFaint

    implicitWidth: line.implicitWidth + leftPadding + rightPadding
    implicitHeight: Math.max(36, line.implicitHeight + 12)
    leftPadding: 14
    rightPadding: 14
    focusPolicy: Qt.StrongFocus
    Accessible.name: chip.text
    Accessible.ignored: chip.text === ""
    Accessible.role: chip.radio ? Accessible.RadioButton : Accessible.Button
    Accessible.checked: chip.checked
    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) chip.clicked() }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) chip.clicked() }

    contentItem: Item { // qmllint disable deferred-property-id
        implicitWidth: line.implicitWidth
        implicitHeight: line.implicitHeight
        Row {
            id: line
            anchors.centerIn: parent
            spacing: 6
            Icon {
                drawing: "check"
                size: Theme.body
                color: chip.tone
                visible: chip.checked
                anchors.verticalCenter: parent.verticalCenter
            }
            Text {
                text: chip.text
                color: chip.tone
                font.family: Theme.family
                font.pixelSize: Theme.body
                font.bold: chip.checked
                textFormat: Text.PlainText
            }
            KeyCap {
                keys: chip.keys
                tone: chip.lit || !chip.enabled ? chip.tone : Theme.inkSoft
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
    background: Rectangle {
        radius: height / 2
        color: chip.lit ? Theme.accent : !chip.enabled ? Theme.sunken : chip.hovered ? Theme.accentWash : Theme.surface
        border.width: chip.lit ? 0 : 1
        border.color: chip.enabled ? Theme.edge : Theme.line
        FocusRing { shown: chip.visualFocus; radius: height / 2 }
    }
}
