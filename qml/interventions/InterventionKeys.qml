// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    KeyRow { act: "leave"; on: ["I"]; text: qsTr("open the panel; in the panel: back to the boards"); inPalette: false }
    KeyRow { on: Array.from("123456789"); keys: "1–9"; text: qsTr("the action with this number") }
    KeyRow { on: ["0", "Left", "Right"]; text: qsTr("more actions") }
    KeyRow { on: ["Up", "Down", "Return"]; text: qsTr("choose an action and apply it") }
    KeyRow { on: ["Y", "N", "U"]; text: qsTr("the opponent can, or cannot, checkmate, or nobody can say") }
    KeyRow { keys: "0  0  6  7"; text: qsTr("White's, Black's phone or electronic device") }
    KeyRow { act: "hallClocks"; on: ["Space"]; text: qsTr("pause and resume all, or the selected boards"); inPalette: false }
    KeyRow { act: "back"; on: ["Escape"]; text: qsTr("close the panel"); inPalette: false }
}
