// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    enum State { Missing, Here, Resting, Withdrawn }
    enum Absent { ZeroPointBye, HalfPointBye, Withdrawal }

    property string typed: ""
    property bool onlyMissing: false
    property bool watched: false
    property bool several: false
    property bool together: true
    property int missing: 0
    property bool any: count > 0
    property bool held: true
    property bool takesByes: true
    property bool takesHalfPoints: true
    property bool begun: false
    property string title: "Check-in for round 1"
    property string countText: "3 players here, 2 not here yet"
    property string feeText: "Fees owed: 15.00"
    property string missingNames: "Kráľovičová, Alžbeta\nSouto Outeiriño, Xoán Manuel"
    property var letters: ["K", "S"]
    property var log: []

    function fill(n) {
        for (let i = 1; i <= n; ++i) {
            const state = i % 4
            append({ playerId: 10 + i, number: "", name: i % 2 ? "Kráľovičová, Alžbeta" : "Souto Outeiriño, Xoán Manuel", about: "WFM · 2101 · SVK · Slávia", fee: i % 3 ? "" : "owes 15.00", note: "", tournaments: several ? (i % 2 ? "A" : "A, B") : "", ofOthers: false, state: state, stateText: ["not here", "here", "half-point bye", "withdrawn"][state], accessibleText: "player " + i })
            missing += state === 0 ? 1 : 0
        }
    }
    function arrive(player) { log = log.concat(["arrive " + player]) }
    function checkIn(player) { log = log.concat(["checkIn " + player]) }
    function takeBack(player) { log = log.concat(["takeBack " + player]) }
    function payFee(player) { log = log.concat(["fee " + player]) }
    function close(absent) { log = log.concat(["close " + absent]) }
    function beginAnew() { log = log.concat(["anew"]) }
    function rowOf(player) {
        for (let i = 0; i < count; ++i)
            if (get(i).playerId === player)
                return i
        return -1
    }
    function nextMissing(row) {
        for (let step = 1; step <= count; ++step)
            if (get((Math.max(row, -1) + step) % count).state === 0)
                return (Math.max(row, -1) + step) % count
        return -1
    }
}
