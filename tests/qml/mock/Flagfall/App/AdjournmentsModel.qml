// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    id: games

    property string caption: count + " games"
    property string callable: "1–4"
    property var log: []
    readonly property var states: [["type", "adjourn"], ["label", "plan", "keep", "miss", "white", "black", "came", "open", "resume"], ["plan", "white", "black", "came", "write", "resume", "reply"]]

    signal done()
    signal asked()
    signal refused(int line, string text)
    signal broughtBack(int round, int board)

    function fill(n) {
        for (let i = 1; i <= n; ++i)
            append({ round: 2, board: i, boardLabel: String(i), players: "Kráľovičová Alžbeta – Souto Outeiriño Xoán Manuel", stateText: i === 1 ? "told to seal" : "adjourned", seals: "White sealed move 41",
                envelope: i === 1 ? "" : "Envelope: checked, kept by A. Arbiter", goesOn: "24 November 2026 10:00, Room 2", presence: "White is here", next: "Open the envelope.",
                fingerprint: "", keys: 0, can: games.states[(i - 1) % 3].join(" "), grave: i === 3, mustSeal: i === 1 ? "Nf3" : "", awaited: "", sealerOpen: false, charged: false, checked: false, plannedAt: "", place: "", whiteHere: false, blackHere: false, times: "", onTable: false, written: "", offer: "", appeal: "", witness: i === 2 })
    }
    function rowOfGame(round, board) { return round === 2 && board <= count ? board - 1 : -1 }
    function rowNamed(text) { return Number(text) >= 1 && Number(text) <= count ? Number(text) - 1 : -1 }
    function say(what) { log = log.concat([what]); return "" }
    function callTitle(row) { return "Round 2: tell players to seal" }
    function callBoards(row) { return row < 0 ? callable : "3" }
    function call(row, boards, byPlayer) { say("call " + boards); done(); return "" }
    property var waiting: ({})
    function charge(row) { return "45" }
    function takeAsked() { const asked = waiting; waiting = {}; return asked }
    function ask(row, act, text) { waiting = { row: row, act: act, text: text }; asked() }
    function exampleTime(row) { return "2026-11-24 10:00" }
    function nextSession(row) { return "2026-11-24 10:00" }
    function adjourn(row, mustSeal, minutes, blackSeals, times) { say("adjourn " + row + " " + mustSeal); done(); return "" }
    function callOff(row) { say("off " + row); done() }
    function reread(row, text, note) { say("reread " + row + " " + text); done(); return "" }
    function plan(row, at, place, all) {
        if (place === "")
            return ["", "Enter the place where the game goes on."]
        say("plan " + row + " " + at + " " + place)
        done()
        return []
    }
    function keep(row, holder, note, checked, all) {
        if (holder === "")
            return "Enter who keeps the envelope."
        say("keep " + row + " " + holder + " " + checked + (all ? " all" : ""))
        done()
        return ""
    }
    function miss(row, note) { say("miss " + row + " " + note); done(); return "" }
    function stopClock(row) { say("stopClock " + row); return true }
    property string eventPlace: ""
    function calledRow() { return 0 }
    function holder(row) { return "" }
    function resumptionPlace(row) { return eventPlace }
    function cameAt(row, white) { return white ? "12:10" : "" }
    function came(row, white, black) {
        if (black === "noon")
            return ["", "no time"]
        say("came " + row + " " + white + " " + black)
        done()
        return []
    }
    function turnPresence(row, white) { say("presence " + row + " " + white) }
    function open(row, text, second, witness) { say("open " + row + " " + text); done(); return "" }
    property string early: ""
    function earlyText(row) { return early }
    function write(row) { say("write " + row) }
    property string late: ""
    function owed(row) { return late }
    function asksFirst(row, act) { return act === "adjourn" ? get(row).charged : act === "resume" ? late !== "" : ["plan", "keep", "open", "reread", "miss", "reply"].includes(act) }
    function resume(row, minutes) { say("resume " + row + " " + minutes); done(); return "" }
    function showEnvelope(row) { say("showEnvelope " + row) }
    function showLabel(row) { say("showLabel " + row) }
    function showList() { say("showList") }
    function calendarProposal(): url { say("calendarProposal"); return "file:///tmp/resumptions.ics" }
    function saveCalendar(file: url) { say("saveCalendar " + file) }
    function rule(row) { say("rule " + row) }
    function reply(row, holder, note) { say("reply " + row + " " + holder); done(); return "" }
    function tellWhyNot(row, act) { say("whyNot " + row + " " + act) }
    function startClock(row) { say("startClock " + row) }
    property int sealing: -1
    function sealingRow() { return sealing }
}
