// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// Above the wall: which boards to show, and the clocks of the whole round. Where height is scarce one line holds it.
// A click here leaves the keyboard to the wall.
Flow {
    id: bar

    required property BoardsModel boards
    required property string roundText
    required property RoundsModel rounds
    required property KeyTable keyTable
    required property RoundTimeView time
    property bool low: false
    readonly property bool wordless: low && width < 800 * Theme.fontScale
    readonly property bool declared: time.shown // the round has a beginning and an end of its own
    readonly property bool begun: boards.anyRunning || boards.anyPaused
    readonly property bool picking: boards.picked.length > 0 // Space is theirs
    readonly property string runningText: qsTr("%n clock(s) running", "", boards.runningCount)

    signal filterTurned() // the next one

    spacing: Theme.gap

    component ForAll: AppButton {
        id: act
        property string spaceBar: bar.picking || bar.wordless ? "" : qsTr("Space")
        focusPolicy: Qt.TabFocus
        display: bar.wordless ? T.AbstractButton.IconOnly : T.AbstractButton.TextBesideIcon
        Hint { text: bar.wordless ? act.text : "" }
    }

    Badge {
        text: bar.roundText
        tone: Badge.Warn
        drawing: "warning"
        visible: text !== ""
        height: Math.max(Theme.touch, implicitHeight)
    }
    AppButton {
        objectName: "backToRound"
        focusPolicy: Qt.TabFocus
        text: bar.rounds.backText
        drawing: "right"
        primary: true
        keys: bar.keyTable.cap("played")
        visible: text !== ""
        onClicked: bar.rounds.showLast()
    }
    AppButton {
        focusPolicy: Qt.TabFocus
        text: bar.boards.elsewhereText
        drawing: "play"
        keys: bar.keyTable.cap("elsewhere")
        visible: text !== ""
        onClicked: bar.boards.turnToRunning()
    }
    AppButton {
        objectName: "turnFilter"
        focusPolicy: Qt.TabFocus
        text: bar.boards.filter === BoardsModel.Missing ? bar.boards.missingText : bar.boards.filter === BoardsModel.RunningOnly ? bar.runningText : qsTr("All boards")
        keys: bar.keyTable.cap("filter")
        visible: bar.low
        onClicked: bar.filterTurned()
    }
    Chip {
        focusPolicy: Qt.TabFocus
        text: qsTr("All boards")
        checked: bar.boards.filter === BoardsModel.All
        visible: !bar.low
        height: Math.max(Theme.touch, implicitHeight)
        onClicked: bar.boards.filter = BoardsModel.All
    }
    Chip {
        focusPolicy: Qt.TabFocus
        text: bar.boards.missingText
        keys: bar.keyTable.cap("missing")
        checked: bar.boards.filter === BoardsModel.Missing
        visible: !bar.low
        height: Math.max(Theme.touch, implicitHeight)
        onClicked: bar.boards.filter = BoardsModel.Missing
    }
    Chip {
        focusPolicy: Qt.TabFocus
        text: bar.runningText
        checked: bar.boards.filter === BoardsModel.RunningOnly
        visible: !bar.low && (!bar.declared || bar.boards.runningCount > 0)
        height: Math.max(Theme.touch, implicitHeight)
        onClicked: bar.boards.filter = BoardsModel.RunningOnly
    }
    AppButton {
        objectName: "pickNone"
        focusPolicy: Qt.TabFocus
        text: bar.boards.pickedText
        drawing: "cross"
        keys: qsTr("Esc")
        visible: text !== ""
        onClicked: bar.boards.pickNone()
    }
    AppButton {
        focusPolicy: Qt.TabFocus
        text: qsTr("Start or pause them")
        keys: qsTr("Space")
        visible: bar.picking
        onClicked: bar.boards.startOrPausePicked()
    }
    ForAll {
        text: bar.time.stage === RoundTimeView.ToBegin ? qsTr("Begin the round") : bar.time.stage === RoundTimeView.Stopped ? qsTr("Resume the round") : qsTr("Stop the round")
        drawing: bar.time.stage === RoundTimeView.ToBegin ? "play" : bar.time.stage === RoundTimeView.Stopped ? "resume" : "pause"
        keys: bar.boards.interrupted ? "" : spaceBar
        primary: bar.time.stage !== RoundTimeView.Played
        visible: bar.declared && bar.time.stage !== RoundTimeView.Over
        onClicked: bar.boards.spaceBar()
    }
    AppButton {
        focusPolicy: Qt.TabFocus
        text: qsTr("Declare it over")
        keys: bar.keyTable.cap("roundOver")
        visible: bar.declared && !bar.low && (bar.time.stage === RoundTimeView.Played || bar.time.stage === RoundTimeView.Stopped)
        onClicked: bar.time.declareOver()
    }
    AppText {
        text: bar.time.text
        color: bar.time.stage === RoundTimeView.Stopped ? Theme.warn : Theme.ink
        font.bold: bar.time.stage === RoundTimeView.Stopped
        height: Math.max(Theme.touch, implicitHeight)
        verticalAlignment: Text.AlignVCenter
        visible: bar.declared
    }
    ForAll {
        text: bar.begun ? qsTr("Start the rest") : qsTr("Start the round")
        drawing: "play"
        keys: bar.begun ? (bar.low ? "" : "Ctrl+Space") : spaceBar
        primary: !bar.begun
        visible: bar.boards.anyReady && (!bar.declared || bar.time.stage !== RoundTimeView.ToBegin)
        onClicked: bar.boards.startAll()
    }
    ForAll {
        text: qsTr("Pause all")
        drawing: "pause"
        keys: spaceBar
        visible: bar.boards.anyRunning && !bar.declared
        onClicked: bar.boards.pauseAll()
    }
    ForAll {
        text: qsTr("Resume all")
        drawing: "resume"
        keys: bar.boards.anyRunning && !bar.boards.interrupted ? "" : spaceBar
        primary: !bar.boards.anyRunning || bar.boards.interrupted
        visible: bar.boards.anyPaused && (!bar.declared || bar.boards.interrupted)
        onClicked: bar.boards.resumeAll()
    }
    AppText {
        objectName: "mayElide"
        text: bar.boards.byeText
        color: Theme.inkSoft
        width: Math.min(implicitWidth, bar.width)
        height: Math.max(Theme.touch, implicitHeight)
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        visible: text !== "" && !bar.low
        Hint { text: parent.truncated ? parent.text.split("; ").join("\n") : "" }
    }
}
