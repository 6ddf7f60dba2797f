// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

QtObject {
    property bool loaded: false
    property string source: "list.csv"
    property string summary: "3 rows, 1 with notes"
    property string enterText: "Add " + takenCount + " players"
    property string problem: ""
    property string taken: ""
    property string unused: ""
    property string lateText: ""
    property int takenCount: 2
    property bool hasColumns: true
    property bool noted: true
    property bool isText: true
    property var meanings: ["(not used)", "Whole name", "Rating", "Club"]
    property var nameOrders: ["as written", "surname first", "given name first"]
    property int nameOrder: 0
    property var encodings: ["UTF-8", "windows-1250"]
    property int encoding: 0
    property var heads: ["none: players from the first row on", "row 1"]
    property int head: 1
    property bool hasRemarks: false
    property bool hasTitles: true
    property bool hasFideIds: true
    property RemarksModel remarks: RemarksModel {}
    property var separators: ["tab", "semicolon", "comma"]
    property int separator: 1
    property string federation: ""
    property string federationError: ""
    property var sheets: []
    property int sheet: -1
    property bool pastes: true
    property var log: []
    property EntriesModel entries: EntriesModel {}
    property EntryColumnsModel columns: EntryColumnsModel {}

    signal entered()
    signal changed()

    function note(what) { log = log.concat([what]) }
    function paste() { note("paste"); loaded = pastes; return pastes }
    function load(file) { note("load " + file); loaded = true; return true }
    function setMeaning(column, meaning) { note("column " + column + " is " + meaning) }
    function turn(row) { note("turn " + row) }
    function cells(row) { return [{ column: 0, head: "Whole name", text: "Hron, Anna", noted: false }, { column: 1, head: "Rating", text: "21l0", noted: true }] }
    function mend(row, texts) { note("mend " + row + " " + texts.join("|")) }
    function nextWithRemark(row) { return 2 }
    function enter() { note("enter"); loaded = false; entered() }
    function cancel() { note("cancel"); loaded = false }
    function copyList() { note("copy") }
    function exportList(file) { note("export " + file) }
}
