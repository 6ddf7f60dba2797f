// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.Ui

// A question to the arbiter, as long as it needs to be, and its answers, large enough for a finger.
Column {
    id: question

    property string text: ""
    property var answers: []
    property int answer: -1

    signal answered(int index)

    spacing: 4
    visible: text !== ""

    AppText {
        text: question.text
        font.pixelSize: Theme.small
        font.bold: true
        width: question.width
    }
    Flow {
        spacing: Theme.gap
        width: question.width
        Accessible.role: Accessible.Grouping
        Accessible.name: question.text
        Repeater {
            model: question.answers
            delegate: Chip {
                required property string modelData
                required property int index
                text: modelData
                checked: index === question.answer
                height: Math.max(Theme.touch, implicitHeight)
                onClicked: question.answered(index)
                Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
}
