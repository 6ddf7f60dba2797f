// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Flagfall.Ui

// One of a few things standing beside each other, any number of which may hold; who stands around them says which do.
T.CheckBox {
    id: chip

    property string keys: ""

    // Asked for by name by a screen reader.
    function accessiblePressAction() { chip.accessibleToggleAction() }
    function accessibleToggleAction() {
        if (chip.enabled)
            chip.clicked()
    }

    nextCheckState: () => chip.checkState // not by itself
    implicitWidth: face.implicitWidth + leftPadding + rightPadding
    implicitHeight: Math.max(36, face.implicitHeight + 12)
    leftPadding: 14
    rightPadding: 14
    focusPolicy: Qt.StrongFocus
    Accessible.name: chip.text
    Accessible.ignored: Accessible.name === ""
    Accessible.description: chip.enabled ? chip.keys : qsTr("not possible now")
    Keys.onReturnPressed: event => { event.accepted = !(event.modifiers & Qt.ControlModifier); if (event.accepted && !event.isAutoRepeat) chip.accessibleToggleAction() }
    Keys.onEnterPressed: event => { event.accepted = !(event.modifiers & Qt.ControlModifier); if (event.accepted && !event.isAutoRepeat) chip.accessibleToggleAction() }

    contentItem: ChipFace { id: face; chip: chip; keys: chip.keys; steady: true } // qmllint disable deferred-property-id
    background: ChipGround { chip: chip }
}
