// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    Component.onCompleted: {
        append({ name: "Open of the Lower Town", place: "Lower Town", filePath: "~/open.flagfall", when: "today, 14:32", where: "Database on hall", progress: "Round 3 of 7, 2 results missing; it was interrupted", grave: true, reminder: "" })
        append({ name: "Winter blitz", place: "", filePath: "~/blitz.flagfall", when: "3 November 2026", where: "", progress: "Finished", grave: false, reminder: "Over for 2 months, and contact details or days of birth are still in it" })
    }
    property string continueText: ""
    property string continueState: ""
    property var log: []

    function openLast() { log = log.concat(["openLast"]) }
    function open(row) { log = log.concat(["open " + row]) }
    function forget(row) { remove(row) }
}
