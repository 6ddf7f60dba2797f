// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    property bool watched: false
    property int round: 3
    property bool gamesOpen: true
    property bool interim: false
    property string caption: "Games are open: a final report is not possible"
    property bool ready: false
    property var kinds: ["csv", "tsv", "xlsx", "ods"] // of the standings
    property var log: []

    function note(text) { log = log.concat([text]) }
    function stepRound(by) { note("stepRound " + by) }
    function filters(row) { return endings(row).map(one => qsTr("File") + " (*." + one + ")") }
    function endings(row) { return row === 2 ? kinds : ["trf"] }
    function proposal(row) { return "file:///tmp/open " + (row === 2 ? "standings.csv" : "report.trf") }
    function isReady(row) { note("isReady " + row); return ready }
    function saveAs(row, file) { note("saveAs " + row + " " + file.toString().split("/").pop()) }
    function save(row) { note("save " + row) }
    function saveArchive() { note("saveArchive") }
    function copy(row) { note("copy " + row); return true }
    function copyStandings(round, category) { note("copyStandings " + round + (category ? " " + category : "")) }
    function copyPairing(boards) { note("copyPairing " + boards.count) }
    function copyRows(model, roles) { note("copyRows " + roles.join(" ")) }
    function copyResults(round) { note("copyResults " + round) }

    ListElement { kind: 0; title: "Report file (TRF26)"; purpose: "For other programs."; bar: "2 games have no result."; note: ""; accessibleText: "Report file" }
    ListElement { kind: 2; title: "Rating report"; purpose: "For the rating officer."; bar: ""; note: "Missing: the place"; accessibleText: "Rating report" }
    ListElement { kind: 7; title: "Standings"; purpose: "As a table."; bar: ""; note: ""; accessibleText: "Standings" }
}
