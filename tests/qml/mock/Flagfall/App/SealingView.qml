// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    id: view

    property bool open: false
    property bool sealed: keys.length > 0
    property string title: "Board 1: Souto Outeiriño Xoán Manuel (White) seals a move"
    property bool knowsPosition: false
    property BoardView position: BoardView {}
    property string time: ""
    property string mustSeal: ""
    property bool flagFallen: false
    property string fault: ""
    property string fingerprint: sealed ? "0a1b2c3d4e5f60718293a4b5c6d7e8f901234567" : ""
    property var keys: []
    property int pairs: 0 // of texts that were sent

    property bool waiting: false
    property bool asksWho: false
    property bool printing: false
    property bool printer: true
    property bool printed: false
    property string printedNote: ""

    signal changed()

    function printSlips() { printed = true; printedNote = "Sent to the printer." }
    property string chosen: ""
    function choose(black) { chosen = black ? "black" : "white"; asksWho = false; changed() }
    // In Slovak, where Black is Č.
    function letter(text) {
        const colour = { B: "white", W: "white", "Č": "black", C: "black" }[text.toUpperCase()]
        if (!asksWho || colour === undefined)
            return false
        choose(colour === "black")
        return true
    }
    function proposal() { return "file:///tmp/opening%20keys.pdf" }
    function savePdf(file) { printed = true; printedNote = "Saved." }

    function begin(round, board) { close(); open = true; changed() }
    function seal(first, second) {
        pairs += 1
        if (first === second && first !== "")
            keys = ["ABCD-EFGH-JKLM-NPQR-STUV-WXYZ-2345"]
        else
            fault = "The two fields are not the same. Type both again."
        changed()
    }
    function close() { open = false; keys = []; fault = ""; printed = false; printedNote = ""; changed() }
}
