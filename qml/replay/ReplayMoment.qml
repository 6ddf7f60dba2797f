// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Both displays at the moment that is looked at, and the time of day between them.
RowLayout {
    id: moment

    required property ReplayView replay

    spacing: Theme.gap

    ReplaySide {
        name: moment.replay.whiteName
        time: moment.replay.whiteTime
        moves: moment.replay.whiteMoves
        flag: moment.replay.whiteFlag
        toMove: moment.replay.toMove === Sides.White
        runs: moment.replay.running
        night: false
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 3
    }
    ColumnLayout {
        spacing: 2
        Layout.fillWidth: true
        Layout.preferredWidth: 3
        AppText {
            objectName: "timeOfDay"
            text: moment.replay.timeOfDay
            font.pixelSize: Theme.heading
            font.bold: true
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }
        AppText {
            objectName: "state"
            text: moment.replay.live && moment.replay.running ? qsTr("Now: %1").arg(moment.replay.stateText) : moment.replay.stateText
            color: moment.replay.live ? Theme.accent : Theme.ink
            font.bold: true
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }
        AppText {
            text: moment.replay.note !== "" ? moment.replay.note : moment.replay.controlText
            color: moment.replay.note !== "" ? Theme.warn : Theme.inkSoft
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }
    }
    ReplaySide {
        name: moment.replay.blackName
        time: moment.replay.blackTime
        moves: moment.replay.blackMoves
        flag: moment.replay.blackFlag
        toMove: moment.replay.toMove === Sides.Black
        runs: moment.replay.running
        night: true
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 3
    }
}
