// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.App
import Flagfall.Ui

// What only the arbiter knows: every question of the ruling with its answers.
Column {
    id: ticks

    required property RulingView ruling

    spacing: Theme.gap

    Repeater {
        model: ticks.ruling.questions
        delegate: Column {
            id: asked

            required property var modelData

            spacing: 4
            width: ticks.width

            InterventionChoiceRow {
                text: asked.modelData.text
                answers: asked.modelData.answers
                answer: asked.modelData.answer
                width: asked.width
                onAnswered: index => ticks.ruling.answer(asked.modelData.ask, asked.modelData.words[index])
            }
            AppText {
                text: asked.modelData.hint
                font.pixelSize: Theme.small
                visible: text !== ""
                width: asked.width
            }
        }
    }
}
