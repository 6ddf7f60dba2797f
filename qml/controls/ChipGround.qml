// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Flagfall.Ui

// The shape of a chip.
Rectangle {
    id: ground

    required property T.AbstractButton chip
    readonly property bool lit: chip.enabled && chip.checked

    radius: height / 2
    color: lit ? Theme.accent : !chip.enabled ? Theme.sunken : chip.hovered ? Theme.accentWash : Theme.surface
    border.width: lit ? 0 : 1
    border.color: chip.enabled ? Theme.edge : Theme.line
    FocusRing { shown: ground.chip.visualFocus; radius: height / 2 }
}
