// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// One board's clock over the whole window. White stands left until the clock is turned.
FocusScope {
    id: page

    required property ClockView clock
    readonly property bool runs: clock.phase === BoardsModel.Running
    readonly property int leftSide: clock.turned ? BoardsModel.Black : BoardsModel.White
    readonly property int rightSide: clock.turned ? BoardsModel.White : BoardsModel.Black

    function leave() {
        if (page.runs && !sure.running)
            sure.restart()
        else
            page.clock.close()
    }
    function keyed(event: var): bool {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return false
        if (event.isAutoRepeat)
            return true
        if (event.key === Qt.Key_A)
            page.clock.press(page.leftSide)
        else if (event.key === Qt.Key_L)
            page.clock.press(page.rightSide)
        else if (event.key === Qt.Key_Space)
            page.runs ? page.clock.pressActive() : page.clock.startOrPause()
        else if (event.key === Qt.Key_P)
            page.clock.startOrPause()
        else if (event.key === Qt.Key_T)
            page.clock.turned = !page.clock.turned
        else if (event.key === Qt.Key_Escape)
            page.leave()
        else
            return false
        return true
    }

    focus: true
    Keys.onPressed: event => event.accepted = page.keyed(event)
    onRunsChanged: sure.stop()
    Timer { id: sure; interval: 3000 }

    Rectangle { anchors.fill: parent; color: Theme.canvas }
    ClockHalf {
        id: white
        objectName: "white"
        x: page.clock.turned ? parent.width / 2 : 0
        width: parent.width / 2
        height: parent.height - strip.height
        night: false
        name: page.clock.whiteName
        time: page.clock.whiteTime
        delay: page.clock.whiteDelay
        period: page.clock.whitePeriod
        moves: page.clock.whiteMoves
        toMove: page.clock.running === BoardsModel.White
        waits: page.clock.waiting === BoardsModel.White
        flag: page.clock.whiteFlag
        first: page.clock.flagFirst === BoardsModel.White
        low: page.clock.whiteLow
        keys: page.clock.turned ? "L" : "A"
        onTouched: page.clock.press(BoardsModel.White)
    }
    ClockHalf {
        objectName: "black"
        x: page.clock.turned ? 0 : parent.width / 2
        width: parent.width / 2
        height: white.height
        night: true
        name: page.clock.blackName
        time: page.clock.blackTime
        delay: page.clock.blackDelay
        period: page.clock.blackPeriod
        moves: page.clock.blackMoves
        toMove: page.clock.running === BoardsModel.Black
        waits: page.clock.waiting === BoardsModel.Black
        flag: page.clock.blackFlag
        first: page.clock.flagFirst === BoardsModel.Black
        low: page.clock.blackLow
        keys: page.clock.turned ? "A" : "L"
        onTouched: page.clock.press(BoardsModel.Black)
    }
    Rectangle {
        id: strip
        width: parent.width
        height: line.implicitHeight + 16
        anchors.bottom: parent.bottom
        color: sure.running ? Theme.warnWash : Theme.surface

        GridLayout {
            id: line
            columns: page.width > 1000 * Theme.fontScale ? 2 : 1
            columnSpacing: Theme.space
            rowSpacing: Theme.gap
            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space }
            RowLayout {
                spacing: Theme.space
                Layout.fillWidth: true
                AppText {
                    text: qsTr("Board %1").arg(page.clock.board)
                    font.pixelSize: Theme.title
                    font.bold: true
                    wrapMode: Text.NoWrap
                }
                AppText {
                    text: sure.running ? qsTr("The clock goes on. Press Esc once more to leave it.")
                        : page.clock.resultText !== "" ? page.clock.resultText : page.clock.phaseText
                    font.bold: true
                    font.pixelSize: Theme.lead
                    color: sure.running ? Theme.warn : page.runs ? Theme.accent : Theme.ink
                    Layout.fillWidth: true
                }
                AppText { text: page.clock.controlText; color: Theme.inkSoft; wrapMode: Text.NoWrap; visible: !sure.running }
            }
            Flow {
                spacing: Theme.gap
                Layout.fillWidth: line.columns === 1
                Layout.preferredWidth: startButton.implicitWidth + turnButton.implicitWidth + leaveButton.implicitWidth + 2 * spacing + 1
                AppButton {
                    id: startButton
                    text: page.runs ? qsTr("Pause") : qsTr("Start")
                    drawing: page.runs ? "pause" : "play"
                    keys: "P"
                    focusPolicy: Qt.NoFocus
                    onClicked: page.clock.startOrPause()
                }
                AppButton {
                    id: turnButton
                    text: qsTr("Turn")
                    drawing: "turn"
                    keys: "T"
                    focusPolicy: Qt.NoFocus
                    onClicked: page.clock.turned = !page.clock.turned
                }
                AppButton {
                    id: leaveButton
                    text: page.runs ? qsTr("Leave, the clock goes on") : qsTr("Back to the hall")
                    keys: "Esc"
                    focusPolicy: Qt.NoFocus
                    onClicked: page.clock.close()
                }
            }
        }
    }
}
