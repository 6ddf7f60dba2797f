// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

// On or off, in shape as well as colour.
T.Switch {
    id: toggle

    property string hint: ""

    signal accepted() // Enter does what the form it stands in is for; Space turns it

    // Asked for by name by a screen reader.
    function accessiblePressAction() { toggle.accessibleToggleAction() }
    function accessibleToggleAction() {
        if (!toggle.enabled)
            return
        toggle.toggle()
        toggle.toggled()
    }

    Keys.onReturnPressed: event => { toggle.accepted(); event.accepted = false }
    Keys.onEnterPressed: event => { toggle.accepted(); event.accepted = false }
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + 8)
    leftPadding: track.width + 12
    Accessible.name: toggle.text
    Accessible.description: toggle.hint

    indicator: Rectangle { // qmllint disable deferred-property-id
        id: track
        width: 48
        height: 28
        radius: 14
        y: (toggle.height - height) / 2
        color: toggle.checked ? Theme.accent : Theme.surface
        border.width: toggle.checked ? 0 : 2
        border.color: Theme.edge
        Rectangle {
            width: 20
            height: 20
            radius: 10
            y: 4
            x: toggle.checked ? 24 : 4
            color: toggle.checked ? Theme.accentInk : Theme.edge
            Icon { anchors.centerIn: parent; size: 14; drawing: "check"; color: Theme.accent; visible: toggle.checked }
        }
        FocusRing { shown: toggle.visualFocus; radius: height / 2 }
    }
    contentItem: ColumnLayout {
        spacing: 0
        AppText { text: toggle.text; Layout.fillWidth: true }
        AppText {
            text: toggle.hint
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            visible: text !== ""
            Layout.fillWidth: true
        }
    }
}
