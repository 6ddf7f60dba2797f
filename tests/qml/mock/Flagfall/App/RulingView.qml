// SPDX-License-Identifier: GPL-3.0-or-later
import Flagfall.App

ProposalView {
    title: "White's flag is down"
    facts: ["White: 1:58:03 after the start of the round, period 1, not the last, 38 of 40 moves on the counter"]
    law: "The opponent wins, or the game is drawn if they cannot checkmate."
    citation: "Laws 2023, A.5.5, 6.9"
    drawing: "flagfall"
    questions: [
        { ask: "called-by", text: "Claimed or observed by", hint: "", words: ["arbiter", "black"], answers: ["the arbiter", "Black"], answer: "arbiter" },
        { ask: "moves-made", text: "Do the scoresheets show the 40 moves?", hint: "", words: ["", "yes", "no"], answers: ["unknown", "yes", "no"], answer: "" },
        { ask: "can-mate", text: "Can Black still checkmate by any series of legal moves?", hint: "", words: ["", "yes", "no"], answers: ["unknown", "yes", "no"], answer: "" },
        { ask: "over-before", text: "Was the game already over?", hint: "The game had already ended: checkmate, stalemate, dead position, resignation or agreement.", words: ["no", "yes"], answers: ["no", "yes"], answer: "no" }
    ]
    readonly property var scores: [{ word: "1-0", text: "1–0", spoken: "White wins" }, { word: "1/2-1/2", text: "½–½", spoken: "Draw" }, { word: "0-1", text: "0–1", spoken: "Black wins" }]
    readonly property var unevenScores: [{ word: "1/2-0", text: "½–0", spoken: "Half a point to White, none to Black" }, { word: "0-1/2", text: "0–½", spoken: "Half a point to Black, none to White" }]
    readonly property var goingOn: [{ word: "play-on", text: "Play on", spoken: "Play on" }]
    others: scores.concat(goingOn)
    function device() { drawing = "warning"; questions = []; others = scores.concat(unevenScores, goingOn) }
    options: [{ key: "Y", text: "Black can still checkmate: 0–1", article: "6.9", primary: false, possible: true },
                           { key: "N", text: "Black cannot checkmate: ½–½", article: "6.9", primary: false, possible: true }]
}
