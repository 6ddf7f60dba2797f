// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    id: view

    property PairingBoardsModel boards: PairingBoardsModel {}
    property PresenceModel presence: PresenceModel {}
    property bool watched: true
    property bool possible: true
    property string impossibleText: ""
    property bool repairable: true
    property bool repairing: false
    property string repairText: "Change round 3"
    property bool changeable: true
    property bool restable: changeable
    property bool explained: true
    property string title: "Pairing of round 4"
    property string note: "12 boards, 3 boards changed"
    property bool paired: boards.count > 0
    property string problem: ""
    property bool manualOpen: false
    property var manualChanges: []
    property bool canTakeBack: manualOpen && manualChanges.length > 0
    property var verdict: []
    property string pickedText: ""
    property int pickedCount: 0
    property string whyTitle: ""
    property var why: []
    property bool bracketsShown: false
    property var bracketHeads: [{ title: "2½" }, { title: "2" }]
    property var bracketCells: [{ column: 0, row: 0, first: "Kráľovičová Alžbeta", second: "downfloat", isFloat: true, isMovedDown: false },
                                { column: 1, row: 0, first: "Kráľovičová Alžbeta", second: "Zeman Vojtěch", isFloat: false, isMovedDown: true }]
    property var bracketArrows: [{ fromColumn: 0, fromRow: 0, toColumn: 1, toRow: 0 }]
    property int bracketRows: 1
    property var byeLines: ["The bye goes to Zeman Vojtěch with ½."]
    property var log: []

    signal published(int round)

    function told(what) { log = log.concat([what]) }
    function propose() { told("propose"); boards.fill(3) }
    function repair() { told("repair"); repairing = true; manualOpen = true; boards.fill(3) }
    function setPresence(player, state) { told("presence " + player + " " + state) }
    function pick(player) { told("pick " + player); pickedCount = Math.min(2, pickedCount + 1) }
    function pickNone() { told("pickNone"); pickedCount = 0 }
    function beginManual() { told("beginManual"); manualOpen = true }
    function endManual() { told("endManual"); manualOpen = false }
    function dropManual() { told("dropManual"); manualOpen = false; repairing = false }
    function exchangePicked() { told("exchange") }
    function meetPicked() { told("meet") }
    function turnColours(player) { told("turn " + player) }
    function takeBackChange() { told("takeBack") }
    function askWhy() { told("why"); whyTitle = "Why do Kráľovičová Alžbeta and Zeman Vojtěch not meet?"; why = ["C12: players who do not get their colour preference", "in the bracket of 2½: 0 in the system's pairing, 2 with your change"] }
    function publish() { told("publish"); published(4) }
}
