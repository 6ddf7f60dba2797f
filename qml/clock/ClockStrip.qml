// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Below the dials: which board, how it stands, and the arbiter's buttons. None of them takes the keyboard.
Rectangle {
    id: strip

    required property ClockView clock
    required property KeyTable keyTable
    required property bool runs
    readonly property bool paused: clock.phase === BoardsModel.Paused
    required property string word // why a key did nothing; empty: none has
    required property bool needsLook
    required property bool factsShown

    signal toggleFacts()

    implicitHeight: line.implicitHeight + 16
    color: strip.word !== "" ? Theme.warnWash : Theme.surface

    ColumnLayout {
        id: line
        spacing: Theme.gap
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space }
        RowLayout {
            spacing: Theme.space
            Layout.fillWidth: true
            AppText {
                text: strip.clock.boardText
                font.pixelSize: Theme.title
                font.bold: true
                wrapMode: Text.NoWrap
            }
            AppText {
                text: strip.word !== "" ? strip.word
                    : strip.clock.resultText !== "" ? strip.clock.resultText : strip.clock.phaseText
                font.bold: true
                font.pixelSize: Theme.lead
                Accessible.role: strip.word !== "" ? Accessible.AlertMessage : Accessible.StaticText
                Accessible.name: text
                color: strip.word !== "" ? Theme.warn : strip.runs ? Theme.accent : Theme.ink
                Layout.fillWidth: true
            }
            AppText { text: strip.clock.controlText; color: Theme.inkSoft; wrapMode: Text.NoWrap; visible: strip.word === "" }
        }
        Flow {
            spacing: Theme.gap
            Layout.fillWidth: true
            AppButton {
                text: strip.runs ? qsTr("Pause") : strip.paused ? qsTr("Resume") : qsTr("Start")
                visible: strip.clock.steerable
                drawing: strip.runs ? "pause" : strip.paused ? "resume" : "play"
                keys: strip.keyTable.cap("pause")
                focusPolicy: Qt.NoFocus
                onClicked: strip.clock.startOrPause()
            }
            AppButton {
                text: qsTr("Turn")
                drawing: "turn"
                keys: strip.keyTable.cap("turn")
                focusPolicy: Qt.NoFocus
                onClicked: strip.clock.turn()
            }
            AppButton {
                text: qsTr("Announce the times")
                drawing: "speak"
                keys: strip.keyTable.cap("speak")
                focusPolicy: Qt.NoFocus
                onClicked: strip.clock.speak()
            }
            AppButton {
                text: strip.clock.muted ? qsTr("Sound on") : qsTr("Mute")
                drawing: strip.clock.muted ? "mute" : "sound"
                keys: strip.keyTable.cap("mute")
                focusPolicy: Qt.NoFocus
                onClicked: strip.clock.toggleMuted()
            }
            AppButton {
                text: qsTr("For the arbiter")
                drawing: strip.needsLook ? "warning" : "info"
                keys: strip.keyTable.cap("facts")
                checkable: true
                checked: strip.factsShown
                focusPolicy: Qt.NoFocus
                onClicked: strip.toggleFacts()
            }
            AppButton {
                text: strip.runs ? qsTr("Leave, the clock keeps running") : qsTr("Back to the hall")
                keys: strip.keyTable.cap("leave")
                focusPolicy: Qt.NoFocus
                onClicked: strip.clock.close()
            }
        }
    }
}
