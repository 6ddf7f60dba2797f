// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.App
import Flagfall.Ui

// One player's periods, one below the other.
Column { // not a layout: rows come and go while it is being laid out
    id: list

    required property PeriodsModel periods
    required property var methodNames
    required property var methodWords
    property string title: ""

    spacing: Theme.gap

    AppText { text: list.title; font.bold: true; visible: text !== ""; width: list.width }
    Repeater {
        model: list.periods
        delegate: PeriodEditor {
            required property int index
            methodNames: list.methodNames
            methodWords: list.methodWords
            alone: list.periods.count === 1
            width: list.width
            onMethodPicked: method => list.periods.setMethod(index, method)
            onMovesEdited: text => list.periods.setMoves(index, text)
            onTimeEdited: text => list.periods.setTime(index, text)
            onExtraEdited: text => list.periods.setExtra(index, text)
            onFromMoveEdited: text => list.periods.setFromMove(index, text)
            onCountEdited: text => list.periods.setCount(index, text)
            onRepeatsToggled: repeats => list.periods.setRepeats(index, repeats)
            onRemoved: list.periods.remove(index)
        }
    }
    AppButton {
        objectName: "add"
        quiet: true
        drawing: "plus"
        text: qsTr("Another period")
        enabled: list.periods.canAdd
        onClicked: list.periods.add()
    }
}
