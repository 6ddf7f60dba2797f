// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    KeyRow { act: "keep"; on: ["Ctrl+Return"]; shortcut: true; text: qsTr("create the event, or save the changes") }
    KeyRow { act: "leave"; on: ["Escape"]; text: qsTr("leave without saving") }
}
