// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml.Models

ListModel {
    property int players: 40
    property int rounds: 3
    property int troubles: 6
    property string control: "3+2"
    property bool byItself: false
    property string fault: players < 4 ? "Type a number of players from 4 to 400." : ""
    property bool active: false
    property bool over: false
    property bool watched: false
    property string caption: over ? "The score: 87 of 100" : active ? "1 voice waiting" : ""
    property var log: []

    signal changed()

    function typePlayers(text) { log.push("players " + text) }
    function typeRounds(text) { log.push("rounds " + text) }
    function typeTroubles(text) { log.push("troubles " + text) }
    function begin() {
        if (fault !== "")
            return false
        log.push("begin")
        active = true
        append({ number: 2, round: 1, board: 7, boardLabel: "7", time: "14:32:05", text: "White's phone rings.", truth: "", state: "waits for 0:12", waits: true, wrong: false })
        append({ number: 1, round: 1, board: 3, boardLabel: "3", time: "14:30:41", text: "Black's chair is empty.", truth: "", state: "right, after 0:20", waits: false, wrong: false })
        changed()
        return true
    }
    function finish() {
        log.push("finish")
        active = false
        over = true
        changed()
    }
}
