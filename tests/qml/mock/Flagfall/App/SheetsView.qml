// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property PaperView paper
    property bool kept: true
    property int missing: 3
    property string missingText: "3 scoresheets not collected"
    property var log: []

    function turn(board, side) { log = log.concat(["turn " + board + " " + side]) }
    function showPaper() { log = log.concat(["showPaper"]); paper.ask("Missing scoresheets") }
}
