// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property bool loaded: false
    property string fileName: "summer-open.trf"
    property string summary: "13 players, 10 rounds"
    property bool failed: false
    property RemarksModel remarks: RemarksModel {}
    property bool withRounds: true
    property bool roundsAvailable: true
    property string scopeHint: "Rounds 1 to 9 are finished and will be taken; round 10 has open games."
    property int playersCount: 13
    property PlayersPreviewModel players: PlayersPreviewModel {}

    function load(file) { loaded = true }
    function create(target) {}
    function cancel() { loaded = false }
}
