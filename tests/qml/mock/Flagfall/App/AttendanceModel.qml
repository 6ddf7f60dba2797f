// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    enum Side { White, Black }

    property int overCount: 0
    property string overBoards: "2, 3"
    property string caption: "Round 3: 2 boards with somebody missing"
    property string ruleText: "A player who arrives more than 30 minutes after the start loses (Laws 2023, 6.7.1). The arbiter may decide otherwise."
    property string letters: "W, B"
    property var log: []

    function fill(n) {
        for (let i = 1; i <= n; ++i)
            append({ round: 3, board: i, boardLabel: String(i), whiteName: "Kráľovičová Alžbeta", blackName: "Souto Outeiriño Xoán Manuel", whiteState: i % 2 ? "absent" : "", blackState: i % 2 ? "" : "too late", timeText: "The default time expired 0:20 ago.", forfeitText: "–/+", whiteAbsent: i % 2 === 1, blackAbsent: false, over: i < 3, suspected: i === 3 })
    }
    function toggle(board, side, round) { log = log.concat(["toggle " + board + " " + side]) }
    function forfeit(board, round) { log = log.concat(["forfeit " + board]) }
    function forfeitAll() { log = log.concat(["forfeit all"]) }
    function meaning(text) { return text === "2W" ? "Board 2: Kráľovičová Alžbeta is absent" : "" }
    function mark(text) { log = log.concat(["mark " + text]); return text === "2W" }
    function key(board, text, round) {
        if (text !== "f")
            return false
        log = log.concat(["key " + board + " " + text])
        return true
    }
}
