// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    property bool ofTeams: false
    property bool begun: true
    property bool drawsNumbers: false
    property string countText: "3 teams"
    property var log: []

    function fill(n) {
        for (let i = 1; i <= n; ++i)
            append({ teamId: 100 + i, number: String(i), name: i % 2 ? "ŠK Slávia" : "Xadrez Compostela", federation: "SVK", strength: "2310",
                     players: "Kráľovičová, Alžbeta; Souto Outeiriño, Xoán Manuel", lineUpText: i % 2 ? "handed in" : "", stateText: i % 3 ? "" : "withdrawn", withdrawn: i % 3 === 0, plays: i !== 2, accessibleText: "team " + i })
    }
    function rowOf(team) { return team - 101 }
    function remove(team) { log = log.concat(["remove " + team]) }
    function withdraw(team) { log = log.concat(["withdraw " + team]) }
    function bringBack(team) { log = log.concat(["bringBack " + team]) }
    function forfeit(team) { log = log.concat(["forfeit " + team]) }
    function drawNumbers() { log = log.concat(["draw"]) }
}
