// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property bool needed: false
    property string title: "White's flag is down"
    property var facts: ["White: 1:58:03 after the start of the round, period 1, not the last, 38 of 40 moves on the counter"]
    property string law: "The opponent wins, or the game is drawn if they cannot checkmate."
    property string citation: "Laws 2023, A.5.5, 6.9"
    property string warning: ""
    property string mateByRecord: ""
    property string drawing: "flagfall"
    property var questions: [
        { ask: "called-by", text: "Claimed or observed by", hint: "", words: ["arbiter", "black"], answers: ["the arbiter", "Black"], answer: 0 },
        { ask: "moves-made", text: "Do the scoresheets show the 40 moves?", hint: "", words: ["", "yes", "no"], answers: ["unknown", "yes", "no"], answer: 0 },
        { ask: "can-mate", text: "Can Black still checkmate by any series of legal moves?", hint: "", words: ["", "yes", "no"], answers: ["unknown", "yes", "no"], answer: 0 },
        { ask: "over-before", text: "Was the game already over?", hint: "The game had already ended: checkmate, stalemate, dead position, resignation or agreement.", words: ["no", "yes"], answers: ["no", "yes"], answer: 0 }
    ]
    readonly property var scores: [{ word: "1-0", text: "1–0", spoken: "White wins" }, { word: "1/2-1/2", text: "½–½", spoken: "Draw" }, { word: "0-1", text: "0–1", spoken: "Black wins" }]
    readonly property var unevenScores: [{ word: "1/2-0", text: "½–0", spoken: "Half a point to White, none to Black" }, { word: "0-1/2", text: "0–½", spoken: "Half a point to Black, none to White" }]
    readonly property var goingOn: [{ word: "play-on", text: "Play on", spoken: "Play on" }]
    property var others: scores.concat(goingOn)
    property var log: []
    function answer(ask, word) { log = log.concat([ask + " " + word]) }
    function device() { drawing = "warning"; questions = []; others = scores.concat(unevenScores, goingOn) }
    property var options: [{ key: "Y", text: "Black can still checkmate: 0–1", article: "6.9" },
                           { key: "N", text: "Black cannot checkmate: ½–½", article: "6.9" }]
}
