// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    id: view

    property ClockSideView white: ClockSideView {
        white: true
        name: "Kráľovičová Alžbeta"
        time: "1:28:07"
        moves: "24 moves"
    }
    property ClockSideView black: ClockSideView {
        white: false
        name: "Souto Outeiriño Xoán Manuel"
        time: "0:27"
        moves: "23 moves"
        toMove: true
    }
    property ClockSideView left: turned ? black : white
    property ClockSideView right: turned ? white : black
    property int board: 3
    readonly property string boardLabel: String(board)
    property string boardText: "Board " + board
    property int running: BoardsModel.Black
    property int waiting: BoardsModel.NoSide
    property int phase: BoardsModel.Running
    property string phaseText: "Running"
    property bool steerable: true
    property int flagFirst: BoardsModel.NoSide
    property string controlText: "90+30"
    property string resultText: ""
    property bool turned: false
    property bool active: false
    property bool muted: false
    property var facts: ["A flag fall stops both clocks."]
    property bool needsLook: false
    property var log: []

    function note(what) { log = log.concat([what]) }
    function pressLeft() { note("left") }
    function pressRight() { note("right") }
    function pressKey(key, scanCode) {
        if (key === Qt.Key_A || key === Qt.Key_Left)
            pressLeft()
        else if (key === Qt.Key_L || key === Qt.Key_Right)
            pressRight()
        else
            return false
        return true
    }
    function pressActive() { note("pressActive") }
    function startOrPause() { note("startOrPause") }
    function turn() { note("turn"); turned = !turned }
    function speak() { note("speak") }
    function toggleMuted() { note("mute"); muted = !muted }
    function close() { note("close"); active = false }
}
