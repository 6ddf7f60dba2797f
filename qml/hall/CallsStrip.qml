// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.App
import Flagfall.Ui

// The boards that call the arbiter, the oldest call first. A press goes there.
Flow {
    id: strip

    required property CallsModel calls
    required property KeyTable keyTable

    signal boardWanted(int board)

    spacing: Theme.gap
    visible: calls.count > 0
    Accessible.role: Accessible.List
    Accessible.name: strip.calls.boardsText

    Badge {
        text: strip.calls.boardsText
        drawing: "call"
        tone: Badge.Danger
        height: Math.max(Theme.touch, implicitHeight)
    }
    Repeater {
        model: strip.calls
        delegate: AppButton {
            id: call
            required property int index
            required property string words
            focusPolicy: Qt.TabFocus
            text: call.words
            keys: call.index === 0 ? strip.keyTable.cap("nextCall") : ""
            onClicked: strip.boardWanted(strip.calls.show(call.index))
        }
    }
}
