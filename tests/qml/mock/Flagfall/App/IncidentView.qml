// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property bool open: false
    property int board: 1
    property string boardText: "Board 1"
    property string appealText: ""
    property string players: "Rieka Ľudmila – Bystrý Čeněk"
    property bool clockRuns: true
    property string times: "▸ 12:03 – 9:58"
    property bool chosen: false
    property string name: ""
    property string typed: ""
    property string note: ""
    property string facts: ""
    readonly property string said: facts + note
    property IncidentKinds kinds: IncidentKinds {}
    property IncidentForm form: IncidentForm {}
    property RulingView ruling: RulingView {}

    property BoardView position: BoardView {}
    property bool positionShown: false
    property bool squaresAsked: false
    property string awaited: form.wanted
    property bool enterDecides: true
    property bool lettersName: true
    property string picked: ""
    property string awaitsReason: ""
    property string reminder: ""

    signal flagToCancel(int board, string note)
    signal reasonMissing()
    signal numberWanted(string word)
    signal digitTyped(string word)
    signal rulingsAsked(string place)

    property var log: []
    function openForAppeal(at, appeal) { log = log.concat(["openForAppeal " + at + " " + appeal]); open = true }
    function openAt(at) { board = at; open = true }
    function choose(incident) { chosen = true; name = incident }
    function stepBoard(by) { board += by }
    function letter(text) { log = log.concat(["letter " + text]); return false }
    function remind() { log = log.concat(["remind"]); reminder = "Still to be said: " + awaited }
    function rule(key) {}
    function touch(square) {}
    function decide(word) {}
    function explain(word) { awaitsReason = word }
    function back() {
        if (!chosen)
            open = false
        chosen = false
        facts = ""
        note = ""
    }
    function close() { open = false }
}
