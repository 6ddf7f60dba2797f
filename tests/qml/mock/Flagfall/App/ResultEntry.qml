// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// Enters every result at once.
QtObject {
    id: entry

    enum Mode { InOrder, Verify, Slip }

    required property BoardsModel boards
    property int mode: ResultEntry.InOrder
    property int board: 0
    readonly property string boardLabel: String(board)
    property string number: ""
    property bool awaitsResult: false
    property bool differs: false
    property string stopText: ""
    property string lostText: ""
    property string verifiedText: "17 of 60 verified, 1 differs"
    property bool allTyped: false
    property var marks: ({})
    property var legend: boards.legend
    property var log: []

    function note(what) { log = log.concat([what]) }
    function key(key, text, modifiers, scanCode) {
        if (!["1", "0", "=", "+", "-", "*"].includes(text))
            return false
        note("result " + board + " " + text)
        board = boards.nextMissing(board)
        return true
    }
    function choose(board) { entry.board = board; awaitsResult = mode === ResultEntry.Slip }
    function leavePage() { note("leavePage") }
    function turnKeys() { note("turnKeys") }
    function correct() { note("correct"); differs = false }
    function keep() { note("keep"); differs = false }
    function typeAgain() { note("typeAgain"); differs = false }
}
