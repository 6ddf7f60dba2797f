// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property bool typed: false
    property string title: "ŠK Slávia, round 1"
    property var lines: ["1  Kráľovičová, Alžbeta  2101", "2  –", "Vega, Brais"]
    property int boards: 2
    property string fault: ""
    property bool given: true
    property var log: []

    signal changed()
    signal done()

    function start(team) { open = true; log = log.concat(["start " + team]); return true }
    function close() { open = false }
    function move(line, by) { log = log.concat(["move " + line + " " + by]); return line + by }
    function turn(line) { log = log.concat(["turn " + line]) }
    function submit() { log = log.concat(["submit"]); done() }
    function takeBack() { log = log.concat(["takeBack"]); done() }
}
