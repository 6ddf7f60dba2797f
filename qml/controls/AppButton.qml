// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

T.Button {
    id: button

    property string drawing: ""
    property string keys: ""
    property bool primary: false
    property bool grave: false
    property bool quiet: false
    readonly property color face: grave ? Theme.danger : primary ? Theme.accent : quiet ? "transparent" : Theme.surface
    readonly property color tone: grave || primary ? Theme.accentInk : Theme.ink

    Accessible.name: button.text
    Accessible.description: button.keys
    focusPolicy: Qt.StrongFocus
    implicitWidth: Math.max(implicitContentWidth + leftPadding + rightPadding, implicitHeight)
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: 14
    rightPadding: 14
    topPadding: 6
    bottomPadding: 6
    opacity: enabled ? 1 : 0.45

    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()

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
            font.bold: button.primary || button.grave || button.checked
            horizontalAlignment: button.drawing === "" && button.keys === "" ? Text.AlignHCenter : Text.AlignLeft
            visible: button.text !== "" && button.display !== T.AbstractButton.IconOnly
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignVCenter
        }
        KeyCap {
            keys: button.keys
            tone: button.primary || button.grave ? Theme.accentInk : Theme.inkSoft
            Layout.alignment: Qt.AlignVCenter
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: button.checked ? Theme.accentWash : button.face
        border.width: button.primary || button.grave || (button.quiet && !button.checked) ? 0 : 1
        border.color: button.checked ? Theme.accent : Theme.edge

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: button.tone
            opacity: button.down ? 0.16 : button.hovered ? 0.07 : 0
        }
        FocusRing { shown: button.visualFocus }
    }
}
