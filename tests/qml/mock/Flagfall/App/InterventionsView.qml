// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    id: hands

    enum Scope { Board, Picked, Hall }

    property bool open: false
    property bool pinned: false
    property int board: 1
    property int scope: InterventionsView.Board
    property var scopes: ["Board " + board, "3 picked", "The hall"]
    property string who: "Board " + board
    property string state: "White's clock is running"
    property bool single: scope === InterventionsView.Board
    property string whiteName: "Fernández-Castañón Outeiriño, Uxía"
    property string blackName: "Mináriková, Terézia Kristína"
    property string whiteNote: "24 moves, illegal moves: 1 (game lost at 2)"
    property string blackNote: "23 moves, lever locked"
    property string whiteTime: "1:20:00"
    property string blackTime: "1:07:30"
    property string whiteAfter: previewed === 2 ? "1:22:00" : ""
    property string blackAfter: ""
    property int previewed: -1
    property int page: 0
    property int pages: 3
    property var grounds: ["usual reason", "illegal move (7.5.5)", "defective clock (6.10.1)"]
    property var groundWords: ["", "illegal-move", "clock-fault"]
    property string ground: ""
    property string groundText: grounds[groundWords.indexOf(ground)]
    property string note: ""
    property string caution: ""
    property string edition: "E2023"
    property InterventionsModel acts: InterventionsModel {}
    property RulingView ruling: RulingView {}
    property CorrectionForm form: CorrectionForm {}
    property var log: []

    function noteDown(what) { log = log.concat([what]) }
    function key(key, text, modifiers, scanCode) {
        if (text === "0")
            page = (page + 1) % pages
        else if (text >= "1" && text <= "9" && text !== "")
            perform(Number(text) - 1)
        else if (ruling.needed && (text === "y" || text === "n" || key === Qt.Key_Return))
            rule(text === "y" ? "Y" : text === "n" ? "N" : "↵")
        else
            return false
        return true
    }
    function perform(hand) {
        noteDown("perform " + hand)
        if (hand === 8)
            form.start()
        else
            finished()
    }
    function preview(hand) { previewed = hand }
    function submitForm() { noteDown("submitForm"); form.close(); finished() }
    function rule(key) { noteDown("rule " + key); finished() }
    function decide(result) { noteDown("decide " + result); finished() }
    function finished() { if (!pinned) open = false }
}
