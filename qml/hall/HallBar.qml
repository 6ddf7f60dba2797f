// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// Above the wall: which boards to show, and the clocks of the whole round.
Flow {
    id: bar

    required property BoardsModel boards
    required property string roundText
    readonly property bool begun: boards.anyRunning || boards.anyPaused

    spacing: Theme.gap

    Badge {
        text: bar.roundText
        tone: Badge.Warn
        drawing: "warning"
        visible: text !== ""
        height: Math.max(Theme.touch, implicitHeight)
    }
    Chip {
        text: qsTr("All boards")
        checked: bar.boards.filter === BoardsModel.All
        height: Math.max(Theme.touch, implicitHeight)
        onClicked: bar.boards.filter = BoardsModel.All
    }
    Chip {
        text: bar.boards.missingText
        keys: "M"
        checked: bar.boards.filter === BoardsModel.Missing
        height: Math.max(Theme.touch, implicitHeight)
        onClicked: bar.boards.filter = BoardsModel.Missing
    }
    Chip {
        text: qsTr("%n clock(s) running", "", bar.boards.runningCount)
        checked: bar.boards.filter === BoardsModel.RunningOnly
        height: Math.max(Theme.touch, implicitHeight)
        onClicked: bar.boards.filter = BoardsModel.RunningOnly
    }
    Chip {
        text: bar.boards.pickedText
        keys: qsTr("Esc")
        radio: false
        checked: true
        visible: text !== ""
        height: Math.max(Theme.touch, implicitHeight)
        onClicked: bar.boards.pickNone()
    }
    AppButton {
        text: bar.begun ? qsTr("Start the rest") : qsTr("Start the round")
        drawing: "play"
        keys: bar.begun ? "Ctrl+Space" : qsTr("Space")
        primary: !bar.begun
        visible: bar.boards.anyReady
        onClicked: bar.boards.startAll()
    }
    AppButton {
        text: qsTr("Pause all")
        drawing: "pause"
        keys: qsTr("Space")
        visible: bar.boards.anyRunning
        onClicked: bar.boards.pauseAll()
    }
    AppButton {
        text: qsTr("Resume all")
        drawing: "play"
        keys: bar.boards.anyRunning ? "" : qsTr("Space")
        primary: !bar.boards.anyRunning
        visible: bar.boards.anyPaused
        onClicked: bar.boards.resumeAll()
    }
    AppText {
        text: bar.boards.byeText
        color: Theme.inkSoft
        height: Math.max(Theme.touch, implicitHeight)
        verticalAlignment: Text.AlignVCenter
        visible: text !== ""
    }
}
