// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml.Models

ListModel {
    property var log: []

    function note(what) { log = log.concat([what]) }
    function show(row) { note("show " + row) }
    function turn(by) { note("turn " + by) }
    function startSibling() { note("startSibling"); return true }
}
