// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml.Models

ListModel {
    property bool compared: true
    property int ticked: count
    property string caption: "2 differences"
    property string others: ""
    property var log: []

    signal changed()

    function note(what) { log = log.concat([what]) }
    function compare() { note("compare") }
    function turn(row) { note("turn " + row) }
    function turnAll() { note("turnAll") }
    function takeOver() { note("takeOver") }
}
