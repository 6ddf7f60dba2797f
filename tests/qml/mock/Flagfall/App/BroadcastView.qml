// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property bool on: false
    property bool ready: true
    property bool sending: false
    property bool failing: false
    property string state: on ? "On: games are sent as they are recorded." : "Off: nothing is sent."
    property string badge: on ? "Broadcast" : ""
    property string round: "Round 3"
    property string address: ""
    property string boards: ""
    property string games: "40 games"
    property var delays: ["none", "5 minutes", "10 minutes"]
    property int delay: 0
    property bool hasToken: false
    property string tokenState: hasToken ? "Kept in the secret store of this desktop." : "None."
    property var refused: []
    property var log: []

    signal tokenAsked()

    function look() { log = [...log, "look"] }
    function toggle() {
        if (hasToken)
            on = !on
        else
            tokenAsked()
    }
    function sendNow() { log = [...log, "again"] }
    function visit() { log = [...log, "visit"] }
    function setAddress(text: string): string {
        if (!text.startsWith("https://lichess.org/"))
            return "Copy the address of the round from the browser"
        address = text
        return ""
    }
    function setBoards(text: string): string {
        boards = text
        return ""
    }
    function setToken(text: string): string {
        if (text === "")
            return ""
        hasToken = true
        return ""
    }
    function forgetToken() { hasToken = false }
}
