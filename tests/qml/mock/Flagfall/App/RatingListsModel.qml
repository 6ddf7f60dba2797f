// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml.Models

ListModel {
    property bool importing: false
    property double progress: 0
    property string progressText: ""
    property list<string> order: ["FIDE standard"]
    property list<string> offered: ["FIDE rapid"]
    property string ageText: ""
    property bool refreshable: false
    property bool comparesImports: true
    property var log: []

    signal changed()
    signal progressed()

    function note(what) { log = log.concat([what]) }
    function moveChoice(place, by) { note("moveChoice " + place + " " + by) }
    function removeChoice(place) { note("removeChoice " + place) }
    function addChoice(place) { note("addChoice " + place) }
    function update() { note("update") }
    function importFile(file, name, month) { note("importFile " + name) }
    function refresh() { note("refresh") }
    function cancel() { note("cancel") }
}
