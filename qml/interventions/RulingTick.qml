// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// One question of a ruling, its answers, and what is meant by it where that is not plain.
Column {
    id: tick

    required property var question // of ProposalView.questions

    signal answered(string word)

    function take() { row.takeOther() }

    spacing: 4

    InterventionChoiceRow {
        id: row
        text: tick.question.text ?? ""
        answers: tick.question.answers ?? []
        values: tick.question.words ?? []
        caps: tick.question.caps ?? []
        value: tick.question.answer
        width: tick.width
        onAnswered: word => tick.answered(word)
    }
    AppText {
        text: tick.question.hint ?? ""
        font.pixelSize: Theme.small
        visible: text !== ""
        width: tick.width
    }
}
