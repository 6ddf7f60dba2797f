// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    KeyRow { act: "create"; on: ["Ctrl+Return"]; shortcut: true; text: qsTr("create the event") }
    KeyRow { act: "leave"; on: ["Escape"]; text: qsTr("leave; nothing is saved") }
}
