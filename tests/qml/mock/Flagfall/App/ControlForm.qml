// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    id: form

    property string text: ""
    property string edition: ""
    property bool ok: text !== "" && !text.includes("x")
    property string problem: ok ? "" : "Column 4: Enter a number here."
    property int problemColumn: ok ? 0 : 4
    property string words: "40 moves in 90 minutes, then 30 minutes, 30 seconds a move from move 1: standard chess (Laws 2023, A.1)"
    property var classes: ["FIDE Laws 2023, A.1: standard chess", "US Chess: regular", "120 minutes or more: master level"]
    property string exactText: "exact " + text
    property string fileText: "40/5400+30:1800+30"
    property string fingerprint: "K7QD"
    property string presetName: ""
    property string otherReading: ""
    property bool same: true
    property bool severalPeriods: white.count > 1
    property bool anyExtra: true
    property bool atQuota: false
    property bool freezes: true
    property bool firstMoveCredited: true
    property var methodWords: ["time", "increment", "delay", "bronstein", "byo-yomi", "canadian", "hourglass", "count-up", "gong", "move-timer"]
    property var methodNames: ["Time only", "Increment", "Delay", "Bronstein delay", "Byo-yomi", "Canadian overtime", "Hourglass", "No limit", "Gong", "Time for each move"]
    property PeriodsModel white: PeriodsModel {}
    property PeriodsModel black: PeriodsModel {}
    property PresetsModel presets: PresetsModel {}
    property var saved: []

    function start(text, edition) { form.text = text; form.edition = edition }
    function takePreset(row) { form.text = form.presets.controlAt(row) }
    function takeOtherReading() { form.text = "3+2" }
    function exchangeSides() {}
    function savePreset(name) { saved = saved.concat([name]); return true }
}
