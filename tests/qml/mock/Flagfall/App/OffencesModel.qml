// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    property PaperView paper
    property bool watched: false
    property string caption: "2 players"
    property string words: ""
    property var log: []

    function fill(n) {
        for (let i = 1; i <= n; ++i)
            append({ round: 1, board: i, boardLabel: String(i), player: "Souto Outeiriño Xoán Manuel", what: "Illegal move no. " + i, article: "7.5.5", penalties: "More time for the opponent",
                next: i === n ? "Distracting or annoying the opponent again: more time for the opponent" : "", first: i === 1 })
    }
    function showPaper() { log = log.concat(["showPaper"]); paper.ask("Register of offences") }
}
