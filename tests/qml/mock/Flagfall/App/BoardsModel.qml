// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    id: boards

    enum Side { NoSide, White, Black }
    enum Phase { NoClock, Ready, Running, Paused, Frozen, Decided }
    enum Filter { All, Missing, RunningOnly }
    enum Outcome { WhiteWins, Draw, BlackWins, WhiteForfeitWin, BlackForfeitWin, BothForfeit }

    property int entered: 1
    property int missing: count - 1
    property string missingText: missing + " boards without a result"
    property int runningCount: 3
    property string byeText: "Bye: Pérez Brais"
    property bool anyReady: false
    property bool anyRunning: true
    property bool anyPaused: true
    property int filter: BoardsModel.All
    property var log: []
    property var legend: [{ key: "1", text: "White wins" }, { key: "=", text: "Draw" }, { key: "0", text: "Black wins" },
                          { key: "+", text: "White wins by forfeit" }, { key: "-", text: "Black wins by forfeit" }, { key: "*", text: "Adjourned" }, { key: "Del", text: "Clear" }]

    function note(what) { log = log.concat([what]) }
    function row(i) {
        const kinds = [[BoardsModel.White, BoardsModel.Running, "Running"], [BoardsModel.Black, BoardsModel.Running, "Running"],
                       [BoardsModel.NoSide, BoardsModel.Paused, "Paused"], [BoardsModel.NoSide, BoardsModel.Frozen, "Flag"],
                       [BoardsModel.NoSide, BoardsModel.Decided, "Finished"], [BoardsModel.NoSide, BoardsModel.Ready, "Not started"]]
        const names = ["Kráľovičová Alžbeta", "Zeman Vojtěch", "Souto Outeiriño Xoán Manuel", "Horák Eduard", "Fernández-Castañón Uxía", "Mináriková Terézia Kristína", "Žák Ctibor", "Ľuptáková Ľudmila"]
        const kind = kinds[i % 6]
        return { board: i + 1, whiteName: names[i % 8], blackName: names[(i + 3) % 8], whiteNumber: i, blackNumber: i + 1, whitePoints: "1½", blackPoints: "2",
                 whiteRating: "2310", blackRating: "2287", whiteTime: i % 6 === 3 ? "0:00" : i % 7 === 1 ? "0:08.4" : "1:2" + i % 10 + ":07", blackTime: i % 6 === 1 ? "0:27" : "12:0" + i % 10,
                 whiteDelay: "", blackDelay: "", running: kind[0], waiting: 0, phase: kind[1], phaseText: kind[2],
                 whiteFlag: i % 6 === 3, blackFlag: false, flagFirst: i % 6 === 3 ? BoardsModel.White : BoardsModel.NoSide,
                 whiteMoves: 24 + i, blackMoves: 23 + i, whitePeriod: "", blackPeriod: "", whiteLow: i % 7 === 1, blackLow: i % 6 === 1,
                 result: i % 6 === 4 ? "1–0" : "", resultSpoken: "", hasResult: i % 6 === 4, adjourned: false, needsDecision: false, accessibleText: "Board " + (i + 1) }
    }
    function fill(n) { for (let i = 0; i < n; ++i) append(row(i)) }
    function startAll() { note("startAll") }
    function start(board) { note("start " + board) }
    function pauseAll() { note("pauseAll") }
    function pause(board) { note("pause " + board) }
    function resumeAll() { note("resumeAll") }
    function resume(board) { note("resume " + board) }
    function press(board, side) { note("press " + board + " " + side) }
    function pressActive(board) { note("pressActive " + board) }
    function setResult(board, outcome) { note("setResult " + board + " " + outcome) }
    function clearResult(board) { note("clearResult " + board) }
    function adjourn(board) { note("adjourn " + board) }
    function spaceBar() { note("spaceBar") }
    function rowOfBoard(board) { return board >= 1 && board <= count ? board - 1 : -1 }
    function nextMissing(afterBoard) { return afterBoard < count ? afterBoard + 1 : 1 }
    function boardNamed(text) { return Number(text) > 0 ? Number(text) : -1 }
    function digitKey(text, modifiers, scanCode) { return text >= "0" && text <= "9" && text !== "" ? Number(text) : -1 }
    function resultKey(board, key, text, modifiers, scanCode) {
        if (!["1", "0", "=", "5", "+", "-", "*"].includes(text))
            return false
        note("result " + board + " " + text)
        return true
    }
}
