// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Which round, and how many results are in.
ColumnLayout {
    id: bar

    required property BoardsModel boards
    required property RoundsModel rounds

    signal turned(int round)

    spacing: Theme.gap

    Flow {
        spacing: 6
        Layout.fillWidth: true
        Repeater {
            model: bar.rounds
            delegate: Chip {
                required property int number
                required property string missingText
                text: number
                checked: number === bar.rounds.shown
                Accessible.name: qsTr("Round %1").arg(number)
                Accessible.description: missingText
                onClicked: bar.turned(number)
            }
        }
    }
    Flow {
        spacing: Theme.space
        Layout.fillWidth: true
        AppText {
            text: qsTr("Round %1").arg(bar.rounds.shown)
            font.pixelSize: Theme.heading
            font.bold: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Badge {
            text: bar.boards.missing > 0 ? bar.boards.missingText : qsTr("All results are in")
            drawing: bar.boards.missing > 0 ? "info" : "check"
            tone: bar.boards.missing > 0 ? Badge.Warn : Badge.Good
        }
        Badge { text: qsTr("%n result(s) entered", "", bar.boards.entered) }
        AppText { text: bar.boards.byeText; color: Theme.inkSoft; visible: text !== "" }
    }
}
