// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import Flagfall.App

// Play with visually disabled players as pages see it; nobody is disabled.
QtObject {
    property bool on: false
    property string announcement: ""
    property var lines: []
    property var players: [{ disabled: false, keeping: 0, assistant: "", duties: [] }, { disabled: false, keeping: 0, assistant: "", duties: [] }]
    property bool twoBoards: true
    property string adaptations: ""
    property string appendix: "Appendix D"
    property string law: ""
    property var duties: []
    property var keepings: []
    property var remarks: []
    property BoardView otherBoard: BoardView {}
    property bool differ: false
    property string otherTitle: ""
    property string finding: ""
    property bool correctable: false

    function arrange(players: var, twoBoards: bool, adaptations: string) {}
    function remark(side: int, remark: int, note: string) {}
    function compare(side: int, stands: string): bool { return false }
    function correct() {}
    function sayIt() {}
}
