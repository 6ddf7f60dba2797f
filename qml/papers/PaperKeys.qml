// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    KeyRow { act: "pdf"; on: ["P"]; text: qsTr("save as PDF pages to print"); brief: qsTr("save as PDF") }
    KeyRow { act: "text"; on: ["T"]; text: qsTr("save as plain text"); brief: qsTr("save as text") }
    KeyRow { act: "scroll"; on: ["Up", "Down", "PageUp", "PageDown", "Home", "End"]; text: qsTr("scroll the paper") }
    KeyRow { act: "leave"; on: ["Escape"]; text: qsTr("back to the page that the paper is from"); brief: qsTr("back"); inPalette: false }
}
