// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// What keys mean in every list, on every button and in every form.
KeyTable {
    KeyRow { on: ["Up", "Down"]; text: qsTr("through a list, or a long text") }
    KeyRow { on: ["Home", "End"]; text: qsTr("the first and the last row; so in every list") }
    KeyRow { on: ["PageUp", "PageDown"]; text: qsTr("a screen of rows up or down") }
    KeyRow { on: ["Tab", "Shift+Tab"]; text: qsTr("from field to field, and to the buttons") }
    KeyRow { on: ["Return", "Space"]; text: qsTr("press the button that is lit") }
    KeyRow { on: ["Escape"]; text: qsTr("close what is open, else leave the page") }
}
