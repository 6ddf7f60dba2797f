// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    enum Policy { LastHeartbeat, LastEvent, ChargeToRestart }

    property string caption: count + " boards"
    property string heartbeatSummary: "What the players last saw; the clocks show these times now."
    property string eventSummary: "3 boards differ from the last recorded time, by at most +0:09."
    property string restartSummary: "3 boards differ from the last recorded time, by at most −2:34. 1 flag would fall."
    property string asleepText: ""
    property string elsewhereText: ""
    property string silentText: ""
    property var log: []

    function fill(n) {
        for (let i = 1; i <= n; ++i)
            append({ board: i, boardLabel: String(i), names: "Kráľovičová Alžbeta – Souto Outeiriño Xoán Manuel", lastEvent: "W 4:50  B 5:00", lastHeartbeat: "W 4:41  B 5:00", chargeToRestart: "W 2:07  B 5:00", gapText: "2 min 34 s without a reading", note: "White was to move.", eventDifference: "White +0:09", restartDifference: "White −2:34", provisional: i === 1 ? "White's flag, provisional: it counts only if the whole interruption is charged." : "", whiteTime: "4:41", blackTime: "5:00", round: 1 })
    }
    function decide(board, policy) { log = log.concat([board + " " + policy]) }
    function decideAll(policy) { log = log.concat(["all " + policy]) }
    function key(round, board, text, modifiers, scanCode) {
        if (!"123".includes(text) || text === "")
            return false
        log = log.concat(["key " + board + " " + text])
        return true
    }
    function asksTimes(text, modifiers, scanCode) { return text === "4" }
    function timeProblem(text) { return text.includes(":") ? "" : "This is no time." }
    function decideTyped(round, board, white, black) {
        if (!white.includes(":") || !black.includes(":"))
            return false
        log = log.concat(["typed " + board + " " + white + " " + black])
        return true
    }
    function resumeAsleep() { log = log.concat(["resumeAsleep"]) }
    function takeOver() { log = log.concat(["takeOver"]) }
}
