// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property bool editing: false
    property bool typed: false
    property string name: ""
    property string shortName: ""
    property string federation: ""
    property string club: ""
    property string captain: ""
    property string strength: ""
    property string nameError: ""
    property string shortNameError: ""
    property string federationError: ""
    property string clubError: ""
    property string captainError: ""
    property string strengthError: ""
    property string strengthHint: "Empty: the mean rating of the first players."
    property var roster: ["1  Kráľovičová, Alžbeta  2101", "2  Zeman, Vojtěch  2050", "R  Vega, Brais"]
    property int boards: 2
    property var freePlayers: ["Souto Outeiriño, Xoán Manuel  1990"]
    property string wanted: ""
    property var log: []

    signal changed()
    signal done()

    function startNew() { editing = false; name = "" }
    function startEdit(team) { editing = true; name = "Team " + team }
    function submit() { log = log.concat(["submit " + name]); done() }
    function add(place) { log = log.concat(["add " + place]) }
    function drop(place) { log = log.concat(["drop " + place]) }
    function move(place, by) { log = log.concat(["move " + place + " " + by]); return place + by }
}
