// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    id: rulings

    property PaperView paper
    property bool watched: false
    property int allCount: count
    property string caption: count + " rulings"
    property string words: ""
    property int round: 0
    property var rounds: [0, 1, 2]
    property var roundNames: ["All rounds", "Round 1", "Round 2"]
    property var log: []
    property bool agreed: true // what is asked about a withdrawal is answered with yes

    signal withdrawn(int seq, int board)

    function fill(n) {
        for (let i = 1; i <= n; ++i)
            append({ seq: 100 - i, round: 2, board: i, boardLabel: String(i), time: "2026-11-21 14:32:05", players: "Kráľovičová Alžbeta – Souto Outeiriño Xoán Manuel", what: "White: illegal move no. 1",
                decision: "Take White's move back, Black gets 2:00 more", note: i === 2 ? "The king could have moved" : "", article: "7.5.5", who: "A. Arbiter", appeals: i === 2 ? "Appeal by White: upheld, not yet carried out" : "", files: i === 2 ? "sheet.jpg, statement.pdf" : "", own: i === 2, moment: "White 0:05:12, Black 0:03:20", noMore: i === 3 ? "undone" : "", takenBack: i === 3, undoable: i === 1 })
    }
    function rowOfRuling(seq, board) {
        for (let row = 0; row < count; ++row)
            if (get(row).seq === seq && get(row).board === board)
                return row
        return -1
    }
    function tellWithdrawn(row) { log = log.concat(["tellWithdrawn " + row]) }
    function showCase(row) { log = log.concat(["showCase " + row]); paper.ask("Case file") }
    function withdraw(row, reason) {
        log = log.concat(["withdraw " + row + " " + reason])
        if (agreed)
            withdrawn(get(row).seq, get(row).board)
    }
    function showPaper() { log = log.concat(["showPaper"]); paper.ask("Record of rulings") }
}
