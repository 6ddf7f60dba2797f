// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    enum Shown { Nothing, ByBoard, ByName, Results, Standings, Clocks, Countdown, Address }
    enum Phase { Far, Soon, Near, Due }

    property DisplayPlace place: DisplayPlace {}
    property DisplayViewsModel turns: DisplayViewsModel {}
    property DisplayLinesModel lines: DisplayLinesModel {}
    property int shown: DisplayView.ByBoard
    property string title: "Round 3: pairings"
    property string note: "Start: 24 November 2026, 16:00"
    property string pageText: "2/5"
    property int rows: footed ? 10 : 11
    property int blocks: 1
    property bool footed: message !== "" || countdownLine !== ""
    property bool held: false
    property var seen: this
    property bool several: false
    property bool ofAll: false
    property bool watched: false
    property bool dark: true
    property string message: ""
    property bool callsShown: false
    property string callsText: ""
    property string boards: ""
    property string start: "16:00"
    property string timeOfDay: "15:47"
    property int phase: DisplayView.Far
    property string countdown: "12:05"
    property string countdownHead: "Round 3 starts at 16:00"
    property string countdownWord: "There is still time"
    property string countdownLine: ""
    property string address: "https://chess.example/open/"
    property string addressText: "chess.example/open"
    property string code: "M0 0h3v3h-3z"
    property int codeSize: 3
    property var log: []

    function note_(what) { log = log.concat([what]) }
    function next() { note_("next") }
    function previous() { note_("previous") }
    function show(list) { note_("show " + list) }
    function chooseBoards(text) { note_("boards " + text); return text === "x" ? "Type boards like this: 1-4, 9" : "" }
    function typeStart(text) { note_("start " + text); return "" }
}
