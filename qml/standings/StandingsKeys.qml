// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool ready: true // there is a table

    KeyRow { act: "copy"; on: ["Ctrl+C"]; text: qsTr("copy the standings, for a spreadsheet or a letter"); brief: qsTr("copy"); usable: table.ready }
}
