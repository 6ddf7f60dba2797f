// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// A ruling as the panel shows it; nothing waits.
QtObject {
    property bool needed: false
    property string drawing: "warning"
    property string title: ""
    property var facts: []
    property string law: ""
    property string citation: ""
    property string warning: ""
    property string mateByRecord: ""
    property var questions: []
    property var options: []
    property string askedByOptions: ""
    property var others: []
    property string timeProposed: ""
    property string ownTime: ""
    property string ownTimeFault: ""
    property var log: []

    function answer(ask, word) { log = log.concat([ask + " " + word]) }
}
