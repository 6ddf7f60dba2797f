// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.App
import Flagfall.Ui

// This board, the boards picked, or the hall.
Flow {
    id: scope

    required property InterventionsView hands

    spacing: Theme.gap
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Apply to")

    Repeater {
        model: scope.hands.scopes
        delegate: Chip {
            required property string modelData
            required property int index
            text: modelData
            visible: text !== ""
            height: Math.max(Theme.touch, implicitHeight)
            readonly property int meant: [InterventionsView.Board, InterventionsView.Picked, InterventionsView.Hall][index]
            checked: scope.hands.scope === meant
            onClicked: scope.hands.scope = meant
        }
    }
}
