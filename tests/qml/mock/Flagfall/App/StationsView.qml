// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml.Models

ListModel {
    id: stations

    property bool on: false
    property bool ready: true
    property string state: on ? "On: http://192.168.7.5:8377 · 1 station connected" : "Off: nobody in the hall can reach the desk."
    property string address: on ? "http://192.168.7.5:8377" : ""
    property var networks: ["192.168.7.5 (wlan0)", "This computer only"]
    property int network: 0
    property bool encrypted: false
    property string fingerprint: encrypted && on ? "3F A2 00 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D 0E 0F 10 11 12 13 14 15 16 17 18 19 1A 1B 1C 1D" : ""
    property var roles: ["result-pad", "sector", "clock", "calls", "check-in", "screen"]
    property var roleTitles: ["Result pad", "Sector arbiter", "Chess clock", "Calls for the arbiter", "Check-in by the players", "Screen with pairings and standings"]
    property var durations: ["4 hours", "12 hours", "24 hours", "96 hours"]
    property string codeFor: ""
    property string code: ""
    property string picture: ""
    property int pictureSize: 0
    property ReportsModel reports: ReportsModel {}
    property var log: []

    function hasBoards(role) { return role === "result-pad" || role === "sector" || role === "calls" || role === "clock" }
    function note(what) { log = log.concat([what]) }
    function look() { note("look") }
    function toggle() { on = !on }
    function openStation(role, name, holder, boards, duration) {
        if (name === "")
            return { name: "A station needs a name: it stands in the history" }
        note("open " + role + " " + name + " " + holder + " " + boards + " " + duration)
        stations.append({ name: name, about: role, stateText: "Nobody has taken it yet", connected: false })
        codeFor = name
        code = "1234 5678"
        return {}
    }
    function boardsToOffer(role) { return role === "clock" ? "3" : "1-10" }
    function newCode(row) { note("code " + row); codeFor = get(row).name; code = "8765 4321" }
    function hideCode() { codeFor = ""; code = "" }
    function revoke(row) { note("revoke " + row) }
    function decide(row) { note("decide " + row) }
    function dismiss(row) { note("dismiss " + row) }
    function fill(count) {
        for (let at = 0; at < count; ++at)
            stations.append({ name: "Pad " + (at + 1), about: "Result pad, boards 1–10 · Jana · until 18:00", stateText: at === 0 ? "Connected" : "Last heard of at 14:32:05", connected: at === 0 })
    }
}
