// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool comparing: false // the event with the main list
    property bool importing: false
    property bool open: false      // an event
    property bool refreshable: false // from which files lists were read is known

    KeyRow { act: "bring"; on: ["+", "Insert"]; keys: "+"; text: qsTr("import a rating list"); brief: text; inPalette: true; usable: !table.comparing && !table.importing; drawing: "bring-in" }
    KeyRow { act: "remove"; on: ["Delete"]; place: "list"; text: qsTr("remove the list from this computer"); brief: qsTr("remove"); usable: !table.comparing && !table.importing }
    KeyRow { act: "refresh"; on: ["R"]; text: qsTr("read all lists again whose files have changed"); brief: qsTr("read changed files again"); usable: table.refreshable && !table.importing; inPalette: true }
    KeyRow { act: "compare"; on: ["C"]; text: qsTr("compare the event with the list, and back"); brief: qsTr("compare"); usable: table.open; inPalette: true }
    KeyRow { act: "turn"; on: ["Space"]; place: "differences"; text: qsTr("take this over, or leave it"); brief: text; usable: table.comparing }
    KeyRow { act: "all"; on: ["A"]; place: "differences"; text: qsTr("take over all of them, or none"); brief: qsTr("all or none"); usable: table.comparing; inPalette: false }
    KeyRow { act: "group"; on: ["G"]; place: "differences"; text: qsTr("take over all of the same kind, or none of them"); brief: qsTr("all of this kind"); usable: table.comparing; inPalette: false }
    KeyRow { act: "takeOver"; on: ["Return"]; place: "differences"; text: qsTr("take over what is ticked"); brief: text; usable: table.comparing; inPalette: false }
    KeyRow { act: "copy"; on: ["Ctrl+C"]; place: "differences"; text: qsTr("copy the list, for a spreadsheet or a letter"); usable: table.comparing }
    KeyRow { act: "back"; on: ["Escape"]; text: qsTr("end the import, or go back to the lists"); usable: table.comparing || table.importing; inPalette: false }
}
