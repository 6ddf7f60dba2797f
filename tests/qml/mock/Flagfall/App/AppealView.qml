// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    id: view

    enum Stage {
        NoRuling,
        Final,
        Lodge,
        Decide,
        Follow
    }
    enum Outcome {
        Upheld,
        Dismissed,
        Otherwise
    }

    property int stage: AppealView.Lodge
    property string about: "Appeal by White: not decided yet"
    property string since: ""
    property string limits: "Appeals go to the appeals committee, until 30 minutes after the end of the round."
    property string grounds: "the flag had not fallen"
    property bool toChiefArbiter: false
    property int appeal: 17
    property string fault: ""
    property var log: []

    signal done()

    function note(text) { log = log.concat([text]) }
    function look(ruling, round, board) {}
    function minuteNow() { return "2026-11-21 14:30" }
    function lodge(by, person, received, toChief, grounds) { note("lodge " + [by, person, received, toChief, grounds].join("|")); return view.ended() }
    function decide(outcome, by, text) { note("decide " + [outcome, by, text].join("|")); return view.ended() }
    function withdraw() { note("withdraw"); done() }
    function follow() { note("follow"); done() }
    function ended() {
        if (view.fault === "")
            done()
        return view.fault
    }
}
