// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    id: boards

    enum Side { NoSide, White, Black }
    enum Phase { NoClock, Ready, Running, Paused, Frozen, Decided }
    enum Filter { All, Missing, RunningOnly }
    enum Note { None, Decide, Called, Flag, IllegalMove, Claim, Disputed, BoardEnd, DefaultTimeOver, Absent, DrawOffered, ToSeal, OddSetting, LatePress, LeverLocked }

    property int firstBoard: 1
    property int entered: 1
    property int missing: count - 1
    property int adjourned: 0
    property string missingText: missing + " boards without a result"
    property int runningCount: 3
    property string elsewhereText: ""
    property string byeText: "Bye: Pérez Brais"
    property bool anyReady: false
    property bool anyRunning: true
    property bool anyPaused: true
    property bool interrupted: false
    property int filter: BoardsModel.All
    property var log: []
    property var picked: []
    property string pickedText: picked.length > 0 ? "Boards " + picked.join(", ") : ""
    property var legend: [{ key: "1", text: "White wins" }, { key: "=", text: "Draw" }, { key: "0", text: "Black wins" },
                          { key: "+", text: "White wins by forfeit" }, { key: "-", text: "Black wins by forfeit" }, { key: "*", text: "Adjourned" }, { key: "Del", text: "Clear" }]

    function turnToRunning() { note("elsewhere") }
    function note(what) { log = log.concat([what]) }
    function row(i) {
        const kinds = [[BoardsModel.White, BoardsModel.Running, "Running"], [BoardsModel.Black, BoardsModel.Running, "Running"],
                       [BoardsModel.NoSide, BoardsModel.Paused, "Paused"], [BoardsModel.NoSide, BoardsModel.Frozen, "Flag"],
                       [BoardsModel.NoSide, BoardsModel.Decided, "Finished"], [BoardsModel.NoSide, BoardsModel.Ready, "Not started"]]
        const names = ["Kráľovičová Alžbeta", "Zeman Vojtěch", "Souto Outeiriño Xoán Manuel", "Horák Eduard", "Fernández-Castañón Uxía", "Mináriková Terézia Kristína", "Žák Ctibor", "Ľuptáková Ľudmila"]
        const kind = kinds[i % 6]
        return { board: i + 1, label: String(i + 1), matchText: "", whiteName: names[i % 8], blackName: names[(i + 3) % 8], whiteBrief: names[i % 8], blackBrief: names[(i + 3) % 8], whiteNumber: i, blackNumber: i + 1, whitePoints: "1½", blackPoints: "2",
                 whiteRating: "2310", blackRating: "2287", whiteTime: i % 6 === 3 ? "0:00" : i % 7 === 1 ? "0:08.4" : "1:2" + i % 10 + ":07", blackTime: i % 6 === 1 ? "0:27" : "12:0" + i % 10,
                 whiteDelay: "", blackDelay: "", running: kind[0], waiting: 0, phase: kind[1], phaseText: kind[2], steerable: ![BoardsModel.Frozen, BoardsModel.Decided].includes(kind[1]),
                 whiteFlag: i % 6 === 3, blackFlag: false, flagFirst: i % 6 === 3 ? BoardsModel.White : BoardsModel.NoSide,
                 whiteMoves: 24 + i, blackMoves: 23 + i, whitePeriod: "", blackPeriod: "", whiteLow: i % 7 === 1, blackLow: i % 6 === 1,
                 whitePeriodFlag: i % 9 === 5, blackPeriodFlag: false, whiteOverrun: false, blackOverrun: false,
                 whiteLocked: i % 11 === 7, blackLocked: false, whiteAbsent: false, blackAbsent: i % 6 === 5, whiteIllegalMoves: i % 5 === 2 ? 1 : 0, blackIllegalMoves: i % 10 === 3 ? 2 : 0,
                 note: i % 6 === 3 ? BoardsModel.Flag : i % 6 === 5 ? BoardsModel.Absent : i % 11 === 7 ? BoardsModel.LeverLocked : BoardsModel.None,
                 whiteSheet: i % 6 === 4 ? "there" : "", blackSheet: i % 6 === 4 ? "missing" : "", noteText: i % 6 === 3 ? "Flag" : i % 6 === 5 ? "Absent 12:34" : i % 11 === 7 ? "Lever locked" : "", setting: "90+30 · K7QD", unsaved: i % 8 === 6, picked: false,
                 result: i % 6 === 4 ? "1–0" : "", resultSpoken: "", hasResult: i % 6 === 4, adjourned: false, needsDecision: false, accessibleText: "Board " + (i + 1) }
    }
    function fill(n) { for (let i = 0; i < n; ++i) append(row(i)) }
    function startAll() { note("startAll") }
    function start(board) { note("start " + board) }
    function pauseAll() { note("pauseAll") }
    function pause(board) { note("pause " + board) }
    function stopOrResumeAll() { note("stopOrResumeAll") }
    function resumeAll() { note("resumeAll") }
    function resume(board) { note("resume " + board) }
    function press(board, side) { note("press " + board + " " + side) }
    function watch(viewer, firstRow, lastRow) {}
    function boardAt(row) { return row >= 0 && row < count ? row + 1 : 0 }
    function pick(board) {
        const without = picked.filter(one => one !== board)
        picked = without.length < picked.length ? without : without.concat([board]).sort((a, b) => a - b)
    }
    function pickRange(from, to) {
        for (let board = Math.min(from, to); board <= Math.max(from, to); ++board)
            if (!picked.includes(board))
                pick(board)
    }
    function pickAll() { pickRange(1, count) }
    function pickNone() { picked = [] }
    function clearResult(board) { note("clearResult " + board) }
    function adjourn(board) { note("adjourn " + board) }
    function startOrPause(board) { note("startOrPause " + board) }
    function startOrPausePicked() { note("startOrPausePicked") }
    function spaceBar() { note("spaceBar") }
    function rowOfBoard(board) { return board >= 1 && board <= count ? board - 1 : -1 }
    function nextShortOfTime(afterBoard) { return afterBoard < count ? afterBoard + 1 : 1 }
    function nextMissing(afterBoard) { return afterBoard < count ? afterBoard + 1 : 1 }
    function roundNamed(text) { return 0 }
    function boardNamed(text) { const at = labels.indexOf(text); return at >= 0 ? at + 1 : Number.isInteger(Number(text)) && Number(text) > 0 ? Number(text) : -1 }
    function labelOf(board) { return labels[board - 1] ?? String(board) }
    property var labels: [] // of an event of teams: "1.1"
    function digitKey(text, modifiers, scanCode) { return text >= "0" && text <= "9" && text !== "" ? Number(text) : -1 }
    function resultKey(board, key, text, modifiers, scanCode) {
        if (!["1", "0", "=", "+", "-", "*"].includes(text))
            return false
        note("result " + board + " " + text)
        return true
    }
}
