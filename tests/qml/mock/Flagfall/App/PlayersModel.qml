// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    enum State { Playing, Withdrawn, Annulled }

    property string countText: count + " players"
    property bool hasClubs: false
    property bool drawsNumbers: false
    property bool begun: true
    property bool watched: true
    property var log: []
    property var names: ["Kráľovičová Alžbeta", "Zeman Vojtěch", "Souto Outeiriño Xoán Manuel", "Horák Eduard", "Fernández-Castañón Uxía", "Mináriková Terézia Kristína", "Žák Ctibor", "Ľuptáková Ľudmila", "Pérez Brais"]

    function fill(n) {
        for (let i = 0; i < n; ++i)
            append({ playerId: i + 1, number: String(i + 1), name: names[i % names.length], title: i % 4 ? "" : "FM", rating: i % 5 === 4 ? "–" : String(2310 - 23 * i),
                     federation: ["SVK", "CZE", "ESP"][i % 3], sexText: "", birth: "1998-04-1" + i % 10, fideId: String(14900000 + 7 * i), club: "Slávia",
                     points: i % 2 ? "½" : "1", state: i === 4 ? PlayersModel.Withdrawn : PlayersModel.Playing, stateText: i === 4 ? "Withdrawn" : "Playing" })
    }
    function withdraw(playerId) { log = log.concat(["withdraw " + playerId]) }
    function bringBack(playerId) { log = log.concat(["bring back " + playerId]) }
    function remove(playerId) { log = log.concat(["remove " + playerId]) }
    signal numberMoved(int playerId)
    function drawNumbers(restricted) { log = log.concat([restricted ? "varma" : "lots"]) }
    function moveNumber(playerId, by) { log = log.concat(["move " + playerId + " by " + by]); numberMoved(playerId + by) }
    function rowOf(playerId) { return playerId - 1 }
    function rowNamed(prefix) {
        for (let i = 0; i < count; ++i)
            if (get(i).name.toLowerCase().startsWith(prefix.toLowerCase()))
                return i
        return -1
    }
}
