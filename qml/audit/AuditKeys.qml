// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    KeyRow { act: "go"; on: ["Return"]; text: qsTr("go to the board in the hall"); brief: text }
    KeyRow { act: "putAside"; on: ["Delete"]; text: qsTr("dismiss the issue"); brief: qsTr("dismiss the issue") }
    KeyRow { act: "copy"; on: ["Ctrl+C"]; text: qsTr("copy the list, for a spreadsheet or a letter") }
}
