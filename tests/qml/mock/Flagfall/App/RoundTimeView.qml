// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    id: time

    enum Stage { ToBegin, Played, Stopped, Over }

    property bool shown: false
    property int stage: RoundTimeView.ToBegin
    property string text: "The round has not begun"
    property string endText: ""
    property var log: []

    function note(what) { log = log.concat([what]) }
    function begin() { note("begin") }
    function stop() { note("stop") }
    function goOn() { note("goOn") }
    function declareOver() { note("declareOver") }
    function exchangeClocks(boards) { note("exchangeClocks " + boards.join(" ")) }
}
