// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property bool needed: false
    property string title: "White's flag is down"
    property var facts: ["White: 1:58:03 after the start of the round, period 1, not the last, 38 of 40 moves on the counter"]
    property string law: "The opponent wins, unless he cannot checkmate: then it is a draw."
    property string citation: "Laws 2023, A.5.5, 6.9"
    property string warning: ""
    property var callers: ["the arbiter", "Black"]
    property int caller: 0
    property var orders: []
    property int order: 2
    property string movesQuestion: "Do the scoresheets show the 40 moves?"
    property int moves: 0
    property string mateQuestion: "Can Black still checkmate by any series of legal moves?"
    property int mate: 0
    property string mateByRecord: ""
    property bool flagCase: true
    property bool deviceCase: false
    property bool overBefore: false
    property var options: [{ key: "Y", text: "Black can still checkmate: 0–1", article: "6.9" },
                           { key: "N", text: "Black cannot checkmate: ½–½", article: "6.9" }]
}
