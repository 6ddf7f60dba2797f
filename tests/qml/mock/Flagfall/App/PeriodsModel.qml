// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    id: periods

    property bool canAdd: true
    property var log: []

    function note(what) { log = log.concat([what]) }
    function row(number, moves, time) {
        return { number: number, method: "increment", moves: moves, time: time, extra: "30", fromMove: "1", count: "0", repeats: false,
                 plain: true, hasTime: true, inSeconds: false, hasExtra: true, hasCount: false, mayRepeat: number === 2, error: "" }
    }
    function setMethod(row, method) { note("method " + row + " " + method) }
    function setMoves(row, text) { note("moves " + row + " " + text) }
    function setTime(row, text) { note("time " + row + " " + text) }
    function setExtra(row, text) { note("extra " + row + " " + text) }
    function setFromMove(row, text) { note("from " + row + " " + text) }
    function setCount(row, text) { note("count " + row + " " + text) }
    function setRepeats(row, repeats) { note("repeats " + row + " " + repeats) }
    function add() { append(row(count + 1, "", "15")) }

    Component.onCompleted: { append(row(1, "40", "90")); append(row(2, "", "30")) }
}
