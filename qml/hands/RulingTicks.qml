// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// What only the arbiter knows.
Column {
    id: ticks

    required property RulingView ruling

    spacing: Theme.gap

    HandsChoice {
        text: ticks.ruling.flagCase ? qsTr("Called by") : ""
        answers: ticks.ruling.callers
        answer: ticks.ruling.caller
        width: ticks.width
        onAnswered: index => ticks.ruling.caller = index
    }
    HandsChoice {
        text: ticks.ruling.orders.length > 0 ? qsTr("Which flag fell first") : ""
        answers: ticks.ruling.orders
        answer: ticks.ruling.order
        width: ticks.width
        onAnswered: index => ticks.ruling.order = index
    }
    HandsChoice {
        text: ticks.ruling.movesQuestion
        answers: [qsTr("not established"), qsTr("yes"), qsTr("no")]
        answer: ticks.ruling.moves
        width: ticks.width
        onAnswered: index => ticks.ruling.moves = index
    }
    HandsChoice {
        text: ticks.ruling.mateQuestion
        answers: [qsTr("not said"), qsTr("yes"), qsTr("no")]
        answer: ticks.ruling.mate
        width: ticks.width
        onAnswered: index => ticks.ruling.mate = index
    }
    OnOff {
        text: qsTr("The game was over before")
        hint: qsTr("Mate, stalemate, a dead position, resignation or agreement came first.")
        checked: ticks.ruling.overBefore
        visible: ticks.ruling.flagCase
        width: ticks.width
        onToggled: ticks.ruling.overBefore = checked
    }
}
