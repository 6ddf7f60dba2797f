// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property int board: 3
    property string whiteName: "Kráľovičová Alžbeta"
    property string blackName: "Souto Outeiriño Xoán Manuel"
    property string whiteTime: "1:28:07"
    property string blackTime: "0:27"
    property string whiteDelay: ""
    property string blackDelay: ""
    property string whitePeriod: ""
    property string blackPeriod: ""
    property int running: BoardsModel.Black
    property int waiting: BoardsModel.NoSide
    property int phase: BoardsModel.Running
    property string phaseText: "Running"
    property bool whiteFlag: false
    property bool blackFlag: false
    property int flagFirst: BoardsModel.NoSide
    property int whiteMoves: 24
    property int blackMoves: 23
    property bool whiteLow: false
    property bool blackLow: true
    property string controlText: "90+30"
    property string resultText: ""
    property bool turned: false
    property bool active: false
    property var log: []

    function note(what) { log = log.concat([what]) }
    function press(side) { note("press " + side) }
    function pressActive() { note("pressActive") }
    function startOrPause() { note("startOrPause") }
    function close() { note("close"); active = false }
}
