// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml.Models

ListModel {
    id: calls

    property string boardsText: count > 0 ? count + " calls from boards" : ""
    property var log: []

    function note(what) { log = log.concat([what]) }
    function turn(board) { note("turn " + board) }
    function showNext(current) { note("showNext " + current); return count > 0 ? get(0).board : 0 }
    function show(row) { return get(row).board }
}
