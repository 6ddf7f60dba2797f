// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property bool active: false
    property int board: 3
    readonly property string boardLabel: String(board)
    property int round: 2
    readonly property string roundLabel: String(round)
    property string whiteName: "Kráľovičová Alžbeta"
    property string blackName: "Souto Outeiriño Xoán Manuel"
    property string controlText: "90+30"
    property BoardActsModel acts: BoardActsModel { Component.onCompleted: fill(12) }
    property int currentAct: 4
    property bool live: true
    property string timeOfDay: "14:32:05"
    property string whiteTime: "1:28:07"
    property string blackTime: "0:27"
    property int whiteMoves: 24
    property int blackMoves: 23
    property bool whiteFlag: false
    property bool blackFlag: false
    property int toMove: 2
    property bool running: true
    property string stateText: "Black to move"
    property string note: ""
    property string askError: ""
    property double place: 0.6
    property bool overMoves: false
    property var whiteLine: [[Qt.point(0, 10), Qt.point(300, 60)]]
    property var blackLine: [[Qt.point(0, 10), Qt.point(300, 80)]]
    property var ticksBelow: [{ x: 0, text: "14:00" }, { x: 200, text: "14:30" }]
    property var ticksBeside: [{ y: 80, text: "0:00" }, { y: 0, text: "1:30:00" }]
    property var marks: [{ x: 100, kind: BoardActsModel.Flag }]
    property var log: []

    function told(what) { log = log.concat([what]) }
    function setGraphSize(width, height) {}
    function previousAct() { told("previousAct"); live = false }
    function nextAct() { told("nextAct") }
    function showRow(row) { told("showRow " + row) }
    function stepMinutes(minutes) { told("stepMinutes " + minutes) }
    function toStart() { told("toStart") }
    function toNow() { told("toNow"); live = true }
    function scrub(place) { told("scrub " + place.toFixed(1)); live = false }
    function ask(time) {
        told("ask " + time)
        askError = time.length < 4 ? "Write a time of day: 14:32 or 14:32:05." : ""
        return askError === ""
    }
    function sheet() { told("sheet"); return "Clock of round 2, board 3\n" }
    function saveSheet() { told("saveSheet") }
    function close() { active = false }
}
