// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    enum State { Nothing, Asking, Can, Cannot, Undecided, GivenUp }

    property BoardView board: BoardView {}
    property PositionForm form: PositionForm {}
    property bool arranging: false
    property bool busy: false
    property var white: ({ state: MatingView.Can, title: "White can still checkmate", reason: "A line of legal moves ends in mate after 6 moves.", line: true })
    property var black: ({ state: MatingView.Cannot, title: "Black cannot checkmate", line: false,
        reason: "Black has only bishops on squares of one colour, and White has no pawn, no knight and no bishop of the other colour to block the way of the king." })
    property string conclusion: ""
    property int lineOf: 1
    property var moves: ["Rh2", "Nf4", "Kf6", "Kf3", "Kg5", "Ng2", "Kh4", "Kf4"].map((text, at) => ({ number: at % 2 ? "" : 60 + at / 2 + "…", text: text, ply: at + 1 }))
    property int ply: 2
    property var arrows: [{ from: 44, to: 37, kind: BoardView.Next }]
    property string plyText: "Move 2 of 8"
    property string origin: "Round 1, board 1: Amazon, A. – Danube, Ď., after 60. Ke3"
    property string caution: ""
    property bool canNote: true
    property bool canTakeBack: false
    property string lawsTitle: "Laws 2023, in force now; no event is open"
    property var laws: [{ text: "Neither can checkmate: dead position", article: "5.2.2", white: "–", black: "–" },
        { text: "The flag falls", article: "6.9", white: "½–½", black: "1–0" }, { text: "Losing illegal move", article: "A.3, A.4, 7.5.5", white: "½–½", black: "1–0" },
        { text: "Resignation", article: "5.1.2", white: "arbiter decides", black: "arbiter decides" }]
    property var log: []

    function told(what) { log = log.concat([what]) }
    function open() { told("open") }
    function takeOver(fen) { told("takeOver " + fen); return true }
    function cancelArranging() { told("cancelArranging"); arranging = false }
    function turnLine() { lineOf = lineOf === 1 ? 2 : 1 }
    function cancel() { told("cancel"); busy = false }
    function askAgain() { told("askAgain") }
    function takeBack() { told("takeBack") }
    function goTo(ply) { told("goTo " + ply) }
    function next() { told("next") }
    function previous() { told("previous") }
    function first() { told("first") }
    function last() { told("last") }
    function noteOnRecord() { told("noteOnRecord") }
    function sheet() { told("sheet"); return "Is checkmate still possible?\n" }
    function saveSheet() { told("saveSheet") }
}
