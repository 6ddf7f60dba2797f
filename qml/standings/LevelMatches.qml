// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Matches that are level after all their games: the arbiter says why, and names who is through.
Banner {
    id: level

    required property MatchTreeView tree
    readonly property var matches: Array.from(tree.rounds).reduce((all, round) => all.concat(Array.from(round.matches)), []).filter(match => match.level)

    text: tree.levelText
    tone: Badge.Warn

    Column {
        spacing: 8
        Layout.preferredWidth: Math.round(340 * Theme.fontScale)
        Field {
            id: reason
            objectName: "reason"
            label: qsTr("Why")
            placeholder: qsTr("by lots")
            width: parent.width
        }
        Repeater {
            model: level.matches
            delegate: Flow {
                id: row
                required property var modelData
                spacing: 8
                width: parent?.width ?? 0
                AppButton { text: qsTr("%1 is through").arg(row.modelData.upper); onClicked: level.tree.award(row.modelData.upperId, reason.input.text) }
                AppButton { text: qsTr("%1 is through").arg(row.modelData.lower); onClicked: level.tree.award(row.modelData.lowerId, reason.input.text) }
            }
        }
    }
}
