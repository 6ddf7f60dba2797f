// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.Ui

// A question to the arbiter, as long as it needs to be, and its answers, large enough for a finger.
Column {
    id: question

    property string text: ""
    property var answers: []
    property var values: [] // what the answers stand for, in the same order
    property var value      // the one that holds; of several, with commas between them
    property var caps: []   // their keys, where they have any
    property bool several: false
    readonly property Repeater row: several ? ticks : chips
    readonly property int held: Array.from(values).findIndex(one => question.holds(one))
    property int last: -1 // the answer that had the keyboard
    // The one answer that Tab leads to; the arrows go from it to the others.
    readonly property int stop: last >= 0 && last < answers.length ? last : Math.max(0, held)

    signal answered(var value)

    function holds(one: var): bool {
        return question.several ? String(question.value).split(",").includes(one) : one === question.value
    }
    function take() { question.row.itemAt(question.stop)?.forceActiveFocus(Qt.TabFocusReason) }
    // The answer that is wanted: not the one that holds.
    function takeOther() { question.row.itemAt(question.held === 0 ? 1 : 0)?.forceActiveFocus(Qt.TabFocusReason) }
    // From one answer to the next, or the one before.
    function step(on: bool) {
        question.row.itemAt(question.stop + (on ? 1 : -1))?.forceActiveFocus(on ? Qt.TabFocusReason : Qt.BacktabFocusReason)
    }
    // The question has the keyboard and none of its answers, so that Enter gives none.
    function hold() { question.forceActiveFocus(Qt.OtherFocusReason) }

    onHeldChanged: question.last = -1
    spacing: 4
    visible: text !== ""
    Accessible.role: Accessible.Grouping
    Accessible.name: question.text
    Accessible.focusable: true
    Keys.onRightPressed: question.take()
    Keys.onDownPressed: question.take()

    AppText {
        text: question.text
        font.pixelSize: Theme.small
        font.bold: true
        font.underline: question.activeFocus
        color: question.activeFocus ? Theme.danger : Theme.ink
        width: question.width
    }
    Flow {
        spacing: Theme.gap
        width: question.width
        Keys.onLeftPressed: question.step(false)
        Keys.onRightPressed: question.step(true)
        Repeater {
            id: chips
            model: question.several ? 0 : question.answers.length // by number: the chip that was pressed keeps the keyboard
            delegate: Chip {
                required property int index
                text: question.answers[index] ?? ""
                keys: question.caps[index] ?? ""
                checked: question.holds(question.values[index])
                height: Math.max(Theme.touch, implicitHeight)
                focusPolicy: activeFocus || index === question.stop ? Qt.StrongFocus : Qt.ClickFocus
                onActiveFocusChanged: if (activeFocus) question.last = index
                onClicked: question.answered(question.values[index])
            }
        }
        Repeater {
            id: ticks
            model: question.several ? question.answers.length : 0
            delegate: TickChip {
                required property int index
                text: question.answers[index] ?? ""
                keys: question.caps[index] ?? ""
                checked: question.holds(question.values[index])
                height: Math.max(Theme.touch, implicitHeight)
                focusPolicy: activeFocus || index === question.stop ? Qt.StrongFocus : Qt.ClickFocus
                onActiveFocusChanged: if (activeFocus) question.last = index
                onClicked: question.answered(question.values[index])
            }
        }
    }
}
