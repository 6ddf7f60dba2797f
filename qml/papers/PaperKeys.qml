// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    KeyRow { act: "print"; on: ["P"]; text: qsTr("print the paper"); brief: qsTr("print") }
    KeyRow { act: "pdf"; on: ["S"]; text: qsTr("save the pages as PDF"); brief: qsTr("save as PDF") }
    KeyRow { act: "text"; on: ["T"]; text: qsTr("save as plain text"); brief: qsTr("save as text") }
    KeyRow { act: "csv"; on: ["X"]; text: qsTr("save the table as CSV, for a spreadsheet") }
    KeyRow { act: "xlsx"; on: ["Shift+X"]; text: qsTr("save the table as a spreadsheet (XLSX)") }
    KeyRow { act: "copy"; on: ["C"]; text: qsTr("copy the table, for a spreadsheet or a letter"); brief: qsTr("copy") }
    KeyRow { act: "scroll"; on: ["Up", "Down", "PageUp", "PageDown", "Home", "End"]; text: qsTr("scroll the paper") }
    KeyRow { act: "leave"; on: ["Escape"]; text: qsTr("back to the page that the paper is from"); brief: qsTr("back"); inPalette: false }
}
