// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

T.Button {
    id: button

    property string drawing: ""
    property string keys: ""
    property bool keysRest: false // now they do something else
    property bool primary: false
    property bool grave: false
    property bool quiet: false
    readonly property bool filled: enabled && !checked && (primary || grave)
    readonly property bool lit: enabled && checked
    readonly property color face: lit ? Theme.accentWash : filled ? (grave ? Theme.danger : Theme.accent) : quiet ? "transparent" : enabled ? Theme.surface : Theme.sunken
    readonly property color tone: filled ? Theme.accentInk : enabled ? Theme.ink : Theme.inkFaint

    // Asked for by name by a screen reader.
    function accessiblePressAction() {
        if (!button.enabled)
            return
        if (button.checkable) {
            button.toggle()
            button.toggled()
        }
        button.clicked()
    }
    function accessibleToggleAction() { button.accessiblePressAction() }

    Accessible.name: button.text
    Accessible.ignored: Accessible.name === ""
    Accessible.description: button.enabled ? (button.keysRest ? "" : button.keys) : qsTr("not possible now")
    focusPolicy: Qt.StrongFocus
    implicitWidth: Math.max(implicitContentWidth + leftPadding + rightPadding, implicitHeight)
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: 14
    rightPadding: 14
    topPadding: 6
    bottomPadding: 6

    Keys.onReturnPressed: event => { event.accepted = !(event.modifiers & Qt.ControlModifier); if (event.accepted && !event.isAutoRepeat) button.clicked() }
    Keys.onEnterPressed: event => { event.accepted = !(event.modifiers & Qt.ControlModifier); if (event.accepted && !event.isAutoRepeat) button.clicked() }

    contentItem: RowLayout {
        spacing: Theme.gap
        Icon {
            drawing: button.drawing
            color: button.tone
            visible: button.drawing !== ""
            Layout.alignment: Qt.AlignVCenter
            Layout.preferredWidth: size
            Layout.preferredHeight: size
        }
        AppText {
            text: button.text
            color: button.tone
            font.bold: button.filled || button.lit
            horizontalAlignment: button.drawing === "" && button.keys === "" ? Text.AlignHCenter : Text.AlignLeft
            visible: button.text !== "" && button.display !== T.AbstractButton.IconOnly
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignVCenter
        }
        KeyCap {
            keys: button.keys
            tone: button.filled || !button.enabled ? button.tone : Theme.inkSoft
            onButton: true
            rests: button.keysRest
            Layout.alignment: Qt.AlignVCenter
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: button.face
        border.width: button.filled || (button.quiet && !button.lit) ? 0 : 1
        border.color: button.lit ? Theme.accent : button.enabled ? Theme.edge : Theme.line

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: button.tone
            opacity: button.down ? 0.16 : button.hovered ? 0.07 : 0
        }
        FocusRing { shown: button.visualFocus }
    }
}
