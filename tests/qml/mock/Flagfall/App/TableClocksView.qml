// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property int board: 0
    readonly property string boardLabel: String(board)
    property string clock: "17"
    property string fault: "the lever sticks"
    property var faulty: ["17, board 2: the lever sticks"]
    property var log: []

    function note(what) { log = log.concat([what]) }
    function look(wanted) { board = wanted }
    function place(name, wrong) { note("place " + name + " " + wrong) }
    function putAway(name, wrong) { note("putAway " + name) }
}
