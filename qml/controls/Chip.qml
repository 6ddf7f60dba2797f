// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Flagfall.Ui

// One of a few choices standing beside each other; who stands around it says which is chosen.
T.RadioButton {
    id: chip

    property string keys: ""
    property bool takesEnter: true // else Enter is for whoever stands around it

    // Asked for by name by a screen reader.
    function accessiblePressAction() { chip.accessibleToggleAction() }
    function accessibleToggleAction() {
        if (chip.enabled)
            chip.clicked()
    }

    checkable: false // by itself
    implicitWidth: face.implicitWidth + leftPadding + rightPadding
    implicitHeight: Math.max(36, face.implicitHeight + 12)
    leftPadding: 14
    rightPadding: 14
    focusPolicy: Qt.StrongFocus
    Accessible.name: chip.text
    Accessible.ignored: Accessible.name === ""
    Accessible.description: chip.enabled ? chip.keys : qsTr("not possible now")
    Keys.onReturnPressed: event => { event.accepted = chip.takesEnter && !(event.modifiers & Qt.ControlModifier); if (event.accepted && !event.isAutoRepeat) chip.accessibleToggleAction() }
    Keys.onEnterPressed: event => { event.accepted = chip.takesEnter && !(event.modifiers & Qt.ControlModifier); if (event.accepted && !event.isAutoRepeat) chip.accessibleToggleAction() }

    contentItem: ChipFace { id: face; chip: chip; keys: chip.keys } // qmllint disable deferred-property-id
    background: ChipGround { chip: chip }
}
