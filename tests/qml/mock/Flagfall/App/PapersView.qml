// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property PaperView paper: PaperView { title: "Pairings by board" }
    property bool watched: false
    property var titles: ["Pairings by board", "Pairings by name", "Results of the round", "Standings"]
    property int chosen: 0
    property string note: "Round 3 · A4 · 2 pages"
    property string wallText: "Pairings by board, Pairings by name"
    property var sizes: ["A4", "A3", "Letter"]
    property int size: 0
    property var turns: ["As needed", "Portrait", "Landscape"]
    property int turn: 0
    property var languages: ["As in the program", "English", "Slovenčina", "Čeština", "Galego"]
    property int language: 0
    property var printers: ["Office", "Hall"]
    property int printer: 0
    property string header: ""
    property string footer: ""
    property bool hasLogo: false
    property string prizes: ""
    property string prizesError: ""
    property var prizeSharings: ["by the tie-breaks", "equally", "half by the place, half equally (Hort)"]
    property int prizeSharing: 0
    property var prizeLimits: ["one prize, the most valuable", "one prize, the first of the list", "any number of prizes"]
    property int prizeLimit: 0
    property bool prizesInWholeUnits: false
    property bool lacksPrizes: false
    property bool paired: true
    property bool certifies: false
    property var ranked: ["1 Zeman Vojtěch", "2 Kráľovičová Alžbeta"]
    property int certified: 0
    property var log: []

    function chooseNamed(word) { log = log.concat(["choose " + word]) }
    function stepCertified(by) { certified += by; log = log.concat(["stepCertified " + by]) }
    function stepRound(by) { log = log.concat(["stepRound " + by]) }
    function setSize(size) { log = log.concat(["setSize " + size]) }
    function setLanguage(language) { log = log.concat(["setLanguage " + language]) }
    function setLines(header, footer) { log = log.concat(["setLines " + header + "|" + footer]) }
    function setPrizeTerms(sharing, limit, whole) { log = log.concat(["setPrizeTerms " + sharing + " " + limit + " " + whole]) }
    function setPrizes(prizes) { log = log.concat(["setPrizes " + prizes]) }
    function setLogo(file) { log = log.concat(["setLogo"]) }
    function removeLogo() { log = log.concat(["removeLogo"]) }
    function printWall() { log = log.concat(["printWall"]) }
    function printWallOfAll() { log = log.concat(["printWallOfAll"]) }
}
