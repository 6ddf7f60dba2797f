// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// A player may hold the shift key down: nothing depends on it.
KeyTable {
    ignored: Qt.KeypadModifier | Qt.ShiftModifier

    KeyRow { on: ["A", "Left", "Shift"]; keys: "A  ←  ⇧"; text: qsTr("press the left side") }
    KeyRow { on: ["L", "Right", "Shift"]; keys: "L  →  ⇧"; text: qsTr("press the right side") }
    KeyRow { act: "press"; on: ["Space"]; text: qsTr("press the running side"); inPalette: false }
    KeyRow { act: "pause"; on: ["P"]; text: qsTr("start, pause, resume") }
    KeyRow { act: "turn"; on: ["T"]; text: qsTr("turn the clock round") }
    KeyRow { act: "speak"; on: ["S"]; text: qsTr("announce both times and the move number") }
    KeyRow { act: "mute"; on: ["M"]; text: qsTr("sound off or on") }
    KeyRow { act: "facts"; on: ["I"]; text: qsTr("for the arbiter: when flags fell, how large the digits are") }
    KeyRow { on: ["F1"]; text: qsTr("help; F1 again leads back to the clock") }
    KeyRow { act: "incident"; on: ["F12"]; text: qsTr("says where an incident is opened: players see this screen"); inPalette: false }
    KeyRow { act: "leave"; on: ["Escape"]; text: qsTr("back to the hall; the clock keeps running"); inPalette: false }
}
