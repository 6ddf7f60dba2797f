// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.App
import Flagfall.Ui

// What only the arbiter knows: every question of the ruling with its answers.
Column {
    id: ticks

    required property ProposalView ruling

    function take() { (asked.itemAt(0) as RulingTick)?.take() }

    spacing: Theme.gap

    Repeater {
        id: asked
        model: ticks.ruling.questions.length // by number: an answer does not make the questions anew
        delegate: RulingTick {
            required property int index
            question: ticks.ruling.questions[index] ?? ({})
            width: ticks.width
            visible: !question.byOptions // else the options ask it
            onAnswered: word => ticks.ruling.answer(question.ask, word)
        }
    }
}
