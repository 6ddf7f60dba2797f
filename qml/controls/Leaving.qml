// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// Leaving something that is not kept yet: the first Escape asks, the second one drops it.
QtObject {
    id: leaving

    property bool needed: true // there is something to lose
    property string question: qsTr("What was typed is not kept yet: Esc once more drops it.")
    property bool asked: false
    readonly property string text: leaving.asked ? leaving.question : ""

    signal asking()
    signal dropped()

    function step() {
        if (leaving.needed && !leaving.asked) {
            leaving.asked = true
            leaving.asking()
        } else
            leaving.drop()
    }
    function stay() { leaving.asked = false }
    function drop() {
        leaving.asked = false
        leaving.dropped()
    }
}
