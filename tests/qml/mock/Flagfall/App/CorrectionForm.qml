// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

QtObject {
    id: form

    property bool open: false
    property string title: "Set times and counters"
    property string explanation: "Only what you change is set; the rest stays the same."
    property ListModel fields: ListModel {}
    property string sideLabel: ""
    property var sides: []
    property var sideWords: []
    property string side: ""
    property string words: ""
    property bool asksControl: false
    property string control: "90+30"
    property bool valid: true
    property var log: []

    signal changed()

    function edit(field, text) { log = log.concat([field + " " + text]) }
    function start() {
        for (const label of ["White's time", "Black's time", "White's moves", "Black's moves"])
            fields.append({ field: fields.count, caption: label, content: "1:20:00", example: "1:20:00", fault: "", wide: false })
        open = true
        changed()
    }
    function close() { fields.clear(); open = false; changed() }
}
